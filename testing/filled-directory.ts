import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShopProcess } from "./shop-process.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Where the directory to copy lies, for the processes that tests run in. */
const variable = "FILLED_DIRECTORY";

/**
 * Has a shop fill a directory for this run of tests, unless there is one; gives what removes it.
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
 * A directory of its own, as a shop leaves it after its first start: it opens in a third of the
 * time that a first start takes, which most tests are not about. Removed when all tests of the file
 * have ended.
 */
export const filledDirectory = (): string => {
  const filled = process.env[variable];
  if (filled === undefined) throw new Error("This run of tests has no filled directory");
  const path = temporaryDirectory();
  cpSync(filled, path, { recursive: true });
  return path;
};
