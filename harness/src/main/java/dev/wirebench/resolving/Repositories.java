package dev.wirebench.resolving;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.registry.Release;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.repository.internal.MavenRepositorySystemUtils;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.LocalRepository;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.supplier.RepositorySystemSupplier;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.repository.SimpleArtifactDescriptorPolicy;

/**
 * Maven's repositories, as the user's settings name them. What is used of them is in the local one
 * afterwards; only this class goes to the network.
 */
final class Repositories {
  private final RepositorySystem system = new RepositorySystemSupplier().get();
  private final DefaultRepositorySystemSession session = MavenRepositorySystemUtils.newSession();
  private final List<RemoteRepository> remote;
  private final Path local;

  /**
   * @param offline whether what the local repository lacks is refused
   */
  Repositories(MavenSettings settings, boolean offline) {
    settings.applyTo(session);
    local = settings.localRepository();
    session.setLocalRepositoryManager(
        system.newLocalRepositoryManager(session, new LocalRepository(local.toFile())));
    session.setOffline(offline || settings.isOffline());
    // Without its POM, nobody knows what a library needs.
    session.setArtifactDescriptorPolicy(new SimpleArtifactDescriptorPolicy(false, true));
    remote = system.newResolutionRepositories(session, settings.repositories());
  }

  /**
   * All versions that the repositories say they have.
   *
   * @param artifact group and id
   * @return the oldest first; empty where nobody answers
   */
  List<String> versions(String artifact) {
    try {
      VersionRangeRequest request =
          new VersionRangeRequest(new DefaultArtifact(artifact + ":[0,)"), remote, null);
      return system.resolveVersionRange(session, request).getVersions().stream()
          .map(Object::toString)
          .toList();
    } catch (RepositoryException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Artifacts with everything that they need to run, each as its POM says.
   *
   * @param asked as the user wrote it
   * @param roots group, id, maybe {@code jar} and a classifier, and version of each; the first is
   *     that of the release that was asked for
   * @throws BadInput if one cannot be had
   */
  List<Release.Jar> resolve(String asked, List<String> roots) {
    requireFirst(asked, new DefaultArtifact(roots.get(0)));
    CollectRequest collect = new CollectRequest();
    collect.setRepositories(remote);
    for (String root : roots) {
      collect.addDependency(new Dependency(new DefaultArtifact(root), JavaScopes.COMPILE));
    }
    try {
      List<Release.Jar> jars = new ArrayList<>();
      for (ArtifactResult result :
          system
              .resolveDependencies(session, new DependencyRequest(collect, null))
              .getArtifactResults()) {
        Artifact artifact = result.getArtifact();
        if (artifact.getExtension().equals("jar")) {
          jars.add(jar(artifact));
        }
      }
      return jars;
    } catch (RepositoryException e) {
      throw refusal(asked, e, "what it needs cannot be had");
    }
  }

  private static Release.Jar jar(Artifact artifact) {
    Path file = artifact.getFile().toPath().toAbsolutePath();
    return new Release.Jar(
        artifact.getGroupId() + ":" + artifact.getArtifactId(),
        artifact.getVersion(),
        file.toString(),
        Digests.sha256(file));
  }

  private void requireFirst(String asked, Artifact artifact) {
    try {
      system.resolveArtifact(session, new ArtifactRequest(artifact, remote, null));
    } catch (RepositoryException e) {
      String name = artifact.getGroupId() + ":" + artifact.getArtifactId();
      if (session.isOffline() || !isAbsent(e)) {
        throw refusal(asked, e, name + " " + artifact.getVersion() + " cannot be had");
      }
      throw new BadInput(
          "There is no "
              + name
              + " "
              + artifact.getVersion()
              + nearest(name, artifact.getVersion())
              + ": correct "
              + asked
              + ".",
          e);
    }
  }

  /** Releases that there are, in brackets; empty where none is known. */
  String nearest(String artifact, String version) {
    List<String> stable = versions(artifact).stream().filter(Versions::isStable).toList();
    List<String> nearest = Versions.nearest(stable, version);
    return nearest.isEmpty() ? "" : " (the nearest: " + String.join(", ", nearest) + ")";
  }

  private static boolean isAbsent(Throwable thrown) {
    return thrown != null
        && (thrown instanceof ArtifactNotFoundException || isAbsent(thrown.getCause()));
  }

  private BadInput refusal(String asked, RepositoryException e, String what) {
    if (session.isOffline()) {
      return new BadInput(
          asked
              + " is not resolved offline, since the local repository '"
              + local
              + "' lacks it or what it needs: leave --offline out, so that it is downloaded.",
          e);
    }
    return new BadInput(
        asked
            + " is not resolved, since "
            + what
            + " from "
            + places()
            + " ("
            + rootCause(e)
            + "): correct it, or look at the network and at Maven's settings.",
        e);
  }

  /** The addresses of the repositories that were searched. */
  String places() {
    return remote.stream().map(RemoteRepository::getUrl).collect(Collectors.joining(", "));
  }

  boolean isOffline() {
    return session.isOffline();
  }

  private static String rootCause(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("").strip();
  }
}
