import { createStore } from "../../../storage/store.ts";

/** The event by which a browser offers to install the app. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The installation state reported by the browser so far. */
export const installState: { offer: InstallOffer | null; installed: boolean } = {
  offer: null,
  installed: false,
};

/**
 * Whether this page is the installed app, can be installed now, or has to be installed by the
 * browser's own menu.
 */
export type Installation = "installed" | "offered" | "by-hand";

export const installation = createStore<Installation>(() => {
  if (installState.installed || matchMedia("(display-mode: standalone)").matches)
    return "installed";
  return installState.offer ? "offered" : "by-hand";
}, "by-hand");

/** Call it on start: the browser may make its offer before any page needs it, and only once. */
export function listenForInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!("prompt" in event)) return;
    // The shop asks on its own page instead of interrupting the user.
    event.preventDefault();
    installState.offer = event as InstallOffer;
    installation.changed();
  });
  addEventListener("appinstalled", () => {
    installState.offer = null;
    installState.installed = true;
    installation.changed();
  });
}
