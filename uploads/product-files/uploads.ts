import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { messages } from "#domain/messages.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { storageFolders, type Storage } from "../storage/storage.ts";
import { checksumOf } from "./checksum.ts";
import { createFinishedUploads, type FinishedUpload } from "./finished-uploads.ts";
import { JsonServer } from "./json-server.ts";
import { largestFile } from "./kinds.ts";
import { contentDigest, type ProductFiles } from "./product-files.ts";
import { UnfinishedStore } from "./unfinished-store.ts";
import { answerOf } from "./upload-answers.ts";
import { sentFor, UploadRefused } from "./upload-refused.ts";

/** Resumable uploads over tus. */
export interface Uploads {
  /** Handles a request of the tus protocol. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * The result of an upload. Checks a complete file first, for example after the process ended
   * before the check. Null while parts are missing and for an unknown upload. Throws UploadRefused
   * if the file is refused.
   */
  finished(id: string): Promise<FinishedUpload | null>;
  /**
   * Deletes a finished upload, and its file unless a product has shown it. False if it doesn't
   * exist.
   */
  cancel(id: string): Promise<boolean>;
  /** Deletes expired unfinished uploads and finished ones that were never used. */
  sweep(): Promise<void>;
}

/** An upload expires after a day without progress. */
const expiryMs = 24 * 60 * 60 * 1000;

export interface UploadPlace {
  readonly storage: Storage;
  /** The path that handles requests. */
  readonly path: string;
  readonly bytesInAll: number;
}

/**
 * Uploads in a store until `files` accepts them. `bytesInAll` limits all files and unfinished
 * uploads together.
 */
export const createUploads = (
  { storage, path, bytesInAll }: UploadPlace,
  files: ProductFiles,
  report: (errorId: string, error: unknown) => void,
): Uploads => {
  const store = new UnfinishedStore(storage, expiryMs);
  const done = createFinishedUploads(storage);
  const inTurn = createKeyedMutex();

  const checkRoom = async (bytes: number): Promise<void> => {
    if ((await files.usedBytes()) + (await store.promised()) + bytes > bytesInAll) {
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
      const sent = sentFor(upload.metadata);
      const bytes = await store.bytesOf(id);
      const digest = sent.model === null ? contentDigest(bytes) : digestIn(sent.model);
      return inTurn(digest, async () => {
        const file = await files.take(sent, bytes);
        if (file.outcome === "refused") {
          // Removed before reporting the refusal; otherwise the complete upload would count as
          // finished on the next request.
          await store.remove(id);
          throw new UploadRefused(415, "UNSUPPORTED", file.message, file.findings);
        }
        const { url, findings, measured } = file;
        const finished: FinishedUpload = {
          url,
          findings,
          measured,
          filename: upload.metadata?.["filename"] ?? "",
          bytes: bytes.length,
        };
        await done.keep(id, finished);
        await store.remove(id);
        return finished;
      });
    });

  /** Removes a finished upload, and its file unless another upload has the same one. */
  const forget = async (id: string): Promise<boolean> => {
    const finished = await done.find(id);
    if (!finished) return false;
    const { url } = finished;
    await inTurn(digestIn(url), async () => {
      await done.remove(id);
      if (!(await done.urls()).has(url)) await files.forget(url);
    });
    return true;
  };

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
      // Without a creation date the server doesn't look up the upload, which no longer exists, for
      // its expiry.
      Object.assign(upload, { creation_date: undefined });
      return finished ? { headers: { "Content-Location": finished.url } } : {};
    },
    onResponseError(_request, error) {
      const answer = answerOf(error);
      // A full disk or a failed check is reported to the operator.
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
    cancel: forget,
    async sweep() {
      await storage.sweep(storageFolders);
      await store.sweep();
      for (const id of await done.before(Date.now() - expiryMs)) await forget(id);
    },
  };
};

/** The digest in the address of a file. */
const digestIn = (url: string): string => /[0-9a-f]{32}/.exec(url)?.[0] ?? url;
