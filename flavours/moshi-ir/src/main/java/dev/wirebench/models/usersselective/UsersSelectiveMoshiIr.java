package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersMoshiIr;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveMoshiIr {
  private UsersSelectiveMoshiIr() {}

  public static HeldClass<UsersSummary, dev.wirebench.models.users.moshiir.UsersSummary> flavour() {
    return new HeldClass<>(
        dev.wirebench.models.users.moshiir.UsersSummary.class,
        UsersMoshiIr::fromBean,
        UsersMoshiIr::toBean);
  }
}
