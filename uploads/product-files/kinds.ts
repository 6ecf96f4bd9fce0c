import { messages } from "#domain/messages.ts";

/** Purposes of an upload. `quick-look` is the USDZ form of a stored model, for iPhones. */
export const purposes = ["picture", "model", "quick-look"] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The purpose of a file and, for `quick-look`, the address of the model it belongs to; else null.
 */
export interface SentFor {
  readonly purpose: Purpose;
  readonly model: string | null;
}

/** The refusal of a file that doesn't fit its purpose. */
export const notOf: Readonly<Record<Purpose, string>> = {
  picture: messages.upload.notAPicture,
  model: messages.upload.notAModel,
  "quick-look": messages.upload.notAQuickLook,
};

/** Maximum size of a product file, in bytes. */
export const largestFile = 20 * 1024 * 1024;

/** Number of bytes needed to detect a file's type. */
export const beginningBytes = 16;

const avifBrands: readonly string[] = ["avif", "avis"];
const maxBrands = 32;

/** An AVIF may declare the general brand mif1 first and list AVIF among its compatible brands. */
function isAvif(bytes: Buffer): boolean {
  if (textAt(bytes, 4) !== "ftyp") return false;
  const ends = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * maxBrands);
  const compatible = Array.from({ length: Math.max(0, Math.floor((ends - 16) / 4)) }, (_, at) =>
    textAt(bytes, 16 + 4 * at),
  );
  return [textAt(bytes, 8), ...compatible].some((brand) => avifBrands.includes(brand));
}

const beginnings: Readonly<Record<Purpose, readonly ((bytes: Buffer) => boolean)[]>> = {
  picture: [
    (bytes) => bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a",
    (bytes) => bytes.subarray(0, 3).toString("hex") === "ffd8ff",
    (bytes) => textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP",
    isAvif,
  ],
  model: [(bytes) => textAt(bytes, 0) === "glTF" && bytes.readUInt32LE(4) === 2],
  "quick-look": [(bytes) => textAt(bytes, 0) === "PK\u0003\u0004"],
};

const textAt = (bytes: Buffer, start: number): string =>
  bytes.subarray(start, start + 4).toString("latin1");

/**
 * Whether the first bytes fit the purpose, whatever the file's name: JPEG, PNG, WebP or AVIF; GLB
 * 2; ZIP.
 */
export const beginsAs = (purpose: Purpose, bytes: Buffer): boolean =>
  bytes.length >= beginningBytes && beginnings[purpose].some((begins) => begins(bytes));
