import { zipSync, type Zippable } from "fflate";

/** What a file's entry has before its name, and what introduces the bytes that move it on. */
const lengths = { entry: 30, padding: 4 } as const;
/** What begins at a multiple of it can be read where it lies. */
const boundary = 64;
const usdPadding = 0x1986;

/**
 * A zip whose files are stored as they are, each beginning at a multiple of 64; the same bytes
 * every time.
 */
export const readInPlace = (
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
