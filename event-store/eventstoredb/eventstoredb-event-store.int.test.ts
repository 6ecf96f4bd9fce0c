import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { accept, type Decider } from "#domain/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { createSignal } from "#event-store/signal.ts";
import { commandContext, someEvent } from "../../testing/events.ts";
import { collect } from "../../testing/collect.ts";
import { fastestOf } from "../../testing/fastest-of.ts";
import { isKurrentDb, serverName } from "../../testing/misbehaving-event-server/protocol.ts";
import { clusterOf, eventServer, storeOn } from "../../testing/misbehaving-event-server/store.ts";
import { eventually } from "../../testing/eventually.ts";
import { EventStoreUnusable } from "./connection-string.ts";
import type { EventStoreDb } from "./eventstoredb-event-store.ts";
import { positionOf } from "./log-position.ts";

/** Items on a shelf. */
const shelf: Decider<number, { readonly add: number }, StockEvent, never> = {
  category: "stock",
  initialState: 0,
  evolve: (left, event) => (event.type === "StockReceived" ? left + event.data.quantity : left),
  decide: ({ add }) => accept({ type: "StockReceived", data: { quantity: add } }),
};

/** Follows a store from its beginning. `count` resolves when that many events have arrived. */
const follow = (store: EventStoreDb) => {
  const places: string[] = [];
  const arrived = createSignal();
  const never = new AbortController().signal;
  const subscription = store.subscribe(
    null,
    async (events) => {
      places.push(...events.map(({ stream, revision }) => `${stream}@${revision}`));
      arrived.notify();
    },
    () => undefined,
  );
  onTestFinished(() => subscription.stop());
  return {
    subscription,
    places,
    async count(count: number) {
      while (places.length < count) await arrived.next(never);
    },
  };
};

const appendOne = (store: EventStore, stream: string) =>
  store.append(stream, noEvents, [someEvent()]);

/** Short intervals that keep the tests fast. */
const hasty = { watchdogMs: 30, firstBackOffMs: 1, longestBackOffMs: 10 };

describe("starting", () => {
  it("connects to a cluster by its seeds and by a DNS name", async () => {
    const server = await eventServer();
    for (const url of [
      clusterOf(server),
      server.url.replace("://", "+discover://") + "&nodePreference=leader",
    ]) {
      const { store } = await storeOn({ url });
      expect(await store.head()).toBeNull();
      await store.close();
    }
  });

  it("loads only the library of its address", async () => {
    await storeOn(await eventServer());
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    const isLoaded = (name: string) => loaded.some((path) => path.includes(name));
    expect({
      EventStoreDB: isLoaded("@eventstore/db-client"),
      KurrentDB: isLoaded("@kurrent/kurrentdb-client"),
    }).toEqual({ EventStoreDB: !isKurrentDb, KurrentDB: isKurrentDb });
  });

  it("accepts no compressed answer in any call", async () => {
    const server = await eventServer();
    const { store } = await storeOn({ url: clusterOf(server) });
    const { count } = follow(store);
    await appendOne(store, "cart-1");
    await store.multiStreamAppend?.([
      { stream: "cart-2", expectedRevision: noEvents, events: [someEvent()] },
      { stream: "cart-3", expectedRevision: noEvents, events: [someEvent()] },
    ]);
    await collect(store.readStream("cart-1"));
    await collect(store.readAll(null));
    await count(isKurrentDb ? 3 : 1);
    expect(server.seen.subscriptions).toBe(1);
    expect([...server.accepted.keys()].map((method) => method.replace(/.*\./, "")).sort()).toEqual([
      "Gossip/Read",
      "ServerFeatures/GetSupportedMethods",
      "Streams/BatchAppend",
      "Streams/Read",
      ...(isKurrentDb ? ["StreamsService/AppendRecords"] : []),
    ]);
    expect([...server.accepted.values()].flatMap((encodings) => [...encodings])).toEqual(
      [...server.accepted.keys()].map(() => "identity"),
    );
  });

  it("would get compressed answers from this server otherwise", async () => {
    const { url } = await eventServer();
    const session = connect(url.replace(/^.*?:/, "http:").replace(/\?.*/, ""));
    onTestFinished(() => session.close());
    const answerTo = async (encodings: string) => {
      const call = session.request({
        ...{
          ":method": "POST",
          ":path": "/event_store.client.server_features.ServerFeatures/GetSupportedMethods",
        },
        ...{
          "content-type": "application/grpc",
          te: "trailers",
          "grpc-accept-encoding": encodings,
        },
      });
      // An empty message.
      call.end(Buffer.alloc(5));
      const [headers] = (await once(call, "response")) as [IncomingHttpHeaders];
      const answer = Buffer.concat(await collect<Buffer>(call));
      return { encoding: headers["grpc-encoding"], answer };
    };
    const plain = await answerTo("identity");
    const packed = await answerTo("identity,deflate,gzip");
    expect([plain.encoding, packed.encoding]).toEqual(["identity", "gzip"]);
    expect([plain.answer[0], packed.answer[0]]).toEqual([0, 1]);
    expect(gunzipSync(packed.answer.subarray(5))).toEqual(plain.answer.subarray(5));
  });

  it("names the setting if only the client finds its fault", async () => {
    const { url } = await eventServer();
    const file = encodeURIComponent(fileURLToPath(import.meta.url));
    await expect(storeOn({ url: `${url}&userCertFile=${file}` })).rejects.toThrow(
      /EVENTSTORE_URL cannot be used: .*userCertFile/,
    );
  });

  it("names the wrong setting if the server is unreachable", async () => {
    const server = await eventServer();
    server.goAway();
    const opening = storeOn(server);
    await expect(opening).rejects.toThrow(EventStoreUnusable);
    await expect(opening).rejects.toThrow(/EVENTSTORE_URL cannot be reached: check that it runs/);
  });

  it.each(["refuse", "forbid"] as const)(
    "names the credentials if the server refuses with %s",
    async (credentials) => {
      const server = await eventServer();
      server.behave({ credentials });
      await expect(storeOn(server)).rejects.toThrow(/name and password in EVENTSTORE_URL/);
    },
  );

  it.each(["23.10.0", "24.2.0", "26.1.0"])("accepts a server of version %s", async (version) => {
    const { store } = await storeOn(await eventServer({ version }));
    expect(await appendOne(store, "cart-1")).toMatchObject({ outcome: "written" });
  });

  it.each(["23.9.5", "22.10.2", "5.0.11", null])(
    "refuses a server of version %s",
    async (version) => {
      const opening = storeOn(await eventServer({ version }));
      await expect(opening).rejects.toThrow(EventStoreUnusable);
      await expect(opening).rejects.toThrow(/EVENTSTORE_URL is too old .*: use EventStoreDB 23.10/);
    },
  );

  it("refuses a server that accepts the call and never answers", async () => {
    const server = await eventServer();
    server.behave({ reads: "silent" });
    await expect(storeOn(server, { readTimeoutMs: 50 })).rejects.toThrow(EventStoreUnusable);
  });
});

