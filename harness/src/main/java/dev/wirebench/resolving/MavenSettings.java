package dev.wirebench.resolving;

import dev.wirebench.base.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.settings.Mirror;
import org.apache.maven.settings.Profile;
import org.apache.maven.settings.Proxy;
import org.apache.maven.settings.Repository;
import org.apache.maven.settings.RepositoryPolicy;
import org.apache.maven.settings.Server;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.building.DefaultSettingsBuilderFactory;
import org.apache.maven.settings.building.DefaultSettingsBuildingRequest;
import org.apache.maven.settings.building.SettingsBuildingException;
import org.apache.maven.settings.crypto.DefaultSettingsDecrypter;
import org.apache.maven.settings.crypto.DefaultSettingsDecryptionRequest;
import org.apache.maven.settings.crypto.SettingsDecryptionResult;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.repository.Authentication;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.util.repository.AuthenticationBuilder;
import org.eclipse.aether.util.repository.DefaultAuthenticationSelector;
import org.eclipse.aether.util.repository.DefaultMirrorSelector;
import org.eclipse.aether.util.repository.DefaultProxySelector;
import org.sonatype.plexus.components.cipher.DefaultPlexusCipher;
import org.sonatype.plexus.components.sec.dispatcher.DefaultSecDispatcher;

/**
 * The user's settings of Maven: mirrors, servers, proxies, repositories, and the place of the local
 * one.
 */
final class MavenSettings {
  private static final String LOCAL_PROPERTY = "maven.repo.local";
  private static final String SECURITY = "~/.m2/settings-security.xml";
  private static final String CENTRAL = "central";
  private static final String CENTRAL_URL = "https://repo.maven.apache.org/maven2";
  private static final String LAYOUT = "default";

  private final Settings settings;
  private final List<Server> servers;
  private final List<Proxy> proxies;
  private final Path localRepository;

  private MavenSettings(
      Settings settings, List<Server> servers, List<Proxy> proxies, Path localRepository) {
    this.settings = settings;
    this.servers = servers;
    this.proxies = proxies;
    this.localRepository = localRepository;
  }

  /**
   * Reads those of the user, and those of the installation that {@code MAVEN_HOME} names. The local
   * repository is the one that {@code -Dmaven.repo.local} of this JVM names, if it does.
   *
   * @throws BadInput if a file is damaged
   */
  static MavenSettings read() {
    Optional<Path> named =
        Optional.ofNullable(System.getProperty(LOCAL_PROPERTY))
            .filter(folder -> !folder.isBlank())
            .map(Path::of);
    return read(Path.of(System.getProperty("user.home"), ".m2"), named);
  }

  /**
   * Reads the settings in a folder, and those of the installation.
   *
   * @param home holds the user's, and by default the local repository
   * @param named the local repository, whatever the settings say
   */
  static MavenSettings read(Path home, Optional<Path> named) {
    DefaultSettingsBuildingRequest request = new DefaultSettingsBuildingRequest();
    request.setSystemProperties(properties());
    request.setUserSettingsFile(home.resolve("settings.xml").toFile());
    Optional.ofNullable(System.getenv("MAVEN_HOME"))
        .map(folder -> Path.of(folder, "conf", "settings.xml"))
        .filter(Files::isRegularFile)
        .ifPresent(file -> request.setGlobalSettingsFile(file.toFile()));
    try {
      Settings settings =
          new DefaultSettingsBuilderFactory().newInstance().build(request).getEffectiveSettings();
      SettingsDecryptionResult readable = decrypted(settings);
      Path local = named.orElseGet(() -> localRepository(settings, home)).toAbsolutePath();
      return new MavenSettings(settings, readable.getServers(), readable.getProxies(), local);
    } catch (SettingsBuildingException e) {
      throw new BadInput(
          "Maven's settings in '"
              + home.resolve("settings.xml")
              + "' cannot be read ("
              + e.getProblems().get(0).getMessage()
              + "): correct the file.",
          e);
    }
  }

  private static Path localRepository(Settings settings, Path home) {
    String local = settings.getLocalRepository();
    return local == null || local.isBlank() ? home.resolve("repository") : Path.of(local);
  }

  private static Properties properties() {
    Properties properties = new Properties();
    System.getenv().forEach((name, value) -> properties.setProperty("env." + name, value));
    properties.putAll(System.getProperties());
    return properties;
  }

  private static SettingsDecryptionResult decrypted(Settings settings) {
    DefaultSecDispatcher dispatcher =
        new DefaultSecDispatcher(new DefaultPlexusCipher(), Map.of(), SECURITY);
    return new DefaultSettingsDecrypter(dispatcher)
        .decrypt(new DefaultSettingsDecryptionRequest(settings));
  }

  boolean isOffline() {
    return settings.isOffline();
  }

  Path localRepository() {
    return localRepository;
  }

  void applyTo(DefaultRepositorySystemSession session) {
    session.setSystemProperties(properties());
    DefaultMirrorSelector mirrors = new DefaultMirrorSelector();
    for (Mirror mirror : settings.getMirrors()) {
      mirrors.add(
          mirror.getId(),
          mirror.getUrl(),
          mirror.getLayout(),
          false,
          mirror.isBlocked(),
          mirror.getMirrorOf(),
          mirror.getMirrorOfLayouts());
    }
    session.setMirrorSelector(mirrors);
    DefaultAuthenticationSelector authentications = new DefaultAuthenticationSelector();
    for (Server server : servers) {
      authentications.add(
          server.getId(),
          new AuthenticationBuilder()
              .addUsername(server.getUsername())
              .addPassword(server.getPassword())
              .addPrivateKey(server.getPrivateKey(), server.getPassphrase())
              .build());
    }
    session.setAuthenticationSelector(authentications);
    DefaultProxySelector selector = new DefaultProxySelector();
    for (Proxy proxy : proxies) {
      if (proxy.isActive()) {
        Authentication user =
            new AuthenticationBuilder()
                .addUsername(proxy.getUsername())
                .addPassword(proxy.getPassword())
                .build();
        selector.add(
            new org.eclipse.aether.repository.Proxy(
                proxy.getProtocol(), proxy.getHost(), proxy.getPort(), user),
            proxy.getNonProxyHosts());
      }
    }
    session.setProxySelector(selector);
  }

  /** The repositories of the active profiles, and Central unless one of them takes its name. */
  List<RemoteRepository> repositories() {
    List<RemoteRepository> repositories = new ArrayList<>();
    for (Profile profile : settings.getProfiles()) {
      if (isActive(profile)) {
        profile.getRepositories().forEach(one -> repositories.add(repository(one)));
      }
    }
    if (repositories.stream().noneMatch(one -> one.getId().equals(CENTRAL))) {
      repositories.add(new RemoteRepository.Builder(CENTRAL, LAYOUT, CENTRAL_URL).build());
    }
    return repositories;
  }

  private boolean isActive(Profile profile) {
    return settings.getActiveProfiles().contains(profile.getId())
        || profile.getActivation() != null && profile.getActivation().isActiveByDefault();
  }

  private static RemoteRepository repository(Repository one) {
    RemoteRepository.Builder builder =
        new RemoteRepository.Builder(one.getId(), LAYOUT, one.getUrl());
    RepositoryPolicy releases = one.getReleases();
    if (releases != null && !releases.isEnabled()) {
      builder.setReleasePolicy(new org.eclipse.aether.repository.RepositoryPolicy(false, "", ""));
    }
    return builder.build();
  }
}
