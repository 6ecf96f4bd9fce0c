import { describe, expect, it, onTestFinished } from "vitest";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { noEvents } from "#event-store/event-store.ts";
import { storableEvents } from "#event-store/storable-events.ts";
import { someEvent } from "../../testing/events.ts";
import { collect } from "../../testing/collect.ts";
import { isKurrentDb } from "../../testing/misbehaving-event-server/protocol.ts";
import { clusterOf, eventServer, storeOn } from "../../testing/misbehaving-event-server/store.ts";
import { eventually } from "../../testing/eventually.ts";
import { loadClient } from "./clients/load-client.ts";
import { classifyAppendFailure } from "./errors.ts";
import type { EventStoreDb } from "./eventstoredb-event-store.ts";
import { proposedEvent } from "./proposed-event.ts";

/**
 * Begins appends to new streams, one in each turn of the event loop, until the store knows that its
 * server is unavailable. Some of them look for the server after the connection was lost. Returns
 * the failures.
 */
const untilUnavailable = async (store: EventStoreDb): Promise<readonly unknown[]> => {
  const begun: Promise<unknown>[] = [];
  while (!store.outage()) {
    const appended = store.append(`lost-${begun.length}`, noEvents, [someEvent()]);
    begun.push(appended.catch((error: unknown) => error));
    await new Promise(setImmediate);
  }
  return (await Promise.all(begun)).filter((result) => result instanceof Error);
};

