import { useSyncExternalStore } from "react";
import { installState } from "./install-offer.ts";

/**
 * Whether this page is the installed app, can be installed now, or has to be installed by the
 * browser's own menu.
 */
export type Installation = "installed" | "offered" | "by-hand";

function read(): Installation {
  if (installState.installed || matchMedia("(display-mode: standalone)").matches)
    return "installed";
  return installState.offer ? "offered" : "by-hand";
}

/** Supports one subscriber at a time. */
function subscribe(listener: () => void): () => void {
  installState.tell = listener;
  return () => {
    installState.tell = () => undefined;
  };
}

export function useInstallation(): Installation {
  return useSyncExternalStore(subscribe, read, () => "by-hand");
}

/** Shows the browser's prompt; an offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = installState;
  if (!offer) return;
  const { outcome } = await offer.prompt();
  installState.offer = null;
  installState.installed ||= outcome === "accepted";
  installState.tell();
}
