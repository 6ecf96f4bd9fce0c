import { existsSync } from "node:fs";
import { join } from "node:path";
import { accountsPath } from "#accounts/embedded/path.ts";
import { inspectLogFile } from "#event-store/embedded/log-file.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { damageOf } from "#event-store/embedded/file-check.ts";
import { indexPath } from "#history/log-index/schema.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { shopProjections } from "#projections/read-models.ts";
import { storedName, uploadsPath } from "#uploads/paths.ts";
import type { Config } from "../settings/config.ts";
import type { Inspection } from "./inspection.ts";
import {
  inspectBackups,
  inspectClock,
  inspectDisk,
  inspectPermissions,
  inspectVersions,
} from "./inspect-machine.ts";
import { readLog, type ReadLog } from "../engines/read-log.ts";
import { requireFinishedRestore } from "../engines/restore-mark.ts";
import { checkHere, createScratch, removeScratch } from "../verification/check.ts";

/** The settings that name the parts of a shop. */
export type InspectedSettings = Pick<
  Config,
  "dataDir" | "eventStoreUrl" | "mongoDb" | "bucket" | "diskReserveBytes" | "backup"
>;

const restoreBoth =
  "Stop the shop and restore a backup (npm run restore). The log and the accounts belong together.";

const inspectLog = async (
  settings: InspectedSettings,
): Promise<readonly [Inspection, ReadLog | null]> => {
  const { dataDir, eventStoreUrl } = settings;
  try {
    if (eventStoreUrl === null) {
      inspectLogFile(logPath(dataDir));
      const damage = await damageOf(logPath(dataDir));
      if (damage !== null) throw new Error(damage);
    }
    const read = await readLog(settings);
    const found = `${read.events} events in ${read.streams} streams: no gaps; all checksums match.`;
    return [{ part: "log", found, remedy: null }, read];
  } catch (error) {
    const found = `The log is damaged: ${error instanceof Error ? error.message : String(error)}`;
    return [{ part: "log", found, remedy: restoreBoth }, null];
  }
};

const inspectAccounts = async ({ dataDir, mongoDb }: InspectedSettings): Promise<Inspection> => {
  if (mongoDb !== null) {
    const found = "The accounts are in MongoDB, which checks its own files.";
    return { part: "accounts", found, remedy: null };
  }
  const damage = await damageOf(accountsPath(dataDir));
  return damage === null
    ? { part: "accounts", found: "accounts.db is intact.", remedy: null }
    : { part: "accounts", found: `accounts.db ${damage}.`, remedy: restoreBoth };
};

const inspectFiles = (
  { dataDir, bucket }: InspectedSettings,
  files: ReadonlySet<string>,
): Inspection => {
  if (bucket !== null) {
    const found = `${files.size} files are referenced. They are in the bucket and were not checked.`;
    return { part: "files", found, remedy: null };
  }
  const pathOf = (url: string) => join(uploadsPath(dataDir), storedName(url));
  const missing = [...files].filter((url) => !existsSync(pathOf(url))).toSorted();
  return missing.length === 0
    ? { part: "files", found: `All ${files.size} referenced files exist.`, remedy: null }
    : {
        part: "files",
        found: `${missing.length} of ${files.size} referenced files are missing, the first: ${missing[0] ?? ""}`,
        remedy: "Upload them again, or restore a backup that has them.",
      };
};

const inspectReadModels = async (settings: InspectedSettings): Promise<Inspection> => {
  const part = "read models";
  const { dataDir, mongoDb } = settings;
  if (mongoDb === null && !existsSync(viewsPath(dataDir))) {
    return { part, found: "There are none yet. The next start builds them.", remedy: null };
  }
  const repair = mongoDb === null ? ({ repairable: "views.db" } as const) : {};
  const scratch = createScratch(dataDir);
  try {
    const names = shopProjections.map(({ name }) => name);
    const checked = await checkHere(settings, scratch)(
      names,
      () => undefined,
      new AbortController().signal,
    );
    const wrong = checked.filter(({ different }) => different > 0);
    const documents = checked.reduce((sum, each) => sum + each.documents, 0);
    return wrong.length === 0
      ? { part, found: `${documents} documents equal the log.`, remedy: null }
      : {
          part,
          found: `These differ from the log: ${wrong.map(({ model, different }) => `${model} (${different} documents)`).join(", ")}.`,
          remedy: `Rebuild each: npm run shop -- projections rebuild ${wrong[0]?.model ?? ""}`,
          ...repair,
        };
  } catch (error) {
    const found = `They can't be read: ${error instanceof Error ? error.message : String(error)}.`;
    return { part, found, remedy: "Start the shop. It rebuilds damaged read models.", ...repair };
  } finally {
    removeScratch(scratch);
  }
};

const inspectIndex = async ({ dataDir }: InspectedSettings): Promise<Inspection> => {
  const part = "index";
  if (!existsSync(indexPath(dataDir))) {
    return { part, found: "There is none yet. The next start builds it.", remedy: null };
  }
  const damage = await damageOf(indexPath(dataDir));
  return damage === null
    ? { part, found: "history.db is intact.", remedy: null }
    : {
        part,
        found: `history.db ${damage}.`,
        remedy: "Stop the shop and delete history.db. The next start builds it.",
        repairable: "history.db",
      };
};

/**
 * Inspects a stopped or running shop: the log's file, checksums, continuity and times, the
 * accounts, uploaded files that the log names, the read models and the index against the log, free
 * space, permissions, the last backup and versions. Changes nothing.
 */
export async function* inspect(settings: InspectedSettings): AsyncGenerator<Inspection> {
  const { dataDir } = settings;
  requireFinishedRestore(dataDir);
  const [log, read] = await inspectLog(settings);
  yield log;
  yield inspectAccounts(settings);
  if (read) {
    yield inspectFiles(settings, read.files);
    yield inspectReadModels(settings);
    yield inspectClock(read.latestAt, Date.now());
  }
  yield inspectIndex(settings);
  yield inspectDisk(settings);
  yield inspectPermissions(dataDir);
  yield inspectBackups(settings, new Date().toISOString());
  yield inspectVersions(settings);
}
