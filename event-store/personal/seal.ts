import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Length of a person's key. */
export const keyBytes = 32;

/** A value that only the person's key opens, and only at the place it was sealed for. */
export interface Sealed {
  readonly $sealed: string;
}

/** Created once per key buffer, and collected together with it. */
const keyObjects = new WeakMap<Buffer, KeyObject>();

// If the key is a buffer, node:crypto throws and catches two exceptions on each call to find out
// that it is not a key object.
const keyObjectOf = (key: Buffer): KeyObject => {
  const made = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, made);
  return made;
};

/**
 * Seals a value for one place. The place is authenticated, so the value cannot be moved to another
 * stream or field.
 */
export const seal = (value: unknown, key: Buffer, place: string): Sealed => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyObjectOf(key), nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return { $sealed: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url") };
};

/** The value; undefined if the key or the place does not match, or the text was changed. */
export const open = ({ $sealed }: Sealed, key: Buffer, place: string): unknown => {
  const bytes = Buffer.from($sealed, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv(algorithm, keyObjectOf(key), nonce, {
      // Otherwise Node accepts shorter tags, which are easier to forge.
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]);
    return JSON.parse(text.toString("utf8")) as unknown;
  } catch {
    // Authentication failed: the value was sealed with a key that was erased since, or for another
    // place.
    return undefined;
  }
};

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === "object" &&
  value !== null &&
  "$sealed" in value &&
  typeof value.$sealed === "string";
