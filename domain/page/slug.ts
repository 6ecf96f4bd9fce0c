import { knownPages, pageLimits, type KnownPage } from "../constants.ts";
import { messages } from "../messages.ts";

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * First parts of addresses that the shop uses itself, in lower case. A page of the same name would
 * be taken for one of them.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...["about-us", "add-review", "admin", "api", "assets", "cart", "category", "compare"],
  ...["deliverydetailscheckout", "files", "fonts", "forgot-password", "google-sign-in", "graphql"],
  ...["health", "history", "home", "icons", "item-page", "login", "metrics", "mobile-app"],
  ...["models", "my-orders", "offline", "page", "pages", "paymentsuccess", "pictures", "profile"],
  ...["report-issue", "reset-password", "room-planner", "scan", "shop", "static", "stock-alert"],
  ...["track", "unsubscribe", "uploads", "verify-email", "wishlist"],
]);

/** Whether a page exists in every shop. */
export const isKnownPage = (slug: string): slug is KnownPage =>
  (knownPages as readonly string[]).includes(slug);

/** Whether a text can name a page. */
export const isSlug = (slug: string): boolean => slug.length <= pageLimits.slug && form.test(slug);

/** Why a new page can't have this name; null if it can. */
export const slugProblem = (slug: string): string | null => {
  if (!isSlug(slug)) return messages.page.slugForm;
  if (isKnownPage(slug)) return messages.page.slugTaken;
  return reservedSlugs.has(slug) ? messages.page.slugReserved : null;
};
