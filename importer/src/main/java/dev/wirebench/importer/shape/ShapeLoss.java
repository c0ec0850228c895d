package dev.wirebench.importer.shape;

import dev.wirebench.importer.document.Place;

/**
 * Something that a message cannot hold as the documents have it.
 *
 * @param place where
 * @param seen what was seen there
 * @param becomes what becomes of it if that is accepted
 */
public record ShapeLoss(Place place, String seen, String becomes) {
  @Override
  public String toString() {
    return place + ": " + seen + "; accepted, " + becomes;
  }
}
