import type { Freshness } from "../components/freshness.ts";
import { onBack } from "../components/online.ts";
import type { LiveSocket } from "./socket/socket.ts";

const firstRetryMs = 400;
const longestRetryMs = 20_000;

/**
 * Follows feeds over a socket. Each feed starts anew with the last position it has seen, and all
 * feeds wait on one back-off.
 */
export class LiveConnection {
  readonly client: LiveSocket;
  #freshness: Freshness = { kind: "catching-up", remaining: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #feeds = new Map<symbol, number | null>();
  #lastUpdateAt = Date.now();
  #failures = 0;
  #wait: { promise: Promise<void>; end: () => void } | null = null;

  constructor(socket: LiveSocket) {
    this.client = socket;
  }

  /** Tries again as soon as the browser has a network or a reader again. */
  listenToBrowser(): void {
    onBack(() => this.#wait?.end());
    addEventListener("offline", () => this.client.terminate());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wait?.end();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly freshness = (): Freshness => this.#freshness;

  /** Starts every feed anew, with the session as it is now. */
  reconnect(): void {
    this.#failures = 0;
    this.client.terminate();
    this.#wait?.end();
  }

  /** A feed asks the server; null until its first update says how much it missed. */
  feedStarted(feed: symbol): void {
    this.#feeds.set(feed, null);
    if (this.#freshness.kind !== "offline") this.#settle();
  }

  feedUpdated(feed: symbol, remaining: number): void {
    this.#feeds.set(feed, remaining);
    this.#failures = 0;
    this.#lastUpdateAt = Date.now();
    this.#settle();
  }

  feedFailed(feed: symbol): void {
    this.#feeds.delete(feed);
    if (this.#freshness.kind !== "offline")
      this.#publish({ kind: "offline", since: this.#lastUpdateAt });
  }

  feedEnded(feed: symbol): void {
    this.#feeds.delete(feed);
    if (this.#freshness.kind !== "offline") this.#settle();
  }

  /**
   * Resolves when it is time to try again: later after every failure, at once when the network or
   * the reader is back.
   */
  backOff(): Promise<void> {
    if (this.#wait) return this.#wait.promise;
    const longest = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures++);
    const delayMs = longest / 2 + (Math.random() * longest) / 2;
    let end = () => {};
    const promise = new Promise<void>((resolve) => {
      const timer = setTimeout(() => end(), delayMs);
      end = () => {
        clearTimeout(timer);
        this.#wait = null;
        resolve();
      };
    });
    this.#wait = { promise, end };
    return promise;
  }

  #settle(): void {
    const remaining = [...this.#feeds.values()];
    const waiting = remaining.some((count) => count === null);
    const sum = remaining.reduce<number>((total, count) => total + (count ?? 0), 0);
    this.#publish(
      waiting || sum > 0
        ? { kind: "catching-up", remaining: sum }
        : { kind: "live", lastUpdateAt: this.#lastUpdateAt },
    );
  }

  #publish(freshness: Freshness): void {
    this.#freshness = freshness;
    for (const listener of this.#listeners) listener();
  }
}
