import {
  Document,
  Logger,
  NodeIO,
  type Material as GltfMaterial,
  type Texture,
} from "@gltf-transform/core";
import {
  ALL_EXTENSIONS,
  KHRMaterialsVariants,
  KHRMaterialsEmissiveStrength,
  KHRTextureTransform,
} from "@gltf-transform/extensions";
import { meshopt } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer/encoder";
import type { Material } from "../workshop/materials.ts";
import { textureOf } from "../workshop/textures.ts";
import type { Finished } from "./fit.ts";
import { linear } from "./linear.ts";

/**
 * A GLB with one node and one primitive per material. The packed form requires a decoder for
 * meshopt only.
 */
export const glbOf = async (
  name: string,
  pieces: readonly Finished[],
  { packed }: { readonly packed: boolean },
): Promise<Uint8Array> => {
  const document = await documentOf(name, pieces);
  document.setLogger(new Logger(Logger.Verbosity.ERROR));
  await MeshoptEncoder.ready;
  if (packed) {
    await document.transform(
      meshopt({
        encoder: MeshoptEncoder,
        level: "high",
        quantizePosition: 14,
        quantizeTexcoord: 12,
        quantizeNormal: 8,
      }),
    );
  }
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder });
  return io.writeBinary(document);
};

const documentOf = async (name: string, pieces: readonly Finished[]): Promise<Document> => {
  const document = new Document();
  document.getRoot().getAsset().generator = "Nivasa";
  const buffer = document.createBuffer();
  const mesh = document.createMesh(name);
  const textures = new Map<string, Texture>();
  for (const { material } of pieces) {
    if (!material.texture || textures.has(material.texture)) continue;
    const image = await textureOf(material.texture);
    textures.set(
      material.texture,
      document.createTexture(material.texture).setImage(image).setMimeType("image/png"),
    );
  }
  const names = [
    ...new Set(pieces.flatMap(({ material }) => Object.keys(material.variants ?? {}))),
  ];
  const extension = names.length > 0 ? document.createExtension(KHRMaterialsVariants) : null;
  const variants = names.map((each) => ({ name: each, variant: extension?.createVariant(each) }));
  for (const { material, geometry } of pieces) {
    const texture = material.texture && textures.get(material.texture);
    const surface = surfaceOf(document, material, material.color, texture ?? null);
    const { indices, positions, normals, uvs } = geometry;
    const attribute = (type: "VEC2" | "VEC3", values: Float32Array<ArrayBuffer>) =>
      document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setMaterial(surface)
      .setIndices(document.createAccessor().setType("SCALAR").setArray(indices).setBuffer(buffer))
      .setAttribute("POSITION", attribute("VEC3", positions))
      .setAttribute("NORMAL", attribute("VEC3", normals));
    if (texture)
      primitive.setAttribute("TEXCOORD_0", attribute("VEC2", layOut(document, surface, uvs)));
    if (extension && material.variants) {
      const list = extension.createMappingList();
      for (const { name: called, variant } of variants) {
        const color = material.variants[called];
        if (!variant || !color) continue;
        const other = surfaceOf(
          document,
          { ...material, name: `${material.name} ${called}` },
          color,
          texture ?? null,
        );
        // The variant's texture has the same transform as the default one's.
        const transform = surface.getBaseColorTextureInfo()?.getExtension("KHR_texture_transform");
        if (transform) {
          other.getBaseColorTextureInfo()?.setExtension("KHR_texture_transform", transform);
        }
        list.addMapping(extension.createMapping().setMaterial(other).addVariant(variant));
      }
      primitive.setExtension("KHR_materials_variants", list);
    }
    mesh.addPrimitive(primitive);
  }
  const scene = document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  document.getRoot().setDefaultScene(scene);
  return document;
};

const surfaceOf = (
  document: Document,
  material: Material,
  color: string,
  texture: Texture | null,
): GltfMaterial => {
  const [r, g, b] = linear(color);
  const surface = document
    .createMaterial(material.name)
    .setBaseColorFactor([r, g, b, material.opacity ?? 1])
    .setBaseColorTexture(texture)
    .setRoughnessFactor(material.roughness)
    .setMetallicFactor(material.metallic);
  if (material.opacity !== undefined) surface.setAlphaMode("BLEND").setDoubleSided(true);
  if (material.glow !== undefined) {
    surface.setEmissiveFactor([r, g, b]);
    const strength = document
      .createExtension(KHRMaterialsEmissiveStrength)
      .createEmissiveStrength();
    surface.setExtension(
      "KHR_materials_emissive_strength",
      strength.setEmissiveStrength(material.glow),
    );
  }
  return surface;
};

/**
 * Maps texture coordinates to 0 to 1, which compresses well; the material's texture transform
 * reverts it.
 */
const layOut = (
  document: Document,
  surface: GltfMaterial,
  uvs: Float32Array<ArrayBuffer>,
): Float32Array<ArrayBuffer> => {
  const axes = [0, 1].map((axis) => {
    const along = uvs.filter((_, index) => index % 2 === axis);
    const low = along.reduce((least, each) => Math.min(least, each), Infinity);
    const high = along.reduce((most, each) => Math.max(most, each), -Infinity);
    return { low, length: high - low || 1 };
  });
  const [u, v] = axes;
  if (!u || !v) return uvs;
  if (u.low < -0.01 || v.low < -0.01 || u.low + u.length > 1.01 || v.low + v.length > 1.01) {
    const transform = document.createExtension(KHRTextureTransform).createTransform();
    surface
      .getBaseColorTextureInfo()
      ?.setExtension(
        "KHR_texture_transform",
        transform.setOffset([u.low, v.low]).setScale([u.length, v.length]),
      );
    return uvs.map((each, index) =>
      index % 2 === 0 ? (each - u.low) / u.length : (each - v.low) / v.length,
    );
  }
  return uvs.map((each) => Math.max(0, Math.min(1, each)));
};
