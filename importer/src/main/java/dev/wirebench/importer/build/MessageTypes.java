package dev.wirebench.importer.build;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.ExtensionRegistry;
import dev.wirebench.proto.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Types of messages of which no class has been generated yet. */
final class MessageTypes {
  private MessageTypes() {}

  /**
   * @param descriptors a {@code FileDescriptorSet} with all that is imported
   * @param file as these name it
   * @param message of the file
   */
  static Descriptor of(Path descriptors, String file, String message) throws IOException {
    ExtensionRegistry options = ExtensionRegistry.newInstance();
    Json.registerAllExtensions(options);
    try (InputStream in = Files.newInputStream(descriptors)) {
      Map<String, FileDescriptor> linked = new HashMap<>();
      for (FileDescriptorProto proto : FileDescriptorSet.parseFrom(in, options).getFileList()) {
        FileDescriptor[] imports =
            proto.getDependencyList().stream().map(linked::get).toArray(FileDescriptor[]::new);
        linked.put(proto.getName(), FileDescriptor.buildFrom(proto, imports));
      }
      return linked.get(file).findMessageTypeByName(message);
    } catch (DescriptorValidationException e) {
      throw new IllegalStateException("protoc has accepted the schema", e);
    }
  }
}
