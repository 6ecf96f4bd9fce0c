import { writeFileSync } from "node:fs";
import type { Job, JobMessage } from "./check-process.ts";

/** The checks, loaded with the first file of a kind. */
const checks: Readonly<Record<Job["kind"], (bytes: Uint8Array) => Promise<unknown>>> = {
  model: async (bytes) => (await import("./judge-model.ts")).judgeModelFile(bytes),
  picture: async (bytes) => (await import("./size-picture.ts")).sizedPicture(bytes),
  "quick-look": async (bytes) =>
    (await import("./judge-quick-look.ts")).judgeQuickLook(Buffer.from(bytes)),
};

const send = (message: JobMessage): void => void process.send?.(message);

/** If the machine's memory is exhausted, Linux ends this process first. */
const offerMemory = (): void => {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system.
  }
};

offerMemory();
process.on("message", ({ kind, bytes }: Job) => {
  // Copied: a message may begin anywhere in memory, and tables of numbers must be aligned.
  checks[kind](new Uint8Array(bytes))
    .then((result) => send({ result }))
    .catch((error: unknown) =>
      send({ failed: error instanceof Error ? error.message : String(error) }),
    );
});
// The shop has ended.
process.on("disconnect", () => process.exit());
send({ ready: true });
