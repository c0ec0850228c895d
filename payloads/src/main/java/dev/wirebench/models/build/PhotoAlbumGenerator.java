package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.models.Instants;
import dev.wirebench.proto.photoalbum.Author;
import dev.wirebench.proto.photoalbum.Photo;
import dev.wirebench.proto.photoalbum.PhotoAlbum;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * The album of the comparison of 2012: 200 photos, or about as many, by a few authors, with Czech
 * text.
 */
final class PhotoAlbumGenerator implements Generator {
  private static final int PHOTOS = 200;
  private static final int AUTHORS = 8;
  private static final int TAGS = 3;

  private static final String VOCABULARY =
      "bouře břeh cesta chalupa děti déšť dítě dům hora hrad hvězda jaro jezero kůň květ les léto louka"
          + " město měsíc mlha moře most náměstí nebe obloha podzim poušť pole pták ráno řeka sníh"
          + " slunce strom světlo ticho údolí večer věž vítr vlak voda výlet východ zahrada zátiší zima"
          + " žába žluťoučký přes mezi nad pod před a i když kde která svítí leží běží čeká mlčí šumí";

  private static final String[] NAMES = {
    "Jiří Dvořák",
    "Žofie Křížová",
    "Ondřej Šťastný",
    "Božena Růžičková",
    "Matěj Černý",
    "Zdeňka Málková"
  };

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Texts texts = new Texts(random, VOCABULARY);
    List<Author> authors = Stream.generate(() -> author(texts)).limit(AUTHORS).toList();
    PhotoAlbum.Builder album =
        ((PhotoAlbum.Builder) builder)
            .setName("Příliš žluťoučký kůň")
            .setDescription(texts.sentences(3))
            .setOwner(authors.get(0))
            .setCreated(Instants.toMessage(texts.instant()));
    int photos = size.applyAsInt(PHOTOS);
    for (int i = 0; i < photos; i++) {
      album.addPhotos(photo(i, authors.get(random.nextInt(AUTHORS)), texts, size));
    }
    return album.build();
  }

  private static Author author(Texts texts) {
    return Author.newBuilder()
        .setName(texts.oneOf(NAMES))
        .setEmail("autor" + texts.digits(4) + "@fotky.example.cz")
        .setMemberSince(Instants.toMessage(texts.instant()))
        .setAbout(texts.sentence(8))
        .build();
  }

  private static Photo photo(int index, Author author, Texts texts, IntUnaryOperator size) {
    Photo.Builder photo =
        Photo.newBuilder()
            .setId(10_000_000_000L + index)
            .setName(Texts.capital(texts.words(3)))
            .setDescription(texts.sentences(6))
            .setFileName("IMG_" + (1000 + index) + ".JPG")
            .setFileSize(texts.between(1_000_000, 9_999_999))
            .setWidth(texts.between(2000, 6000))
            .setHeight(texts.between(1500, 4000))
            .setTaken(Instants.toMessage(texts.instant()))
            .setUploaded(Instants.toMessage(texts.instant()))
            .setAuthor(author)
            .setRating(texts.decimal(1, 5, 2))
            .setPublished(texts.between(0, 4) > 0);
    int tags = size.applyAsInt(TAGS);
    for (int i = 0; i < tags; i++) {
      photo.addTags(texts.word());
    }
    return photo.build();
  }
}
