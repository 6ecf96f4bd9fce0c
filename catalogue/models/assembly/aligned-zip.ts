import { zipSync, type Zippable } from "fflate";

/** Bytes of a local header before the name, and of the extra field's header that pads the data. */
const lengths = { entry: 30, padding: 4 } as const;
/** USDZ requires file data aligned to 64 bytes. */
const boundary = 64;
const usdPadding = 0x1986;

/** An uncompressed ZIP with file data aligned to 64 bytes, as USDZ requires. Deterministic. */
export const alignedZip = (
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
