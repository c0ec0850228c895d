package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.users.UsersAvro;
import dev.wirebench.models.users.bean.UsersSummary;

/** The flavour of a payload whose classes are those of another. */
public final class UsersSelectiveAvro {
  private UsersSelectiveAvro() {}

  public static HeldClass<UsersSummary, dev.wirebench.avro.users.UsersSummary> flavour() {
    return new HeldClass<>(
        dev.wirebench.avro.users.UsersSummary.class, UsersAvro::fromBean, UsersAvro::toBean);
  }
}
