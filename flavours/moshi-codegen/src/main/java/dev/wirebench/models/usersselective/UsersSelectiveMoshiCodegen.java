package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersMoshiCodegen;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveMoshiCodegen {
  private UsersSelectiveMoshiCodegen() {}

  public static HeldClass<UsersSummary, dev.wirebench.models.users.moshicodegen.UsersSummary>
      flavour() {
    return new HeldClass<>(
        dev.wirebench.models.users.moshicodegen.UsersSummary.class,
        UsersMoshiCodegen::fromBean,
        UsersMoshiCodegen::toBean);
  }
}
