/**
 * Mesh compressions. The shop decompresses models, so that every viewer can read the stored file.
 */
const packings: readonly string[] = [
  "KHR_draco_mesh_compression",
  "EXT_meshopt_compression",
  "KHR_meshopt_compression",
];

/** Extensions that the shop's viewers support: three.js and, for variants, model-viewer. */
const shown: ReadonlySet<string> = new Set([
  ...packings,
  "EXT_materials_bump",
  "EXT_mesh_gpu_instancing",
  "EXT_texture_avif",
  "EXT_texture_webp",
  "KHR_lights_punctual",
  "KHR_materials_anisotropy",
  "KHR_materials_clearcoat",
  "KHR_materials_dispersion",
  "KHR_materials_emissive_strength",
  "KHR_materials_ior",
  "KHR_materials_iridescence",
  "KHR_materials_sheen",
  "KHR_materials_specular",
  "KHR_materials_transmission",
  "KHR_materials_unlit",
  "KHR_materials_variants",
  "KHR_materials_volume",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
]);

/** Metadata of authors and tools without visible effect. */
const unseen: ReadonlySet<string> = new Set(["KHR_xmp", "KHR_xmp_json_ld", "MSFT_lod"]);

const plainTextures = "Please export its textures as JPEG, PNG or WebP.";
const metallicRoughness = "Please export it with metallic-roughness materials.";

/** Advice for extensions that the viewers don't support. */
const advice: Readonly<Record<string, string>> = {
  EXT_lights_ies: "Please export it without light profiles.",
  EXT_lights_image_based:
    "Please export it without an environment: the shop uses its own lighting.",
  EXT_texture_astc: plainTextures,
  KHR_animation_pointer: "Please export it without animated materials.",
  KHR_audio_emitter: "Please export it without sound.",
  KHR_gaussian_splatting: "Please export it as a mesh of triangles.",
  KHR_interactivity: "Please export it without interactions.",
  KHR_materials_common: metallicRoughness,
  KHR_materials_diffuse_transmission: "Please export it with KHR_materials_transmission instead.",
  KHR_materials_pbrSpecularGlossiness: metallicRoughness,
  KHR_node_visibility: "Please export it without its hidden parts.",
  KHR_techniques_webgl: metallicRoughness,
  KHR_texture_basisu: plainTextures,
  MSFT_texture_dds: plainTextures,
};

/** What an admin can do about an unsupported extension. */
export const adviceOn = (extension: string): string =>
  advice[extension] ?? "Please export it without this extension.";

export const isPacking = (extension: string): boolean => packings.includes(extension);

/** Extensions of a model that change its appearance and that no viewer of the shop supports. */
export const notShown = (extensions: readonly string[]): readonly string[] =>
  [...new Set(extensions)].filter((each) => !shown.has(each) && !unseen.has(each));
