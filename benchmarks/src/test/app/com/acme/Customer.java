package com.acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A customer as Lombok's {@code @Data} makes one, with the names that two libraries are told. */
public class Customer {
  private long id;
  private String name;

  @JsonProperty("e_mail")
  @SerializedName("e_mail")
  private String email;

  private boolean active;
  private double balance;
  private List<String> tags;
  private Map<String, Integer> limits;
  private String note;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  public boolean isActive() {
    return active;
  }

  public void setActive(boolean active) {
    this.active = active;
  }

  public double getBalance() {
    return balance;
  }

  public void setBalance(double balance) {
    this.balance = balance;
  }

  public List<String> getTags() {
    return tags;
  }

  public void setTags(List<String> tags) {
    this.tags = tags;
  }

  public Map<String, Integer> getLimits() {
    return limits;
  }

  public void setLimits(Map<String, Integer> limits) {
    this.limits = limits;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Customer other
        && id == other.id
        && active == other.active
        && Double.compare(balance, other.balance) == 0
        && Objects.equals(name, other.name)
        && Objects.equals(email, other.email)
        && Objects.equals(tags, other.tags)
        && Objects.equals(limits, other.limits)
        && Objects.equals(note, other.note);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, name, email, active, balance, tags, limits, note);
  }
}
