import { DetailedError, Upload } from "tus-js-client";
import { messages } from "../../../../generated/shop.ts";
import { createCheckedHttp } from "./checked-http.ts";

export type Purpose = "picture" | "model" | "quick-look";

/** A finding of the file check, as text. */
export interface Finding {
  tone: "good" | "note" | "bad";
  text: string;
  detail?: string;
}

export interface SentFile {
  url: string;
  findings: readonly Finding[];
  measured: { widthCm: number; depthCm: number; heightCm: number } | null;
}

/** Why the upload stopped, and what helps. */
export interface Stop {
  text: string;
  findings: readonly Finding[];
  help: "again" | "sign in" | "another file";
}

export interface Sending {
  pause: () => void;
  resume: () => void;
  /** Also deletes the uploaded parts. */
  cancel: () => Promise<void>;
}

export interface SendingListener {
  /** URL of the model that this file is derived from. */
  model?: string;
  onProgress: (progress: { sent: number; bytesPerSecond: number; chunk: number }) => void;
  onChecking: () => void;
  onSent: (file: SentFile) => void;
  onStop: (stop: Stop) => void;
}

export const smallestChunk = 256 * 1024;
const largestChunk = 32 * 1024 * 1024;
/** Maximum duration of a part; an interrupted part is sent again. */
const longestChunkMs = 8000;

/** Size of the next part after one that took `tookMs`: doubled on a fast connection. */
export function nextChunk(chunk: number, tookMs: number): number {
  if (tookMs > longestChunkMs) return Math.max(smallestChunk, chunk / 2);
  return tookMs > longestChunkMs / 2 ? chunk : Math.min(largestChunk, chunk * 2);
}

/** The stop for a response status; 0 if there was no response. */
export function stopOf(status: number, body: string): Stop {
  const answer = readBody(body);
  const stop = (text: string, help: Stop["help"]): Stop => ({
    text,
    help,
    findings: answer.findings,
  });
  switch (status) {
    case 0:
      return stop(messages.upload.unreachable, "again");
    case 401:
      return stop(messages.upload.signedOut, "sign in");
    case 402:
      return stop(messages.upload.full, "again");
    case 403:
      // The storage behind the shop may reject the shop.
      return stop(answer.message || messages.access.notAllowed, "again");
    case 404:
    case 410:
      return stop(messages.upload.expired, "again");
    case 413:
      return stop(messages.upload.tooLarge, "another file");
    case 460:
      return stop(messages.upload.damaged, "again");
    case 400:
    case 415:
      return stop(answer.message || messages.catalogue.imageUploadFailed, "another file");
    default:
      return stop(answer.message || messages.upload.unreachable, "again");
  }
}

const storageCodes = new Map<string, string>([
  [messages.upload.signedOut, "401 invalid auth token"],
  [messages.upload.full, "402 quota"],
  [messages.access.notAllowed, "403 unauthorized"],
  [messages.upload.storeClosed, "403 unauthorized"],
  [messages.upload.expired, "404 object not found"],
  [messages.upload.unreachable, "retry-limit exceeded"],
  [messages.upload.damaged, "invalid checksum"],
]);

/** The storage error code of a stop (specification section 8); null for other stops. */
export function storageCode({ text }: Pick<Stop, "text">): string | null {
  return storageCodes.get(text) ?? null;
}

function readBody(body: string): { message: string; findings: readonly Finding[] } {
  try {
    const { message = "", findings = [] } = JSON.parse(body) as Partial<Stop> & {
      message?: string;
    };
    return { message, findings };
  } catch {
    return { message: "", findings: [] };
  }
}

/**
 * Uploads a file in parts, resuming an earlier attempt of the same file. An empty file is not sent.
 */
export function sendFile(file: File, purpose: Purpose, listener: SendingListener): Sending {
  if (file.size === 0) {
    listener.onStop({ text: messages.upload.emptyFile, findings: [], help: "another file" });
    return { pause: () => undefined, resume: () => undefined, cancel: async () => undefined };
  }
  let given = false;
  /** The server no longer has the upload. */
  let refused = false;
  let begun = { at: performance.now(), sent: 0 };
  let speed = 0;
  let chunk = smallestChunk;

  /** tus reads the chunk size when each part begins. */
  const setChunk = (size: number) => {
    chunk = size;
    upload.options.chunkSize = size;
  };

  const fail = (status: number, body: string) => {
    refused = status >= 400 && status < 500 && status !== 401 && status !== 460;
    if (!given) listener.onStop(stopOf(status, body));
  };

  /** The server checks the complete file before it responds. */
  const ask = async () => {
    listener.onChecking();
    const answer = await fetch(upload.url ?? "").catch(() => null);
    if (given) return;
    if (!answer?.ok) {
      fail(answer?.status ?? 0, (await answer?.text()) ?? "");
      return;
    }
    listener.onSent((await answer.json()) as SentFile);
  };

  const upload = new Upload(file, {
    endpoint: "/api/uploads",
    httpStack: createCheckedHttp(),
    chunkSize: smallestChunk,
    uploadDataDuringCreation: file.size <= smallestChunk,
    retryDelays: [0, 1000, 3000, 5000],
    metadata: {
      filename: file.name,
      filetype: file.type,
      purpose,
      ...(listener.model !== undefined && { model: listener.model }),
    },
    fingerprint: async () =>
      ["nivasa", purpose, listener.model ?? file.name, file.size, file.lastModified].join("-"),
    onProgress(sent) {
      const seconds = (performance.now() - begun.at) / 1000;
      if (seconds > 0.2) speed = Math.max(0, sent - begun.sent) / seconds;
      listener.onProgress({ sent, bytesPerSecond: speed, chunk });
    },
    onChunkComplete(_size, accepted) {
      const now = performance.now();
      setChunk(nextChunk(chunk, now - begun.at));
      begun = { at: now, sent: accepted };
    },
    onShouldRetry(error) {
      // Start small again after an interruption.
      setChunk(smallestChunk);
      const status = error.originalResponse?.getStatus() ?? 0;
      return status === 0 || status === 409 || status === 423 || status >= 500;
    },
    onError(error) {
      const response = error instanceof DetailedError ? error.originalResponse : null;
      fail(response?.getStatus() ?? 0, response?.getBody() ?? "");
    },
    onSuccess: () => void ask(),
  });

  const start = async () => {
    const [before] = await upload.findPreviousUploads();
    if (given) return;
    if (before) upload.resumeFromPreviousUpload(before);
    begun = { at: performance.now(), sent: 0 };
    setChunk(smallestChunk);
    upload.start();
  };
  void start();

  return {
    pause: () => void upload.abort(),
    resume: () => void start(),
    async cancel() {
      given = true;
      await upload.abort().catch(() => undefined);
      if (upload.url && !refused) {
        await fetch(upload.url, { method: "DELETE", headers: { "Tus-Resumable": "1.0.0" } }).catch(
          () => undefined,
        );
      }
    },
  };
}
