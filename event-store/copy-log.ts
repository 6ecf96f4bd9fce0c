import { isDeepStrictEqual } from "node:util";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { noEvents, type EventStore, type RecordedEvent } from "./event-store.ts";
import { pause } from "./pause.ts";

/** The target holds an event that the source log does not have at this place. */
export class NotACopy extends Error {
  override readonly name = "NotACopy";
}

/** Progress of a copy. */
export interface CopyProgress {
  /**
   * `comparing` the events that the target has already, `copying` the rest, `verifying` all events.
   */
  readonly step: "comparing" | "copying" | "verifying";
  /** Number of events this step has finished, of `total` in the log. */
  readonly events: number;
  readonly total: number;
}

export interface CopyOptions {
  readonly onProgress?: (progress: CopyProgress) => void;
  /** Waits between attempts of one append without an answer. The copy fails after the last one. */
  readonly waitsMs?: readonly number[];
}

/** Half a minute in total, enough for a server to restart. */
const usualWaitsMs = [100, 200, 500, 1000, 2000, 4000, 8000, 15_000];

/** Maximum size of one append, in events and in characters. */
const maxEvents = 200;
const maxCharacters = 200_000;

/**
 * Copies a log into an empty store, or resumes an interrupted copy. The copy has the same streams,
 * revisions, ids, data and metadata, in the same order over all streams. Then compares all events.
 * No process may write to either store meanwhile.
 *
 * Only one append is in flight: two could be stored in the wrong order, or the second without the
 * first, and a stored event cannot be removed.
 *
 * Rejects with NotACopy if the target holds anything else, with EventNotStorable for an event that
 * the target does not accept, and with StoreUnavailable. Call it again after StoreUnavailable.
 */
export const copyLog = async (
  source: Pick<EventStore, "readAll">,
  target: Pick<EventStore, "readAll" | "readStream" | "append">,
  { onProgress = () => undefined, waitsMs = usualWaitsMs }: CopyOptions = {},
): Promise<{ readonly events: number; readonly copied: number }> => {
  const total = await count(source.readAll(null));
  const notify = (step: CopyProgress["step"]) => (events: number) =>
    onProgress({ step, events, total });

  const before = await compare(source, target, notify("comparing"));
  let events = before.events;
  const onCopied = notify("copying");
  onCopied(events);
  for await (const group of groupsOf(source.readAll(before.lastOfSource))) {
    await put(target, group, waitsMs);
    events += group.length;
    onCopied(events);
  }

  const after = await compare(source, target, notify("verifying"));
  if (after.events !== events || events !== total) {
    throw new NotACopy(
      `The target holds ${after.events} of ${total} events after ${events} were copied: something else has changed ` +
        "the log or the target meanwhile",
    );
  }
  return { events, copied: events - before.events };
};

const count = async (events: AsyncIterable<RecordedEvent>): Promise<number> => {
  let counted = 0;
  for await (const _event of events) counted += 1;
  return counted;
};

/**
 * Reads both logs from the beginning. Throws NotACopy unless the target is a prefix of the source.
 */
const compare = async (
  source: Pick<EventStore, "readAll">,
  target: Pick<EventStore, "readAll">,
  onCopied: (events: number) => void,
): Promise<{ readonly events: number; readonly lastOfSource: string | null }> => {
  const ours = source.readAll(null)[Symbol.asyncIterator]();
  let events = 0;
  let lastOfSource: string | null = null;
  try {
    for await (const theirs of target.readAll(null)) {
      const next = await ours.next();
      if (next.done === true) {
        throw new NotACopy(`The target holds ${nameOf(theirs)}, which is not in the log`);
      }
      requireSame(next.value, theirs);
      events += 1;
      lastOfSource = next.value.position;
      onCopied(events);
    }
  } finally {
    await ours.return?.();
  }
  return { events, lastOfSource };
};

/** Groups consecutive events of one stream, as many as fit into one append. */
async function* groupsOf(
  events: AsyncIterable<RecordedEvent>,
): AsyncGenerator<readonly [RecordedEvent, ...RecordedEvent[]]> {
  let group: [RecordedEvent, ...RecordedEvent[]] | null = null;
  let characters = 0;
  for await (const event of events) {
    const size = JSON.stringify(event).length;
    const fits: boolean =
      group?.[0].stream === event.stream &&
      group.length < maxEvents &&
      characters + size <= maxCharacters;
    if (group && fits) {
      group.push(event);
      characters += size;
    } else {
      if (group) yield group;
      group = [event];
      characters = size;
    }
  }
  if (group) yield group;
}

/**
 * Stores a group at its own revisions. After an unknown outcome it looks for the group and, if it
 * is missing, sends the same append again. The ids and the expected revision let only one of the
 * two appends in, even if the first one is still under way.
 */
const put = async (
  target: Pick<EventStore, "readStream" | "append">,
  group: readonly [RecordedEvent, ...RecordedEvent[]],
  waitsMs: readonly number[],
): Promise<void> => {
  const [first] = group;
  const expected = first.revision === 0 ? noEvents : first.revision - 1;
  const events = group.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  for (const waitMs of [...waitsMs, null]) {
    try {
      const appended = await target.append(first.stream, expected, events);
      if (appended.outcome === "written" || (await holds(target, group))) return;
      if (appended.outcome === "refused") {
        throw new NotACopy(
          `The target refuses ${nameOf(first)}: its stream ends elsewhere or its id is used already. Something else ` +
            "writes to the target, or has written into this stream",
        );
      }
      if (waitMs === null) throw appended.error;
    } catch (error) {
      if (error instanceof EventNotStorable) {
        throw new EventNotStorable(`${nameOf(first)} cannot be stored: ${error.message}`, {
          cause: error,
        });
      }
      if (error instanceof NotACopy) throw error;
      if (waitMs === null) {
        throw new StoreUnavailable(
          "The target does not answer. What was copied stays: start again, and it goes on from there",
          { cause: error },
        );
      }
    }
    await pause(waitMs, new AbortController().signal);
  }
};

/** Whether the target holds the whole group at its place; false if it holds nothing there. */
const holds = async (
  target: Pick<EventStore, "readStream">,
  group: readonly [RecordedEvent, ...RecordedEvent[]],
): Promise<boolean> => {
  const wanted = group.values();
  for await (const theirs of target.readStream(group[0].stream, group[0].revision)) {
    const { value: ours } = wanted.next();
    if (!ours) break;
    requireSame(ours, theirs);
    if (ours === group.at(-1)) return true;
  }
  return false;
};

const requireSame = (ours: RecordedEvent, theirs: RecordedEvent): void => {
  const names = (["stream", "revision", "id", "type", "data", "metadata"] as const).filter(
    (name) => !isDeepStrictEqual(ours[name], theirs[name]),
  );
  if (names.length > 0) {
    throw new NotACopy(
      `The target holds ${nameOf(theirs)} where the log has ${nameOf(ours)} (${names.join(", ")} differ)`,
    );
  }
};

/** Describes an event for a message, without its content, which may be personal. */
const nameOf = ({ stream, revision, type, id }: RecordedEvent): string =>
  `${type} ${id} (${stream}, event ${revision})`;
