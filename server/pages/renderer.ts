import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { languages, type Language } from "#domain/constants.ts";
import type { Position } from "#domain/ports.ts";
import type {
  FromRenderThread,
  Question,
  RenderedPage,
  RenderStart,
  ToRenderThread,
} from "./render-messages.ts";

/** Draws pages on the server, as every visitor sees them first. */
export interface PageRenderer {
  /** The page at an address in a language; null where it cannot be had soon, and the browser draws it alone. */
  render(address: string, language?: Language): Promise<RenderedPage | null>;
  close(): Promise<void>;
}

export interface PageRendererOptions {
  /** The folder of what was built. */
  readonly built: string;
  /** Answers a question of a page as a visitor's; null where it cannot be answered. */
  readonly ask: (question: Question) => Promise<object | null>;
  /** How far the read models have got. */
  readonly position: () => Position;
  /** Told why a page could not be drawn. */
  readonly onFailure: (message: string) => void;
}

/** So much HTML is kept, in characters. */
const mostKept = 8_000_000;
/** A page may be so old, in milliseconds: the browser follows everything since the position it shows. */
const longestAgeMs = 1_000;
const longestWaitMs = 3_000;
/** Drawings a second, and how many may wait: whoever asks for one page after another gets them undrawn. */
const drawingsPerSecond = 10;
const mostWaiting = 8;

interface KeptPage {
  readonly page: RenderedPage;
  readonly position: Position;
  readonly at: number;
}

export const createPageRenderer = ({
  built,
  ask,
  position,
  onFailure,
}: PageRendererOptions): PageRenderer => {
  const fileOf = (language: Language) =>
    `${built}/renderer/${language === "en" ? "" : `${language}/`}entry-server.js`;
  const isBuilt = existsSync(fileOf("en"));
  const budget = new RateLimiterMemory({ points: drawingsPerSecond, duration: 1 });
  const kept = new LRUCache<string, KeptPage>({
    maxSize: mostKept,
    sizeCalculation: ({ page }) => page.head.length + page.body.length + page.data.length,
  });
  const drawing = new Map<string, Promise<RenderedPage | null>>();
  const waiting = new Map<number, (page: RenderedPage | null) => void>();
  let thread: Worker | null = null;
  let pages = 0;

  const settle = (page: number, rendered: RenderedPage | null): void => {
    waiting.get(page)?.(rendered);
    waiting.delete(page);
  };

  const launch = (): Worker => {
    const modules = Object.fromEntries(
      languages.map(({ code }) => [code, pathToFileURL(fileOf(code)).href]),
    ) as Record<Language, string>;
    const started = new Worker(new URL("./render-thread.ts", import.meta.url), {
      workerData: { modules } satisfies RenderStart,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    const post = (message: ToRenderThread) => started.postMessage(message);
    started.on("message", (message: FromRenderThread) => {
      switch (message.kind) {
        case "ask":
          void ask(message.asked).then((data) =>
            post({ kind: "answer", question: message.question, data }),
          );
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
    started.on("error", ({ message }) => onFailure(message));
    started.on("exit", () => {
      if (thread === started) thread = null;
      for (const page of [...waiting.keys()]) settle(page, null);
    });
    // Nothing waits for a drawing when the shop closes.
    started.unref();
    return started;
  };

  const draw = async (address: string, language: Language): Promise<RenderedPage | null> => {
    if (waiting.size >= mostWaiting) return null;
    const allowed = await budget.consume("all").then(
      () => true,
      () => false,
    );
    if (!allowed) return null;
    const at = Date.now();
    const asOf = position();
    const page = pages++;
    const rendered = await new Promise<RenderedPage | null>((resolve) => {
      waiting.set(page, resolve);
      setTimeout(() => settle(page, null), longestWaitMs).unref();
      thread ??= launch();
      thread.postMessage({ kind: "render", page, address, language } satisfies ToRenderThread);
    });
    if (rendered) kept.set(`${language} ${address}`, { page: rendered, position: asOf, at });
    return rendered;
  };

  return {
    async render(address, language = "en") {
      if (!isBuilt) return null;
      const key = `${language} ${address}`;
      const known = kept.get(key);
      if (known && (known.position === position() || Date.now() - known.at < longestAgeMs)) {
        return known.page;
      }
      const under = drawing.get(key) ?? draw(address, language).finally(() => drawing.delete(key));
      drawing.set(key, under);
      return under;
    },
    async close() {
      await thread?.terminate();
    },
  };
};
