import { fdatasyncSync, openSync, writeSync } from "node:fs";
import { createSignal, type Signal } from "#event-store/signal.ts";

/** An event as the server stores it. */
export interface ServerRecord {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  /** Bytes of the log before it; commit and prepare positions are equal for current records. */
  readonly position: bigint;
  readonly createdMs: number;
}

export type ProposedRecord = Pick<ServerRecord, "id" | "type" | "data" | "metadata">;

/** A stream of a write, and the revision that it must have. */
export interface ExpectedStream {
  readonly stream: string;
  /** -1 for a stream that must not exist; null for any revision. */
  readonly expected: number | null;
}

/** A stream that does not have the expected revision. */
export interface Conflict {
  readonly index: number;
  readonly current: number;
}

/** The last revision of each stream, and the position of the last event. */
export type ServerWrite =
  | { readonly revisions: readonly number[]; readonly position: bigint }
  | { readonly conflicts: readonly Conflict[] };

/** The server's log: in memory, totally ordered, with the server's own events in between. */
export interface ServerLog {
  /** Writes all events or none. `at` is the index of an event's stream. */
  write(
    streams: readonly ExpectedStream[],
    events: readonly (ProposedRecord & { readonly at: number })[],
  ): ServerWrite;
  /** Writes to one stream. */
  append(stream: string, expected: number, events: readonly ProposedRecord[]): ServerWrite;
  readonly records: readonly ServerRecord[];
  streamRecords(stream: string): readonly ServerRecord[];
  /** Notifies subscribers of the log. */
  readonly written: Signal;
  /** Drops all but the first `count` records, as after a restore from an older backup. */
  restoreTo(count: number): void;
}

/** Assumed bytes of a record besides its content; only comparisons of positions matter. */
const recordOverhead = 97;

/** Each write is flushed to a file if one is given; the file is never read. */
export const createServerLog = (now: () => number, flushTo?: string): ServerLog => {
  const file = flushTo === undefined ? null : openSync(flushTo, "a");
  const records: ServerRecord[] = [];
  const streams = new Map<string, ServerRecord[]>();
  const written = createSignal();
  let end = 0n;

  const add = (stream: string, proposed: ProposedRecord): ServerRecord => {
    const ofStream = streams.get(stream) ?? [];
    const record = {
      ...proposed,
      stream,
      revision: ofStream.length,
      position: end,
      createdMs: now(),
    };
    end += BigInt(recordOverhead + proposed.data.length + proposed.metadata.length);
    ofStream.push(record);
    streams.set(stream, ofStream);
    records.push(record);
    return record;
  };

  const log: ServerLog = {
    records,
    written,
    streamRecords: (stream) => streams.get(stream) ?? [],
    restoreTo(count) {
      const forgotten = records.splice(count);
      end = forgotten[0]?.position ?? end;
      for (const { stream } of forgotten) streams.get(stream)?.pop();
    },
    write(expectations, events) {
      const last = ({ stream }: ExpectedStream) => (streams.get(stream)?.length ?? 0) - 1;
      const stateOf = (each: ExpectedStream, at: number) => {
        const { stream, expected } = each;
        const current = last(each);
        if (expected === null || expected === current) return { outcome: "free" } as const;
        // The same events were already written at the same revision: repeat the response.
        const own = events.filter((event) => event.at === at);
        const there = streams.get(stream)?.slice(expected + 1, expected + 1 + own.length) ?? [];
        const same =
          there.length === own.length && there.every(({ id }, index) => id === own[index]?.id);
        const again = there.at(-1);
        return same && again
          ? ({ outcome: "written", again } as const)
          : ({ outcome: "conflict" } as const);
      };
      const states = expectations.map(stateOf);
      const writtenBefore = states.flatMap((state) => ("again" in state ? [state.again] : []));
      const writtenTo = new Set(events.map(({ at }) => at)).size;
      if (writtenBefore.length > 0 && writtenBefore.length === writtenTo) {
        return {
          revisions: states.map((state) => ("again" in state ? state.again.revision : -1)),
          position: writtenBefore.map(({ position }) => position).reduce((a, b) => (a > b ? a : b)),
        };
      }
      const conflicts = states.flatMap(({ outcome }, index) => {
        const each = expectations[index];
        return outcome === "free" || !each ? [] : [{ index, current: last(each) }];
      });
      if (conflicts.length > 0) return { conflicts };
      let position: bigint | null = null;
      for (const { at, ...event } of events) {
        const { stream } = expectations[at] ?? {};
        if (stream === undefined) throw new Error("An event without a stream");
        ({ position } = add(stream, event));
      }
      if (position === null) throw new Error("An append without events");
      if (file !== null) {
        for (const { data, metadata } of events) {
          writeSync(file, data);
          writeSync(file, metadata);
        }
        fdatasyncSync(file);
      }
      // A busy server writes statistics between the shop's events.
      addStatistics();
      written.notify();
      return { revisions: expectations.map(last), position };
    },
    append: (stream, expected, events) =>
      log.write(
        [{ stream, expected }],
        events.map((event) => ({ ...event, at: 0 })),
      ),
  };

  const addStatistics = () => {
    add("$stats-127.0.0.1:2113", {
      id: crypto.randomUUID(),
      type: "$statsCollected",
      data: Buffer.from("{}"),
      metadata: new Uint8Array(),
    });
  };
  addStatistics();
  return log;
};
