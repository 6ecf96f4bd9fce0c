import { useSyncExternalStore } from "react";
import { heard } from "./install-offer.ts";

/**
 * Whether this page is the installed app, can be installed now, or has to be installed by the
 * browser's own menu.
 */
export type Installation = "installed" | "offered" | "by-hand";

function read(): Installation {
  if (heard.installed || matchMedia("(display-mode: standalone)").matches) return "installed";
  return heard.offer ? "offered" : "by-hand";
}

/** Supports one subscriber at a time. */
function subscribe(listener: () => void): () => void {
  heard.tell = listener;
  return () => {
    heard.tell = () => undefined;
  };
}

export function useInstallation(): Installation {
  return useSyncExternalStore(subscribe, read, () => "by-hand");
}

/** Shows the browser's prompt; an offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = heard;
  if (!offer) return;
  const { outcome } = await offer.prompt();
  heard.offer = null;
  heard.installed ||= outcome === "accepted";
  heard.tell();
}