describe("appending", () => {
  it("refuses events over the size limit before sending, and names the limit", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server, { maxAppendBytes: 2000 });
    const large = someEvent({ text: "x".repeat(2000) });
    await expect(store.append("cart-1", noEvents, [large])).rejects.toThrow(EventNotStorable);
    await expect(store.append("cart-1", noEvents, [large])).rejects.toThrow(/may hold 2000 bytes/);
    expect(server.seen.appends).toBe(0);
    server.behave({ appends: { tooLarge: 1500 } });
    await expect(appendOne(store, "cart-1")).rejects.toThrow(/1500 bytes at most/);
  });

  it("answers the same events at the same revision again, and stores them once", async () => {
    const { store } = await storeOn(await eventServer());
    const events = [someEvent(), someEvent()];
    const first = await store.append("cart-1", noEvents, events);
    expect(await store.append("cart-1", noEvents, events)).toEqual(first);
    expect(await collect(store.readStream("cart-1"))).toHaveLength(2);
  });

  it("stores a command once if the answer to its append is lost", async () => {
    const server = await eventServer();
    const { store, noticed } = await storeOn(server, { appendTimeoutMs: 500 });
    const handler = createCommandHandler({ store, pause: async () => {} });
    server.behave({ appends: "lose" });
    const handled = await handler.handle(shelf, "1", { add: 3 }, commandContext(), "add 3");
    await noticed("append-unknown");
    expect(handled).toMatchObject({ accepted: true, state: 3, repeated: true });
    expect(await collect(store.readStream("stock-1"))).toHaveLength(1);
  });

  it("follows the redirect to the leader", async () => {
    const leader = await eventServer();
    const follower = await eventServer();
    const { store } = await storeOn(follower);
    follower.behave({ appends: { leader: leader.port } });
    expect(await appendOne(store, "cart-1")).toMatchObject({ outcome: "unknown" });
    expect(await appendOne(store, "cart-1")).toMatchObject({ outcome: "written" });
    expect(leader.log.streamRecords("cart-1")).toHaveLength(1);
  });

  it("refuses reads and appends after it is closed", async () => {
    const { store } = await storeOn(await eventServer());
    const { subscription } = follow(store);
    await store.close();
    await expect(appendOne(store, "cart-1")).rejects.toThrow(StoreUnavailable);
    await expect(collect(store.readAll(null))).rejects.toThrow(StoreUnavailable);
    expect(subscription.status().state).toBe("stopped");
    expect(store.outage()).toBeNull();
  });
});

