import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Does some work in a data directory of its own, which is gone afterwards; or in one that is named,
 * which stays.
 */
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
