import { createOfflineShop, type OfflineBuild } from "./offline-shop.ts";
import {
  createPushMessages,
  type PushSurroundings,
  type SubscriptionChange,
} from "./push-messages.ts";

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

interface PushEvent extends WorkerEvent {
  data?: { text: () => string } | null;
}

interface ClickEvent extends WorkerEvent {
  notification: Notification;
}

/** Members of the worker's global scope that the page's types lack. */
interface WorkerScope {
  clients: PushSurroundings["clients"] & { claim: () => Promise<void> };
  registration: PushSurroundings["registration"] & {
    navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type:
      | "install"
      | "activate"
      | "fetch"
      | "message"
      | "push"
      | "notificationclick"
      | "pushsubscriptionchange",
    listener: (event: never) => void,
  ) => void;
}

const scope = globalThis as unknown as WorkerScope;
const shop = createOfflineShop(offlineBuild, {
  caches,
  fetch: (...args) => fetch(...args),
  origin: location.origin,
});

const messages = createPushMessages({
  registration: scope.registration,
  clients: scope.clients,
  post: (url, body) =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body }),
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

scope.addEventListener("push", (event: PushEvent) =>
  event.waitUntil(messages.show(event.data?.text())),
);

scope.addEventListener("notificationclick", (event: ClickEvent) => {
  event.notification.close();
  event.waitUntil(messages.open(event.notification.data));
});

scope.addEventListener("pushsubscriptionchange", (event: WorkerEvent & SubscriptionChange) =>
  event.waitUntil(messages.renew(event)),
);
