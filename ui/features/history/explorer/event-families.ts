import type { HistoryNoun } from "../../../generated/operations.ts";

/** How an event family is shown: its colour, mark and name. */
export interface Family {
  noun: HistoryNoun;
  /** Word in the URL. */
  word: string;
  label: string;
  /** Name of a colour token, without the leading dashes. */
  colour: string;
}

/** In the order of the API's counts. */
export const families: readonly Family[] = [
  { noun: "ORDER", word: "order", label: "Order", colour: "t-order" },
  { noun: "STOCK", word: "stock", label: "Stock", colour: "t-stock" },
  { noun: "CART", word: "cart", label: "Cart", colour: "t-cart" },
  { noun: "PRODUCT", word: "product", label: "Product", colour: "t-product" },
  { noun: "REVIEW", word: "review", label: "Review", colour: "t-review" },
  { noun: "REPORT", word: "report", label: "Report", colour: "info" },
  { noun: "ACCOUNT", word: "account", label: "Account", colour: "t-account" },
  { noun: "ADDRESS_BOOK", word: "addresses", label: "Addresses", colour: "t-account" },
  { noun: "WISH_LIST", word: "wishes", label: "Wish list", colour: "t-cart" },
  { noun: "STOCK_ALERT", word: "stock-alerts", label: "Stock alert", colour: "t-stock" },
  { noun: "PROMOTION", word: "promotions", label: "Promotion", colour: "t-product" },
  { noun: "RUN", word: "runs", label: "Delivery run", colour: "t-order" },
  { noun: "DELIVERY_DAY", word: "delivery-days", label: "Delivery day", colour: "t-order" },
  { noun: "DELIVERY_ZONES", word: "delivery-zones", label: "Delivery zones", colour: "info" },
  { noun: "WEBHOOKS", word: "webhooks", label: "Webhooks", colour: "info" },
  { noun: "SETTINGS", word: "settings", label: "Settings", colour: "info" },
  { noun: "OTHER", word: "other", label: "Unknown", colour: "ink-subtle" },
];

export function familyOf(noun: HistoryNoun): Family {
  const family = families.find((each) => each.noun === noun);
  if (!family) throw new Error(`Unknown event family ${noun}`);
  return family;
}
