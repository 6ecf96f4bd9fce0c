import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses and encrypts what a backup stores. */
export interface Sealing {
  /** The public part of the key; null if backups are not encrypted. */
  readonly recipient: string | null;
  seal(content: Uint8Array): Promise<Buffer>;
  /** Rejects if the bytes were changed or sealed with another key. */
  open(sealed: Uint8Array): Promise<Buffer>;
  /** A signature that only a holder of the key can make; empty without a key. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** A new key, as `BACKUP_KEY` expects it, and its public part. */
export const newBackupKey = async (): Promise<{
  readonly key: string;
  readonly recipient: string;
}> => {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const key = await generateX25519Identity();
  return { key, recipient: await identityToRecipient(key) };
};

const unencrypted: Sealing = {
  recipient: null,
  seal: (content) => compress(content),
  open: (sealed) => decompress(sealed),
  sign: () => "",
  isSigned: () => true,
};

/**
 * Compresses with zstd, then encrypts in the format of age, so that `age -d | zstd -d` reads
 * an object. age doesn't prove who wrote a file: `sign` does. Without a key nothing is encrypted.
 */
export const createSealing = async (key: string | null): Promise<Sealing> => {
  if (key === null) return unencrypted;
  const { Decrypter, Encrypter, identityToRecipient } = await import("age-encryption");
  const recipient = await identityToRecipient(key);
  const signing = Buffer.from(hkdfSync("sha256", key, "", "signatures of nivasa backups", 32));
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const sign = (text: string) => createHmac("sha256", signing).update(text).digest("base64url");
  return {
    recipient,
    seal: async (content) => Buffer.from(await encrypter.encrypt(await compress(content))),
    open: async (sealed) => decompress(await decrypter.decrypt(sealed)),
    sign,
    isSigned(text, signature) {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};
