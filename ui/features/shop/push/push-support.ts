import { isOfflineWanted } from "../../../offline/offline-wanted.ts";
import { createStore, useStore } from "../../../storage/store.ts";
import { isIos } from "../install/is-ios.ts";

/**
 * What the browser allows. `home-screen`: an iPhone or iPad shows messages of pages on the Home
 * Screen only. `blocked`: the user has refused them, which only the browser's settings can change.
 */
export type PushSupport = "unsupported" | "home-screen" | "blocked" | "ready";

/** Reads what the browser allows now. */
export function pushSupport(): PushSupport {
  const hasPush = "serviceWorker" in navigator && "PushManager" in window;
  if (!hasPush || !("Notification" in window) || !isOfflineWanted()) {
    const { userAgent, maxTouchPoints } = navigator;
    return isOfflineWanted() && !hasPush && isIos(userAgent, maxTouchPoints)
      ? "home-screen"
      : "unsupported";
  }
  return Notification.permission === "denied" ? "blocked" : "ready";
}

const store = createStore<PushSupport | "checking">(pushSupport, "checking");

/** What the browser allows; "checking" in the server's HTML. */
export function usePushSupport(): PushSupport | "checking" {
  return useStore(store);
}

/** Asks for permission unless the user has answered before. Returns whether it is granted. */
export async function askForPermission(): Promise<boolean> {
  const permission = await Notification.requestPermission();
  store.changed();
  return permission === "granted";
}
