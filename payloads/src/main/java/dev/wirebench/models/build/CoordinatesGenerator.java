package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.proto.coordinates.Coordinates;
import dev.wirebench.proto.coordinates.Feature;
import dev.wirebench.proto.coordinates.Geometry;
import dev.wirebench.proto.coordinates.Position;
import dev.wirebench.proto.coordinates.Properties;
import dev.wirebench.proto.coordinates.Ring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * Borders of countries: rings as long as those of a public file of the world's countries, in
 * degrees with six decimals. Neighbours share a part of their border, so that numbers come up
 * again.
 */
final class CoordinatesGenerator implements Generator {
  private static final int COUNTRIES = 16;

  /** The lengths of rings, from the shortest to the longest twentieth of them. */
  private static final int[] LENGTHS = {
    5, 7, 8, 9, 11, 13, 15, 17, 20, 24, 28, 33, 38, 44, 52, 62, 80, 112, 170, 330
  };

  /** The share of a ring that is its neighbour's. */
  private static final double SHARED = 0.45;

  private static final double STEP = 0.6;
  private static final double MILLION = 1e6;

  private static final String VOCABULARY =
      "alba bora cadia delan esto fara gora hela isla jura kova lando mira nova orlan pella quora rana"
          + " sola tavia ura vesta wola xanta yora zemla";

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Texts texts = new Texts(random, VOCABULARY);
    Coordinates.Builder coordinates = ((Coordinates.Builder) builder).setType("FeatureCollection");
    List<Position> earlier = List.of();
    int countries = size.applyAsInt(COUNTRIES);
    for (int i = 0; i < countries; i++) {
      Geometry.Builder geometry = Geometry.newBuilder().setType("Polygon");
      int rings = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 1;
      for (int ring = 0; ring < rings; ring++) {
        earlier = ring(earlier, random, size);
        geometry.addCoordinates(Ring.newBuilder().addAllPositions(earlier));
      }
      coordinates.addFeatures(
          Feature.newBuilder()
              .setType("Feature")
              .setId(texts.characters("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 3))
              .setProperties(Properties.newBuilder().setName(name(texts, random)))
              .setGeometry(geometry));
    }
    return coordinates.build();
  }

  private static String name(Texts texts, Random random) {
    String name = Texts.capital(texts.word() + texts.oneOf("", "nia", "istan", "lands"));
    return random.nextInt(5) == 0
        ? name + " and " + Texts.capital(texts.word() + texts.oneOf("", "n"))
        : name;
  }

  /** A closed ring, a part of which is that of its neighbour, in the other direction. */
  private static List<Position> ring(
      List<Position> neighbour, Random random, IntUnaryOperator size) {
    int length = Math.max(4, size.applyAsInt(LENGTHS[random.nextInt(LENGTHS.length)]));
    List<Position> ring = new ArrayList<>();
    int shared = Math.min((int) (SHARED * length), neighbour.size());
    ring.addAll(neighbour.subList(0, shared));
    Collections.reverse(ring);
    double longitude =
        ring.isEmpty() ? 360 * random.nextDouble() - 180 : ring.get(shared - 1).getNumbers(0);
    double latitude =
        ring.isEmpty() ? 140 * random.nextDouble() - 60 : ring.get(shared - 1).getNumbers(1);
    while (ring.size() < length - 1) {
      longitude = within(longitude + STEP * random.nextGaussian(), 180);
      latitude = within(latitude + STEP * random.nextGaussian(), 90);
      ring.add(Position.newBuilder().addNumbers(longitude).addNumbers(latitude).build());
    }
    ring.add(ring.get(0));
    return ring;
  }

  /** Rounds to six decimals, as documents write them. */
  private static double within(double degrees, double most) {
    double turned = Math.abs(degrees) > most ? degrees - Math.signum(degrees) * most : degrees;
    return Math.round(turned * MILLION) / MILLION;
  }
}
