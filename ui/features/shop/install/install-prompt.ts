import { useStore } from "../../../storage/store.ts";
import { installation, installState, type Installation } from "./install-offer.ts";

export const useInstallation = (): Installation => useStore(installation);

/** Shows the browser's prompt; an offer can be used once. */
export async function install(): Promise<void> {
  const { offer } = installState;
  if (!offer) return;
  const { outcome } = await offer.prompt();
  installState.offer = null;
  installState.installed ||= outcome === "accepted";
  installation.changed();
}
