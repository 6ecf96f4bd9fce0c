import type { Language } from "#domain/constants.ts";
import { parentPort, workerData } from "node:worker_threads";
import type {
  FromRenderThread,
  RenderQuery,
  RenderedPage,
  RenderStart,
  ToRenderThread,
} from "./render-messages.ts";

/** Renders pages in a separate thread, which sends the queries of a page to the main thread. */
interface Renderer {
  renderPage(
    address: string,
    ask: (question: RenderQuery) => Promise<{ readonly data: object }>,
    shop: object,
  ): Promise<RenderedPage>;
}

type RenderRequest = Extract<ToRenderThread, { readonly kind: "render" }>;

if (!parentPort) throw new Error("render-thread runs as a thread");
const port = parentPort;
const post = (message: FromRenderThread): void => port.postMessage(message);

const { modules } = workerData as RenderStart;
const loaded = new Set<Language>();
/** Loaded on first use: each language takes some 20 MB. */
const rendererOf = async (language: Language): Promise<Renderer> => {
  const renderer = (await import(modules[language])) as Renderer;
  if (!loaded.has(language)) post({ kind: "loaded", language });
  loaded.add(language);
  return renderer;
};
const waiting = new Map<number, (data: object | null) => void>();
let queries = 0;

const send = async (query: RenderQuery): Promise<{ readonly data: object }> => {
  const id = queries++;
  const data = await new Promise<object | null>((resolve) => {
    waiting.set(id, resolve);
    post({ kind: "query", id, query });
  });
  if (data === null) throw new Error("The shop did not answer");
  return { data };
};

const render = async ({ page, address, language, shop }: RenderRequest): Promise<void> => {
  try {
    const rendered = await (await rendererOf(language)).renderPage(address, send, shop);
    post({ kind: "rendered", page, rendered });
  } catch (error) {
    post({ kind: "failed", page, message: error instanceof Error ? error.message : String(error) });
  }
};

port.on("message", (message: ToRenderThread) => {
  if (message.kind === "render") void render(message);
  else {
    waiting.get(message.id)?.(message.data);
    waiting.delete(message.id);
  }
});
