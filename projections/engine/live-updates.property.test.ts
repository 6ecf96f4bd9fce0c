import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { positionOf } from "#event-store/position.ts";
import { createChangeFeed, type LiveUpdate } from "#projections/engine/change-feed.ts";
import type {
  DocumentReader,
  Find,
  Page,
  StoredDocument,
} from "#projections/engine/document-store.ts";
import { createLiveUpdates } from "#projections/engine/live-updates.ts";

interface Thing {
  readonly at: string;
}

/** A step that affects the documents, the following process or its reader. */
type Step = "write" | "follow" | "read" | "answer" | "cut" | "return";

const steps = fc
  .array(
    fc.constantFrom<readonly Step[]>(
      ["write"],
      ["follow"],
      ["read"],
      ["answer"],
      ["cut"],
      ["return"],
      ["read", "answer", "read"],
    ),
    { maxLength: 30 },
  )
  .map((some) => some.flat());

/**
 * Batches of a log: the document that each event changes, and the order in which a batch's
 * documents are stored.
 */
const batches = fc.array(
  fc.record({
    events: fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 5 }),
    backwards: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

type Batch = (typeof batches extends fc.Arbitrary<infer Each> ? Each : never)[number];

/**
 * The documents that each batch changes, with the positions of their last events, in the order of
 * storing.
 */
const plannedWrites = (given: readonly Batch[]) => {
  let sequence = 0;
  return given.map(({ events, backwards }) => {
    const last = new Map<string, string>();
    for (const id of events) {
      sequence += 1;
      last.delete(id);
      last.set(id, positionOf(sequence));
    }
    const writes = [...last].map(([id, position]) => ({
      id,
      position,
      document: { at: position },
    }));
    return { writes: backwards ? writes.toReversed() : writes, last: positionOf(sequence) };
  });
};

/**
 * Documents with non-atomic batches, a process that follows them, and a reader that may lose its
 * connection.
 */
const world = (given: readonly Batch[]) => {
  const planned = plannedWrites(given);
  const writes = planned.flatMap((batch) => batch.writes);
  const stored = new Map<string, StoredDocument<Thing>>();
  let written = 0;
  let followed = 0;
  let reached: string | null = null;
  let waiting: (() => void)[] = [];
  const feed = createChangeFeed();
  const documents: DocumentReader = {
    getMany: () => Promise.reject(new Error("Not expected")),
    count: () => Promise.reject(new Error("Not expected")),
    counted: () => Promise.reject(new Error("Not expected")),
    async find<Document>(_collection: string, { where }: Find) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const condition = where?.["$position"];
      const after = condition && "gt" in condition ? String(condition.gt) : "";
      const found = [...stored.values()]
        .filter(({ position }) => position > after)
        .toSorted((a, b) => (a.position < b.position ? -1 : 1));
      return { documents: found, nextCursor: null } as unknown as Page<Document>;
    },
  };
  const live = createLiveUpdates({ documents, feed, position: () => reached });
  const follow = (after: string | null) =>
    live.follow<Thing>({ collection: "things", where: {}, after });

  const seen = new Map<string, string>();
  let last = "";
  let updates: ReturnType<typeof follow> | null = follow("");
  let coming: { answer: LiveUpdate<Thing> | null } | null = null;

  const take = (): boolean => {
    if (coming?.answer) {
      const { id, position } = coming.answer;
      if (id !== null) seen.set(id, position);
      last = position;
      coming = null;
      return true;
    }
    if (coming === null && updates) {
      const mine: { answer: LiveUpdate<Thing> | null } = { answer: null };
      coming = mine;
      void updates.next().then(({ value }) => {
        mine.answer = value as LiveUpdate<Thing>;
      });
    }
    return false;
  };

  return {
    seen,
    stored,
    do: {
      write() {
        const next = writes[written];
        if (!next) return false;
        written += 1;
        stored.set(next.id, next);
        return true;
      },
      follow() {
        const batch = planned[followed];
        const needed = planned.slice(0, followed + 1).flatMap((each) => each.writes).length;
        if (!batch || written < needed) return false;
        const before = reached ?? "";
        followed += 1;
        reached = batch.last;
        const changed = [...stored.values()]
          .filter(({ position }) => position > before && position <= batch.last)
          .toSorted((a, b) => (a.position < b.position ? -1 : 1));
        feed.publish(changed.map((each) => ({ ...each, collection: "things" })));
        return true;
      },
      read: take,
      answer() {
        const answers = waiting;
        waiting = [];
        for (const each of answers) each();
        return answers.length > 0;
      },
      cut() {
        void updates?.return?.();
        updates = null;
        coming = null;
        return true;
      },
      return() {
        updates ??= follow(last);
        return true;
      },
    },
  };
};

it("deliver the last change of every document to a reader, with any interleaving of writes and reconnects", async () => {
  await fc.assert(
    fc.asyncProperty(batches, steps, async (given, taken) => {
      const { do: happen, seen, stored } = world(given);
      for (const each of taken) {
        happen[each]();
        await nextTurn();
      }
      // A disconnected reader returns after all writes have finished.
      while (happen.write() || happen.follow());
      happen.return();
      for (let idle = 0; idle < 4;) {
        const answered = happen.answer();
        await nextTurn();
        idle = happen.read() || answered ? 0 : idle + 1;
        await nextTurn();
      }
      const expected = new Map([...stored].map(([id, { position }]) => [id, position]));
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 500 },
  );
});
