import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveConnection } from "./live-connection.ts";
import { createSocket } from "./socket/socket.ts";

const openConnection = () => {
  const connection = new LiveConnection(createSocket("ws://shop/graphql"));
  connection.listenToBrowser();
  return connection;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

describe("the freshness of the page", () => {
  it("is unknown before the first feed has responded", () => {
    const connection = openConnection();
    expect(connection.freshness.read()).toEqual({ kind: "catching-up", remaining: 0 });
    connection.feedStarted(Symbol());
    expect(connection.freshness.read()).toEqual({ kind: "catching-up", remaining: 0 });
  });

  it("adds up the missed updates of all feeds, and is live when none is left", () => {
    const connection = openConnection();
    const [orders, stock] = [Symbol("orders"), Symbol("stock")];
    connection.feedStarted(orders);
    connection.feedStarted(stock);
    connection.feedUpdated(orders, 3);
    connection.feedUpdated(stock, 4);
    expect(connection.freshness.read()).toEqual({ kind: "catching-up", remaining: 7 });
    connection.feedUpdated(orders, 0);
    connection.feedUpdated(stock, 0);
    expect(connection.freshness.read()).toEqual({ kind: "live", lastUpdateAt: Date.now() });
  });

  it("is offline since the last update, not since the break was detected", () => {
    const connection = openConnection();
    const feed = Symbol();
    connection.feedStarted(feed);
    connection.feedUpdated(feed, 0);
    const since = Date.now();
    vi.advanceTimersByTime(17_000);
    connection.feedFailed(feed);
    expect(connection.freshness.read()).toEqual({ kind: "offline", since });
  });

  it("no longer waits for a feed that has ended", () => {
    const connection = openConnection();
    const [orders, stock] = [Symbol("orders"), Symbol("stock")];
    connection.feedStarted(orders);
    connection.feedUpdated(orders, 0);
    connection.feedStarted(stock);
    expect(connection.freshness.read().kind).toBe("catching-up");
    connection.feedEnded(stock);
    expect(connection.freshness.read().kind).toBe("live");
  });

  it("notifies its listeners until they unsubscribe", () => {
    const connection = openConnection();
    const listener = vi.fn();
    const stop = connection.freshness.subscribe(listener);
    connection.feedStarted(Symbol());
    expect(listener).toHaveBeenCalledOnce();
    stop();
    connection.feedStarted(Symbol());
    expect(listener).toHaveBeenCalledOnce();
  });

  it("stays offline from a break to the next update, and otherwise follows from the missed updates", () => {
    const feeds = [Symbol("a"), Symbol("b"), Symbol("c")] as const;
    const step = fc.record({
      feed: fc.constantFrom(...feeds),
      what: fc.constantFrom("start", "update", "fail", "end"),
      remaining: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        const connection = openConnection();
        const missing = new Map<symbol, number | null>();
        let offline = false;
        for (const { feed, what, remaining } of steps) {
          if (what === "start") {
            connection.feedStarted(feed);
            missing.set(feed, null);
          } else if (what === "update") {
            connection.feedUpdated(feed, remaining);
            missing.set(feed, remaining);
            offline = false;
          } else {
            if (what === "fail") connection.feedFailed(feed);
            else connection.feedEnded(feed);
            missing.delete(feed);
            offline ||= what === "fail";
          }
          const live = [...missing.values()].every((count) => count === 0);
          const kind = offline ? "offline" : live ? "live" : "catching-up";
          expect(connection.freshness.read().kind).toBe(kind);
        }
      }),
    );
  });
});

/** The wait before the next attempt, in milliseconds. */
const waited = async (connection: LiveConnection): Promise<number> => {
  const from = Date.now();
  const over = connection.backOff();
  await vi.advanceTimersToNextTimerAsync();
  await over;
  return Date.now() - from;
};

describe("the wait before the next attempt", () => {
  it("doubles with every failure up to twenty seconds", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const connection = openConnection();
    const waits: number[] = [];
    for (let failures = 0; failures < 8; failures++) waits.push(await waited(connection));
    expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 20_000, 20_000]);
  });

  it("is random within its second half, so that clients don't reconnect all at once", async () => {
    const connection = openConnection();
    vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.5);
    expect(await waited(connection)).toBe(200);
    expect(await waited(connection)).toBe(600);
  });

  it("is short again after an update", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const connection = openConnection();
    await waited(connection);
    await waited(connection);
    connection.feedUpdated(Symbol(), 0);
    expect(await waited(connection)).toBe(400);
  });

  it("is shared by all feeds that broke together, and counts as one failure", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const connection = openConnection();
    const waits = [connection.backOff(), connection.backOff(), connection.backOff()];
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all(waits);
    expect(await waited(connection)).toBe(800);
  });

  it("ends at once when the network is back", async () => {
    const over = openConnection().backOff();
    dispatchEvent(new Event("online"));
    await over;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends at once when the page becomes visible, not when it is hidden", async () => {
    const over = openConnection().backOff();
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(vi.getTimerCount()).toBe(1);
    visible.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await over;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends at once, and is short again, when all feeds are restarted", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const connection = openConnection();
    const terminate = vi.spyOn(connection.client, "terminate");
    await waited(connection);
    const over = connection.backOff();
    connection.reconnect();
    await over;
    expect(terminate).toHaveBeenCalledOnce();
    expect(await waited(connection)).toBe(400);
  });
});

/** A socket whose shop acknowledges the connection, and answers pings until it is switched off. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: Socket[] = [];
  static alive = true;
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    Socket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(message: string) {
    const { type } = JSON.parse(message) as { type: string };
    this.sent.push(type);
    const answer = { connection_init: "connection_ack", ping: "pong" }[type];
    if (answer && Socket.alive)
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }

  close() {
    this.readyState = Socket.CLOSED;
  }
}

describe("the socket", () => {
  const follow = async () => {
    Socket.opened = [];
    Socket.alive = true;
    vi.stubGlobal("WebSocket", Socket);
    const connection = openConnection();
    const broke = vi.fn();
    const sink = { next: vi.fn(), error: broke, complete: vi.fn() };
    connection.client.subscribe({ query: "subscription { orderBoardChanged { position } }" }, sink);
    await vi.advanceTimersByTimeAsync(0);
    expect(Socket.opened.map(({ sent }) => sent)).toEqual([["connection_init", "subscribe"]]);
    return broke;
  };

  it("stays open while the shop responds", async () => {
    const broke = await follow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(broke).not.toHaveBeenCalled();
    expect(Socket.opened).toHaveLength(1);
  });

  it("is closed when the shop has not answered a ping for five seconds", async () => {
    const broke = await follow();
    Socket.alive = false;
    await vi.advanceTimersByTimeAsync(12_000 + 4_999);
    expect(broke).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(broke).toHaveBeenCalledOnce();
  });

  it("is closed at once when the browser reports that the network is gone", async () => {
    const broke = await follow();
    dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(0);
    expect(broke).toHaveBeenCalledOnce();
  });

  it("never repeats a subscription by itself", async () => {
    const broke = await follow();
    dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(broke).toHaveBeenCalledOnce();
    expect(Socket.opened).toHaveLength(1);
  });
});
