package dev.wirebench.report.scenario;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers with their units, as people write them, in the unit that arithmetic has. */
enum Quantity {
  /** Messages a second, which is also meant where no time is written. */
  RATE(
      Quantity.NUMBER + "\\s*([kM]?)(?:\\s*/\\s*(s|min|h|day))?",
      "a rate: write for instance 50000/s, 50k/s, 3M/min or 100/day") {
    @Override
    double of(Matcher matcher) {
      double thousands =
          matcher.group(2).equals("k") ? 1e3 : matcher.group(2).equals("M") ? 1e6 : 1;
      String time = matcher.group(3);
      return number(matcher) * thousands / (time == null ? 1 : SECONDS.get(time));
    }
  },
  /** Bits a second. */
  LINK(
      Quantity.NUMBER + "\\s*([kMG])bit/s",
      "the speed of a link: write for instance 100 Mbit/s or 10 Gbit/s") {
    @Override
    double of(Matcher matcher) {
      return number(matcher) * THOUSANDS.get(matcher.group(2));
    }
  },
  /** Seconds. */
  SPAN(
      Quantity.NUMBER + "\\s*(hour|day|week|month|year)s?",
      "a span of time: write for instance 30 days or 3 years") {
    @Override
    double of(Matcher matcher) {
      return number(matcher) * SPANS.get(matcher.group(2));
    }
  },
  /** Months. */
  MONTHS("([0-9]+)\\s*months?", "a number of months: write for instance 24 months") {
    @Override
    double of(Matcher matcher) {
      return number(matcher);
    }
  },
  /** Bytes. */
  SIZE(Quantity.NUMBER + "\\s*([kMG])B", "a size: write for instance 500 kB or 2 MB") {
    @Override
    double of(Matcher matcher) {
      return number(matcher) * THOUSANDS.get(matcher.group(2));
    }
  },
  /** A share of one, at most one. */
  SHARE(Quantity.NUMBER + "\\s*%", "a share above 0 and up to 100 %: write for instance 5 %") {
    @Override
    double of(Matcher matcher) {
      double share = number(matcher) / 100;
      return share <= 1 ? share : Double.NaN;
    }
  },
  /** A number above 0. */
  POSITIVE(Quantity.NUMBER, "a number above 0") {
    @Override
    double of(Matcher matcher) {
      return number(matcher);
    }
  },
  /** A factor, at least one. */
  FACTOR(Quantity.NUMBER, "a factor of 1 or more") {
    @Override
    double of(Matcher matcher) {
      return number(matcher) >= 1 ? number(matcher) : Double.NaN;
    }
  },
  /** A number that may be 0. */
  AMOUNT(Quantity.NUMBER, "a number, 0 or more") {
    @Override
    double of(Matcher matcher) {
      return number(matcher);
    }

    @Override
    boolean isFit(double value) {
      return value >= 0;
    }
  };

  /**
   * Thousands may be grouped by commas or blanks; a comma before decimals, as in 0,023, is none.
   */
  private static final String NUMBER =
      "([1-9][0-9]{0,2}(?:[, ][0-9]{3})+(?:\\.[0-9]+)?|[0-9]+(?:\\.[0-9]+)?)";

  private static final double DAY = 86_400;
  private static final double DAYS_OF_YEAR = 365.25;
  private static final Map<String, Double> SECONDS =
      Map.of("s", 1.0, "min", 60.0, "h", 3600.0, "day", DAY);
  private static final Map<String, Double> SPANS =
      Map.of(
          "hour", 3600.0,
          "day", DAY,
          "week", 7 * DAY,
          "month", DAYS_OF_YEAR / 12 * DAY,
          "year", DAYS_OF_YEAR * DAY);
  private static final Map<String, Double> THOUSANDS = Map.of("k", 1e3, "M", 1e6, "G", 1e9);

  private final Pattern pattern;
  private final String words;

  Quantity(String pattern, String words) {
    this.pattern = Pattern.compile(pattern);
    this.words = words;
  }

  abstract double of(Matcher matcher);

  boolean isFit(double value) {
    return value > 0;
  }

  private static double number(Matcher matcher) {
    return Double.parseDouble(matcher.group(1).replaceAll("[, ]", ""));
  }

  /** Empty if the text is no such quantity. */
  OptionalDouble parse(String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      return OptionalDouble.empty();
    }
    double value = of(matcher);
    return Double.isFinite(value) && isFit(value)
        ? OptionalDouble.of(value)
        : OptionalDouble.empty();
  }

  /** The message about a text that is no such quantity. */
  String refusal(String text) {
    return "'" + text + "' is not " + words + ".";
  }
}
