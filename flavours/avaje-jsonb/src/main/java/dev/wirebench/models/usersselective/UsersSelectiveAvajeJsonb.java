package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersAvajeJsonb;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveAvajeJsonb {
  private UsersSelectiveAvajeJsonb() {}

  public static HeldClass<UsersSummary, dev.wirebench.models.users.avajejsonb.UsersSummary>
      flavour() {
    return new HeldClass<>(
        dev.wirebench.models.users.avajejsonb.UsersSummary.class,
        UsersAvajeJsonb::fromBean,
        UsersAvajeJsonb::toBean);
  }
}
