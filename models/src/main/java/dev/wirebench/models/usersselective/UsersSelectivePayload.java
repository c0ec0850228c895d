package dev.wirebench.models.usersselective;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import dev.wirebench.models.users.UsersData;
import dev.wirebench.models.users.UsersMessages;
import dev.wirebench.models.users.bean.Name;
import dev.wirebench.models.users.bean.UserSummary;
import dev.wirebench.models.users.bean.UsersSummary;
import java.util.List;
import java.util.Optional;

/** 5 of the 23 fields of {@code users}: for reading a part of a document. */
public final class UsersSelectivePayload implements PayloadType<UsersSummary> {
  @Override
  public String id() {
    return "users-selective";
  }

  @Override
  public HeldClass<UsersSummary, UsersSummary> bean() {
    return HeldClass.of(UsersSummary.class);
  }

  @Override
  public List<Class<?>> beans() {
    return List.of(UsersSummary.class, UserSummary.class, Name.class);
  }

  @Override
  public HeldClass<UsersSummary, dev.wirebench.proto.users.UsersSummary> message() {
    return new HeldClass<>(
        dev.wirebench.proto.users.UsersSummary.class,
        UsersMessages::toMessage,
        UsersMessages::toBean);
  }

  @Override
  public HeldClass<UsersSummary, dev.wirebench.models.users.data.UsersSummary> data() {
    return new HeldClass<>(
        dev.wirebench.models.users.data.UsersSummary.class, UsersData::fromBean, UsersData::toBean);
  }

  @Override
  public Optional<String> narrows() {
    return Optional.of("users");
  }
}
