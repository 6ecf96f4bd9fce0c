import type { ShopView } from "../components/shop-context.ts";

/** Addresses of the pages that an owner writes, by their slugs; as far as they are legal pages. */
const legalPages: Readonly<Record<string, string>> = { "/terms": "terms", "/privacy": "privacy" };

const alwaysOpen =
  /^\/(?:contact|forgot-password|reset-password|verify-email|google-sign-in|unsubscribe\/.+)$/i;

/** Pages about placed orders, which go on while the shop is closed for a while. */
const ofPlacedOrders =
  /^\/(?:track|report-issue|profile(?:\/notifications)?|my-orders(?:\/[^/]+)?)$/i;

const writtenPage = /^\/pages\/([a-z0-9-]+)$/i;

/**
 * Whether visitors see the page at a path although the shop isn't open. The server has the same
 * rule (`isOpenToVisitors` in `server/http/pages/known-pages.ts`).
 */
export function isOpenToVisitors(
  pathname: string,
  { closed, pages }: Pick<ShopView, "closed" | "pages">,
): boolean {
  if (!closed) return true;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (alwaysOpen.test(path)) return true;
  if (!closed.opensSoon && ofPlacedOrders.test(path)) return true;
  const slug = legalPages[path.toLowerCase()] ?? writtenPage.exec(path)?.[1]?.toLowerCase();
  return slug !== undefined && slug !== "about" && pages.some((page) => page.slug === slug);
}
