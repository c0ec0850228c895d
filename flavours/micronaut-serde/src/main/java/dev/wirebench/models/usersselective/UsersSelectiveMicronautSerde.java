package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersMicronautSerde;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveMicronautSerde {
  private UsersSelectiveMicronautSerde() {}

  public static HeldClass<UsersSummary, dev.wirebench.models.users.micronautserde.UsersSummary>
      flavour() {
    return new HeldClass<>(
        dev.wirebench.models.users.micronautserde.UsersSummary.class,
        UsersMicronautSerde::fromBean,
        UsersMicronautSerde::toBean);
  }
}
