import { existsSync } from "node:fs";
import { DirectoryInUse, lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { deleteIndex } from "#history/log-index/schema.ts";
import { deleteSetAside } from "#projections/embedded/set-aside.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { deleteBackupScratch } from "../backups/scratch.ts";
import { noShopIn } from "../backups/take.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import { deleteReplays } from "../verification/check.ts";
import { inspect, type InspectedSettings } from "./inspect.ts";
import type { Inspection } from "./inspection.ts";

type Print = (...lines: readonly string[]) => void;

const lockForRepair = (dataDir: string) => {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new CommandProblem(
      "The shop is running. Stop it to repair files, or rebuild a read model: npm run shop -- projections rebuild NAME.",
      { cause: error },
    );
  }
};

/** Deletes what can be built again from the log, and what interrupted commands have left. */
const repair = async (
  dataDir: string,
  found: readonly Inspection[],
  print: Print,
): Promise<number> => {
  const lock = lockForRepair(dataDir);
  try {
    deleteReplays(dataDir);
    await deleteBackupScratch(dataDir);
    const files = new Set(found.flatMap(({ repairable }) => repairable ?? []));
    if (files.has("views.db")) {
      deleteDatabase(viewsPath(dataDir));
      deleteSetAside(dataDir);
      print("Deleted views.db. The next start builds the read models from the log.");
    }
    if (files.has("history.db")) {
      deleteIndex(dataDir);
      print("Deleted history.db. The next start builds it from the log.");
    }
    return files.size;
  } finally {
    lock.release();
  }
};

/**
 * Inspects a shop, prints each finding and what to do, and repairs what can be built from the log.
 * Throws CommandProblem if a problem is left.
 */
export const examine = async (
  settings: InspectedSettings,
  { repair: wanted, print }: { readonly repair: boolean; readonly print: Print },
): Promise<void> => {
  const { dataDir, eventStoreUrl } = settings;
  if (eventStoreUrl === null && !existsSync(logPath(dataDir))) {
    throw noShopIn(settings);
  }
  const found: Inspection[] = [];
  for await (const inspection of inspect(settings)) {
    found.push(inspection);
    const { part, remedy } = inspection;
    print(`${remedy === null ? "ok " : "BAD"} ${part}: ${inspection.found}`);
    if (remedy !== null) print(`    ${remedy}`);
  }
  const problems = found.filter(({ remedy }) => remedy !== null);
  const repaired = wanted ? await repair(dataDir, problems, print) : 0;
  const left = problems.filter(({ repairable }) => !(wanted && repairable)).length;
  if (left > 0) {
    throw new CommandProblem(
      left === 1 ? "One part needs attention." : `${left} parts need attention.`,
    );
  }
  print(
    repaired > 0
      ? `Repaired ${repaired} of ${found.length} parts. Start the shop.`
      : `All ${found.length} parts are well.`,
  );
};
