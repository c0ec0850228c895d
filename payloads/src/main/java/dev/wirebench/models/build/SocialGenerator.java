package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.proto.social.Account;
import dev.wirebench.proto.social.AccountEntities;
import dev.wirebench.proto.social.Entities;
import dev.wirebench.proto.social.Hashtag;
import dev.wirebench.proto.social.Media;
import dev.wirebench.proto.social.Mention;
import dev.wirebench.proto.social.Metadata;
import dev.wirebench.proto.social.SearchMetadata;
import dev.wirebench.proto.social.Size;
import dev.wirebench.proto.social.Sizes;
import dev.wirebench.proto.social.Social;
import dev.wirebench.proto.social.Status;
import dev.wirebench.proto.social.Url;
import dev.wirebench.proto.social.UrlList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * A page of a search in a social network. Most statuses are Japanese; three of four repeat one of a
 * few, with the account that wrote it.
 */
final class SocialGenerator implements Generator {
  private static final int STATUSES = 10;
  private static final int ORIGINALS = 1;
  private static final int LONGEST = 140;

  private static final String LETTERS =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  private static final String JAPANESE =
      "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんアイウエオカキクケコ"
          + "サシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロワンー日本人大年月会社東京国学生時間今日明日私僕君"
          + "前後上下中外新古高安多少長行来見聞話読書食飲買売思考知好愛楽嬉悲笑泣朝昼夜春夏秋冬雨雪風空海山川花木犬猫鳥魚"
          + "。、！？：「」…";

  private static final String[] EMOJI = {"😋", "✨", "😊", "❤", "😘", "💖", "✋", "😂"};

  private static final String[] SOURCES = {
    "<a href=\"http://twittbot.example.net/\" rel=\"nofollow\">bot</a>",
    "<a href=\"http://example.com/download/iphone\" rel=\"nofollow\">App for iPhone</a>",
    "<a href=\"http://example.com/download/android\" rel=\"nofollow\">App for Android</a>",
    "<a href=\"https://mobile.example.com\" rel=\"nofollow\">Mobile web</a>"
  };

  private static final String[] DAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

