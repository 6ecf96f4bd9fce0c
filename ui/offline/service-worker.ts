import { createOfflineShop, type OfflineBuild } from "./offline-shop.ts";

/** Set by the build. */
declare const offlineBuild: OfflineBuild;

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<unknown>;
  respondWith: (answer: Promise<Response>) => void;
}

/** Members of the worker's global scope that the page's types lack. */
interface WorkerScope {
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: "install" | "activate" | "fetch" | "message",
    listener: (event: never) => void,
  ) => void;
}

const scope = globalThis as unknown as WorkerScope;
const shop = createOfflineShop(offlineBuild, {
  caches,
  fetch: (...asked) => fetch(...asked),
  origin: location.origin,
});

scope.addEventListener("install", (event: WorkerEvent) => event.waitUntil(shop.install()));

scope.addEventListener("activate", (event: WorkerEvent) =>
  event.waitUntil(
    Promise.all([
      shop.activate(),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
);

scope.addEventListener("fetch", (event: FetchEvent) => {
  const { request, preloadResponse } = event;
  if (new URL(request.url).origin !== location.origin) return;
  const early = preloadResponse && { early: preloadResponse };
  const answer = shop.answer({ request, ...early, after: (work) => event.waitUntil(work) });
  if (answer) event.respondWith(answer);
});

// The page sends it when the user asks for the new version.
scope.addEventListener("message", ({ data }: MessageEvent) => {
  if (data === "take over") void scope.skipWaiting();
});
