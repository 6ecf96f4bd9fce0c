import { simulationTimeoutMs, type RunWhatIf } from "#history/what-if/what-if-queue.ts";
import { whatIf, WhatIfRefused, type WhatIfQuery } from "#history/what-if/what-if.ts";
import type { Config } from "../config.ts";
import { openHistoryLog } from "../history-log.ts";

/** What a simulation has to know of the settings. */
export type WhatIfSettings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDbUrl">;

/** What the thread of a simulation is started with. */
export interface WhatIfStart {
  readonly settings: WhatIfSettings;
  readonly query: WhatIfQuery;
}

/** Simulates in this thread, with a connection to the log that can only read. */
export const createWhatIfWork =
  (settings: WhatIfSettings): RunWhatIf =>
  async (query, onProgress, stopping) => {
    const { store, close } = await openHistoryLog(settings);
    try {
      return await whatIf(store, query, { stopping, timeoutMs: simulationTimeoutMs, onProgress });
    } catch (error) {
      if (error instanceof WhatIfRefused) return { refused: error.message };
      throw error;
    } finally {
      await close();
    }
  };
