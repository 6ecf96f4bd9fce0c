import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, Upload } from "@tus/server";
import { messages } from "#domain/messages.ts";
import { LRUCache } from "lru-cache";
import type { Storage } from "../storage/storage.ts";
import type { Checksum } from "./checksum.ts";
import { jsonOf } from "./json-of.ts";
import { beginsAs, notOf } from "./kinds.ts";
import { sentFor, UploadRefused } from "./upload-refused.ts";

const folder = "parts";
const ending = ".json";

/** Metadata of an unfinished upload. */
interface Begun {
  readonly size: number;
  readonly metadata: Record<string, string | null>;
  readonly begunAt: string;
}

/** An unfinished upload and its progress. */
interface Known extends Begun {
  readonly offset: number;
  /** Names of its parts, in order. */
  readonly parts: readonly string[];
}

/** Each part is a file, so only the last part may be smaller. */
const smallestPart = 64 * 1024;

/**
 * Unfinished uploads: a description and one file per received part, named by its offset. A part is
 * stored only if it is complete and matches the request's checksum. An upload whose first bytes
 * don't fit its purpose is discarded with its first part.
 */
export class UnfinishedStore extends DataStore {
  /** The checksum declared by the current request. */
  readonly expected = new AsyncLocalStorage<Checksum | null>();
  readonly #storage: Storage;
  readonly #expiryMs: number;
  /** Cache of uploads, so that a part doesn't require listing all parts before it. */
  readonly #known = new LRUCache<string, Known>({ max: 1000 });

  constructor(storage: Storage, expiryMs: number) {
    super();
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration", "checksum"];
    this.#storage = storage;
    this.#expiryMs = expiryMs;
  }

  override getExpiration(): number {
    return this.#expiryMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString();
    const begun: Begun = {
      size: upload.size ?? 0,
      metadata: upload.metadata ?? {},
      begunAt: upload.creation_date,
    };
    await this.#storage.put(descriptionOf(upload.id), Buffer.from(JSON.stringify(begun)));
    this.#known.set(upload.id, { ...begun, offset: 0, parts: [] });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, metadata, begunAt, offset } = await this.#find(id);
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
    // Also checked if the part was cut off.
    if (expected && hash && !hash.digest().equals(expected.digest)) {
      throw new UploadRefused(460, "CHECKSUM", messages.upload.damaged);
    }
    const part = Buffer.concat(chunks);
    if (part.length === 0) return offset;
    const known = await this.#find(id);
    await this.#checkBeginning(id, known, part);
    if (part.length < smallestPart && offset + part.length < known.size) {
      throw new UploadRefused(
        400,
        "PART_TOO_SMALL",
        "A part must have at least 64 KB, except for the last.",
      );
    }
    const name = partOf(id, offset);
    try {
      await this.#storage.put(name, part);
    } catch (error) {
      this.#known.delete(id);
      throw error;
    }
    const reached = offset + part.length;
    this.#known.set(id, { ...known, offset: reached, parts: [...known.parts, name] });
    return reached;
  }

  /** All received bytes of an upload. */
  async bytesOf(id: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (const name of (await this.#find(id)).parts) {
      const part = await this.#storage.read(name);
      if (!part) throw missing();
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  override async remove(id: string): Promise<void> {
    this.#known.delete(id);
    const files = await this.#storage.list(folder, id);
    if (files.length === 0) throw missing();
    for (const { name } of files) await this.#storage.remove(name);
  }

  /** Total bytes that all unfinished uploads will have. */
  async promised(): Promise<number> {
    let sum = 0;
    for (const { name } of await this.#storage.list(folder, "")) {
      if (!name.endsWith(ending)) continue;
      const text = await this.#storage.read(name);
      sum += (text && begunIn(text)?.size) ?? 0;
    }
    return sum;
  }

  /** Deletes uploads that have expired. */
  async sweep(): Promise<void> {
    const before = Date.now() - this.#expiryMs;
    this.#known.clear();
    for (const { name, storedAt } of await this.#storage.list(folder, "")) {
      if (storedAt < before) await this.#storage.remove(name);
    }
  }

  /** An unfinished upload. Throws UploadRefused if it doesn't exist. */
  async #find(id: string): Promise<Known> {
    const known = this.#known.get(id);
    if (known) return known;
    const text = await this.#storage.read(descriptionOf(id));
    const begun = text && begunIn(text);
    if (!begun) throw missing();
    const parts: string[] = [];
    let offset = 0;
    // The consecutive parts from the beginning.
    for (const { name, bytes } of await this.#storage.list(folder, `${id}-`)) {
      if (name !== partOf(id, offset)) break;
      parts.push(name);
      offset += bytes;
    }
    const found: Known = { ...begun, offset, parts };
    this.#known.set(id, found);
    return found;
  }

  async #checkBeginning(id: string, { offset, metadata }: Known, part: Buffer): Promise<void> {
    if (offset > 0) return;
    const { purpose } = sentFor(metadata);
    if (beginsAs(purpose, part)) return;
    await this.remove(id);
    throw new UploadRefused(415, "UNSUPPORTED", notOf[purpose]);
  }
}

const missing = (): UploadRefused => new UploadRefused(404, "NOT_FOUND", messages.upload.expired);

const begunIn = (text: Buffer) => jsonOf(text) as Begun | null;

const descriptionOf = (id: string): string => `${folder}/${id}${ending}`;

/** Sorts in the order of the parts. */
const partOf = (id: string, offset: number): string =>
  `${folder}/${id}-${String(offset).padStart(9, "0")}`;
