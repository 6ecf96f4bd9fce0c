import { constants, setPriority } from "node:os";
import { runAsProcess } from "../workers/process-main.ts";
import { finishSmallestFiles } from "./smallest-files.ts";

/** The process that writes the smallest files of a build. */
export interface CompressionProcess {
  readonly job: { readonly built: string; readonly pictures: string };
  readonly progress: never;
  readonly outcome: null;
}

runAsProcess<CompressionProcess>(async ({ built, pictures }) => {
  setPriority(constants.priority.PRIORITY_LOW);
  // Readable by other users, as the rest of the build.
  process.umask(0o022);
  await finishSmallestFiles(built, pictures);
  return null;
});
