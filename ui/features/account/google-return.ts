import type { Location } from "react-router-dom";
import { paths } from "../../paths.ts";
import { isOfCheckout, isOwnPath, returnPathOf } from "./return-path.ts";

/** The tab keeps the path itself: an address that carried it could be forged. */
const key = "nivasa.google-return";

/** The pages to open after a sign-in with Google that had no popup. */
export interface GoogleReturn {
  /** The page after a sign-in: the checkout where the cart or the checkout asked for it. */
  next: string;
  /** The page that asked. */
  back: string;
}

/** Keeps the page that asks for a sign-in, for the time at Google. */
export function keepGoogleReturn(location: Location): void {
  try {
    sessionStorage.setItem(key, returnPathOf(location));
  } catch {
    // Where storage is forbidden, the sign-in leads to the start page.
  }
}

/** Forgets the page of a sign-in that never came back. A popup would get a copy of it. */
export function dropGoogleReturn(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

/** The ways on from a sign-in of this tab; null where a popup was opened for it. */
export function readGoogleReturn(): GoogleReturn | null {
  try {
    const back = sessionStorage.getItem(key);
    if (!isOwnPath(back)) return null;
    return { back, next: isOfCheckout(back) ? paths.deliveryDetails : back };
  } catch {
    return null;
  }
}
