package dev.wirebench.models.usersselective;

import dev.wirebench.models.Flavour;
import dev.wirebench.models.users.UsersAvajeJsonb;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveAvajeJsonb {
  private UsersSelectiveAvajeJsonb() {}

  public static Flavour<UsersSummary, dev.wirebench.models.users.avajejsonb.UsersSummary>
      flavour() {
    return new Flavour<>(
        dev.wirebench.models.users.avajejsonb.UsersSummary.class,
        UsersAvajeJsonb::fromBean,
        UsersAvajeJsonb::toBean);
  }
}
