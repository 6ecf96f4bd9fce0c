import { keptHeader, keptNames } from "./kept-operations.ts";

/** What the worker is built with. */
export interface OfflineBuild {
  /** Another one for every build. */
  readonly version: string;
  /** Addresses of everything the pages are made of. */
  readonly files: readonly string[];
  /** The page of every address that was not seen itself, as it is without a connection. */
  readonly shellPage?: string;
}

/** A request as the worker meets it. */
export interface MetRequest {
  readonly request: Request;
  /** The answer that was asked for while the worker started, where the browser does that. */
  readonly early?: Promise<unknown>;
  /** Keeps the worker alive for work that nobody waits for. */
  readonly after: (work: Promise<unknown>) => void;
}

/** The shop without a connection. */
export interface OfflineShop {
  /**
   * Takes everything the pages are made of into the browser. Rejects where something cannot be had.
   */
  install(): Promise<void>;
  /** Lets go what older versions have kept. */
  activate(): Promise<void>;
  /** The answer to a request; null where it is none of the worker's business. */
  answer(met: MetRequest): Promise<Response> | null;
}

const shellPrefix = "nivasa-shell-";
const pagesPrefix = "nivasa-pages-";
const answersName = "nivasa-answers";
const picturesName = "nivasa-pictures";
const mostPages = 50;
const mostAnswers = 200;
const mostPictures = 300;

const ofServer = /^\/(?:api|auth|graphql|uploads|pictures|gallery|health)(?:\/|$)|\.[a-z0-9]+$/i;
const ofPictures = /^\/(?:uploads|pictures)\//;

export interface OfflineSurroundings {
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  /** The shop's own. */
  origin: string;
}

/**
 * Pages come from the network while there is one; what they are made of, and what was seen, is
 * there without.
 */
export function createOfflineShop(
  { version, files, shellPage = "/" }: OfflineBuild,
  { caches, fetch, origin }: OfflineSurroundings,
): OfflineShop {
  const shellName = `${shellPrefix}${version}`;
  // A page names files of its own version.
  const pagesName = `${pagesPrefix}${version}`;
  const known = new Set(files);

  async function keep(name: string, key: string, answer: Response, most: number) {
    const cache = await caches.open(name);
    await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -most).map((oldest) => cache.delete(oldest)));
  }

  async function page({ request, early, after }: MetRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    try {
      const preloaded = await early;
      const answer = preloaded instanceof Response ? preloaded : await fetch(request);
      if (answer.ok && answer.headers.has(keptHeader))
        after(keep(pagesName, address, answer.clone(), mostPages));
      return answer;
    } catch (error) {
      const kept =
        (await (await caches.open(pagesName)).match(address)) ??
        (await (await caches.open(shellName)).match(shellPage));
      if (!kept) throw error;
      return kept;
    }
  }

  async function file(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    return (await (await caches.open(shellName)).match(path)) ?? fetch(request);
  }

  async function picture({ request, after }: MetRequest): Promise<Response> {
    const { pathname } = new URL(request.url);
    try {
      const answer = await fetch(request);
      if (answer.status === 200) after(keep(picturesName, pathname, answer.clone(), mostPictures));
      return answer;
    } catch (error) {
      const kept = await (await caches.open(picturesName)).match(pathname);
      if (!kept) throw error;
      return kept;
    }
  }

  async function question({ request, after }: MetRequest): Promise<Response> {
    const key = keyOf(await request.clone().text());
    try {
      const answer = await fetch(request);
      const text = answer.ok ? await answer.clone().text() : "";
      if (isEverybodys(text))
        after(key.then((name) => keep(answersName, name, json(text), mostAnswers)));
      return answer;
    } catch (error) {
      const kept = await (await caches.open(answersName)).match(await key);
      if (!kept) throw error;
      return kept;
    }
  }

  return {
    async install() {
      const cache = await caches.open(shellName);
      // Without the person's cookie: the page is everybody's.
      const requests = [shellPage, ...files].map(
        (path) =>
          new Request(origin + path, {
            credentials: "omit",
            // One that fits every address: nothing is drawn on it yet.
            headers: { [keptHeader]: "1" },
            cache: pathIsNamed(path) ? "default" : "reload",
          }),
      );
      await cache.addAll(requests);
    },

    async activate() {
      const names = await caches.keys();
      const old = names.filter(
        (name) =>
          (name.startsWith(shellPrefix) && name !== shellName) ||
          (name.startsWith(pagesPrefix) && name !== pagesName),
      );
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    answer(met) {
      const { request } = met;
      const { pathname } = new URL(request.url);
      if (request.method === "POST" && pathname === "/graphql" && request.headers.has(keptHeader))
        return question(met);
      if (request.method !== "GET") return null;
      if (request.mode === "navigate") return ofServer.test(pathname) ? null : page(met);
      if (ofPictures.test(pathname)) return request.destination === "image" ? picture(met) : null;
      return known.has(pathname) ? file(request) : null;
    },
  };
}

/** Names of files under /assets/ tell what is in them. */
function pathIsNamed(path: string): boolean {
  return path.startsWith("/assets/");
}

/** Whether an answer holds nothing but what the shop sells. */
function isEverybodys(text: string): boolean {
  try {
    const { data, errors } = JSON.parse(text) as { data?: object | null; errors?: unknown };
    return !errors && !!data && Object.keys(data).every((field) => keptNames.has(field));
  } catch {
    return false;
  }
}

/** Nothing of the answer but its text: headers may tell of a session. */
function json(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
}

async function keyOf(question: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(question));
  const name = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `/graphql/kept/${name.join("")}`;
}
