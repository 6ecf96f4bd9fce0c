import { DetailedError, Upload } from "tus-js-client";
import { messages } from "../../../../generated/shop.ts";
import { createCheckedHttp } from "./checked-http.ts";

export type Purpose = "picture" | "model" | "quick-look";

/** Something that was looked at in a file, in words. */
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

/** Why nothing more is sent, and what helps. */
export interface Stop {
  text: string;
  findings: readonly Finding[];
  help: "again" | "sign in" | "another file";
}

export interface Sending {
  pause: () => void;
  resume: () => void;
  /** Takes the file away again, there as well. */
  cancel: () => Promise<void>;
}

export interface SendingListener {
  /** Address of the model that the file is another form of. */
  model?: string;
  onProgress: (progress: { sent: number; bytesPerSecond: number; chunk: number }) => void;
  onChecking: () => void;
  onSent: (file: SentFile) => void;
  onStop: (stop: Stop) => void;
}

export const smallestChunk = 256 * 1024;
const largestChunk = 32 * 1024 * 1024;
/** A part is on its way no longer than about so: what is cut off is sent again. */
const longestChunkMs = 8000;

/** The part after one that took so long: twice as large while the wire is quick. */
export function nextChunk(chunk: number, tookMs: number): number {
  if (tookMs > longestChunkMs) return Math.max(smallestChunk, chunk / 2);
  return tookMs > longestChunkMs / 2 ? chunk : Math.min(largestChunk, chunk * 2);
}

/** What a stop means to whoever sends, by the status of the answer; 0 where none came. */
export function stopOf(status: number, body: string): Stop {
  const told = readBody(body);
  const stop = (text: string, help: Stop["help"]): Stop => ({
    text,
    help,
    findings: told.findings,
  });
  switch (status) {
    case 0:
      return stop(messages.upload.unreachable, "again");
    case 401:
      return stop(messages.upload.signedOut, "sign in");
    case 402:
      return stop(messages.upload.full, "again");
    case 403:
      // The store behind the shop may not let the shop in.
      return stop(told.message || messages.upload.notAllowed, "again");
    case 404:
    case 410:
      return stop(messages.upload.expired, "again");
    case 413:
      return stop(messages.upload.tooLarge, "another file");
    case 460:
      return stop(messages.upload.damaged, "again");
    case 400:
    case 415:
      return stop(told.message || messages.catalogue.imageUploadFailed, "another file");
    default:
      return stop(told.message || messages.upload.unreachable, "again");
  }
}

const storageCodes = new Map<string, string>([
  [messages.upload.signedOut, "401 invalid auth token"],
  [messages.upload.full, "402 quota"],
  [messages.upload.notAllowed, "403 unauthorized"],
  [messages.upload.storeClosed, "403 unauthorized"],
  [messages.upload.expired, "404 object not found"],
  [messages.upload.unreachable, "retry-limit exceeded"],
  [messages.upload.damaged, "invalid checksum"],
]);

/**
 * The code of the storage error that a stop is (specification section 8); null for another stop.
 */
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
 * Sends a file in parts, from where an earlier try of the same file stopped. An empty one is not
 * sent.
 */
export function sendFile(file: File, purpose: Purpose, listener: SendingListener): Sending {
  if (file.size === 0) {
    listener.onStop({ text: messages.upload.emptyFile, findings: [], help: "another file" });
    return { pause: () => undefined, resume: () => undefined, cancel: async () => undefined };
  }
  let given = false;
  /** The shop has nothing of it any more. */
  let refused = false;
  let begun = { at: performance.now(), sent: 0 };
  let speed = 0;
  let chunk = smallestChunk;

  /** The upload asks for the size of each part as it begins. */
  const setChunk = (size: number) => {
    chunk = size;
    upload.options.chunkSize = size;
  };

  const fail = (status: number, body: string) => {
    refused = status >= 400 && status < 500 && status !== 401 && status !== 460;
    if (!given) listener.onStop(stopOf(status, body));
  };

  /** The shop looks at the whole file before it says what it thinks of it. */
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
      // Whatever was cut off begins small again.
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
