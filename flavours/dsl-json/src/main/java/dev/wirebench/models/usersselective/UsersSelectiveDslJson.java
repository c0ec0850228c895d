package dev.wirebench.models.usersselective;

import dev.wirebench.models.Flavour;
import dev.wirebench.models.users.UsersDslJson;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveDslJson {
  private UsersSelectiveDslJson() {}

  public static Flavour<UsersSummary, dev.wirebench.models.users.dsljson.UsersSummary> flavour() {
    return new Flavour<>(
        dev.wirebench.models.users.dsljson.UsersSummary.class,
        UsersDslJson::fromBean,
        UsersDslJson::toBean);
  }
}
