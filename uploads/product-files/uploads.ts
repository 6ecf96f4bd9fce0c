import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { messages } from "#domain/messages.ts";
import { StoreUnavailable } from "#domain/ports.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { freeBytes, onDisk, writeWhole } from "../disk.ts";
import { unlessMissing } from "../unless-missing.ts";
import { largestFile } from "./kinds.ts";
import type { ProductFiles } from "./product-files.ts";
import type { TakenFile } from "./taken-file.ts";
import { checksumOf, UnfinishedStore } from "./unfinished-store.ts";
import { JsonServer } from "./json-server.ts";
import { answerOf } from "./upload-answers.ts";
import { sentFor, UploadRefused } from "./upload-refused.ts";

/** An upload that the shop has taken. */
export interface FinishedUpload extends Omit<TakenFile, "outcome"> {
  readonly filename: string;
  readonly bytes: number;
}

/** Files that come in parts, over tus. */
export interface Uploads {
  /** Answers a request of the protocol. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * What has become of an upload; looks at a file that is there in whole, also where the process ended before it could.
   * Null while parts are missing, and where there is no such upload. Throws UploadRefused where the file is not taken.
   */
  finished(id: string): Promise<FinishedUpload | null>;
  /** Takes a finished upload away, and its file where no product has shown it; false where there is none. */
  cancel(id: string): Promise<boolean>;
  /** Deletes what was left unfinished, and what was finished and never used. */
  sweep(): Promise<void>;
}

/** An upload that nobody goes on with is kept so long. */
const keptMs = 24 * 60 * 60 * 1000;

export interface UploadLimits {
  /** What all pictures, models and unfinished uploads may take together. */
  readonly bytesInAll: number;
  readonly diskReserveBytes: number;
}

/** Uploads in a folder that is not served, until `files` take them. */
export const createUploads = (
  { directory, path }: { readonly directory: string; readonly path: string },
  files: ProductFiles,
  limits: UploadLimits,
): Uploads => {
  const partsIn = join(directory, "parts");
  const doneIn = join(directory, "done");
  for (const each of [partsIn, doneIn]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const store = new UnfinishedStore(partsIn, keptMs);
  const inTurn = createKeyedMutex();
  const recordOf = (id: string) => join(doneIn, `${id}.json`);

  const recorded = async (id: string): Promise<FinishedUpload | null> => {
    const text = await unlessMissing(() => readFile(recordOf(id), "utf8"), null);
    return text === null ? null : (JSON.parse(text) as FinishedUpload);
  };

  /** Sizes that the uploads on their way will have. */
  const promised = async (): Promise<number> => {
    let sum = 0;
    for (const name of await readdir(partsIn)) {
      if (name.endsWith(".json")) continue;
      const upload = await store.getUpload(name).catch(() => null);
      sum += upload?.size ?? 0;
    }
    return sum;
  };

  const checkRoom = async (bytes: number): Promise<void> => {
    if ((await files.taken()) + (await promised()) + bytes > limits.bytesInAll) {
      throw new UploadRefused(402, "QUOTA", messages.upload.full);
    }
    if ((await freeBytes(directory)) - bytes < limits.diskReserveBytes) {
      throw new StoreUnavailable("The disk has no room for uploads: see DISK_RESERVE_MB");
    }
  };

  const finish = (id: string): Promise<FinishedUpload | null> =>
    inTurn(id, async () => {
      const before = await recorded(id);
      if (before) return before;
      const upload = await store.getUpload(id).catch(() => null);
      if (!upload || upload.size === undefined || upload.offset < upload.size) return null;
      const bytes = await readFile(join(partsIn, id));
      const file = await files.take(sentFor(upload.metadata), bytes);
      if (file.outcome === "refused") {
        // Before it is told: an upload that is whole would be called finished when it is asked for again.
        await store.remove(id);
        throw new UploadRefused(415, "UNSUPPORTED", file.message, file.findings);
      }
      const { url, findings, measured } = file;
      const finished: FinishedUpload = {
        url,
        findings,
        measured,
        filename: upload.metadata?.["filename"] ?? "",
        bytes: upload.size,
      };
      await onDisk(() => writeWhole(recordOf(id), Buffer.from(JSON.stringify(finished))));
      await store.remove(id);
      return finished;
    });

  const server = new JsonServer({
    path,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: largestFile,
    namingFunction: () => randomUUID(),
    async onUploadCreate(_request, upload) {
      sentFor(upload.metadata);
      if (!upload.size) throw new UploadRefused(400, "INVALID_INPUT", "Upload-Length is missing.");
      await inTurn("room", () => checkRoom(upload.size ?? 0));
      return {};
    },
    async onUploadFinish(_request, upload) {
      const finished = await finish(upload.id);
      // The server would look the upload up again to say when it expires, and it is on its way no more.
      Object.assign(upload, { creation_date: undefined });
      return finished ? { headers: { "Content-Location": finished.url } } : {};
    },
    onResponseError: (_request, error) => answerOf(error),
  });

  return {
    handle: async (request, response) => {
      const header = request.headers["upload-checksum"];
      const checksum = checksumOf(Array.isArray(header) ? header[0] : header);
      await store.expected.run(checksum, () => server.handle(request, response));
    },
    finished: finish,
    async cancel(id) {
      const done = await recorded(id);
      if (!done) return false;
      await rm(recordOf(id), { force: true });
      await files.forget(done.url);
      return true;
    },
    async sweep() {
      const before = Date.now() - keptMs;
      const isOld = async (file: string) =>
        (await unlessMissing(async () => (await stat(file)).mtimeMs, Infinity)) < before;
      for (const name of await readdir(partsIn)) {
        if (name.endsWith(".json") || !(await isOld(join(partsIn, name)))) continue;
        await rm(join(partsIn, name), { force: true });
        await rm(join(partsIn, `${name}.json`), { force: true });
      }
      for (const name of await readdir(doneIn)) {
        if (!name.endsWith(".json") || !(await isOld(join(doneIn, name)))) continue;
        const done = await recorded(name.slice(0, -".json".length));
        await rm(join(doneIn, name), { force: true });
        if (done) await files.forget(done.url);
      }
    },
  };
};
