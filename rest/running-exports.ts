import { Readable } from "node:stream";

/** Maximum parallel exports: each reads as fast as its client downloads. */
const maxExports = 4;

const busy = {
  code: "UNAVAILABLE",
  message: "Too many exports are running. Please try again in a moment.",
  retryAfterSeconds: 10,
} as const;

const oneAtATime = {
  code: "UNAVAILABLE",
  message:
    "Your previous export is still running. Wait until it finishes or cancel it, then try again.",
  retryAfterSeconds: 10,
} as const;

type Unavailable = typeof busy | typeof oneAtATime;

/** The running exports of one kind: one per person and four in all. */
export interface RunningExports {
  /** Why a person can't begin an export; null if they can. */
  refusalOf(userId: string): Unavailable | null;
  /** The file of an export. It counts as running until the file is read or its reader leaves. */
  run(userId: string, lines: AsyncIterable<string | Uint8Array>): Readable;
}

export const createRunningExports = (): RunningExports => {
  const writing = new Set<string>();
  return {
    refusalOf(userId) {
      if (writing.has(userId)) return oneAtATime;
      return writing.size >= maxExports ? busy : null;
    },
    run(userId, lines) {
      writing.add(userId);
      const file = Readable.from(lines);
      file.once("close", () => {
        writing.delete(userId);
      });
      return file;
    },
  };
};
