import type { RunWhatIf } from "#history/what-if/what-if-desk.ts";
import { runBeside } from "../beside/run-beside.ts";
import type { WhatIfSettings, WhatIfStart } from "./what-if-here.ts";

const thread = new URL("./what-if-thread.ts", import.meta.url);

/** Simulates in a thread beside the one that serves. Rejects with StoreUnavailable where it cannot. */
export const whatIfBeside =
  ({ dataDir, eventStoreUrl, mongoDbUrl }: WhatIfSettings): RunWhatIf =>
  (query, onProgress, stopping) => {
    const start: WhatIfStart = { settings: { dataDir, eventStoreUrl, mongoDbUrl }, query };
    return runBeside(thread, start, onProgress, stopping);
  };
