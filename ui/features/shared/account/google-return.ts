import type { Location } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { isOfCheckout, isOwnPath, returnPathOf } from "./return-path.ts";

/** The path is stored in the tab: an address that carried it could be forged. */
const key = "nivasa.google-return";

/** The pages to open after a sign-in with Google that had no popup. */
export interface GoogleReturn {
  /**
   * The page after a sign-in: the checkout if the sign-in was started from the cart or the
   * checkout.
   */
  next: string;
  /** The page that started the sign-in. */
  back: string;
}

/** Stores the page that starts a sign-in while the tab is at Google. */
export function storeGoogleReturn(location: Location): void {
  try {
    sessionStorage.setItem(key, returnPathOf(location));
  } catch {
    // If storage is forbidden, the sign-in leads to the home page.
  }
}

/** Deletes the stored page of an abandoned sign-in. A popup would get a copy of it. */
export function deleteGoogleReturn(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

/** The pages to open after this tab's sign-in; null if it used a popup. */
export function readGoogleReturn(): GoogleReturn | null {
  try {
    const back = sessionStorage.getItem(key);
    if (!isOwnPath(back)) return null;
    return { back, next: isOfCheckout(back) ? paths.deliveryDetails : back };
  } catch {
    return null;
  }
}
