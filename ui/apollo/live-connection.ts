import type { Freshness } from "../components/freshness.ts";
import { onBack } from "../components/online.ts";
import { createStore, type Store } from "../storage/store.ts";
import type { LiveSocket } from "./socket/socket.ts";

const firstRetryMs = 400;
const longestRetryMs = 20_000;

/**
 * Runs feeds over a socket. Each feed restarts from the last position it has seen, and all feeds
 * share one back-off.
 */
export class LiveConnection {
  readonly client: LiveSocket;
  #freshness: Freshness = { kind: "catching-up", remaining: 0 };
  readonly freshness: Store<Freshness> = createStore(() => this.#freshness, this.#freshness);
  readonly #feeds = new Map<symbol, number | null>();
  #lastUpdateAt = Date.now();
  #failures = 0;
  #wait: { promise: Promise<void>; end: () => void } | null = null;

  constructor(socket: LiveSocket) {
    this.client = socket;
  }

  /** Retries as soon as the browser is online or the page visible again. */
  listenToBrowser(): void {
    onBack(() => this.#wait?.end());
    addEventListener("offline", () => this.client.terminate());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wait?.end();
    });
  }

  /** Restarts every feed with the current session. */
  reconnect(): void {
    this.#failures = 0;
    this.client.terminate();
    this.#wait?.end();
  }

  /** Registers a feed; its missed count is null until its first update. */
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
   * Resolves when it is time to retry: later after every failure, at once when the network is back
   * or the page is visible again.
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
    this.freshness.changed();
  }
}
