import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { open, truncate } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import { messages } from "#domain/messages.ts";
import { beginningBytes, beginsAs, notOf } from "./kinds.ts";
import { sentFor, UploadRefused } from "./upload-refused.ts";

/** The digest that a request says its body has. */
export interface Checksum {
  readonly algorithm: "sha1" | "sha256";
  readonly digest: Buffer;
}

const checksumForm = /^(sha1|sha256) ([A-Za-z0-9+/]+={0,2})$/;

/** What an Upload-Checksum header says. Throws UploadRefused where it cannot be understood. */
export const checksumOf = (header: string | undefined): Checksum | null => {
  if (header === undefined) return null;
  const [, algorithm, digest] = checksumForm.exec(header) ?? [];
  if ((algorithm !== "sha1" && algorithm !== "sha256") || digest === undefined) {
    throw new UploadRefused(400, "INVALID_INPUT", "Upload-Checksum takes sha1 or sha256.");
  }
  return { algorithm, digest: Buffer.from(digest, "base64") };
};

/**
 * Files on their way. A part whose checksum is not what the request says is taken back whole, also where it was cut off;
 * a file that does not begin as its purpose wants is given up with its first part.
 */
export class UnfinishedStore extends FileStore {
  /** The checksum of the request that is being answered. */
  readonly expected = new AsyncLocalStorage<Checksum | null>();

  constructor(directory: string, keptMs: number) {
    super({ directory, expirationPeriodInMilliseconds: keptMs });
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration", "checksum"];
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const expected = this.expected.getStore() ?? null;
    if (!expected) return this.#checked(id, await super.write(readable, id, offset));
    const hash = createHash(expected.algorithm);
    const hashed = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of readable as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    };
    const takeBack = () => truncate(join(this.directory, id), offset);
    let reached: number;
    try {
      reached = await super.write(Readable.from(hashed()), id, offset);
    } catch (error) {
      await takeBack();
      throw error;
    }
    if (!hash.digest().equals(expected.digest)) {
      await takeBack();
      throw new UploadRefused(460, "CHECKSUM", messages.upload.damaged);
    }
    return this.#checked(id, reached);
  }

  async #checked(id: string, reached: number): Promise<number> {
    if (reached < beginningBytes) return reached;
    const file = await open(join(this.directory, id));
    const bytes = Buffer.alloc(beginningBytes);
    try {
      await file.read(bytes, 0, beginningBytes, 0);
    } finally {
      await file.close();
    }
    const { metadata } = await this.getUpload(id);
    const { purpose } = sentFor(metadata);
    if (beginsAs(purpose, bytes)) return reached;
    await this.remove(id);
    throw new UploadRefused(415, "UNSUPPORTED", notOf[purpose]);
  }
}
