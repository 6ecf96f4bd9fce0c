import type { Sink } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHub } from "./hub.ts";
import { createLoadedSocket } from "./loaded-socket.ts";
import { openSharedSocket } from "./shared-socket.ts";
import type { LiveSocket } from "./socket.ts";
import { nextTask } from "../../app/next-task.ts";
import { createTabSocket } from "./tab-socket.ts";

interface Followed {
  query: string;
  sink: Sink<object>;
  left: boolean;
}

/** The worker's socket, scripted by the test. */
function scriptedSocket() {
  const followed: Followed[] = [];
  const socket: LiveSocket = {
    subscribe(payload, sink) {
      const one: Followed = { query: payload.query, sink, left: false };
      followed.push(one);
      return () => {
        one.left = true;
        sink.complete();
      };
    },
    terminate: vi.fn(() => {
      for (const { sink, left } of followed) if (!left) sink.error({ code: 4499 });
    }),
  };
  return { socket, followed };
}

const ports: MessagePort[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const port of ports.splice(0)) port.close();
});

function openBrowser() {
  const { socket, followed } = scriptedSocket();
  const hub = createHub(socket);
  return {
    socket,
    followed,
    openTab() {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      hub.join(port1);
      return createTabSocket(port2);
    },
  };
}

const follow = (socket: LiveSocket, query: string) => {
  const sink = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  const leave = socket.subscribe({ query }, sink);
  return { ...sink, leave };
};

describe("tabs that share a socket", () => {
  it("subscribe independently, and each receives its own results", async () => {
    const { followed, openTab } = openBrowser();
    const [one, other] = [follow(openTab(), "one"), follow(openTab(), "other")];
    await vi.waitFor(() => expect(followed).toHaveLength(2));
    followed.find(({ query }) => query === "other")?.sink.next({ data: { stock: 2 } });
    await vi.waitFor(() => expect(other.next).toHaveBeenCalledWith({ data: { stock: 2 } }));
    expect(one.next).not.toHaveBeenCalled();
  });

  it("end a subscription without a reply", async () => {
    const { followed, openTab } = openBrowser();
    const one = follow(openTab(), "one");
    await vi.waitFor(() => expect(followed).toHaveLength(1));
    one.leave();
    await vi.waitFor(() => expect(followed[0]?.left).toBe(true));
    expect(one.complete).not.toHaveBeenCalled();
  });

  it("receive the shop's errors, a completion, and a break", async () => {
    const { followed, openTab } = openBrowser();
    const tab = openTab();
    const [refused, ended, broken] = ["refused", "ended", "broken"].map((name) =>
      follow(tab, name),
    );
    await vi.waitFor(() => expect(followed).toHaveLength(3));
    followed[0]?.sink.error([{ message: "No", toJSON: () => ({ message: "No" }) }]);
    followed[1]?.sink.complete();
    followed[2]?.sink.error({ code: 1006 });
    await vi.waitFor(() => expect(broken?.error).toHaveBeenCalledWith(expect.any(Error)));
    expect(refused?.error).toHaveBeenCalledWith([{ message: "No" }]);
    expect(ended?.complete).toHaveBeenCalledOnce();
  });

  it("restart together if the session of one changes", async () => {
    const { socket, followed, openTab } = openBrowser();
    const tabs = [openTab(), openTab()];
    const before = tabs.map((tab) => follow(tab, "before"));
    await vi.waitFor(() => expect(followed).toHaveLength(2));
    tabs[0]?.terminate();
    expect(before[0]?.error).toHaveBeenCalledOnce();
    follow(tabs[0]!, "after");
    await vi.waitFor(() => expect(before[1]?.error).toHaveBeenCalledOnce());
    expect(socket.terminate).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(followed.map(({ query }) => query)).toContain("after"));
    expect(before[0]?.error).toHaveBeenCalledOnce();
  });

  it("end all subscriptions when the page is hidden, and restart when it is shown again", async () => {
    const { followed, openTab } = openBrowser();
    const one = follow(openTab(), "one");
    await vi.waitFor(() => expect(followed).toHaveLength(1));
    dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(followed[0]?.left).toBe(true));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(one.error).toHaveBeenCalledOnce();
  });

  it("follow nothing while the browser is offline", async () => {
    const { followed, openTab } = openBrowser();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const one = follow(openTab(), "one");
    await vi.waitFor(() => expect(one.error).toHaveBeenCalledOnce());
    expect(followed).toEqual([]);
  });
});

describe("a tab that the browser has suspended", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));

  it("is dropped after five minutes without an answer, and restarts when it resumes", async () => {
    const { socket, followed } = scriptedSocket();
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    createHub(socket).join(port1);
    const heard: { type: string }[] = [];
    port2.addEventListener("message", ({ data }: MessageEvent<{ type: string }>) =>
      heard.push(data),
    );
    port2.start();
    port2.postMessage({ type: "follow", id: 1, payload: { query: "one" } });
    await vi.waitFor(() => expect(followed).toHaveLength(1));
    vi.advanceTimersByTime(4 * 60_000);
    expect(followed[0]?.left).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(followed[0]?.left).toBe(true);
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: "error", id: 1, errors: null }));
  });
});

