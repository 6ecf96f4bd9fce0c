import { describe, expect, it, onTestFinished } from "vitest";
import { noEvents, type NewEvent } from "#event-store/event-store.ts";
import { someEvent } from "../../testing/events.ts";
import { collect } from "../../testing/collect.ts";
import { canMountDisks, smallDisk } from "../../testing/small-disk.ts";
import { eventually } from "../../testing/eventually.ts";
import { openEmbeddedEventStore } from "./embedded-event-store.ts";

const eventOf = (bytes: number): NewEvent => someEvent({ text: "x".repeat(bytes) });

describe.skipIf(!canMountDisks)("the log on a 4 MB disk (skipped if none can be mounted)", () => {
  it("resumes once space is free, with every acknowledged event exactly once", async () => {
    const disk = smallDisk(4);
    const published: string[] = [];
    const store = await openEmbeddedEventStore(disk.path, {
      onOutage: ({ message }) => published.push(message),
      onRecovered: () => published.push("recovered"),
    });
    onTestFinished(() => store.close());
    const acknowledged: string[] = [];
    const doubted: NewEvent[] = [];
    const append = async (event: NewEvent): Promise<boolean> => {
      const appended = await store.append(`cart-${event.id}`, noEvents, [event]);
      if (appended.outcome === "written") acknowledged.push(event.id);
      if (appended.outcome === "unknown") doubted.push(event);
      return appended.outcome === "written";
    };
    for (let round = 0; round < 3; round += 1) {
      published.length = 0;
      await append(eventOf(100));
      disk.fill();
      // Concurrent appends share a commit and its outcome.
      for (let full = false; !full;) {
        const outcomes = await Promise.all([1, 2, 3].map(() => append(eventOf(20_000))));
        full = outcomes.includes(false);
      }
      expect(published).toEqual(["database or disk is full"]);
      await expect(append(eventOf(10))).rejects.toThrow(/accepts no appends/);
      expect(await collect(store.readAll(null))).toHaveLength(acknowledged.length);
      disk.empty();
      await eventually(() => expect(published).toEqual(["database or disk is full", "recovered"]));
      for (const event of doubted.splice(0)) expect(await append(event)).toBe(true);
    }
    const stored = (await collect(store.readAll(null))).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  });
});
