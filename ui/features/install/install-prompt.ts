import { useSyncExternalStore } from "react";

/** What a browser gives that offers to install the shop. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Whether this page is the installed shop, could be installed now, or has to be installed by the browser's own menu. */
export type Installation = "installed" | "offered" | "by-hand";

let offer: InstallOffer | null = null;
let installed = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function isOffer(event: Event): event is InstallOffer {
  return "prompt" in event;
}

/** The browser may offer before any page asks for it, and only once: to be called when the shop opens. */
export function listenForInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isOffer(event)) return;
    // The shop asks on its own page, and not in the middle of something else.
    event.preventDefault();
    offer = event;
    tell();
  });
  addEventListener("appinstalled", () => {
    offer = null;
    installed = true;
    tell();
  });
}

function read(): Installation {
  if (installed || matchMedia("(display-mode: standalone)").matches) return "installed";
  return offer ? "offered" : "by-hand";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstallation(): Installation {
  return useSyncExternalStore(subscribe, read);
}

/** Lets the browser ask; an offer is good once. Gives whether the person wants it. */
export async function install(): Promise<boolean> {
  const asking = offer;
  if (!asking) return false;
  const { outcome } = await asking.prompt();
  offer = null;
  installed ||= outcome === "accepted";
  tell();
  return outcome === "accepted";
}
