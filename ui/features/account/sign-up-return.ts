import type { Location } from "react-router-dom";
import { paths } from "../../paths.ts";
import { isOfCheckout, isOwnPath, returnPathOf } from "./return-path.ts";

/** The state of a visit to the verification page that a sign-up has opened. */
interface PageBeforeSignUp {
  /** The address of the page on which the person signed up. */
  signedUpOn: string;
}

/** The state to open the verification page with; the browser keeps it through a reload. */
export function pageBeforeSignUp(location: Location): PageBeforeSignUp {
  return { signedUpOn: returnPathOf(location) };
}

/** The ways on from the verification page. */
export interface WaysOn {
  /** The page to open after the verification. */
  next: string;
  /** The sign-up interrupted a checkout. */
  toCheckout: boolean;
  /** The page to go back to without a code; null where no sign-up opened this page. */
  later: string | null;
}

/** The ways on from a verification page that was opened with a state. */
export function waysOn(state: unknown): WaysOn {
  const later = isPageBeforeSignUp(state) ? state.signedUpOn : null;
  const toCheckout = later !== null && isOfCheckout(later);
  return { next: toCheckout ? paths.deliveryDetails : paths.home, toCheckout, later };
}

function isPageBeforeSignUp(state: unknown): state is PageBeforeSignUp {
  return (
    typeof state === "object" &&
    state !== null &&
    "signedUpOn" in state &&
    isOwnPath(state.signedUpOn)
  );
}
