package dev.wirebench.models;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name in the document of a bean's field that is called otherwise: for libraries that are told
 * names by calls and not by annotations of their own.
 */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonName {
  String value();
}
