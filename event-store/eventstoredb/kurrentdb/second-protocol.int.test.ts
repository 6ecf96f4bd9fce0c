import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { noEvents, type EventStore, type NewEvent } from "#event-store/event-store.ts";
import { collect } from "../../../testing/collect.ts";
import { someEvent } from "../../../testing/events.ts";
import {
  clusterOf,
  eventServer,
  storeOn,
} from "../../../testing/misbehaving-event-server/store.ts";
import { loadClient } from "../clients/load-client.ts";
import type { EventStoreDb } from "../eventstoredb-event-store.ts";

const part = (stream: string, ...events: readonly NewEvent[]) => ({
  stream,
  expectedRevision: noEvents,
  events,
});

/** Appends to several streams at once. */
const together = (
  { multiStreamAppend }: EventStore,
  ...parts: readonly ReturnType<typeof part>[]
) => {
  if (!multiStreamAppend) throw new Error("This adapter has no append to several streams");
  return multiStreamAppend(parts);
};

let streams = 0;

/** Appends one event to each of two new streams. */
const toTwoStreams = (store: EventStoreDb) => {
  streams += 1;
  return together(
    store,
    part(`order-${streams}`, someEvent()),
    part(`stock-${streams}`, someEvent()),
  );
};

const written = { outcome: "written" };
const unknown = { outcome: "unknown" };
const notTogether = { outcome: "refused", reason: "not-together" };