  private static final String[] MONTHS = {
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
  };

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Network network = new Network(random);
    List<Status> originals = new ArrayList<>();
    for (int i = 0; i < ORIGINALS; i++) {
      originals.add(network.status(null));
    }
    Social.Builder social = (Social.Builder) builder;
    int statuses = size.applyAsInt(STATUSES);
    for (int i = 0; i < statuses; i++) {
      social.addStatuses(
          network.status(network.isOneOf(4) ? null : originals.get(random.nextInt(ORIGINALS))));
    }
    return social.setSearchMetadata(network.search(statuses)).build();
  }

  /** One network, with its own source of chance. */
  private static final class Network {
    private final Random random;
    private final Texts texts;
    private final List<Account> known = new ArrayList<>();

    Network(Random random) {
      this.random = random;
      this.texts = new Texts(random, "a");
    }

    /** True once in so many times. */
    boolean isOneOf(int many) {
      return random.nextInt(many) == 0;
    }

    /** An identifier that no double holds. */
    private long id() {
      return 500_000_000_000_000_000L + (long) (random.nextDouble() * 1e16);
    }

    private String name(int least, int most) {
      return texts.characters(LETTERS, texts.between(least, most)).toLowerCase(Locale.ROOT);
    }

    private String date() {
      return String.format(
          Locale.ROOT,
          "%s %s %02d %02d:%02d:%02d +0000 20%d",
          texts.oneOf(DAYS),
          texts.oneOf(MONTHS),
          texts.between(1, 28),
          texts.between(0, 23),
          texts.between(0, 59),
          texts.between(0, 59),
          texts.between(10, 14));
    }

    private String japanese(int length) {
      StringBuilder text = new StringBuilder();
      while (text.codePointCount(0, text.length()) < length) {
        if (isOneOf(40)) {
          text.append(texts.oneOf(EMOJI));
        } else if (isOneOf(40)) {
          text.append('\n');
        } else if (isOneOf(20)) {
          text.append(texts.characters(LETTERS, texts.between(1, 4)));
        } else {
          text.append(texts.characters(JAPANESE, 1));
        }
      }
      return text.toString();
    }

    private String link() {
      return "http://t.example/" + texts.characters(LETTERS, 10);
    }

    private Url url() {
      String host = name(5, 9) + ".example/" + name(6, 12);
      return Url.newBuilder()
          .setUrl(link())
          .setExpandedUrl("http://" + host)
          .setDisplayUrl(host)
          .addIndices(texts.between(0, 60))
          .addIndices(texts.between(82, 140))
          .build();
    }

    Status status(Status repeated) {
      long id = id();
      Account account = known.isEmpty() || !isOneOf(9) ? account() : known.get(0);
      known.add(0, account);
      Status.Builder status =
          Status.newBuilder()
              .setMetadata(Metadata.newBuilder().setResultType("recent").setIsoLanguageCode("ja"))
              .setCreatedAt(date())
              .setId(id)
              .setIdStr(String.valueOf(id))
              .setText(text(repeated))
              .setSource(texts.oneOf(SOURCES))
              .setUser(account)
              .setLang("ja");
      if (repeated != null) {
        status.setRetweetedStatus(repeated).setRetweetCount(repeated.getRetweetCount());
      } else {
        status.setRetweetCount(texts.between(1, 9)).setFavoriteCount(texts.between(0, 9));
      }
      if (isOneOf(15)) {
        long other = id();
        status.setInReplyToStatusId(other).setInReplyToStatusIdStr(String.valueOf(other));
        status.setInReplyToScreenName(name(5, 15));
        status.setInReplyToUserId(account.getId()).setInReplyToUserIdStr(account.getIdStr());
      }
      return status.setEntities(entities(status, repeated)).build();
    }

    private String text(Status repeated) {
      if (repeated == null) {
        return japanese(isOneOf(6) ? texts.between(20, LONGEST) : LONGEST);
      }
      String text = "RT @" + repeated.getUser().getScreenName() + ": " + repeated.getText();
      return text.substring(0, text.offsetByCodePoints(0, Math.min(codePoints(text), LONGEST)));
    }

    private static int codePoints(String text) {
      return text.codePointCount(0, text.length());
    }

    private Entities entities(Status.Builder status, Status repeated) {
      Entities.Builder entities = Entities.newBuilder();
      if (isOneOf(19)) {
        entities.addHashtags(
            Hashtag.newBuilder().setText(japanese(5)).addIndices(18).addIndices(24));
      }
      if (isOneOf(10)) {
        entities.addUrls(url());
        status.setPossiblySensitive(false);
      }
      if (repeated != null) {
        Account author = repeated.getUser();
        entities.addUserMentions(
            Mention.newBuilder()
                .setScreenName(author.getScreenName())
                .setName(author.getName())
                .setId(author.getId())
                .setIdStr(author.getIdStr())
                .addIndices(3)
                .addIndices(4 + author.getScreenName().length()));
      }
      if (isOneOf(17)) {
        entities.addMedia(media());
      }
      return entities.build();
    }

    private Media media() {
      long id = id();
      String picture = "pbs.example.com/media/" + texts.characters(LETTERS, 15) + ".jpg";
      return Media.newBuilder()
          .setId(id)
          .setIdStr(String.valueOf(id))
          .addIndices(texts.between(10, 60))
          .addIndices(texts.between(82, 140))
          .setMediaUrl("http://" + picture)
          .setMediaUrlHttps("https://" + picture)
          .setUrl(link())
          .setDisplayUrl("pic.example.com/" + texts.characters(LETTERS, 10))
          .setExpandedUrl("http://example.com/" + name(5, 15) + "/status/" + id + "/photo/1")
          .setType("photo")
          .setSizes(
              Sizes.newBuilder()
                  .setMedium(size(600, 338, "fit"))
                  .setSmall(size(340, 192, "fit"))
                  .setThumb(size(150, 150, "crop"))
                  .setLarge(size(765, 432, "fit")))
          .build();
    }

    private static Size size(int width, int height, String resize) {
      return Size.newBuilder().setW(width).setH(height).setResize(resize).build();
    }

    private Account account() {
      int id = texts.between(100_000_000, 2_000_000_000);
      String picture =
          "pbs.example.com/profile_images/" + id() + "/" + texts.characters(LETTERS, 8);
      String colour = isOneOf(12) ? texts.hex(6).toUpperCase(Locale.ROOT) : "C0DEED";
      String background =
          isOneOf(10)
              ? "example.com/profile_background_images/" + id() + "/" + name(6, 9) + ".jpeg"
              : "abs.example.com/images/themes/theme1/bg.png";
      Account.Builder account =
          Account.newBuilder()
              .setId(id)
              .setIdStr(String.valueOf(id))
              .setName(japanese(texts.between(2, 12)))
              .setScreenName(name(8, 15))
              .setLocation(isOneOf(6) ? japanese(texts.between(3, 15)) : "")
              .setDescription(isOneOf(12) ? "" : japanese(texts.between(50, 110)))
              .setFollowersCount(texts.between(10, 99))
              .setFriendsCount(texts.between(10, 99))
              .setListedCount(texts.between(0, 1))
              .setCreatedAt(date())
              .setFavouritesCount(isOneOf(2) ? 0 : texts.between(1, 99))
              .setStatusesCount(texts.between(100, 25_000))
              .setLang(isOneOf(10) ? "en" : "ja")
              .setProfileBackgroundColor(colour)
              .setProfileBackgroundImageUrl("http://" + background)
              .setProfileBackgroundImageUrlHttps("https://" + background)
              .setProfileBackgroundTile(isOneOf(10))
              .setProfileImageUrl("http://" + picture + "_normal.jpeg")
              .setProfileImageUrlHttps("https://" + picture + "_normal.jpeg")
              .setProfileLinkColor(isOneOf(6) ? texts.hex(6) : "0084B4")
              .setProfileSidebarBorderColor(isOneOf(6) ? "FFFFFF" : "C0DEED")
              .setProfileSidebarFillColor("DDEEF6")
              .setProfileTextColor("333333")
              .setProfileUseBackgroundImage(true)
              .setDefaultProfile(!isOneOf(6));
      if (!isOneOf(11)) {
        account.setProfileBannerUrl(
            "https://pbs.example.com/profile_banners/" + id + "/" + texts.digits(10));
      }
      AccountEntities.Builder entities =
          AccountEntities.newBuilder().setDescription(UrlList.getDefaultInstance());
      if (isOneOf(10)) {
        Url url = url();
        account.setUrl(url.getUrl());
        entities.setUrl(UrlList.newBuilder().addUrls(url));
      }
      if (isOneOf(6)) {
        account.setUtcOffset(32_400).setTimeZone(texts.oneOf("Tokyo", "Osaka", "Irkutsk"));
      }
      return account.setEntities(entities).build();
    }

    SearchMetadata search(int count) {
      long id = id();
      String query = "q=%E4%B8%80&count=" + count + "&include_entities=1";
      return SearchMetadata.newBuilder()
          .setCompletedIn(0.087)
          .setMaxId(id)
          .setMaxIdStr(String.valueOf(id))
          .setNextResults("?max_id=" + (id - 1) + "&" + query)
          .setQuery("%E4%B8%80")
          .setRefreshUrl("?since_id=" + id + "&" + query)
          .setCount(count)
          .setSinceIdStr("0")
          .build();
    }
  }
}
