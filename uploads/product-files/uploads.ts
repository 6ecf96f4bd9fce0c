import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { messages } from "#domain/messages.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import type { Storage } from "../storage/storage.ts";
import { checksumOf } from "./checksum.ts";
import { createFinishedUploads, type FinishedUpload } from "./finished-uploads.ts";
import { JsonServer } from "./json-server.ts";
import { largestFile } from "./kinds.ts";
import type { ProductFiles } from "./product-files.ts";
import { UnfinishedStore } from "./unfinished-store.ts";
import { answerOf } from "./upload-answers.ts";
import { sentFor, UploadRefused } from "./upload-refused.ts";

/** Files that come in parts, over tus. */
export interface Uploads {
  /** Answers a request of the protocol. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * What has become of an upload; looks at a file that is there in whole, also where the process
   * ended before it could. Null while parts are missing, and where there is no such upload. Throws
   * UploadRefused where the file is not taken.
   */
  finished(id: string): Promise<FinishedUpload | null>;
  /**
   * Takes a finished upload away, and its file where no product has shown it; false where there is
   * none.
   */
  cancel(id: string): Promise<boolean>;
  /** Deletes what was left unfinished, and what was finished and never used. */
  sweep(): Promise<void>;
}

/** An upload that nobody goes on with is kept so long. */
const keptMs = 24 * 60 * 60 * 1000;

export interface UploadPlace {
  readonly storage: Storage;
  /** Where requests come in. */
  readonly path: string;
  readonly bytesInAll: number;
}

/**
 * Uploads in a store, until `files` take them; all files and unfinished uploads may have
 * `bytesInAll` together.
 */
export const createUploads = (
  { storage, path, bytesInAll }: UploadPlace,
  files: ProductFiles,
  report: (errorId: string, error: unknown) => void,
): Uploads => {
  const store = new UnfinishedStore(storage, keptMs);
  const done = createFinishedUploads(storage);
  const inTurn = createKeyedMutex();

  const checkRoom = async (bytes: number): Promise<void> => {
    if ((await files.taken()) + (await store.promised()) + bytes > bytesInAll) {
      throw new UploadRefused(402, "QUOTA", messages.upload.full);
    }
    await storage.checkRoom(bytes);
  };

  const finish = (id: string): Promise<FinishedUpload | null> =>
    inTurn(id, async () => {
      const before = await done.find(id);
      if (before) return before;
      const upload = await store.getUpload(id).catch((error: unknown) => {
        if (error instanceof UploadRefused) return null;
        throw error;
      });
      if (!upload || upload.size === undefined || upload.offset < upload.size) return null;
      const file = await files.take(sentFor(upload.metadata), await store.bytesOf(id));
      if (file.outcome === "refused") {
        // Before it is told: an upload that is whole would be called finished when it is asked for
        // again.
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
      await done.keep(id, finished);
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
      if (!upload.size) throw new UploadRefused(400, "INVALID_INPUT", messages.upload.emptyFile);
      await inTurn("room", () => checkRoom(upload.size ?? 0));
      return {};
    },
    async onUploadFinish(_request, upload) {
      const finished = await finish(upload.id);
      // The server would look the upload up again to say when it expires, and it is on its way no
      // more.
      Object.assign(upload, { creation_date: undefined });
      return finished ? { headers: { "Content-Location": finished.url } } : {};
    },
    onResponseError(_request, error) {
      const answer = answerOf(error);
      // A full disk or a check that cannot run is the operator's to know.
      if (answer.status_code >= 500) report("", error);
      return answer;
    },
  });

  return {
    handle: async (request, response) => {
      const header = request.headers["upload-checksum"];
      const checksum = checksumOf(Array.isArray(header) ? header[0] : header);
      await store.expected.run(checksum, () => server.handle(request, response));
    },
    finished: finish,
    async cancel(id) {
      const finished = await done.find(id);
      if (!finished) return false;
      await done.remove(id);
      await files.forget(finished.url);
      return true;
    },
    async sweep() {
      await storage.sweep();
      await store.sweep();
      for (const id of await done.before(Date.now() - keptMs)) {
        const finished = await done.find(id);
        await done.remove(id);
        if (finished) await files.forget(finished.url);
      }
    },
  };
};