describe("reading", () => {
  it("skips system events", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    const appended = await appendOne(store, "cart-1");
    const types = new Set(server.log.records.map(({ type }) => type));
    expect(types).toContain("$statsCollected");
    expect(await collect(store.readAll(null))).toHaveLength(1);
    const { store: other } = await storeOn(server);
    expect(appended).toMatchObject({ position: await other.head() });
  });

  it("reads a few events for the last one, and more only if all are system events", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    for (let stream = 0; stream < 100; stream += 1) await appendOne(store, `cart-${stream}`);
    const last = server.log.records.findLast(({ stream }) => stream === "cart-99");
    const headRead = async () => {
      const { store: other } = await storeOn(server);
      const before = server.seen.readEvents;
      const head = await other.head();
      return { head, events: server.seen.readEvents - before };
    };
    const { head, events } = await headRead();
    expect(head).toBe(last && positionOf({ commit: last.position, prepare: last.position }));
    expect(events).toBeLessThan(100);
    const statistics = { id: randomUUID(), type: "$statsCollected", data: Buffer.from("{}") };
    server.log.append(
      "$stats",
      noEvents,
      Array.from({ length: 100 }, () => ({ ...statistics, metadata: new Uint8Array() })),
    );
    expect((await headRead()).head).toBe(head);
  });

  it("times out on a server that accepts the call and never answers", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server, { readTimeoutMs: 1000 });
    server.behave({ reads: "silent" });
    await expect(collect(store.readStream("cart-1"))).rejects.toThrow(StoreUnavailable);
    await server.until(({ openReads }) => openReads === 0);
  });

  it("fails if the connection breaks during a read", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    await appendOne(store, "cart-1");
    server.behave({ reads: "unfinished" });
    const reading = collect(store.readStream("cart-1"));
    await server.until(({ openReads }) => openReads === 1);
    server.drop();
    await expect(reading).rejects.toThrow(StoreUnavailable);
  });

  it("refuses a position of the other engine", async () => {
    const { store } = await storeOn(await eventServer());
    await expect(collect(store.readAll("210"))).rejects.toThrow(RangeError);
    expect(() =>
      store.subscribe(
        "210",
        async () => undefined,
        () => undefined,
      ),
    ).toThrow(RangeError);
  });
});

describe("an unavailable server", () => {
  const away = (store: EventStoreDb) =>
    fastestOf(async () => {
      const unreachable = { message: `${serverName} is unreachable`, cause: expect.any(Error) };
      await expect(appendOne(store, "cart-2")).rejects.toMatchObject(unreachable);
      await expect(collect(store.readStream("cart-1"))).rejects.toThrow(StoreUnavailable);
    });

  it("fails interactive appends at once, and accepts them when the server is back", async () => {
    const server = await eventServer();
    const { store, notices } = await storeOn(server);
    await appendOne(store, "cart-1");
    server.goAway();
    await expect(collect(store.readStream("cart-1"))).rejects.toThrow(StoreUnavailable);
    expect(store.outage()).not.toBeNull();
    expect(await away(store)).toBeLessThan(20);
    await server.comeBack();
    await eventually(() => expect(store.outage()).toBeNull());
    expect(await appendOne(store, "cart-2")).toMatchObject({ outcome: "written" });
    expect(notices.filter(({ kind }) => kind.startsWith("server-"))).toEqual([
      {
        kind: "server-away",
        message: `${serverName} is unreachable`,
        error: expect.any(Error) as Error,
      },
      { kind: "server-back", message: `${serverName} is reachable again` },
    ]);
  });

  it("is detected by a single timeout if it accepts calls and never answers", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server, { appendTimeoutMs: 500 });
    server.behave({ appends: "ignore", reads: "silent" });
    expect(await appendOne(store, "cart-1")).toMatchObject({ outcome: "unknown" });
    const { appends } = server.seen;
    expect(await away(store)).toBeLessThan(20);
    expect(server.seen.appends).toBe(appends);
    server.behave({ appends: "answer", reads: "answer" });
    await eventually(() => expect(store.outage()).toBeNull());
    expect(await appendOne(store, "cart-2")).toMatchObject({ outcome: "written" });
  });

  it("counts as available after a single lost answer", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server, { appendTimeoutMs: 500 });
    server.behave({ appends: "lose" });
    expect(await appendOne(store, "cart-1")).toMatchObject({ outcome: "unknown" });
    expect(store.outage()).toBeNull();
    expect(await collect(store.readStream("cart-1"))).toHaveLength(1);
  });
});

