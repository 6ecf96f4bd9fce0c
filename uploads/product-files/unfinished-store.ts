import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, Upload } from "@tus/server";
import { messages } from "#domain/messages.ts";
import type { Storage, StoredFile } from "../storage/storage.ts";
import type { Checksum } from "./checksum.ts";
import { beginningBytes, beginsAs, notOf } from "./kinds.ts";
import { sentFor, UploadRefused } from "./upload-refused.ts";

const folder = "parts";
const ending = ".json";

/** What is known of an upload on its way, beside its parts. */
interface Begun {
  readonly size: number;
  readonly metadata: Record<string, string | null>;
  readonly begunAt: string;
}

/**
 * Files on their way: a description, and a file for each part that has come, named by where it begins. A part is stored
 * when it is whole and is what the request says, or not at all; a file that does not begin as its purpose wants is given
 * up with its first part.
 */
export class UnfinishedStore extends DataStore {
  /** The checksum of the request that is being answered. */
  readonly expected = new AsyncLocalStorage<Checksum | null>();
  readonly #storage: Storage;
  readonly #keptMs: number;

  constructor(storage: Storage, keptMs: number) {
    super();
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration", "checksum"];
    this.#storage = storage;
    this.#keptMs = keptMs;
  }

  override getExpiration(): number {
    return this.#keptMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString();
    const begun: Begun = {
      size: upload.size ?? 0,
      metadata: upload.metadata ?? {},
      begunAt: upload.creation_date,
    };
    await this.#storage.put(descriptionOf(upload.id), Buffer.from(JSON.stringify(begun)));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const begun = await this.#storage.read(descriptionOf(id));
    if (!begun) throw missing();
    const { size, metadata, begunAt } = readBegun(begun);
    const offset = (await this.#partsOf(id)).reduce((sum, { bytes }) => sum + bytes, 0);
    return new Upload({ id, size, offset, metadata, creation_date: begunAt });
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const expected = this.expected.getStore() ?? null;
    const hash = expected && createHash(expected.algorithm);
    const chunks: Buffer[] = [];
    for await (const chunk of readable as AsyncIterable<Buffer>) {
      hash?.update(chunk);
      chunks.push(chunk);
    }
    // Also where it was cut off.
    if (expected && hash && !hash.digest().equals(expected.digest)) {
      throw new UploadRefused(460, "CHECKSUM", messages.upload.damaged);
    }
    const part = Buffer.concat(chunks);
    if (part.length === 0) return offset;
    await this.#checkBeginning(id, offset, part);
    await this.#storage.put(partOf(id, offset), part);
    return offset + part.length;
  }

  /** All that has come of an upload. */
  async bytesOf(id: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (const { name } of await this.#partsOf(id)) {
      const part = await this.#storage.read(name);
      if (!part) throw missing();
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  override async remove(id: string): Promise<void> {
    const files = await this.#storage.list(folder, id);
    if (files.length === 0) throw missing();
    for (const { name } of files) await this.#storage.remove(name);
  }

  /** Bytes that all uploads on their way will have. */
  async promised(): Promise<number> {
    let sum = 0;
    for (const { name } of await this.#storage.list(folder, "")) {
      if (!name.endsWith(ending)) continue;
      const begun = await this.#storage.read(name);
      if (begun) sum += readBegun(begun).size;
    }
    return sum;
  }

  /** Deletes what has lain longer than uploads are kept. */
  async sweep(): Promise<void> {
    const before = Date.now() - this.#keptMs;
    for (const { name, storedAt } of await this.#storage.list(folder, "")) {
      if (storedAt < before) await this.#storage.remove(name);
    }
  }

  /** The parts that follow each other from the beginning. */
  async #partsOf(id: string): Promise<readonly StoredFile[]> {
    const parts: StoredFile[] = [];
    let offset = 0;
    for (const file of await this.#storage.list(folder, `${id}-`)) {
      if (file.name !== partOf(id, offset)) break;
      parts.push(file);
      offset += file.bytes;
    }
    return parts;
  }

  async #checkBeginning(id: string, offset: number, part: Buffer): Promise<void> {
    if (offset >= beginningBytes || offset + part.length < beginningBytes) return;
    const beginning = Buffer.concat([await this.bytesOf(id), part.subarray(0, beginningBytes)]);
    const { metadata } = await this.getUpload(id);
    const { purpose } = sentFor(metadata);
    if (beginsAs(purpose, beginning)) return;
    await this.remove(id);
    throw new UploadRefused(415, "UNSUPPORTED", notOf[purpose]);
  }
}

const missing = (): UploadRefused => new UploadRefused(404, "NOT_FOUND", messages.upload.expired);

const readBegun = (text: Buffer): Begun => JSON.parse(text.toString()) as Begun;

const descriptionOf = (id: string): string => `${folder}/${id}${ending}`;

/** Names stand in the order of the parts. */
const partOf = (id: string, offset: number): string =>
  `${folder}/${id}-${String(offset).padStart(9, "0")}`;
