import { checkpointAt, holdsCheckpoint } from "#event-store/checkpoint.ts";
import { isLogPosition } from "#event-store/eventstoredb/log-position.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { shareOf } from "#projections/engine/progress.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import type { LogSegment, Manifest } from "./manifest.ts";
import type { BackupRepository } from "./repository.ts";

/** Maximum size of a segment, in events and in characters. */
const maxEvents = 10_000;
const maxCharacters = 16 * 1024 * 1024;

type Log = Manifest["log"];
type ReadableLog = Pick<EventStore, "readAll" | "readStream" | "head">;

const referenceTo = (event: RecordedEvent): LogSegment["last"] => {
  const { position, lastEvent } = checkpointAt(event);
  return { position, ...lastEvent };
};

/**
 * The segments of an earlier backup that the log still consists of, in order. The last one is left
 * out, because a segment grows until it is full.
 */
const reusable = async (log: ReadableLog, previous: Log): Promise<readonly LogSegment[]> => {
  const held: LogSegment[] = [];
  for (const segment of previous.segments.slice(0, -1)) {
    const { position, ...lastEvent } = segment.last;
    if (!(await holdsCheckpoint(log, { position, lastEvent }))) break;
    held.push(segment);
  }
  return held;
};

/**
 * Stores the log up to its present end, as stored: with sealed fields. Full segments of the
 * previous backup are used again, unless an embedded log is sealing the events of an older release,
 * or has sealed them since.
 */
export const storeLog = async (
  log: ReadableLog,
  repository: Pick<BackupRepository, "store">,
  {
    isSealed,
    previous,
    onEvent,
    onShare,
  }: {
    readonly isSealed: boolean;
    readonly previous: Log | null;
    /** Called with each event that the previous backup lacks. */
    readonly onEvent: (event: RecordedEvent) => void;
    /** Called with the share of the log that is stored, from 0 to 1. */
    readonly onShare: (share: number) => void;
  },
): Promise<Log> => {
  const head = await log.head();
  const isUnchanged =
    previous?.isSealed === isSealed && (isSealed || (head !== null && isLogPosition(head)));
  const segments = previous && isUnchanged ? [...(await reusable(log, previous))] : [];
  let events = segments.reduce((sum, segment) => sum + segment.events, 0);
  let last = segments.at(-1)?.last ?? null;
  let [lines, characters, firstId]: [string[], number, string] = [[], 0, ""];

  const flush = async (): Promise<void> => {
    if (lines.length === 0 || last === null) return;
    const text = Buffer.from(lines.join(""));
    const object = await repository.store(text);
    segments.push({ object, events: lines.length, bytes: text.length, firstId, last });
    events += lines.length;
    [lines, characters] = [[], 0];
    onShare(shareOf(last.position, head));
  };

  for await (const event of log.readAll(last?.position ?? null)) {
    if (head === null || event.position > head) break;
    if (lines.length === 0) firstId = event.id;
    const line = `${JSON.stringify(event)}\n`;
    lines.push(line);
    characters += line.length;
    last = referenceTo(event);
    onEvent(event);
    if (lines.length === maxEvents || characters >= maxCharacters) await flush();
  }
  await flush();
  return { events, last, isSealed, segments };
};

/**
 * The events of a stored log in batches, in order. Throws CommandProblem unless they are exactly
 * those that the manifest states.
 */
export async function* readSegments(
  log: Log,
  repository: Pick<BackupRepository, "load" | "name">,
): AsyncGenerator<readonly RecordedEvent[]> {
  let events = 0;
  let position = "";
  for (const [index, segment] of log.segments.entries()) {
    const lines = (await repository.load(segment.object)).toString().split("\n").slice(0, -1);
    const batch = lines.map((line) => JSON.parse(line) as RecordedEvent);
    const last = batch.at(-1);
    const isInOrder = batch.every((event) => {
      const follows = position < event.position;
      position = event.position;
      return follows;
    });
    const isWhole =
      isInOrder &&
      batch.length === segment.events &&
      batch[0]?.id === segment.firstId &&
      last !== undefined &&
      JSON.stringify(referenceTo(last)) === JSON.stringify(segment.last);
    if (!isWhole) {
      throw new CommandProblem(
        `Part ${index + 1} of the log in ${repository.name} has other events than its manifest states.`,
      );
    }
    events += batch.length;
    yield batch;
  }
  if (events !== log.events || (log.last?.position ?? "") !== position) {
    throw new CommandProblem(
      `The log in ${repository.name} has ${events} events instead of the ${log.events} that its manifest states.`,
    );
  }
}
