import type { HistoryFilter } from "../generated/operations.ts";

/** The events behind a page. */
export interface PageEvents {
  /** Their subject in words. */
  about: string;
  filter: HistoryFilter;
}

const pages: readonly (readonly [RegExp, (id: string) => PageEvents])[] = [
  [/^\/item-page\/([^/]+)$/i, (id) => ({ about: "this product", filter: { productId: id } })],
  [
    /^\/admin\/stock\/([^/]+)$/i,
    (id) => ({ about: "this stock", filter: { stream: `stock-${id}` } }),
  ],
  [/^\/admin\/stock$/i, () => ({ about: "the stock", filter: { categories: ["STOCK"] } })],
  [
    /^\/(?:admin\/orders|my-orders)\/([^/]+)$/i,
    (id) => ({ about: `order ${id}`, filter: { order: id } }),
  ],
  [
    /^\/(?:admin\/orders|my-orders)$/i,
    () => ({ about: "orders", filter: { categories: ["ORDER"] } }),
  ],
  [
    /^\/(?:admin\/list|admin\/add|category)?$/i,
    () => ({ about: "products and their stock", filter: { categories: ["PRODUCT", "STOCK"] } }),
  ],
  [/^\/admin$/i, () => ({ about: "products", filter: { categories: ["PRODUCT"] } })],
  [/^\/admin\/reports$/i, () => ({ about: "reports", filter: { categories: ["REPORT"] } })],
  [/^\/admin\/people$/i, () => ({ about: "accounts", filter: { categories: ["ACCOUNT"] } })],
  [/^\/admin\/settings$/i, () => ({ about: "the settings", filter: { categories: ["SETTINGS"] } })],
  [/^\/admin\/webhooks$/i, () => ({ about: "the webhooks", filter: { stream: "webhooks-shop" } })],
  [
    /^\/admin\/deliveries$/i,
    () => ({ about: "delivery days", filter: { categories: ["DELIVERY_DAY", "DELIVERY_ZONES"] } }),
  ],
  [
    /^\/admin\/(?:runs?|cash)$/i,
    () => ({ about: "delivery runs", filter: { categories: ["RUN"] } }),
  ],
  [
    /^\/admin\/promotions$/i,
    () => ({ about: "promotions", filter: { categories: ["PROMOTION"] } }),
  ],
  [/^\/admin\/reviews$/i, () => ({ about: "reviews", filter: { categories: ["REVIEW"] } })],
  [
    /^\/admin\/demand$/i,
    () => ({ about: "stock alerts", filter: { categories: ["STOCK_ALERT"] } }),
  ],
  [/^\/cart$/i, (viewer) => ({ about: "your cart", filter: { stream: `cart-${viewer}` } })],
];

/** Decodes a part of an address; returns it unchanged if it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The events behind a page of the shop or the admin area; all events if the page has no subject.
 */
export function eventsOfPage(pathname: string, viewerId: string): PageEvents {
  const path = pathname.replace(/(.)\/+$/, "$1");
  for (const [form, eventsOf] of pages) {
    const found = form.exec(path);
    if (found) return eventsOf(decoded(found[1] ?? viewerId));
  }
  return { about: "the whole shop", filter: {} };
}
