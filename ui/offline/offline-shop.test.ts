import { describe, expect, it } from "vitest";
import { cacheableHeader } from "./cacheable-operations.ts";
import { createOfflineShop, type OfflineShop } from "./offline-shop.ts";

const origin = "https://shop.example";

/** Caches in memory, as far as the worker uses them. */
const cachesInMemory = (fetch: (request: Request) => Promise<Response>) => {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: async (key: string) => held.get(key)?.clone(),
      put: async (key: string, response: Response) => void held.set(key, response),
      delete: async (key: string) => held.delete(key),
      keys: async () => [...held.keys()],
      async addAll(requests: Request[]) {
        for (const request of requests)
          held.set(new URL(request.url).pathname, await fetch(request));
      },
    };
  };
  const storage = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  const texts = () =>
    Promise.all(
      [...all.values()].flatMap((held) => [...held.values()]).map((one) => one.clone().text()),
    );
  return { storage, texts, names: () => [...all.keys()] };
};

const opened = async () => {
  const network = {
    open: true,
    answer: (request: Request) => `network ${new URL(request.url).pathname}`,
    /** Headers of an answer in addition to its session. */
    headers: {} as Readonly<Record<string, string>>,
  };
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    if (!network.open) throw new TypeError("no connection");
    sent.push(request);
    return new Response(network.answer(request), {
      headers: { "x-session": "secret", ...network.headers },
    });
  };
  const memory = cachesInMemory(fetch);
  const shopOf = (version: string): OfflineShop =>
    createOfflineShop(
      { version, files: ["/assets/index-1.js", "/favicon.svg"] },
      { caches: memory.storage, fetch: fetch as typeof globalThis.fetch, origin },
    );
  const shop = shopOf("one");
  await shop.install();
  const ask = async (request: Request, early?: Promise<unknown>) => {
    const waited: Promise<unknown>[] = [];
    const answer = shop.answer({
      request,
      ...(early && { early }),
      after: (work) => void waited.push(work),
    });
    if (answer === null) return null;
    const text = await (await answer).text();
    await Promise.all(waited);
    return text;
  };
  return { network, sent, memory, shop, shopOf, ask };
};

/** A request as the browser makes it; the constructor accepts neither mode nor destination. */
const requestOf = (
  path: string,
  { mode = "cors", destination = "", ...init }: RequestInit & { destination?: string } = {},
): Request => {
  const request = new Request(origin + path, init);
  return new Proxy(request, {
    get(target, name) {
      if (name === "mode") return mode;
      if (name === "destination") return destination;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value as () => unknown).bind(target) : value;
    },
  });
};
const page = (path: string) => requestOf(path, { mode: "navigate" as RequestMode });
const question = (text: string, headers: Record<string, string> = { [cacheableHeader]: "1" }) =>
  requestOf("/graphql", { method: "POST", body: text, headers });

describe("without a connection", () => {
  it("serves every page and its files", async () => {
    const { network, ask } = await opened();
    network.open = false;
    expect(await ask(page("/Item-Page/uva-kettle"))).toBe("network /");
    expect(await ask(requestOf("/assets/index-1.js"))).toBe("network /assets/index-1.js");
  });

  it("serves a public page as last seen, by its full address", async () => {
    const { network, ask, shopOf } = await opened();
    network.headers = { [cacheableHeader]: "1" };
    await ask(page("/category?room=bath"));
    network.headers = {};
    await ask(page("/my-orders"));
    const next = shopOf("two");
    await next.install();
    network.open = false;
    expect(await ask(page("/category?room=bath"))).toBe("network /category");
    expect(await ask(page("/category?room=kitchen"))).toBe("network /");
    expect(await ask(page("/my-orders"))).toBe("network /");
    await next.activate();
    await expect(ask(page("/category?room=bath"))).rejects.toThrow("no connection");
  });

  it("answers catalogue queries with the last answer", async () => {
    const { network, ask } = await opened();
    network.answer = () => JSON.stringify({ data: { products: { items: ["kettle"] } } });
    await ask(question("HomePage"));
    network.answer = () => JSON.stringify({ data: { products: { items: ["mirror"] } } });
    await ask(question("HomePage"));
    network.open = false;
    expect(await ask(question("HomePage"))).toContain("mirror");
    await expect(ask(question("CategoryPage"))).rejects.toThrow("no connection");
  });

  it("serves pictures that were loaded before", async () => {
    const { network, ask } = await opened();
    const picture = () => requestOf("/pictures/kettle.svg", { destination: "image" });
    await ask(picture());
    network.open = false;
    expect(await ask(picture())).toBe("network /pictures/kettle.svg");
  });
});

