import { isDeepStrictEqual } from "node:util";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import {
  noEvents,
  type EventStore,
  type MultiStreamAppendOutcome,
  type RecordedEvent,
  type StreamAppend,
} from "./event-store.ts";
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

type Target = Pick<EventStore, "readAll" | "readStream" | "append" | "multiStreamAppend">;
type Group = [RecordedEvent, ...RecordedEvent[]];

/** Half a minute in total, enough for a server to restart. */
const usualWaitsMs = [100, 200, 500, 1000, 2000, 4000, 8000, 15_000];

/** Maximum size of one append, over all its streams, in events and in characters. */
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
  target: Target,
  { onProgress = () => undefined, waitsMs = usualWaitsMs }: CopyOptions = {},
): Promise<{ readonly events: number; readonly copied: number }> => {
  const total = await count(source.readAll(null));
  const notify = (step: CopyProgress["step"]) => (events: number) =>
    onProgress({ step, events, total });

  const before = await compare(source, target, notify("comparing"));
  let events = before.events;
  const onCopied = notify("copying");
  const several = target.multiStreamAppend !== undefined;
  onCopied(events);
  for await (const group of groupsOf(source.readAll(before.lastOfSource), several)) {
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

/** Groups consecutive events, as many as fit into one append; of one stream, or of `several`. */
async function* groupsOf(
  events: AsyncIterable<RecordedEvent>,
  several: boolean,
): AsyncGenerator<Group> {
  let group: Group | null = null;
  let characters = 0;
  for await (const event of events) {
    const size = JSON.stringify(event).length;
    const fits: boolean =
      (several || group?.[0].stream === event.stream) &&
      (group?.length ?? 0) < maxEvents &&
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

/** The consecutive events of one stream in a group, in their order. */
const runsOf = (group: Group): readonly Group[] => {
  const runs: Group[] = [];
  for (const event of group) {
    const run = runs.at(-1);
    if (run?.[0].stream === event.stream) run.push(event);
    else runs.push([event]);
  }
  return runs;
};

const partOf = (run: Group): StreamAppend => ({
  stream: run[0].stream,
  expectedRevision: run[0].revision === 0 ? noEvents : run[0].revision - 1,
  events: run.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
});

/**
 * Sends a group with one append. Null means that the target cannot store its streams with one
 * append, or names no event that it does not accept.
 */
const send = async (
  target: Target,
  group: Group,
): Promise<
  Exclude<MultiStreamAppendOutcome, { readonly outcome: "written" }> | "written" | null
> => {
  const parts = runsOf(group).map(partOf);
  const [first] = parts;
  if (first && parts.length === 1) {
    const appended = await target.append(first.stream, first.expectedRevision, first.events);
    return appended.outcome === "written" ? "written" : appended;
  }
  try {
    const appended = await target.multiStreamAppend?.(parts, { keepOrder: true });
    if (!appended || (appended.outcome === "refused" && appended.reason === "not-together")) {
      return null;
    }
    return appended.outcome === "written" ? "written" : appended;
  } catch (error) {
    if (error instanceof EventNotStorable) return null;
    throw error;
  }
};

/**
 * Stores a group at its own revisions. After an unknown outcome it looks for the group and, if it
 * is missing, sends the same append again. The ids and the expected revision let only one of the
 * two appends in, even if the first one is still under way.
 */
const put = async (target: Target, group: Group, waitsMs: readonly number[]): Promise<void> => {
  const [first] = group;
  for (const waitMs of [...waitsMs, null]) {
    try {
      const appended = await send(target, group);
      if (appended === null) {
        for (const run of runsOf(group)) await put(target, run, waitsMs);
        return;
      }
      if (appended === "written" || (await holds(target, group))) return;
      if (appended.outcome === "refused") {
        throw new NotACopy(
          `The target refuses ${nameOf(first)}: its stream has another end, or its id is already used. Something else ` +
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
          "The target does not respond. The copied events are kept: run the command again to continue",
          { cause: error },
        );
      }
    }
    await pause(waitMs, new AbortController().signal);
  }
};

/**
 * Whether the target holds the whole group at its place; false if it holds nothing there. A group
 * is stored completely or not at all, so its last run shows it.
 */
const holds = async (target: Target, group: Group): Promise<boolean> => {
  const [run = group] = runsOf(group).slice(-1);
  const wanted = run.values();
  for await (const theirs of target.readStream(run[0].stream, run[0].revision)) {
    const { value: ours } = wanted.next();
    if (!ours) break;
    requireSame(ours, theirs);
    if (ours === run.at(-1)) return true;
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
