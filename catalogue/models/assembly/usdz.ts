import { strToU8, zipSync, type Zippable } from "fflate";
import { textureOf } from "../workshop/textures.ts";
import type { Finished } from "./fit.ts";
import { usdaOf } from "./usda.ts";

/** What Quick Look on iPhones reads: the scene and its textures in an archive that is read in place. */
export const usdzOf = async (
  pieces: readonly Finished[],
  { stands }: { readonly stands: boolean },
): Promise<Uint8Array> => {
  const textures = [...new Set(pieces.flatMap(({ material }) => material.texture ?? []))];
  const scene = usdaOf({
    pieces,
    stands,
    fileOf: (texture) => `textures/${textures.indexOf(texture)}.png`,
  });
  const pictures = await Promise.all(
    textures.map(async (name, index) => [`textures/${index}.png`, await textureOf(name)] as const),
  );
  return readInPlace([["model.usda", strToU8(scene)], ...pictures]);
};

/** What a file's entry has before its name, and what introduces the bytes that move it on. */
const lengths = { entry: 30, padding: 4 } as const;
/** What begins at a multiple of it can be read where it lies. */
const boundary = 64;
const usdPadding = 0x1986;

/** A zip whose files are stored as they are, each beginning at a multiple of 64; the same bytes every time. */
const readInPlace = (
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
): Uint8Array => {
  const entries: Zippable = {};
  let offset = 0;
  for (const [name, bytes] of files) {
    const begins = offset + lengths.entry + name.length + lengths.padding;
    const padding = (boundary - (begins % boundary)) % boundary;
    entries[name] = [bytes, { extra: { [usdPadding]: new Uint8Array(padding) } }];
    offset = begins + padding + bytes.length;
  }
  return zipSync(entries, { level: 0, mtime: new Date(1980, 0, 1) });
};
