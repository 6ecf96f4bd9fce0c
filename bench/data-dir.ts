import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Does some work in a temporary data directory, or in a named one that is retained. */
export const withDataDir = async (
  work: (dataDir: string) => Promise<void>,
  kept?: string,
): Promise<void> => {
  if (kept !== undefined) {
    mkdirSync(kept, { recursive: true });
    await work(kept);
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "nivasa-bench-"));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
