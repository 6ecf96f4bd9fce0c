import { constants, setPriority } from "node:os";
import { errorText } from "../errors/error-text.ts";
import type { FromThread, ProcessWork } from "./messages.ts";

/**
 * Runs the job that the parent process sends, and reports its progress and outcome. Ends with the
 * parent. Its priority is below that of a shop, which is high enough to end on a busy machine.
 */
export const runAsProcess = <Work extends ProcessWork>(
  work: (
    job: Work["job"],
    onProgress: (progress: Work["progress"]) => void,
  ) => Promise<Work["outcome"]>,
): void => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Files are readable by their owner only, as those of the server.
  process.umask(0o077);
  const send = (
    message: FromThread<Work["progress"], Work["outcome"]>,
    sent: () => void = () => undefined,
  ): void => void process.send?.(message, sent);
  process.on("disconnect", () => process.exit(1));
  process.once("message", (job: Work["job"]) => {
    work(job, (progress) => send({ progress })).then(
      (outcome) => send({ outcome }, () => process.exit(0)),
      (error: unknown) => send({ failed: errorText(error) }, () => process.exit(1)),
    );
  });
};
