package dev.wirebench.models.usersselective;

import dev.wirebench.models.Flavour;
import dev.wirebench.models.users.UsersMoshiIr;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveMoshiIr {
  private UsersSelectiveMoshiIr() {}

  public static Flavour<UsersSummary, dev.wirebench.models.users.moshiir.UsersSummary> flavour() {
    return new Flavour<>(
        dev.wirebench.models.users.moshiir.UsersSummary.class,
        UsersMoshiIr::fromBean,
        UsersMoshiIr::toBean);
  }
}
