import { messages } from "#domain/messages.ts";

/** What a file may be sent for: `quick-look` is a model that is in the shop, as iPhones read it. */
export const purposes = ["picture", "model", "quick-look"] as const;
export type Purpose = (typeof purposes)[number];

/**
 * What a file is sent for, and the address of the model that it is another form of; null for none.
 */
export interface SentFor {
  readonly purpose: Purpose;
  readonly model: string | null;
}

/** What is said of a file that is none of its purpose. */
export const notOf: Readonly<Record<Purpose, string>> = {
  picture: messages.upload.notAPicture,
  model: messages.upload.notAModel,
  "quick-look": messages.upload.notAQuickLook,
};

/** The largest file of a product, in bytes. */
export const largestFile = 20 * 1024 * 1024;

/** The fewest bytes that tell what a file is. */
export const beginningBytes = 16;

const avifBrands: readonly string[] = ["avif", "avis"];
const mostBrands = 32;

/**
 * An AVIF may call itself a general image file first (mif1) and name AVIF among the brands it is
 * compatible with.
 */
function isAvif(bytes: Buffer): boolean {
  if (textAt(bytes, 4) !== "ftyp") return false;
  const ends = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * mostBrands);
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
 * Whether a file begins as one of its purpose does, whatever it is called: JPEG, PNG, WebP and
 * AVIF, GLB 2, or an archive.
 */
export const beginsAs = (purpose: Purpose, bytes: Buffer): boolean =>
  bytes.length >= beginningBytes && beginnings[purpose].some((begins) => begins(bytes));
