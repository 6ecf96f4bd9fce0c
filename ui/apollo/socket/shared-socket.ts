import { newCommandId } from "../command-id.ts";
import { createLoadedSocket } from "./loaded-socket.ts";
import type { LiveSocket } from "./socket.ts";
import { createTabSocket } from "./tab-socket.ts";

/** The name of the lock and of the channel. */
const name = "nivasa-live";
/** Timeout for the leader's answer, which is otherwise immediate. */
const answerMs = 5_000;
/** The leader pings its followers every minute, and a browser may slow down a hidden tab. */
const silentMs = 150_000;

type Envelope =
  /** The sending tab is the leader from now on. */
  | { leads: true }
  | { to: "leader"; from: string; message: unknown }
  | { to: string; message: unknown };

/** Only a tab that opens a socket needs this code, and no tab needs it for its first view. */
async function openTabSocket(): Promise<LiveSocket> {
  const { createSocket, socketAddress } = await import("./socket.ts");
  return createSocket(socketAddress(location));
}

/**
 * Shares one socket between the tabs of a browser, because the shop limits the sockets of a
 * session. The tab that holds the lock leads: it has the socket, and the others subscribe through
 * it. When it closes, the next tab leads. A tab opens its own socket if the browser has no locks or
 * the leader does not respond.
 */
export function openSharedSocket(open: () => Promise<LiveSocket> = openTabSocket): LiveSocket {
  const openSocket = () => createLoadedSocket(open);
  const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
  if (typeof BroadcastChannel === "undefined" || !locks) return openSocket();
  const me = newCommandId();
  const channel = new BroadcastChannel(name);
  const { port1: near, port2: far } = new MessageChannel();
  const shared = createTabSocket(near);
  let current: LiveSocket = shared;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Sends a message of this tab to the leader; null until the leader is known. */
  let toLeader: ((message: unknown) => void) | null = null;
  let early: unknown[] = [];
  let toHub: ((from: string, message: unknown) => void) | null = null;

  /**
   * Messages of followers that arrive before this tab has loaded the code to lead; null if it does
   * not lead.
   */
  let waiting: [from: string, message: unknown][] | null = null;

  function sendBy(way: (message: unknown) => void) {
    toLeader = way;
    for (const message of early) way(message);
    early = [];
  }

  async function lead() {
    waiting = [];
    // Only the leading tab needs this code.
    const { createHub } = await import("./hub.ts").catch((error: unknown) => {
      waiting = null;
      throw error;
    });
    const hub = createHub(openSocket());
    const ports = new Map<string, MessagePort>();
    clearTimeout(silence);
    toHub = (from, message) => {
      let port = ports.get(from);
      if (!port) {
        const { port1, port2 } = new MessageChannel();
        port = port1;
        ports.set(from, port);
        port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
          if (from === me) far.postMessage(data);
          else post({ to: from, message: data });
        });
        port.start();
        hub.join(port2);
      }
      port.postMessage(message);
    };
    const followed = toLeader !== null;
    sendBy((message) => toHub?.(me, message));
    for (const [from, message] of waiting) toHub(from, message);
    waiting = null;
    if (followed) {
      // The subscriptions of the others ended with the previous leader.
      post({ leads: true });
      shared.breakOff();
    }
    // The browser releases the lock when the tab closes.
    return new Promise<never>(() => {});
  }

  const post = (envelope: Envelope) => channel.postMessage(envelope);

  function fallBack() {
    clearTimeout(silence);
    if (current !== shared || toHub) return;
    current = openSocket();
    shared.breakOff();
  }

  function expectWithin(ms: number) {
    clearTimeout(silence);
    if (!toHub && current === shared) silence = setTimeout(fallBack, ms);
  }

  far.addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => {
    if (toLeader) toLeader(data);
    else early.push(data);
    if (data.type === "follow") expectWithin(answerMs);
  });
  far.start();
  channel.addEventListener("message", ({ data }: MessageEvent<Envelope>) => {
    if ("leads" in data) {
      if (!toHub) shared.breakOff();
    } else if ("from" in data) {
      if (toHub) toHub(data.from, data.message);
      else waiting?.push([data.from, data.message]);
    } else if (data.to === me) {
      expectWithin(silentMs);
      far.postMessage(data.message);
    }
  });

  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return lead();
      sendBy((message) => post({ to: "leader", from: me, message }));
      void locks.request(name, lead).catch(fallBack);
      return undefined;
    })
    // A browser may forbid it, for example in a private window.
    .catch(fallBack);

  return {
    subscribe: (payload, sink) => current.subscribe(payload, sink),
    terminate: () => current.terminate(),
  };
}
