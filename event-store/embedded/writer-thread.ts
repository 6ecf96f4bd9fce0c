import { parentPort, workerData } from "node:worker_threads";
import type { Database } from "better-sqlite3";
import { noEvents } from "#event-store/event-store.ts";
import { refusalOf } from "#event-store/storable-events.ts";
import { markSealed, openLogForWriting, reopenLogForWriting } from "./database.ts";
import { isDiskFailure } from "./disk-failure.ts";
import { eventChecksum, type EventRow } from "./stored-row.ts";
import type {
  AppendAnswer,
  AppendRequest,
  FromWriter,
  ReplaceRequest,
  ToWriter,
  WriterFailure,
  WriterStart,
} from "./protocol.ts";

/**
 * The only writer of the log. Each transaction takes all appends that have arrived by then, so they
 * share one flush. Answers are sent after the commit. After a failed commit the state of the disk
 * is uncertain: the thread answers every waiting append with the failure and exits. The main thread
 * decides whether to start another one.
 */
const { dataDir, again } = workerData as WriterStart;
const port = parentPort;
if (!port) throw new Error("The writer runs as a worker thread only");

const failureOf = (error: unknown): WriterFailure => ({
  name: error instanceof Error ? error.name : "Error",
  message: error instanceof Error ? error.message : String(error),
  passing: isDiskFailure(error),
});

let opened: Database | null = null;

// A thrown error could overtake the answers, and would arrive without its message.
const end = (answers: readonly AppendAnswer[], failure: WriterFailure): never => {
  port.postMessage({ answers, failure } satisfies FromWriter);
  // Rolls back the open transaction, and releases the lock before the next thread needs it.
  opened?.close();
  process.exit(1);
};

const openLog = (): Database => {
  try {
    opened = again ? reopenLogForWriting(dataDir) : openLogForWriting(dataDir);
    return opened;
  } catch (error) {
    return end([], failureOf(error));
  }
};

const database = openLog();
const lastRevision = database
  .prepare<[string], number | null>("SELECT max(revision) FROM events WHERE stream = ?")
  .pluck();
const lastPosition = database
  .prepare<[], number | null>("SELECT max(position) FROM events")
  .pluck();
const holdsId = database.prepare<[string], number>("SELECT 1 FROM events WHERE id = ?").pluck();
const insert = database.prepare<[EventRow]>(
  "INSERT INTO events (position, stream, revision, id, type, data, metadata, checksum) " +
    "VALUES (@position, @stream, @revision, @id, @type, @data, @metadata, @checksum)",
);

let position = lastPosition.get() ?? 0;
const waiting: AppendRequest[] = [];
const replacing: ReplaceRequest[] = [];
let closing = false;

const appendOne = ({ request, parts }: AppendRequest): AppendAnswer => {
  const refused = refusalOf(
    parts,
    (stream) => lastRevision.get(stream) ?? noEvents,
    (id) => holdsId.get(id) !== undefined,
  );
  if (refused) return { request, refused };
  const ends = parts.map(({ stream, expectedRevision, events }) => {
    let revision = expectedRevision;
    for (const { id, type, data, metadata } of events) {
      position += 1;
      revision += 1;
      const row = { position, stream, revision, id, type, data, metadata };
      insert.run({ ...row, checksum: eventChecksum(row) });
    }
    return { revision, sequence: position };
  });
  return { request, ends };
};

const rowAt = database.prepare<[number], EventRow>("SELECT * FROM events WHERE position = ?");
const update = database.prepare<[Pick<EventRow, "position" | "data" | "metadata" | "checksum">]>(
  "UPDATE events SET data = @data, metadata = @metadata, checksum = @checksum WHERE position = @position",
);

/** Commits separately from appends. What was replaced is overwritten in the file. */
const replaceAll = ({ request, replacements, isSealed }: ReplaceRequest): void => {
  try {
    database.pragma("secure_delete = ON");
    database.exec("BEGIN IMMEDIATE");
    for (const { sequence, data, metadata } of replacements) {
      const row = rowAt.get(sequence);
      if (!row) throw new Error(`The log has no event ${sequence}`);
      update.run({
        position: sequence,
        data,
        metadata,
        checksum: eventChecksum({ ...row, data, metadata }),
      });
    }
    database.exec("COMMIT");
    if (isSealed) {
      markSealed(database);
      // The write-ahead file still holds the old pages.
      mergeWal();
    }
  } catch (error) {
    const failure = failureOf(error);
    return end([{ request, failed: failure.message }], failure);
  }
  port.postMessage({ answers: [{ request, ends: [] }] } satisfies FromWriter);
};

const commitAll = (requests: readonly AppendRequest[]): void => {
  let answers: readonly AppendAnswer[];
  try {
    database.exec("BEGIN IMMEDIATE");
    answers = requests.map(appendOne);
    database.exec("COMMIT");
  } catch (error) {
    const failure = failureOf(error);
    return end(
      requests.map(({ request }) => ({ request, failed: failure.message })),
      failure,
    );
  }
  port.postMessage({ answers } satisfies FromWriter);
};

/**
 * Moves the WAL into the log's main file, so that a copy of that file alone is complete after the
 * shop has closed. The reader's connection closes last and cannot do it.
 */
const mergeWal = (): void => {
  try {
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    // The WAL remains, and the next start reads it.
    if (!isDiskFailure(error)) throw error;
  }
};

const drain = (): void => {
  if (waiting.length > 0) commitAll(waiting.splice(0));
  for (const request of replacing.splice(0)) replaceAll(request);
  if (closing) {
    mergeWal();
    database.close();
    port.close();
  }
};

port.on("message", (message: ToWriter) => {
  if (message === "close") closing = true;
  else if ("appends" in message) waiting.push(...message.appends);
  else replacing.push(message.replacing);
  setImmediate(drain);
});

port.postMessage({ answers: [] } satisfies FromWriter);
