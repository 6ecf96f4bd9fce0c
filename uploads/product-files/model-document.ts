import { Logger, NodeIO, type Document } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { isPacking } from "./model-extensions.ts";
import type { ModelJson } from "./model-json.ts";

/** KTX2 textures are not read: a model that lists them as optional has other textures. */
const readable = ALL_EXTENSIONS.filter(({ EXTENSION_NAME: name }) => name !== "KHR_texture_basisu");

const needs = (model: ModelJson, name: RegExp): boolean =>
  (model.extensionsUsed ?? []).some((each) => name.test(each));

/**
 * A reader for a valid GLB. Loads decoders only for models that need them. Rejects if compressed
 * data is damaged.
 */
const readerOf = async (model: ModelJson): Promise<NodeIO> => {
  const io = new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(readable);
  if (needs(model, /meshopt/)) {
    const { MeshoptDecoder } = await import("meshoptimizer/decoder");
    await MeshoptDecoder.ready;
    io.registerDependencies({ "meshopt.decoder": MeshoptDecoder });
  }
  if (needs(model, /draco/)) {
    const { default: draco } = await import("draco3dgltf");
    io.registerDependencies({ "draco3d.decoder": await draco.createDecoderModule() });
  }
  return io;
};

/** A parsed model and the bytes to store for it. */
export interface ReadDocument {
  readonly document: Document;
  /** Null if the uploaded file is stored unchanged. */
  readonly unpacked: Uint8Array | null;
}

/**
 * Parses a valid GLB and, if it is compressed, rewrites it without compression. Rejects if
 * compressed data is damaged.
 */
export const readDocument = async (bytes: Uint8Array, model: ModelJson): Promise<ReadDocument> => {
  const io = await readerOf(model);
  const document = await io.readBinary(bytes);
  if (!needs(model, /meshopt|draco|basisu/)) return { document, unpacked: null };
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (isPacking(extension.extensionName)) extension.dispose();
  }
  return { document, unpacked: await io.writeBinary(document) };
};
