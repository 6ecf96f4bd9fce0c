import { simulationTimeoutMs, type RunWhatIf } from "#history/what-if/what-if-queue.ts";
import { whatIf, WhatIfRefused, type WhatIfQuery } from "#history/what-if/what-if.ts";
import type { Config } from "../settings/config.ts";
import { openHistoryLog } from "../engines/history-log.ts";

/** Settings of a simulation. */
export type WhatIfSettings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">;

/** Start data of a simulation's thread. */
export interface WhatIfStart {
  readonly settings: WhatIfSettings;
  readonly query: WhatIfQuery;
}

/** Simulates in this thread, with a read-only connection to the log. */
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
