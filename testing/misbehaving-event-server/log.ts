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

/** The expected last revision of a stream, or that it doesn't exist. */
export type ExpectedRevision = number | "no-stream";

export type ServerWrite =
  { readonly revision: number; readonly position: bigint } | { readonly wrongRevision: number };

/** The server's log: in memory, totally ordered, with the server's own events in between. */
export interface ServerLog {
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly ProposedRecord[],
  ): ServerWrite;
  readonly records: readonly ServerRecord[];
  streamRecords(stream: string): readonly ServerRecord[];
  /** Notifies subscribers of the log. */
  readonly written: Signal;
  /** Drops all but the first `count` records, as after a restore from an older backup. */
  restoreTo(count: number): void;
}

/** Assumed bytes of a record besides its content; only comparisons of positions matter. */
const recordOverhead = 97;

export const createServerLog = (now: () => number): ServerLog => {
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
    append(stream, expected, events) {
      const ofStream = streams.get(stream) ?? [];
      const last = ofStream.length - 1;
      const after = expected === "no-stream" ? -1 : expected;
      if (after !== last) {
        // The same events were already written at the same revision: repeat the response.
        const there = ofStream.slice(after + 1, after + 1 + events.length);
        const same =
          there.length === events.length &&
          there.every(({ id }, index) => id === events[index]?.id);
        const again = there.at(-1);
        return same && again
          ? { revision: again.revision, position: again.position }
          : { wrongRevision: last };
      }
      const stored = events.map((event) => add(stream, event)).at(-1);
      if (!stored) throw new Error("An append without events");
      // A busy server writes statistics between the shop's events.
      addStatistics();
      written.notify();
      return { revision: stored.revision, position: stored.position };
    },
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