describe("with a connection", () => {
  it("serves pages and answers from the network, and files from the cache", async () => {
    const { ask, sent } = await opened();
    sent.length = 0;
    expect(await ask(page("/category"))).toBe("network /category");
    expect(await ask(page("/cart"), Promise.resolve(new Response("early")))).toBe("early");
    await ask(requestOf("/assets/index-1.js"));
    expect(sent.map(({ url }) => url)).toEqual([`${origin}/category`]);
  });

  it("replaces the files of the old version, and keeps the rest", async () => {
    const { ask, memory, shopOf } = await opened();
    await ask(requestOf("/pictures/kettle.svg", { destination: "image" }));
    const next = shopOf("two");
    await next.install();
    await next.activate();
    expect(memory.names().sort()).toEqual(["nivasa-pictures", "nivasa-shell-two"]);
  });
});

describe("what is never cached", () => {
  it("requests the shared page without a cookie", async () => {
    const { sent } = await opened();
    expect(sent.map(({ credentials }) => credentials)).toEqual(["omit", "omit", "omit"]);
  });

  it.each([
    ["calls", requestOf("/api/cart")],
    ["questions that are not marked", question("Viewer", {})],
    ["an upload that is no picture of a page", requestOf("/uploads/report.pdf")],
    ["pages of the server", page("/api/docs")],
    ["what signs in", page("/auth/google")],
    ["other files", requestOf("/sitemap.xml")],
  ])("%s are not handled by the worker", async (_what, request) => {
    expect(await (await opened()).ask(request)).toBeNull();
  });

  it.each([
    ["something of a person next to goods", { data: { products: {}, me: { name: "Planted" } } }],
    ["only something of a person", { data: { cart: { name: "Planted" } } }],
    ["an error", { data: { products: { name: "Planted" } }, errors: [{}] }],
    ["nothing", { data: null, extensions: { name: "Planted" } }],
  ])("an answer that contains %s", async (_what, answer) => {
    const { network, ask, memory } = await opened();
    network.answer = () => JSON.stringify(answer);
    expect(await ask(question("HomePage"))).toContain("Planted");
    expect((await memory.texts()).join()).not.toContain("Planted");
  });

  it("an answer's headers", async () => {
    const { network, ask, memory } = await opened();
    network.answer = () => JSON.stringify({ data: { products: {} } });
    await ask(question("HomePage"));
    const cache = await memory.storage.open("nivasa-answers");
    const [key = ""] = (await cache.keys()) as unknown as string[];
    expect([...((await cache.match(key))?.headers.keys() ?? [])]).toEqual(["content-type"]);
  });

  it("more than two hundred answers: the oldest are removed", async () => {
    const { network, ask, memory } = await opened();
    network.answer = () => JSON.stringify({ data: { products: {} } });
    for (let index = 0; index < 203; index += 1) await ask(question(`CategoryPage ${index}`));
    expect(await (await memory.storage.open("nivasa-answers")).keys()).toHaveLength(200);
    network.open = false;
    await expect(ask(question("CategoryPage 2"))).rejects.toThrow("no connection");
    expect(await ask(question("CategoryPage 3"))).toContain("products");
  });
});
