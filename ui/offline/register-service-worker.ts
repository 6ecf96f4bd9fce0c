import { language } from "#texts/language.ts";
import { isOfflineWanted } from "./offline-wanted.ts";

const hourMs = 60 * 60 * 1000;

/** The worker for the language of the page. */
const worker = language === "en" ? "/service-worker.js" : `/service-worker.${language}.js`;

export interface ServiceWorkerCallbacks {
  /** The worker controls the page for the first time: the page's content is not cached yet. */
  onFirst: () => void;
  /** A newer version is installed; `takeOver` activates it in all tabs. */
  onNewer: (takeOver: () => void) => void;
}

/**
 * Registers the service worker, or unregisters it if offline support is off. Rejects if the browser
 * refuses.
 */
export async function registerServiceWorker({
  onFirst,
  onNewer,
}: ServiceWorkerCallbacks): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (!isOfflineWanted()) {
    for (const registration of await serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    return;
  }

  const { controller } = serviceWorker;
  const ofOtherLanguage = controller !== null && !controller.scriptURL.endsWith(worker);
  let isFirst = controller === null || ofOtherLanguage;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isFirst) onFirst();
    else onNewer(() => location.reload());
    isFirst = false;
  });

  const registration = await serviceWorker.register(worker);
  const offerNewer = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    if (ofOtherLanguage) {
      waiting.postMessage("take over");
      return;
    }
    onNewer(() => {
      serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("take over");
    });
  };
  offerNewer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offerNewer);
  });

  // Browsers check for a newer worker when a page opens, but a tab may stay open for days.
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < hourMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
