import type { Location } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { isOfCheckout, isOwnPath, returnPathOf } from "./return-path.ts";

/** The history state of the verification page after a sign-up. */
interface PageBeforeSignUp {
  /** The address of the page on which the user signed up. */
  signedUpOn: string;
}

/** The state to open the verification page with; the browser keeps it across reloads. */
export function pageBeforeSignUp(location: Location): PageBeforeSignUp {
  return { signedUpOn: returnPathOf(location) };
}

/** The links of the verification page. */
export interface VerificationLinks {
  /** The page to open after the verification. */
  next: string;
  /** The sign-up interrupted a checkout. */
  toCheckout: boolean;
  /** The page to return to without a code; null if the page was not opened by a sign-up. */
  later: string | null;
}

/** The links of a verification page that was opened with the given state. */
export function verificationLinks(state: unknown): VerificationLinks {
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
