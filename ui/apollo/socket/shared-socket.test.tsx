import type { Sink } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHub } from "./hub.ts";
import { openSharedSocket } from "./shared-socket.ts";
import type { LiveSocket } from "./socket.ts";
import { createTabSocket } from "./tab-socket.ts";

interface Followed {
  query: string;
  sink: Sink<object>;
  left: boolean;
}

/** The worker's socket, whose answers the test gives. */
function scriptedSocket() {
  const followed: Followed[] = [];
  const socket: LiveSocket = {
    subscribe(payload, sink) {
      const one: Followed = { query: payload.query, sink: sink as never, left: false };
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
  it("follow over it side by side, and each hears its own", async () => {
    const { followed, openTab } = openBrowser();
    const [one, other] = [follow(openTab(), "one"), follow(openTab(), "other")];
    await vi.waitFor(() => expect(followed).toHaveLength(2));
    followed.find(({ query }) => query === "other")?.sink.next({ data: { stock: 2 } });
    await vi.waitFor(() => expect(other.next).toHaveBeenCalledWith({ data: { stock: 2 } }));
    expect(one.next).not.toHaveBeenCalled();
  });

  it("leave what they no longer follow, without a word back", async () => {
    const { followed, openTab } = openBrowser();
    const one = follow(openTab(), "one");
    await vi.waitFor(() => expect(followed).toHaveLength(1));
    one.leave();
    await vi.waitFor(() => expect(followed[0]?.left).toBe(true));
    expect(one.complete).not.toHaveBeenCalled();
  });

  it("hear the shop's errors, an end, and a break", async () => {
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

  it("start anew together where one of them has another session", async () => {
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

  it("leave everything when the page is hidden, and start anew where it is shown again", async () => {
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

describe("a tab that the browser has stopped", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));

  it("is left after five minutes without an answer, and starts anew when it wakes up", async () => {
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

describe("a browser that does not start the worker", () => {
  class Quiet extends EventTarget {
    port = new MessageChannel().port1;
  }
  /** A socket that is opened and never answers. */
  const opened: string[] = [];
  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    constructor(url: string) {
      opened.push(url);
    }
    close() {}
  }
  beforeEach(() => {
    opened.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
  });

  const open = (worker: () => Quiet) => openSharedSocket(worker as unknown as () => SharedWorker);

  it.each([
    ["has none", () => open(() => new Quiet()), false],
    [
      "forbids it",
      () =>
        open(() => {
          throw new DOMException("No", "SecurityError");
        }),
      true,
    ],
  ])("opens a socket of the tab itself at once where it %s", async (_what, opening, knows) => {
    if (knows) vi.stubGlobal("SharedWorker", Quiet);
    follow(opening(), "one");
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(1);
  });

  it.each(["says an error", "says nothing for five seconds"])(
    "breaks off and goes on with a socket of its own where the worker %s",
    async (what) => {
      vi.stubGlobal("SharedWorker", Quiet);
      const worker = new Quiet();
      ports.push(worker.port);
      const socket = open(() => worker);
      const first = follow(socket, "one");
      await vi.advanceTimersByTimeAsync(4_999);
      expect(first.error).not.toHaveBeenCalled();
      if (what === "says an error") worker.dispatchEvent(new Event("error"));
      else await vi.advanceTimersByTimeAsync(1);
      expect(first.error).toHaveBeenCalledOnce();
      follow(socket, "one");
      await vi.advanceTimersByTimeAsync(0);
      expect(opened).toHaveLength(1);
    },
  );
});