/** Without its guard, most faults of the client show as a promise that never settles. */
describe("guards against faults of the client", () => {
  it("1: a cluster that was not found once is found again", async () => {
    const server = await eventServer();
    const url = `${clusterOf(server)}&maxDiscoverAttempts=1&discoveryInterval=1`;
    const { store } = await storeOn({ url });
    server.goAway();
    const failures = await untilUnavailable(store);
    expect(failures.filter((failure) => !(failure instanceof StoreUnavailable))).toEqual([]);
    await server.comeBack();
    await eventually(() => expect(store.outage()).toBeNull());
    expect(await store.append("cart-1", noEvents, [someEvent()])).toMatchObject({
      outcome: "written",
    });
  });

  it("2: an event that is not JSON, or an invalid revision, is refused at once", async () => {
    const { store } = await storeOn(await eventServer(), { appendTimeoutMs: 500 });
    const cycle: Record<string, unknown> = {};
    cycle["itself"] = cycle;
    for (const data of [{ amount: 1n }, cycle, { toJSON: () => undefined }, "text" as never]) {
      await expect(store.append("cart-1", noEvents, [someEvent(data)])).rejects.toThrow(
        EventNotStorable,
      );
    }
    for (const revision of [null, undefined, Number.NaN, 0.5, -2]) {
      await expect(store.append("cart-1", revision as number, [someEvent()])).rejects.toThrow(
        RangeError,
      );
    }
  });

  it("3: an append without an answer becomes unknown after a timeout", async () => {
    const server = await eventServer();
    const { store, noticed } = await storeOn(server, { appendTimeoutMs: 200 });
    server.behave({ appends: "ignore" });
    expect(await store.append("cart-1", noEvents, [someEvent()])).toMatchObject({
      outcome: "unknown",
    });
    await noticed("append-unknown");
    server.behave({ appends: "answer" });
    expect(await store.append("cart-1", noEvents, [someEvent()])).toMatchObject({
      outcome: "written",
    });
  });

  it("4: an answer that arrives after the timeout does no harm", async () => {
    const server = await eventServer();
    const { store, noticed } = await storeOn(server, { appendTimeoutMs: 2000 });
    server.behave({ appends: "answer twice" });
    await store.append("cart-1", noEvents, [someEvent()]);
    // The newer client ignores such an answer itself.
    if (!isKurrentDb) await noticed("late-answer");
    server.behave({ appends: "answer" });
    expect(await store.append("cart-1", 0, [someEvent()])).toMatchObject({ outcome: "written" });
  });

  it("4: appends queued when the connection breaks all settle, and no others do", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    await store.append("cart-0", noEvents, [someEvent()]);
    server.behave({ appends: "drop" });
    const large = { text: "x".repeat(300_000) };
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        store.append(`stock-${index}`, noEvents, [someEvent(large)]),
      ),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["unknown"]));
  });

  it("5: another client's broken connection leaves an append unknown or alone, never refused", async () => {
    const healthy = await eventServer();
    const broken = await eventServer();
    const { store } = await storeOn(healthy);
    const { store: other } = await storeOn(broken);
    await other.append("cart-9", noEvents, [someEvent()]);
    healthy.behave({ appends: "hold" });
    const event = someEvent();
    const appended = store.append("cart-1", noEvents, [event]);
    await healthy.until(({ appends }) => appends === 1);
    broken.drop();
    // The newer client keeps a list of open appends for each connection.
    if (!isKurrentDb) expect(await appended).toMatchObject({ outcome: "unknown" });
    healthy.behave({ appends: "answer" });
    healthy.release();
    if (isKurrentDb) expect(await appended).toMatchObject({ outcome: "written" });
    expect((await collect(store.readStream("cart-1"))).map(({ id }) => id)).toEqual([event.id]);
    expect(await store.append("cart-1", 0, [someEvent()])).toMatchObject({ outcome: "written" });
  });

  it("6: the option that makes conflicts report a wrong revision is refused", async () => {
    const { url } = await eventServer();
    await expect(storeOn({ url: `${url}&throwOnAppendFailure=false` })).rejects.toThrow(
      /EVENTSTORE_URL must not set throwOnAppendFailure/,
    );
    const { store } = await storeOn({ url });
    expect(await store.append("cart-1", 4, [someEvent()])).toEqual({
      outcome: "refused",
      reason: "wrong-revision",
    });
  });

  it("7: an observer that fails at a checkpoint does not stop the events", async () => {
    const server = await eventServer();
    const checkpoints: string[] = [];
    const { store } = await storeOn(server, {
      onEvent({ kind, message }) {
        if (kind !== "checkpoint") return;
        checkpoints.push(message);
        throw new Error("The observer fails");
      },
    });
    await store.append("cart-1", noEvents, [someEvent()]);
    const delivered: number[] = [];
    let wake: () => void = () => undefined;
    const subscription = store.subscribe(
      null,
      async (events) => {
        delivered.push(...events.map(({ revision }) => revision));
        wake();
      },
      () => undefined,
    );
    onTestFinished(() => subscription.stop());
    for (let revision = 0; revision < 3; revision += 1) {
      while (!delivered.includes(revision)) await new Promise<void>((done) => (wake = done));
      await store.append("cart-1", revision, [someEvent()]);
    }
    expect(checkpoints.length).toBeGreaterThan(0);
    expect(delivered.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it("8: a read that is abandoned early ends on the server", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    await store.append("cart-1", noEvents, [someEvent(), someEvent()]);
    server.behave({ reads: "unfinished" });
    for await (const { revision } of store.readStream("cart-1")) {
      expect(revision).toBe(0);
      expect(server.seen.openReads).toBe(1);
      break;
    }
    await server.until(({ openReads }) => openReads === 0);
    await store.head();
    await server.until(({ openReads }) => openReads === 0);
  });

  it("9: errors that prove nothing was stored are distinguished from all others", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    for (const refuse of ["Server Is Busy", "Server Is Not Ready", "No leader info available"]) {
      server.behave({ appends: { refuse } });
      await expect(store.append("cart-1", noEvents, [someEvent()])).rejects.toThrow(
        StoreUnavailable,
      );
    }
    server.behave({ appends: { refuse: "Event size 17000000 exceeds the maximum of 16000000" } });
    await expect(store.append("cart-1", noEvents, [someEvent()])).rejects.toThrow(EventNotStorable);
    server.behave({ appends: { refuse: "Something odd" } });
    expect(await store.append("cart-1", noEvents, [someEvent()])).toMatchObject({
      outcome: "unknown",
    });
  });

  it("9: the error of a first append to an unavailable server is recognised", async () => {
    const server = await eventServer();
    server.goAway();
    const client = (await loadClient(server.url))(server.url, () => undefined);
    const events = storableEvents("cart-1", [someEvent()]).map(proposedEvent);
    const raw: unknown = await client
      .append({ stream: "cart-1", expectedRevision: noEvents, events }, 1000)
      .catch((error: unknown) => error);
    expect(classifyAppendFailure(raw, "EventStoreDB")).toMatchObject({
      kind: "not-stored",
      clientUnusable: true,
    });
  });

  it("10: clocks that differ by a minute stop no append, and by a day are reported", async () => {
    let ahead = 60_000;
    const server = await eventServer({ now: () => Date.now() + ahead });
    const { store, noticed } = await storeOn(server);
    expect(await store.append("cart-1", noEvents, [someEvent()])).toMatchObject({
      outcome: "written",
    });
    ahead = 24 * 60 * 60_000;
    expect(await store.append("cart-1", 0, [someEvent()])).toMatchObject({ outcome: "unknown" });
    expect((await noticed("append-timed-out-by-server")).message).toMatch(/NTP/);
  });
});
