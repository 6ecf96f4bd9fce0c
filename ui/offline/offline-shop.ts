import { cacheableHeader, cacheableFields } from "./cacheable-operations.ts";

/** Build-time settings of the worker. */
export interface OfflineBuild {
  /** Differs for every build. */
  readonly version: string;
  /** The addresses of all files that the pages need. */
  readonly files: readonly string[];
  /** The address of the page that is served offline for an address that was not cached itself. */
  readonly shellPage?: string;
}

/** A request as the worker receives it. */
export interface WorkerRequest {
  readonly request: Request;
  /** The browser's preloaded response, if it supports navigation preload. */
  readonly early?: Promise<unknown>;
  /** Keeps the worker alive for background work. */
  readonly after: (work: Promise<unknown>) => void;
}

/** The logic of the service worker. */
export interface OfflineShop {
  /** Caches all files that the pages need. Rejects if one is unavailable. */
  install(): Promise<void>;
  /** Deletes the caches of older versions. */
  activate(): Promise<void>;
  /** The answer to a request; null if the worker does not handle it. */
  answer(met: WorkerRequest): Promise<Response> | null;
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
  /** The shop's own origin. */
  origin: string;
}

/**
 * Pages come from the network, or from the cache when offline. Files and cached answers are
 * available offline.
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

  async function page({ request, early, after }: WorkerRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    try {
      const preloaded = await early;
      const answer = preloaded instanceof Response ? preloaded : await fetch(request);
      if (answer.ok && answer.headers.has(cacheableHeader))
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

  async function picture({ request, after }: WorkerRequest): Promise<Response> {
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

  async function question({ request, after }: WorkerRequest): Promise<Response> {
    const key = keyOf(await request.clone().text());
    try {
      const answer = await fetch(request);
      const text = answer.ok ? await answer.clone().text() : "";
      if (isPublic(text))
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
      // Without the user's cookie: the page is shared.
      const requests = [shellPage, ...files].map(
        (path) =>
          new Request(origin + path, {
            credentials: "omit",
            // A page for every address, without content.
            headers: { [cacheableHeader]: "1" },
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
      if (
        request.method === "POST" &&
        pathname === "/graphql" &&
        request.headers.has(cacheableHeader)
      )
        return question(met);
      if (request.method !== "GET") return null;
      if (request.mode === "navigate") return ofServer.test(pathname) ? null : page(met);
      if (ofPictures.test(pathname)) return request.destination === "image" ? picture(met) : null;
      return known.has(pathname) ? file(request) : null;
    },
  };
}

/** File names under /assets/ contain a hash of the content. */
function pathIsNamed(path: string): boolean {
  return path.startsWith("/assets/");
}

/** Whether an answer contains only catalogue data. */
function isPublic(text: string): boolean {
  try {
    const { data, errors } = JSON.parse(text) as { data?: object | null; errors?: unknown };
    return !errors && !!data && Object.keys(data).every((field) => cacheableFields.has(field));
  } catch {
    return false;
  }
}

/** Only the text of the answer: its headers may identify a session. */
function json(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
}

async function keyOf(question: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(question));
  const name = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `/graphql/kept/${name.join("")}`;
}
