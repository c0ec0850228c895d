package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersDefaults;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveDefaults {
  private UsersSelectiveDefaults() {}

  public static HeldClass<UsersSummary, dev.wirebench.models.users.defaults.UsersSummary>
      flavour() {
    return new HeldClass<>(
        dev.wirebench.models.users.defaults.UsersSummary.class,
        UsersDefaults::fromBean,
        UsersDefaults::toBean);
  }
}
