import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { databaseSuffixes, deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { viewsPath } from "./embedded-document-store.ts";

/** Path of the read models that were last set aside. The file may be deleted. */
export const setAsidePath = (dataDir: string): string => join(dataDir, "views.set-aside.db");

/**
 * Deletes the read models that were set aside: erasure does not reach the personal data in them.
 */
export const deleteSetAside = (dataDir: string): void => deleteDatabase(setAsidePath(dataDir));

/**
 * Renames the files of the read models, so that they are rebuilt. Keeps one copy and returns its
 * path.
 */
export const setAsideReadModels = (dataDir: string): string => {
  deleteSetAside(dataDir);
  for (const suffix of databaseSuffixes) {
    const path = `${viewsPath(dataDir)}${suffix}`;
    if (existsSync(path)) renameSync(path, `${setAsidePath(dataDir)}${suffix}`);
  }
  return setAsidePath(dataDir);
};
