import { existsSync } from "node:fs";
import { join } from "node:path";
import { accountsPath } from "#accounts/embedded/path.ts";
import { inspectLogFile } from "#event-store/embedded/log-file.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { damageOf } from "#event-store/embedded/file-check.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import { sequenceOf } from "#event-store/position.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import type { StoredDocument } from "#projections/engine/document-store.ts";
import { foldDocument } from "#projections/engine/fold.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { reviewAuthorsProjection } from "#projections/review-authors/projection.ts";
import { shopProjections } from "#projections/read-models.ts";
import { uploadsPath } from "#uploads/paths.ts";
import type { Config } from "../../settings/config.ts";
import { openHistoryLog } from "../../process/history-log.ts";
import { checkHere, createScratch, removeScratch } from "../../verification/check.ts";

/** One inspected part of a shop. */
export interface Inspection {
  readonly part: "log" | "accounts" | "files" | "read models";
  /** What was found, in a sentence. */
  readonly found: string;
  /** What to do about a problem; null if all is well. */
  readonly remedy: string | null;
}

export type InspectedSettings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb" | "bucket">;

/** Projections whose documents name uploaded files. */
const namingFiles = [productsProjection, reviewAuthorsProjection] as readonly Projection[];

const restoreBoth =
  "Stop the shop and restore a backup (npm run restore -- DIR). The log and the accounts belong together.";

/** Uploaded files that a document names. */
function* uploadsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && value.startsWith("/uploads/")) yield value;
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) yield* uploadsIn(part);
  }
}

interface ReadLog {
  readonly events: number;
  readonly streams: number;
  /** Uploaded files that products and reviews name now. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads the whole log. Throws LogDamaged for a wrong checksum or a gap in the log, and an Error for
 * a gap in a stream.
 */
const readLog = async (settings: InspectedSettings): Promise<ReadLog> => {
  const { store, close } = await openHistoryLog(settings);
  try {
    const revisions = new Map<string, number>();
    const documents = new Map<string, StoredDocument<object>>();
    let events = 0;
    for await (const recorded of store.readAll(null)) {
      events += 1;
      const { stream, revision, position } = recorded;
      const expected = (revisions.get(stream) ?? -1) + 1;
      if (revision !== expected) {
        throw new Error(
          `stream ${stream} continues at revision ${revision} instead of ${expected} (event ${sequenceOf(position)})`,
        );
      }
      revisions.set(stream, revision);
      const event = decodeEvent(recorded);
      for (const projection of event ? namingFiles : []) {
        const id = event && projection.key(event);
        if (!event || id === null) continue;
        const key = `${projection.name} ${id}`;
        const folded = foldDocument(projection, documents.get(key), [event]);
        if (folded) documents.set(key, { id, ...folded });
      }
    }
    const named = [...documents.values()].flatMap((each) => [...uploadsIn(each.document)]);
    return { events, streams: revisions.size, files: new Set(named) };
  } finally {
    await close();
  }
};

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
  const pathOf = (url: string) => join(uploadsPath(dataDir), url.slice("/uploads/".length));
  const missing = [...files].filter((url) => !existsSync(pathOf(url))).toSorted();
  return missing.length === 0
    ? { part: "files", found: `All ${files.size} referenced files exist.`, remedy: null }
    : {
        part: "files",
        found: `${missing.length} of ${files.size} referenced files are missing, the first: ${missing[0] ?? ""}`,
        remedy: "Copy the missing files from a backup's uploads directory, or upload them again.",
      };
};

const inspectReadModels = async (settings: InspectedSettings): Promise<Inspection> => {
  const part = "read models";
  const { dataDir, mongoDb } = settings;
  if (mongoDb === null && !existsSync(viewsPath(dataDir))) {
    return { part, found: "There are none yet. The next start builds them.", remedy: null };
  }
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
        };
  } catch (error) {
    const found = `They can't be read: ${error instanceof Error ? error.message : String(error)}.`;
    return { part, found, remedy: "Start the shop. It rebuilds damaged read models." };
  } finally {
    removeScratch(scratch);
  }
};

/**
 * Inspects a shop or a backup: the log's file, checksums and continuity, the accounts, uploaded
 * files that the log names, and the read models. Changes nothing. A shop may be running.
 */
export async function* inspect(settings: InspectedSettings): AsyncGenerator<Inspection> {
  const [log, read] = await inspectLog(settings);
  yield log;
  yield inspectAccounts(settings);
  if (read) {
    yield inspectFiles(settings, read.files);
    yield inspectReadModels(settings);
  }
}
