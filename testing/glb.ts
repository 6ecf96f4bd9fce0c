import { NodeIO } from "@gltf-transform/core";
import { KHRDracoMeshCompression } from "@gltf-transform/extensions";
import draco from "draco3dgltf";
import { readDocument } from "#uploads/product-files/model-document.ts";
import { describedIn } from "#uploads/product-files/model-json.ts";
import { sizeOf } from "#uploads/product-files/model-size.ts";
import type { MeasuredSize } from "#uploads/product-files/accepted-file.ts";

/** The outer size of a valid GLB as viewers show it. */
export const sizeOfGlb = async (bytes: Uint8Array): Promise<MeasuredSize | null> =>
  sizeOf((await readDocument(new Uint8Array(bytes), describedIn(bytes) ?? {})).document);

/** The JSON of a valid GLB. */
export const jsonOf = (bytes: Uint8Array): unknown => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = bytes.subarray(20, 20 + view.getUint32(12, true));
  return JSON.parse(new TextDecoder().decode(text));
};

/** A GLB of one box with sides in metres, plus additional JSON and binary content. */
export const boxGlb = (
  [width, height, depth]: readonly [number, number, number],
  more: Readonly<Record<string, unknown>> = {},
  filling: Buffer = Buffer.alloc(0),
): Buffer => {
  const [x, y, z] = [width / 2, height, depth / 2];
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [
    corner & 1 ? x : -x,
    corner & 2 ? y : 0,
    corner & 4 ? z : -z,
  ]);
  const faces = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3,
    5, 3, 7, 5,
  ];
  const positions = Buffer.from(new Float32Array(corners.flat()).buffer);
  const indices = Buffer.from(new Uint16Array(faces).buffer);
  const [min, max] = [[-x, 0, -z].map(Math.fround), [x, y, z].map(Math.fround)];
  const content = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 8, type: "VEC3", min, max },
      { bufferView: 1, componentType: 5123, count: faces.length, type: "SCALAR" },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.length, target: 34962 },
      { buffer: 0, byteOffset: positions.length, byteLength: indices.length, target: 34963 },
    ],
    buffers: [{ byteLength: positions.length + indices.length + filling.length }],
    ...more,
  };
  return glbOf(JSON.stringify(content), Buffer.concat([positions, indices, filling]));
};

/** A GLB of a text, normally JSON, and an optional binary chunk. */
export const glbOf = (json: string, binary?: Buffer): Buffer => {
  const chunk = (type: number, content: Buffer) =>
    Buffer.concat([numbers(content.length, type), content]);
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4));
  const chunks = [chunk(0x4e4f534a, text), ...(binary ? [chunk(0x004e4942, binary)] : [])];
  const length = 12 + chunks.reduce((sum, each) => sum + each.length, 0);
  return Buffer.concat([numbers(0x46546c67, 2, length), ...chunks]);
};

const numbers = (...values: readonly number[]): Buffer =>
  Buffer.from(new Uint32Array(values).buffer);

/** A GLB of a box with sides of one metre, compressed with Draco. */
export const dracoBoxGlb = async (): Promise<Uint8Array> => {
  const document = await new NodeIO().readBinary(boxGlb([1, 1, 1]));
  document.createExtension(KHRDracoMeshCompression).setRequired(true);
  return new NodeIO()
    .registerExtensions([KHRDracoMeshCompression])
    .registerDependencies({ "draco3d.encoder": await draco.createEncoderModule() })
    .writeBinary(document);
};
