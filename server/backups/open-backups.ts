import { existsSync, readdirSync } from "node:fs";
import { openPlace, placeName, type StoragePlace } from "#uploads/storage/place.ts";
import type { FileStore } from "#uploads/storage/storage.ts";
import type { Config } from "../settings/config.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import { openRepository, openRepositoryOf, type BackupRepository } from "./repository.ts";

type Settings = Pick<Config, "dataDir" | "diskReserveBytes" | "backup">;

interface OpenedPlace {
  readonly files: FileStore;
  readonly name: string;
  /** Whether a directory has files. A bucket may be shared. */
  readonly isUsed: boolean;
}

/** Opens the files of a place. Throws CommandProblem if it can't be a directory. */
const openFiles = (place: StoragePlace, settings: Settings): OpenedPlace => {
  const name = placeName(place);
  try {
    const isUsed =
      "directory" in place &&
      existsSync(place.directory) &&
      readdirSync(place.directory).length > 0;
    return { files: openPlace(place, settings), name, isUsed };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandProblem(`${name} can't be used: ${why}`, { cause: error });
  }
};

/** Opens the backups in a place, with the key of the settings. Throws CommandProblem. */
export const openBackups = async (
  settings: Settings,
  place: StoragePlace,
): Promise<BackupRepository> => {
  if ("directory" in place && !existsSync(place.directory)) {
    throw new CommandProblem(`There are no backups in ${placeName(place)}.`);
  }
  return openRepository(openFiles(place, settings), settings.backup.key);
};

/** Opens a place for backups of a shop, or begins one. Throws CommandProblem. */
export const openBackupsOf = async (
  settings: Settings,
  place: StoragePlace,
  shop: string,
): Promise<BackupRepository> =>
  openRepositoryOf(openFiles(place, settings), shop, settings.backup.key);
