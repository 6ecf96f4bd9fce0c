import { strToU8 } from "fflate";
import { textureOf } from "../workshop/textures.ts";
import type { Finished } from "./fit.ts";
import { alignedZip } from "./aligned-zip.ts";
import { usdaOf } from "./usda.ts";

/** The USDZ for Quick Look on iPhones: the scene and its textures in an uncompressed archive. */
export const usdzOf = async (
  pieces: readonly Finished[],
  { onHorizontalPlane }: { readonly onHorizontalPlane: boolean },
): Promise<Uint8Array> => {
  const textures = [...new Set(pieces.flatMap(({ material }) => material.texture ?? []))];
  const scene = usdaOf({
    pieces,
    onHorizontalPlane,
    fileOf: (texture) => `textures/${textures.indexOf(texture)}.png`,
  });
  const pictures = await Promise.all(
    textures.map(async (name, index) => [`textures/${index}.png`, await textureOf(name)] as const),
  );
  return alignedZip([["model.usda", strToU8(scene)], ...pictures]);
};