describe("a subscription", () => {
  it("resumes after the server restarts, without a gap or a duplicate", async () => {
    const server = await eventServer();
    const { store, notices, noticed } = await storeOn(server, { timing: hasty });
    const followed = follow(store);
    await appendOne(store, "cart-1");
    await followed.count(1);
    await noticed("subscription", "live");
    const states = () =>
      notices.filter(({ kind }) => kind === "subscription").map(({ message }) => message);
    const before = states();
    expect(before.slice(-2)).toEqual(["catching-up", "live"]);
    server.goAway();
    const { error } = await noticed("subscription", "waiting");
    expect(error).toBeInstanceOf(Error);
    expect(followed.subscription.status().lastError).toBeInstanceOf(Error);
    server.log.append("cart-2", noEvents, [
      {
        id: crypto.randomUUID(),
        type: "SomethingHappened",
        data: Buffer.from("{}"),
        metadata: Buffer.from(JSON.stringify(someEvent().metadata)),
      },
    ]);
    await server.comeBack();
    await followed.count(2);
    expect(followed.places).toEqual(["cart-1@0", "cart-2@0"]);
    expect(states().slice(before.length, before.length + 2)).toEqual(["waiting", "connecting"]);
    await eventually(() => {
      expect(followed.subscription.status()).toMatchObject({ lagBytes: 0 });
    });
  });

  it("shares its call with all others that have caught up", async () => {
    const server = await eventServer();
    const { store, notices } = await storeOn(server);
    await appendOne(store, "cart-1");
    const followers = [follow(store), follow(store)];
    const count = (events: number) => Promise.all(followers.map((each) => each.count(events)));
    await count(1);
    // One call is at the end of the log, and each subscription had one to catch up.
    await eventually(() => {
      expect(notices.filter(({ message }) => message === "stopped")).toHaveLength(2);
    });
    expect(server.seen.subscriptions).toBe(3);
    await appendOne(store, "cart-2");
    await count(2);
    expect(server.seen.subscriptions).toBe(3);
    for (const { places } of followers) expect(places).toEqual(["cart-1@0", "cart-2@0"]);
    expect(store.status()).toMatchObject([{ lastError: null }, { lastError: null }]);
  });

  it("subscribes again if the server ends the call", async () => {
    const server = await eventServer();
    const { store, noticed } = await storeOn(server, { timing: hasty });
    server.behave({ subscriptions: "end" });
    const followed = follow(store);
    const { message, error } = await noticed("subscription-broken");
    expect([message, error]).toEqual([
      "A subscription failed; it is retried",
      expect.any(Error) as Error,
    ]);
    server.behave({ subscriptions: "answer" });
    await appendOne(store, "cart-1");
    await followed.count(1);
  });

  it.each(["silent", "deaf"] as const)(
    "is restarted if the server is %s, which no error reveals",
    async (subscriptions) => {
      const server = await eventServer();
      const { store } = await storeOn(server, { timing: hasty });
      server.behave({ subscriptions });
      const followed = follow(store);
      await server.until((seen) => seen.subscriptions >= 1);
      await appendOne(store, "cart-1");
      await server.until((seen) => seen.subscriptions > 1);
      server.behave({ subscriptions: "answer" });
      await followed.count(1);
      expect(followed.places).toEqual(["cart-1@0"]);
    },
  );

  it("is not restarted on a quiet log", async () => {
    const server = await eventServer();
    const { store, noticed } = await storeOn(server, { timing: { watchdogMs: 5 } });
    await appendOne(store, "cart-1");
    const followed = follow(store);
    await followed.count(1);
    await noticed("subscription", "live");
    // Each check of the watchdog on a silent subscription reads the head.
    const { reads, subscriptions } = server.seen;
    await server.until((seen) => seen.reads > reads + 5);
    expect(server.seen.subscriptions).toBe(subscriptions);
  });

  it("reports how far behind its consumer is", async () => {
    const { store } = await storeOn(await eventServer());
    await appendOne(store, "cart-1");
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const begun = createSignal();
    const never = new AbortController().signal;
    const started = begun.next(never);
    const subscription = store.subscribe(
      null,
      async () => {
        begun.notify();
        await blocked;
      },
      () => undefined,
    );
    await started;
    await appendOne(store, "cart-2");
    expect(store.status()).toEqual([subscription.status()]);
    expect(subscription.status().position).toBeNull();
    expect(subscription.status().lagBytes).toBeGreaterThan(0);
    release();
    await subscription.stop();
    expect(subscription.status().state).toBe("stopped");
    expect(store.status()).toEqual([]);
  });

  it("stops while it waits for an unavailable server", async () => {
    const server = await eventServer();
    const { store, noticed } = await storeOn(server, {
      timing: { firstBackOffMs: 60_000, longestBackOffMs: 60_000 },
    });
    const { subscription } = follow(store);
    await noticed("subscription", "live");
    server.goAway();
    await noticed("subscription", "waiting");
    await subscription.stop();
    expect(subscription.status().state).toBe("stopped");
  });
});