describe("an append to several streams of KurrentDB", () => {
  it.each(["24.10.5", "25.0.1"])("is not sent to a server of version %s", async (version) => {
    const server = await eventServer({ version });
    const { store } = await storeOn(server);
    expect(await toTwoStreams(store)).toEqual(notTogether);
    expect(server.seen.appends).toBe(0);
  });

  it("is chosen again by what the next leader supports", async () => {
    const [newer, older] = [await eventServer(), await eventServer({ version: "25.0.1" })];
    older.behave({ appends: { leader: newer.port } });
    const seeds = newer.url.replace(`:${newer.port}`, `:${newer.port},127.0.0.1:${older.port}`);
    const { store, noticed } = await storeOn({ url: seeds });
    expect(await toTwoStreams(store)).toMatchObject(written);

    newer.behave({ appends: { leader: older.port } });
    older.behave({ appends: "answer" });
    expect(await toTwoStreams(store)).toMatchObject(unknown);
    await noticed("client-replaced");
    expect(await toTwoStreams(store)).toEqual(notTogether);
    expect(await store.append("cart-1", noEvents, [someEvent()])).toMatchObject(written);
    expect(older.log.streamRecords("cart-1")).toHaveLength(1);

    newer.behave({ appends: "answer" });
    older.behave({ appends: { leader: newer.port } });
    await store.append("cart-2", noEvents, [someEvent()]);
    expect(await toTwoStreams(store)).toMatchObject(written);
  });

  it("is sent to the leader by a process that reads from a follower", async () => {
    const [leader, follower] = [await eventServer(), await eventServer()];
    follower.behave({ appends: { leader: leader.port } });
    const { store } = await storeOn({ url: `${clusterOf(follower)}&nodePreference=follower` });
    expect(follower.seen.reads).toBeGreaterThan(0);
    expect(await toTwoStreams(store)).toMatchObject(written);
    expect(leader.seen.appends).toBe(1);
  });

  it("is not sent if two names differ by case only, which the server would take for one", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    const parts = [part("stock-Zz", someEvent()), part("stock-zz", someEvent())];
    expect(await together(store, ...parts)).toEqual(notTogether);
    expect(server.seen.appends).toBe(0);
    for (const { stream, events } of parts) {
      expect(await store.append(stream, noEvents, events)).toMatchObject(written);
    }
    expect(await collect(store.readStream("stock-zz"))).toHaveLength(1);
  });

  it("returns metadata as an append to one stream does", async () => {
    const { store } = await storeOn(await eventServer());
    const event = someEvent({ text: "නිවස \u0000", amount: 1.5 });
    const metadata = {
      ...event.metadata,
      actor: { id: "අමා \u0000 \"'", role: "shopper" },
      correlationId: "\ud800 alone",
      causationId: "",
      commandDigest: "12",
    } as const;
    const [one, other] = [
      { ...event, metadata },
      { ...someEvent(), metadata },
    ];
    await together(store, part("order-1", one), part("stock-1", someEvent()));
    await store.append("cart-1", noEvents, [other]);
    const [first, second] = [
      await collect(store.readStream("order-1")),
      await collect(store.readStream("cart-1")),
    ];
    expect(first).toMatchObject([one]);
    expect(first[0]?.metadata).toEqual(second[0]?.metadata);
  });

  it("is answered again with the same events, and stores them once", async () => {
    const { store } = await storeOn(await eventServer());
    const parts = [part("order-1", someEvent(), someEvent()), part("stock-1", someEvent())];
    const first = await together(store, ...parts);
    expect(first).toMatchObject(written);
    expect(await together(store, ...parts)).toEqual(first);
    expect(await collect(store.readAll(null))).toHaveLength(3);
  });

  it.each(["ignore", "lose", "drop"] as const)(
    "has an unknown outcome if the server would %s it, and can be sent again",
    async (appends) => {
      const server = await eventServer();
      const { store, noticed } = await storeOn(server, { appendTimeoutMs: 200 });
      const parts = [part("order-1", someEvent()), part("stock-1", someEvent())];
      server.behave({ appends });
      expect(await together(store, ...parts)).toMatchObject(unknown);
      await noticed("append-unknown", "Append to stock-1, order-1");
      server.behave({ appends: "answer" });
      expect(await together(store, ...parts)).toMatchObject(written);
      expect(await collect(store.readAll(null))).toHaveLength(2);
    },
  );

  it.each([
    ["The server is currently overloaded and cannot handle the request.", status.UNAVAILABLE],
    ["The server is not yet ready to handle requests.", status.UNAVAILABLE],
    ["An internal server error occurred.\nServer is in read-only mode", status.INTERNAL],
    ["Access denied. Insufficient permissions to perform append", status.PERMISSION_DENIED],
  ])("rejects as not stored for: %s", async (refuse, code) => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    server.behave({ appends: { refuse, status: code } });
    await expect(toTwoStreams(store)).rejects.toThrow(StoreUnavailable);
  });

  it.each([
    ["The server is shutting down.", status.UNAVAILABLE],
    ["An internal server error occurred.", status.INTERNAL],
    ["Operation timed out: append timed out while waiting for commit", status.DEADLINE_EXCEEDED],
    ["Unknown method", status.UNIMPLEMENTED],
  ])("has an unknown outcome for: %s", async (refuse, code) => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    server.behave({ appends: { refuse, status: code } });
    expect(await toTwoStreams(store)).toMatchObject(unknown);
    server.behave({ appends: "answer" });
    expect(await toTwoStreams(store)).toMatchObject(written);
  });

  it("names the server's limits", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server, { maxAppendBytes: 20_000_000 });
    const large = someEvent({ text: "x".repeat(17_000_000) });
    const tooLarge = together(store, part("order-1", large));
    await expect(tooLarge).rejects.toThrow(EventNotStorable);
    await expect(tooLarge).rejects.toThrow(/events of 16777216 bytes at most/);
    server.behave({ appends: { tooLarge: 1500 } });
    await expect(toTwoStreams(store)).rejects.toThrow(/appends of 1500 bytes at most/);
  });

  it("is refused with the reason of a server that does not accept a name", async () => {
    const { url } = await eventServer();
    const client = (await loadClient(url))(url, () => undefined);
    const events = [{ id: crypto.randomUUID(), type: "Two words", data: {}, metadata: {} }];
    const refused = client.multiStreamAppend?.([{ ...part("order-1"), events }], false);
    await expect(refused).rejects.toThrow(/'AppendRequest' is invalid: Schema name/);
    await client.end();
  });
});
