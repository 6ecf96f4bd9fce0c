import type { ShopView } from "#projections/settings/shop-view.ts";
import { productIdOf } from "#domain/values/variant-id.ts";

/** Metadata of a page before its script has run. */
export interface PageWords {
  /** Without the shop's name. */
  readonly title: string;
  /** `{shop}` is replaced with the name of the shop; an empty text with what the shop sells. */
  readonly description: string;
}

/** Public pages and their metadata. The sitemap lists them. */
export const openPages = {
  "/": { title: "", description: "" },
  "/category": {
    title: "Categories",
    description: "Every item in the shop by room: furniture, electronics, kitchen, bath and walls.",
  },
  "/mobile-app": {
    title: "Mobile App",
    description: "The shop on your phone, without an app store and with live order updates.",
  },
  "/scan": {
    title: "Scan a code",
    description: "Point your camera at the code next to an item to open its page.",
  },
  "/about-us": { title: "About Us", description: "Who we are and what we promise." },
  "/contact": { title: "Contact Us", description: "How to reach the {shop} team." },
  "/track": {
    title: "Track your order",
    description: "The live status of an order by its number and your phone or email.",
  },
  "/terms": { title: "Terms of use", description: "The terms for orders from {shop}." },
  "/privacy": {
    title: "Privacy",
    description: "What {shop} stores about you, why, and how to have it erased.",
  },
} as const satisfies Readonly<Record<string, PageWords>>;

/** The path of a public page. */
export type OpenPath = keyof typeof openPages;

const isOpen = (path: string): path is OpenPath => Object.hasOwn(openPages, path);

/** Paths of private pages, and of pages that make no sense as an entry point. */
const ownPages: readonly RegExp[] = [
  /^\/(?:cart|compare|room-planner|deliverydetailscheckout|paymentsuccess|profile(?:\/notifications)?|report-issue)$/i,
  /^\/(?:stock-alert|unsubscribe\/[^/]+)$/i,
  /^\/wishlist(?:\/shared\/[^/]+)?$/i,
  /^\/my-orders(?:\/[^/]+)?$/i,
  /^\/add-review\/[^/]+$/i,
  /^\/(?:forgot-password|reset-password|verify-email|google-sign-in)$/i,
  /^\/history(?:\/compare|\/replay|\/board|\/workbench|\/verify|\/what-if|\/(?:event|order|product|stock|cart)\/[^/]+)?$/i,
  /^\/admin(?:\/(?:add|list|orders|reports|people|settings))?$/i,
  /^\/admin\/(?:stock(?:\/[^/]+)?|read-models|today|calls|deliveries|runs?|cash|promotions|reviews|demand|webhooks|shop(?:\/[a-z]+)?)$/i,
  /^\/admin\/orders\/[^/]+$/i,
];

const writtenPage = /^\/pages\/([a-z0-9-]{1,60})$/i;

/** The slugs of the public pages whose text an owner can write. */
export const slugsOfPages: Readonly<Partial<Record<OpenPath, string>>> = {
  "/about-us": "about",
  "/contact": "contact",
  "/terms": "terms",
  "/privacy": "privacy",
};

const pathOfSlug = new Map(Object.entries(slugsOfPages).map(([path, slug]) => [slug, path]));

/** The canonical path of a page that the owner writes. */
export const pathOfPage = (slug: string): string => pathOfSlug.get(slug) ?? `/pages/${slug}`;

/** The version of a page that an address names; null if it names none. */
const versionIn = (url: string): number | null => {
  const start = url.indexOf("?");
  const named = start < 0 ? null : new URLSearchParams(url.slice(start)).get("version");
  return named !== null && /^[1-9]\d{0,5}$/.test(named) ? Number(named) : null;
};

const itemPage = /^\/item-page\/([^/]+)$/i;

/** The kind of page at an address. */
export type KnownPage =
  /** A page that the owner writes, or one of its versions. */
  | { readonly kind: "page"; readonly slug: string; readonly version: number | null }
  | { readonly kind: "open"; readonly path: OpenPath }
  | { readonly kind: "item"; readonly id: string }
  | { readonly kind: "own" }
  | { readonly kind: "unknown" };

/** Pages of a shop that isn't open: for its people, and for those who sign in or unsubscribe. */
const alwaysOpen: readonly RegExp[] = [
  /^\/(?:admin|history)(?:\/|$)/i,
  /^\/(?:forgot-password|reset-password|verify-email|google-sign-in)$/i,
  /^\/unsubscribe\//i,
];

/** Pages about placed orders, which go on while the shop is closed for a while. */
const ofPlacedOrders: readonly RegExp[] = [
  /^\/(?:track|report-issue|profile(?:\/notifications)?)$/i,
  /^\/my-orders(?:\/[^/]+)?$/i,
];

/**
 * Whether visitors see the page at an address although the shop isn't open. The interface has the
 * same rule (`ui/app/closed-paths.ts`).
 */
export const isOpenToVisitors = (
  url: string,
  { closed, pages }: Pick<ShopView, "closed" | "pages">,
): boolean => {
  if (!closed) return true;
  const path = withoutTrailingSlashes(url.split("?", 1)[0] ?? "");
  if (alwaysOpen.some((each) => each.test(path))) return true;
  if (!closed.opensSoon && ofPlacedOrders.some((each) => each.test(path))) return true;
  const page = knownPage(path);
  if (page.kind === "open" && page.path === "/contact") return true;
  const slug = page.kind === "page" ? page.slug : page.kind === "open" && slugsOfPages[page.path];
  return slug !== undefined && slug !== "about" && pages.some((each) => each.slug === slug);
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A pattern would take quadratic time for a path of slashes. */
const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

/**
 * Finds the page of an address by the interface's rules: case and a trailing slash don't matter.
 */
export const knownPage = (url: string): KnownPage => {
  const path = withoutTrailingSlashes(url.split("?", 1)[0] ?? "");
  const lower = path.toLowerCase();
  if (isOpen(lower)) return { kind: "open", path: lower };
  const slug = writtenPage.exec(path)?.[1];
  if (slug !== undefined)
    return { kind: "page", slug: slug.toLowerCase(), version: versionIn(url) };
  const id = decoded(itemPage.exec(path)?.[1] ?? "");
  if (id) return { kind: "item", id };
  return { kind: ownPages.some((own) => own.test(path)) ? "own" : "unknown" };
};

/** The path of a product page. */
export const itemPath = (id: string): string => `/Item-Page/${encodeURIComponent(id)}`;

/** The path of a product page as one of the product's variants. */
export const itemVariantPath = (variantId: string): string =>
  `${itemPath(productIdOf(variantId))}?variant=${encodeURIComponent(variantId)}`;

/** The id of the variant that an address of a product page names; null if it names none. */
export const variantIn = (url: string): string | null => {
  const start = url.indexOf("?");
  return start < 0 ? null : new URLSearchParams(url.slice(start)).get("variant");
};
