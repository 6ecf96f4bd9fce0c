import { expect, it, onTestFinished } from "vitest";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { createSharedReader, followLog } from "#event-store/follow-log.ts";
import { positionOf } from "#event-store/position.ts";
import { createSignal } from "#event-store/signal.ts";
import { someEvent } from "../testing/events.ts";
import { eventually } from "../testing/eventually.ts";

/** A log that counts its reads. */
const countedLog = () => {
  const events: RecordedEvent[] = [];
  const written = createSignal();
  let reads = 0;
  let failing = 0;
  const eventsAfter = createSharedReader((sequence, atMost) => {
    reads += 1;
    if (failing > 0) {
      failing -= 1;
      throw new Error("the log cannot be read");
    }
    return events.slice(sequence, sequence + atMost);
  }, written);
  return {
    eventsAfter,
    reads: () => reads,
    failOnce() {
      failing = 1;
    },
    write(count: number) {
      for (let index = 0; index < count; index += 1) {
        const revision = events.length;
        const position = positionOf(revision + 1);
        events.push({ ...someEvent(), stream: "stock-1", revision, position });
      }
      written.notify();
    },
    /** Follows the log from its beginning, and collects the revisions that have arrived. */
    follow(take: (batch: readonly RecordedEvent[]) => Promise<void> = async () => undefined) {
      const revisions: number[] = [];
      const errors: string[] = [];
      const subscription = followLog({
        after: null,
        eventsAfter,
        written,
        async consumer(batch) {
          await take(batch);
          revisions.push(...batch.map(({ revision }) => revision));
        },
        onError: ({ message }) => errors.push(message),
      });
      onTestFinished(() => subscription.stop());
      return { revisions, errors };
    },
  };
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it("reads each event once for any number of subscribers", async () => {
  const log = countedLog();
  const followers = [log.follow(), log.follow(), log.follow()];
  for (let count = 1; count <= 20; count += 1) {
    log.write(1);
    await eventually(() => {
      for (const { revisions } of followers) expect(revisions).toEqual(upTo(count));
    });
  }
  // One read at the beginning, and one for each commit.
  expect(log.reads()).toBe(21);
});

it("neither delays others for a slow subscriber nor drops events for it", async () => {
  const log = countedLog();
  const gate = createSignal();
  const opened = gate.next(new AbortController().signal);
  const slow = log.follow(() => opened);
  const quick = log.follow();
  // More events than the shared tail holds.
  for (const [written, all] of [
    [50, 50],
    [1000, 1050],
    [1000, 2050],
    [1000, 3050],
  ] as const) {
    log.write(written);
    await eventually(() => expect(quick.revisions).toHaveLength(all));
  }
  expect(slow.revisions).toEqual([]);
  gate.notify();
  await eventually(() => expect(slow.revisions).toEqual(upTo(3050)));
  expect(quick.revisions).toEqual(upTo(3050));
});

it("redelivers to a subscriber that failed, and only to that one", async () => {
  const log = countedLog();
  let failures = 1;
  const failing = log.follow(async () => {
    if (failures-- > 0) throw new Error("not now");
  });
  const other = log.follow();
  log.write(3);
  log.write(2);
  await eventually(() => expect(failing.revisions).toEqual(upTo(5)));
  expect(failing.errors).toEqual(["not now"]);
  expect(other).toEqual({ revisions: upTo(5), errors: [] });
});

it("reports a failed read only to the subscriber that caused it, and all continue", async () => {
  const log = countedLog();
  log.write(2);
  log.failOnce();
  const unlucky = log.follow();
  const other = log.follow();
  await eventually(() => expect(unlucky.revisions).toEqual(upTo(2)));
  await eventually(() => expect(other.revisions).toEqual(upTo(2)));
  expect(unlucky.errors).toEqual(["the log cannot be read"]);
  expect(other.errors).toEqual([]);
});

it("gives each subscriber the next events at its own batch size", () => {
  const log = countedLog();
  log.write(2500);
  const revisionsOf = (sequence: number, atMost: number) =>
    log.eventsAfter(sequence, atMost).map(({ revision }) => revision);
  expect(revisionsOf(0, 100)).toEqual(upTo(100));
  expect(revisionsOf(100, 2000)).toEqual(upTo(2100).slice(100));
  expect(revisionsOf(50, 10)).toEqual(upTo(60).slice(50));
  expect(revisionsOf(1095, 10)).toEqual(upTo(1105).slice(1095));
  expect(revisionsOf(2099, 10)).toEqual([2099]);
  expect(revisionsOf(2400, 500)).toEqual(upTo(2500).slice(2400));
  expect(revisionsOf(2200, 10)).toEqual(upTo(2210).slice(2200));
  expect(revisionsOf(2500, 10)).toEqual([]);
  expect(revisionsOf(2499, 10)).toEqual([2499]);
});
