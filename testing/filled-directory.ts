import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShopProcess } from "./shop-process.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Passes the path of the directory to the processes that run tests. */
const variable = "FILLED_DIRECTORY";

/**
 * Lets a shop fill a directory for this test run, unless one is given. Returns a function that
 * removes it.
 */
export const fillDirectory = async (): Promise<() => void> => {
  if (process.env[variable]) return () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "nivasa-filled-"));
  const shop = await startShopProcess({ dataDir });
  await shop.stop();
  process.env[variable] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
};

/**
 * A new copy of the data directory of a shop after its first start. It opens in a third of the time
 * of a first start. Removed after all tests of the file.
 */
export const filledDirectory = (): string => {
  const filled = process.env[variable];
  if (filled === undefined) throw new Error("This test run has no filled directory");
  return copyOf(filled);
};

/** A new copy of the data directory of a closed shop. Removed after all tests of the file. */
export const copyOf = (dataDir: string): string => {
  const path = temporaryDirectory();
  cpSync(dataDir, path, { recursive: true });
  return path;
};
