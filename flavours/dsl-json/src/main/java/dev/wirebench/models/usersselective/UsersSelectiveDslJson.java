package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersDslJson;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveDslJson {
  private UsersSelectiveDslJson() {}

  public static HeldClass<UsersSummary, dev.wirebench.models.users.dsljson.UsersSummary> flavour() {
    return new HeldClass<>(
        dev.wirebench.models.users.dsljson.UsersSummary.class,
        UsersDslJson::fromBean,
        UsersDslJson::toBean);
  }
}
