import { createSignal, type Signal } from "#event-store/signal.ts";

/** An event as the server keeps it. */
export interface ServerRecord {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  /** Bytes of the log before it; commit and prepare are the same for what is written today. */
  readonly position: bigint;
  readonly createdMs: number;
}

export type ProposedRecord = Pick<ServerRecord, "id" | "type" | "data" | "metadata">;

/** What a caller expects of a stream: its last revision, or that there is none. */
export type ExpectedRevision = number | "no-stream";

export type ServerWrite =
  { readonly revision: number; readonly position: bigint } | { readonly wrongRevision: number };

/**
 * The log behind the server: in memory, in one order, with the server's own events among the
 * others.
 */
export interface ServerLog {
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly ProposedRecord[],
  ): ServerWrite;
  readonly records: readonly ServerRecord[];
  streamRecords(stream: string): readonly ServerRecord[];
  /** Wakes whoever follows the log. */
  readonly written: Signal;
  /**
   * Forgets all but the first `count` records, as a server whose data was restored from an older
   * copy.
   */
  restoreTo(count: number): void;
}

/** Bytes of a record beside its content, as far as anybody who only compares positions can tell. */
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
        // The same events at the same place were written before: the answer is given again.
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
      // A busy server writes about itself between the shop's events.
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
