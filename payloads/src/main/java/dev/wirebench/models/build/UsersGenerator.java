package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.proto.users.Friend;
import dev.wirebench.proto.users.Image;
import dev.wirebench.proto.users.Name;
import dev.wirebench.proto.users.User;
import dev.wirebench.proto.users.Users;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * The 60 users of the study of Moshi and Kotlin Serialization: ASCII, with lists about as long as
 * in its public file.
 */
final class UsersGenerator implements Generator {
  private static final int USERS = 60;
  private static final int TAGS = 7;
  private static final int RANGE = 10;
  private static final int FRIENDS = 3;

  private static final String VOCABULARY =
      "adipisicing aliqua aliquip amet anim aute cillum commodo consectetur consequat culpa cupidatat"
          + " deserunt dolor dolore duis ea eiusmod elit enim esse est et eu ex excepteur exercitation"
          + " fugiat id in incididunt ipsum irure labore laboris laborum lorem magna minim mollit nisi"
          + " non nostrud nulla occaecat officia pariatur proident qui quis reprehenderit sint sit sunt"
          + " tempor ullamco ut velit veniam voluptate";

  private static final String[] FIRST = {
    "Agnes", "Bruno", "Clara", "Dominik", "Edith", "Felix", "Greta", "Hugo", "Irma", "Jonas",
    "Klara", "Leopold", "Magda", "Nestor", "Olivia", "Patrick", "Rosalind", "Simon", "Thea",
        "Victor"
  };

  private static final String[] LAST = {
    "Adler", "Baker", "Carver", "Dalton", "Ellison", "Fletcher", "Gardener", "Hollis", "Irving",
    "Keller", "Lambert", "Mercer", "Norwood", "Osborne", "Porter", "Ransom", "Sawyer", "Turner"
  };

  private static final String[] DAYS = {
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
  };

  private static final String[] MONTHS = {
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December"
  };

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Texts texts = new Texts(random, VOCABULARY);
    Users.Builder users = (Users.Builder) builder;
    int count = size.applyAsInt(USERS);
    for (int i = 0; i < count; i++) {
      users.addUsers(user(i, texts, size));
    }
    return users.build();
  }

  private static User user(int index, Texts texts, IntUnaryOperator size) {
    Name name = Name.newBuilder().setFirst(texts.oneOf(FIRST)).setLast(texts.oneOf(LAST)).build();
    String company = texts.word() + texts.oneOf("ix", "ora", "ware", "tron");
    User.Builder user =
        User.newBuilder()
            .setId(texts.hex(24))
            .setIndex(index)
            .setGuid(texts.uuid())
            .setIsActive(texts.between(0, 1) == 1)
            .setBalance("$" + texts.between(1, 3) + "," + texts.digits(3) + "." + texts.digits(2))
            .setPictureUrl("http://images.example.com/32x32")
            .setAge(texts.between(20, 40))
            .setName(name)
            .setCompany(company.toUpperCase(Locale.ROOT))
            .setEmail(email(name, company))
            .setAddress(address(texts))
            .setAbout(texts.sentences(7))
            .setRegistered(registered(texts))
            .setLatitude(texts.decimal(-89, 90, 6))
            .setLongitude(texts.decimal(-179, 180, 6))
            .setGreeting(
                String.format(
                    Locale.ROOT,
                    "Hello, %s! You have %s unread messages.",
                    name.getFirst(),
                    texts.between(1, 9)))
            .setFavoriteFruit(texts.oneOf("apple", "banana", "strawberry"))
            .setEyeColor(texts.oneOf("blue", "brown", "green"))
            .setPhone("+1 (9" + texts.digits(2) + ") " + texts.digits(3) + "-" + texts.digits(4));
    addLists(user, texts, size);
    return user.build();
  }

  private static void addLists(User.Builder user, Texts texts, IntUnaryOperator size) {
    int tags = size.applyAsInt(TAGS);
    for (int i = 0; i < tags; i++) {
      user.addTags(texts.word());
    }
    int range = size.applyAsInt(RANGE);
    for (int i = 0; i < range; i++) {
      user.addRange(i);
    }
    int friends = size.applyAsInt(FRIENDS);
    for (int i = 0; i < friends; i++) {
      user.addFriends(
          Friend.newBuilder().setId(i).setName(texts.oneOf(FIRST) + " " + texts.oneOf(LAST)));
    }
    int images = texts.between(6, 9);
    for (int i = 0; i < images; i++) {
      user.addImages(
          Image.newBuilder()
              .setId(texts.hex(24))
              .setFormat(texts.oneOf("image/png", "image/jpeg", "image/webp"))
              .setUrl("http://images.example.com/" + texts.uuid())
              .setDescription(texts.sentence(texts.between(9, 13))));
    }
  }

  private static String email(Name name, String company) {
    return (name.getFirst() + "." + name.getLast() + "@" + company + ".example.com")
        .toLowerCase(Locale.ROOT);
  }

  private static String address(Texts texts) {
    return String.format(
        Locale.ROOT,
        "%s %s %s, %s, %s, %s",
        texts.between(100, 999),
        Texts.capital(texts.word()),
        texts.oneOf("Street", "Avenue", "Court", "Place"),
        Texts.capital(texts.word()),
        texts.oneOf("Arkansas", "California", "Illinois", "Massachusetts", "Ohio"),
        texts.digits(4));
  }

  private static String registered(Texts texts) {
    return String.format(
        Locale.ROOT,
        "%s, %s %s, 2014 %s:%s %s",
        texts.oneOf(DAYS),
        texts.oneOf(MONTHS),
        texts.between(1, 28),
        texts.between(1, 12),
        texts.between(10, 59),
        texts.oneOf("AM", "PM"));
  }
}
