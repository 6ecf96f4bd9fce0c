import type { HubMessage, TabMessage } from "./messages.ts";
import type { LiveSocket } from "./socket.ts";

const askMs = 60_000;
/** A tab that has not answered for this long is closed, or suspended by its browser. */
const silentMs = 5 * askMs;

interface Tab {
  port: MessagePort;
  follows: Map<number, () => void>;
  lastSeenAt: number;
}

/** Shares one socket between the tabs of a browser; each tab joins with its port. */
export function createHub(socket: LiveSocket): { join: (port: MessagePort) => void } {
  const tabs = new Set<Tab>();
  let asking: ReturnType<typeof setInterval> | undefined;

  function leave(tab: Tab) {
    const all = [...tab.follows.values()];
    tab.follows.clear();
    for (const unfollow of all) unfollow();
  }

  function askAll() {
    for (const tab of tabs) {
      if (Date.now() - tab.lastSeenAt >= silentMs) {
        const ids = [...tab.follows.keys()];
        leave(tab);
        tabs.delete(tab);
        // A tab that its browser resumes later restarts all its subscriptions.
        for (const id of ids) send(tab, { type: "error", id, errors: null });
      } else send(tab, { type: "there" });
    }
    if (tabs.size === 0) {
      clearInterval(asking);
      asking = undefined;
    }
  }

  function follow(tab: Tab, { id, payload }: Extract<TabMessage, { type: "follow" }>) {
    tab.follows.set(id, () => {});
    const unfollow = socket.subscribe(payload, {
      next: (value) => send(tab, { type: "next", id, value }),
      error: (error) => {
        if (!tab.follows.delete(id)) return;
        send(tab, { type: "error", id, errors: Array.isArray(error) ? plain(error) : null });
      },
      complete: () => {
        if (tab.follows.delete(id)) send(tab, { type: "complete", id });
      },
    });
    if (tab.follows.has(id)) tab.follows.set(id, unfollow);
  }

  function hear(tab: Tab, message: TabMessage) {
    tab.lastSeenAt = Date.now();
    tabs.add(tab);
    asking ??= setInterval(askAll, askMs);
    switch (message.type) {
      case "follow":
        send(tab, { type: "there" });
        follow(tab, message);
        return;
      case "unfollow": {
        const unfollow = tab.follows.get(message.id);
        tab.follows.delete(message.id);
        unfollow?.();
        return;
      }
      case "leave":
        leave(tab);
        tabs.delete(tab);
        return;
      case "terminate":
        socket.terminate();
        return;
      case "here":
    }
  }

  return {
    join(port) {
      const tab: Tab = { port, follows: new Map(), lastSeenAt: Date.now() };
      port.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(tab, data));
      port.start();
      send(tab, { type: "there" });
    },
  };
}

function send({ port }: Tab, message: HubMessage): void {
  port.postMessage(message);
}

/** Errors have methods, which can't be sent in a message. */
function plain(errors: readonly unknown[]): readonly object[] {
  return JSON.parse(JSON.stringify(errors)) as readonly object[];
}
