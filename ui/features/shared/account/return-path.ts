import type { Location } from "react-router-dom";
import { paths } from "../../../paths.ts";

const ofCheckout: ReadonlySet<string> = new Set([paths.cart, paths.deliveryDetails]);

/** Whether an address is a path of the shop. Browsers take `//` and `/\` for another site. */
export function isOwnPath(address: unknown): address is string {
  return typeof address === "string" && /^\/(?![/\\])/.test(address);
}

/** The path to return to; the home page if the address leads to another site. */
export function returnPathOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const path = `${pathname}${search}`;
  return isOwnPath(path) ? path : paths.home;
}

/** Whether a path is a step of the checkout, which continues after a sign-in. */
export function isOfCheckout(path: string): boolean {
  return ofCheckout.has(path.replace(/[?#].*/, ""));
}
