import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { shareOf } from "#projections/engine/progress.ts";
import { shopProjections } from "#projections/read-models.ts";
import { beginReplay, continueReplay } from "#history/verification/replay-read-models.ts";
import { storedName } from "#uploads/paths.ts";
import { checkWhileReading, type ReadLog } from "../engines/read-log.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import { openHistoryLog } from "../engines/history-log.ts";
import { logBytesOf, objectsOf, type Manifest, type StoredObject } from "./manifest.ts";
import type { BackupRepository } from "./repository.ts";
import { requireRoom, type OnProgress } from "./take.ts";
import { writeParts } from "./write-parts.ts";

/** Bytes on the disk for each byte of a log's text: the log with its indexes, and read models. */
const bytesPerByte = 3;

/** Folds the whole log into new read models, and checks it while it is read. */
const fold = async (directory: string, onProgress: OnProgress): Promise<ReadLog> => {
  const settings = { dataDir: directory, eventStoreUrl: null, mongoDb: null };
  const { store, close } = await openHistoryLog(settings);
  try {
    const head = await store.head();
    if (head === null) throw new CommandProblem("The log is empty.");
    const reading = checkWhileReading(store);
    const scratch = openEmbeddedDocumentStore(directory);
    try {
      await beginReplay(scratch, shopProjections);
      await continueReplay(
        { store: reading, scratch, stopping: new AbortController().signal },
        shopProjections.map((projection) => ({ projection, reached: null, upTo: head })),
        (_events, position) => onProgress({ step: "folding", share: shareOf(position, head) }),
      );
    } finally {
      await scratch.close();
    }
    return reading.result();
  } finally {
    await close();
  }
};

/**
 * Reads every object of the files. Those of an earlier proven backup were opened then; new ones
 * are opened, too.
 */
const proveFiles = async (
  { files }: Manifest,
  repository: BackupRepository,
  known: ReadonlySet<string>,
  onProgress: OnProgress,
): Promise<void> => {
  const objects = Object.values(files).filter((each): each is StoredObject => each !== null);
  for (const [index, object] of objects.entries()) {
    onProgress({ step: "files", share: index / objects.length });
    if (known.has(object.sha256)) await repository.check(object);
    else await repository.load(object);
  }
};

/**
 * Restores a backup into an empty directory, reads all of it, folds its read models, and compares
 * it with its manifest. Returns the files that products and reviews name and that the shop lacks.
 * Throws CommandProblem and the errors of its parts if the backup can't be used.
 */
export const proveBackup = async (
  name: string,
  repository: BackupRepository,
  directory: string,
  onProgress: OnProgress,
): Promise<readonly string[]> => {
  const manifest = await repository.manifest(name);
  const { log, files } = manifest;
  await requireRoom(directory, logBytesOf(manifest) * bytesPerByte, "to prove the backup");
  const newest = (await repository.backups()).at(-1);
  const earlier = newest ? objectsOf(await repository.manifest(newest.name)) : [];
  await proveFiles(manifest, repository, new Set(earlier.map(({ sha256 }) => sha256)), onProgress);
  await writeParts(manifest, repository, directory, (share) =>
    onProgress({ step: "restoring", share }),
  );
  const read = await fold(directory, onProgress);
  if (read.events !== log.events || read.last?.id !== log.last?.id) {
    throw new CommandProblem(
      `The restored log has ${read.events} events and ends with ${read.last?.id ?? "none"}, ` +
        `but the manifest states ${log.events} and ${log.last?.id ?? "none"}.`,
    );
  }
  return [...read.files].filter((url) => !(storedName(url) in files)).toSorted();
};
