import { builtPath, picturesPath } from "../built-files.ts";
import type { Log } from "../log/log.ts";
import { runProcess } from "../workers/run-process.ts";
import type { CompressionProcess } from "./compression-process.ts";
import { lacksSmallestFiles } from "./smallest-files.ts";

/**
 * Compresses the files of a quick build at the highest level, in a process of the lowest priority.
 * It ends when `ending` aborts, or together with this process.
 */
export const compressInBackground = async (log: Log, ending: AbortSignal): Promise<void> => {
  if (!lacksSmallestFiles(builtPath)) return;
  try {
    await runProcess<CompressionProcess>(
      new URL("./compression-process.ts", import.meta.url),
      { built: builtPath, pictures: picturesPath },
      () => undefined,
      ending,
    );
    log.debug("All files of the shop are compressed at the highest level");
  } catch (error) {
    if (ending.aborted) return;
    const loss = "Some files of the shop stay a tenth larger: they could not be compressed further";
    log.warn({ err: error }, `${loss}. The next start tries again`);
  }
};