/** The locks of a browser: one tab holds a lock, and the next gets it when that tab closes. */
function browserLocks() {
  const queue: (() => void)[] = [];
  let held = false;
  const next = () => {
    held = false;
    queue.shift()?.();
  };
  return {
    closeLeader: next,
    async request(_name: string, ...rest: unknown[]) {
      const [how, hold] = (rest.length === 2 ? rest : [{}, rest[0]]) as [
        { ifAvailable?: boolean },
        (lock: object | null) => unknown,
      ];
      if (held && how.ifAvailable) return hold(null);
      if (held) await new Promise<void>((resolve) => queue.push(resolve));
      held = true;
      return hold({});
    },
  };
}

describe("the tabs of a browser", () => {
  function openTabs(count: number) {
    const locks = browserLocks();
    Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
    const sockets: ReturnType<typeof scriptedSocket>[] = [];
    const open = () =>
      openSharedSocket(async () => {
        const one = scriptedSocket();
        sockets.push(one);
        return one.socket;
      });
    return { locks, sockets, tabs: Array.from({ length: count }, open) };
  }
  afterEach(() => Reflect.deleteProperty(navigator, "locks"));

  it("share one socket, held by the first tab", async () => {
    const { sockets, tabs } = openTabs(8);
    const follows = tabs.map((tab, index) => follow(tab, `tab ${index}`));
    await vi.waitFor(() => expect(sockets[0]?.followed).toHaveLength(8));
    for (const { query, sink } of sockets[0]?.followed ?? []) sink.next({ data: { query } });
    for (const [index, { next }] of follows.entries())
      await vi.waitFor(() =>
        expect(next.mock.calls).toEqual([[{ data: { query: `tab ${index}` } }]]),
      );
    expect(sockets).toHaveLength(1);
    for (const { error } of follows) expect(error).not.toHaveBeenCalled();
  });

  it("restart at the next tab when the leader closes", async () => {
    const { locks, sockets, tabs } = openTabs(3);
    const [, second, third] = tabs.map((tab, index) => follow(tab, `tab ${index}`));
    await vi.waitFor(() => expect(sockets[0]?.followed).toHaveLength(3));
    locks.closeLeader();
    await vi.waitFor(() => expect(third?.error).toHaveBeenCalledOnce());
    expect(second?.error).toHaveBeenCalledOnce();
    follow(tabs[2]!, "again");
    await vi.waitFor(() =>
      expect(sockets[1]?.followed.map(({ query }) => query)).toEqual(["again"]),
    );
  });

  it("open their own sockets if the leader does not respond", async () => {
    const locks = browserLocks();
    Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
    // A suspended tab that holds the lock.
    void locks.request("nivasa-live", () => new Promise(() => {}));
    await Promise.resolve();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const own = scriptedSocket();
    const tab = openSharedSocket(async () => own.socket);
    const before = follow(tab, "before");
    for (let task = 0; task < 1_000 && vi.getTimerCount() === 0; task += 1) await nextTask();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(4_999);
    expect(before.error).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(before.error).toHaveBeenCalledOnce();
    follow(tab, "after");
    await vi.waitFor(() => expect(own.followed.map(({ query }) => query)).toEqual(["after"]));
  });

  it("have a socket each if the browser has no locks", async () => {
    const own = scriptedSocket();
    const tab = openSharedSocket(async () => own.socket);
    follow(tab, "one");
    await vi.waitFor(() => expect(own.followed).toHaveLength(1));
  });
});

describe("a socket whose code loads with the first subscription", () => {
  it("subscribes when the code has loaded, and skips subscriptions that ended before", async () => {
    const { socket, followed } = scriptedSocket();
    const loaded = createLoadedSocket(async () => socket);
    const left = follow(loaded, "left");
    left.leave();
    const kept = follow(loaded, "kept");
    await vi.waitFor(() => expect(followed.map(({ query }) => query)).toEqual(["kept"]));
    kept.leave();
    expect(followed[0]?.left).toBe(true);
    expect(left.error).not.toHaveBeenCalled();
  });

  it("fails the subscription if the load fails, and loads again for the next one", async () => {
    const { socket, followed } = scriptedSocket();
    const open = vi.fn(async () => socket).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const loaded = createLoadedSocket(open);
    const failed = follow(loaded, "failed");
    await vi.waitFor(() => expect(failed.error).toHaveBeenCalledWith(expect.any(TypeError)));
    follow(loaded, "again");
    await vi.waitFor(() => expect(followed.map(({ query }) => query)).toEqual(["again"]));
    loaded.terminate();
    await vi.waitFor(() => expect(socket.terminate).toHaveBeenCalledOnce());
  });
});
