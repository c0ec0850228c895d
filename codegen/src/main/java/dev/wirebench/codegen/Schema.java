package dev.wirebench.codegen;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every schema file of the suite that declares types, linked. */
record Schema(List<SchemaFile> files) {

  /** The ids of the payloads that are measured, in the order of their files. */
  List<String> payloadIds() {
    return payloadIds(false);
  }

  /** The ids of those that codecs are looked at with. */
  List<String> probeIds() {
    return payloadIds(true);
  }

  private List<String> payloadIds(boolean probes) {
    return files.stream()
        .filter(file -> file.root().isPresent())
        .filter(file -> SchemaOptions.isProbe(file.descriptor()) == probes)
        .map(file -> ClassNames.payloadId(file.descriptor()))
        .toList();
  }

  /** All but the files of some payloads. */
  Schema without(List<String> payloadIds) {
    return new Schema(
        files.stream()
            .filter(file -> !payloadIds.contains(ClassNames.payloadId(file.descriptor())))
            .toList());
  }

  static Schema read(InputStream descriptorSet) throws IOException {
    return link(FileDescriptorSet.parseFrom(descriptorSet));
  }

  /** Links the files of a set, which lists every file after those that it imports. */
  static Schema link(FileDescriptorSet set) {
    Map<String, FileDescriptor> linked = new LinkedHashMap<>();
    for (FileDescriptorProto proto : set.getFileList()) {
      FileDescriptor[] imports =
          proto.getDependencyList().stream().map(linked::get).toArray(FileDescriptor[]::new);
      try {
        linked.put(proto.getName(), FileDescriptor.buildFrom(proto, imports));
      } catch (DescriptorValidationException e) {
        throw new IllegalArgumentException(proto.getName() + ": " + e.getMessage(), e);
      }
    }
    return new Schema(
        linked.values().stream()
            .filter(file -> !file.getPackage().equals("google.protobuf"))
            .filter(Schema::declaresTypes)
            .map(SchemaFile::new)
            .toList());
  }

  /** A file may also have nothing but options, which are for other files. */
  private static boolean declaresTypes(FileDescriptor file) {
    return !file.getMessageTypes().isEmpty() || !file.getEnumTypes().isEmpty();
  }
}
