import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { superviseThread } from "#event-store/thread-supervisor.ts";
import { languages, type Language } from "#domain/constants.ts";
import type { Position } from "#domain/ports.ts";
import type {
  FromRenderThread,
  RenderQuery,
  RenderedPage,
  RenderStart,
  ToRenderThread,
} from "./render-messages.ts";
import type { ShopOfPages } from "./shop-data.ts";

/** A rendered page, with the shop's identity that it shows. */
export interface RenderedOfShop {
  readonly page: RenderedPage;
  readonly shop: ShopOfPages;
}

/** Renders pages on the server, as an anonymous visitor first sees them. */
export interface PageRenderer {
  /**
   * Renders the page at an address in a language. Returns null if that isn't possible within the
   * timeout; the browser then renders it alone. `visitor` is the caller's network address, whose
   * renderings are limited.
   */
  render(
    address: string,
    language: Language,
    visitor: string,
    shop: ShopOfPages,
  ): Promise<RenderedOfShop | null>;
  close(): Promise<void>;
}

export interface PageRendererOptions {
  /** The folder of the build. */
  readonly built: string;
  /** Runs a query of a page as an anonymous visitor; null if it fails. */
  readonly ask: (question: RenderQuery) => Promise<object | null>;
  /** Current position of the read models. */
  readonly position: () => Position;
  /** Called with the reason if a page couldn't be rendered. */
  readonly onFailure: (message: string) => void;
}

/** Maximum size of cached HTML, in characters. */
const maxCachedChars = 8_000_000;
/** Maximum age of a cached page. The browser fetches all changes since the position of the page. */
const maxAgeMs = 1_000;
const renderTimeoutMs = 3_000;
/** A thread that loads a language is silent. A slow machine takes longer than for a page. */
const loadTimeoutMs = 30_000;
/** Renderings per second in total and per address. Further pages are sent unrendered. */
const renderingsPerSecond = 10;
const renderingsPerVisitor = 5;
/** Maximum queued renderings. */
const maxQueuedRenderings = 8;

interface CachedPage extends RenderedOfShop {
  readonly position: Position;
  readonly at: number;
}

export const createPageRenderer = ({
  built,
  ask,
  position,
  onFailure,
}: PageRendererOptions): PageRenderer => {
  const fileOf = (language: Language) => `${built}/renderer/${language}/entry-server.js`;
  const isBuilt = existsSync(fileOf("en"));
  const budget = new RateLimiterMemory({ points: renderingsPerSecond, duration: 1 });
  const shares = new RateLimiterMemory({ points: renderingsPerVisitor, duration: 1 });
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxCachedChars,
    sizeCalculation: ({ page }) => page.head.length + page.body.length + page.data.length,
  });
  const drawing = new Map<string, Promise<RenderedOfShop | null>>();
  const waiting = new Map<
    number,
    { readonly by: Worker; readonly settle: (page: RenderedPage | null) => void }
  >();
  let pages = 0;
  /** Time of the last message from the thread, on the clock of `performance`. */
  let lastMessageAt = 0;
  /** The languages that the thread is loading, and since when. */
  const loading = new Map<Language, number>();
  const loaded = new Set<Language>();

  const settle = (page: number, rendered: RenderedPage | null): void => {
    waiting.get(page)?.settle(rendered);
    waiting.delete(page);
  };

  const start = (): Worker => {
    const modules = Object.fromEntries(
      languages.map(({ code }) => [code, pathToFileURL(fileOf(code)).href]),
    ) as Record<Language, string>;
    const started = new Worker(new URL("./render-thread.ts", import.meta.url), {
      workerData: { modules } satisfies RenderStart,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    loading.clear();
    loaded.clear();
    const post = (message: ToRenderThread) => started.postMessage(message);
    started.on("message", (message: FromRenderThread) => {
      lastMessageAt = performance.now();
      supervisor.noteSuccess();
      switch (message.kind) {
        case "loaded":
          loading.delete(message.language);
          loaded.add(message.language);
          break;
        case "query":
          void ask(message.query).then((data) => post({ kind: "answer", id: message.id, data }));
          break;
        case "rendered":
          settle(message.page, message.rendered);
          break;
        case "failed":
          onFailure(message.message);
          settle(message.page, null);
          break;
      }
    });
    // A thread that ended leaves its renderings unanswered.
    started.once("exit", () => {
      for (const [page, { by }] of waiting) if (by === started) settle(page, null);
    });
    // Renderings don't delay closing the shop.
    started.unref();
    return started;
  };

  const supervisor = superviseThread({ name: "page renderer", start, onEnd: onFailure });

  const isAllowed = async (visitor: string): Promise<boolean> => {
    try {
      await shares.consume(visitor);
      await budget.consume("all");
      return true;
    } catch {
      return false;
    }
  };

  const isLoading = (): boolean =>
    [...loading.values()].some((since) => performance.now() - since < loadTimeoutMs);

  /**
   * Ends a thread that has sent nothing since a rendering was requested: it is blocked. A thread
   * that is still loading would have to load again.
   */
  const giveUp = (page: number, requestedAt: number): void => {
    if (!waiting.has(page)) return;
    settle(page, null);
    if (lastMessageAt < requestedAt && !isLoading())
      supervisor.restart(`it did not answer within ${renderTimeoutMs / 1000} s`);
  };

  const draw = async (
    address: string,
    language: Language,
    visitor: string,
    shop: ShopOfPages,
  ): Promise<RenderedOfShop | null> => {
    if (waiting.size >= maxQueuedRenderings || !(await isAllowed(visitor))) return null;
    const at = Date.now();
    const asOf = position();
    const page = pages++;
    const rendered = await new Promise<RenderedPage | null>((resolve) => {
      const thread = supervisor.thread();
      waiting.set(page, { by: thread, settle: resolve });
      const requestedAt = performance.now();
      if (!loaded.has(language) && !loading.has(language)) loading.set(language, requestedAt);
      setTimeout(() => giveUp(page, requestedAt), renderTimeoutMs).unref();
      thread.postMessage({
        kind: "render",
        page,
        address,
        language,
        shop: shop.view,
      } satisfies ToRenderThread);
    });
    if (!rendered) return null;
    const drawn = { page: rendered, shop };
    kept.set(`${language} ${address}`, { ...drawn, position: asOf, at });
    return drawn;
  };

  return {
    async render(address, language, visitor, shop) {
      if (!isBuilt) return null;
      const key = `${language} ${address}`;
      const known = kept.get(key);
      if (known && (known.position === position() || Date.now() - known.at < maxAgeMs)) {
        return known;
      }
      const under =
        drawing.get(key) ??
        draw(address, language, visitor, shop).finally(() => drawing.delete(key));
      drawing.set(key, under);
      return under;
    },
    close: () => supervisor.close((thread) => void thread.terminate()),
  };
};
