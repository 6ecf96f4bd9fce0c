import type { StreamCategory } from "../../../generated/operations.ts";

/** How a stream category is shown: its colour, mark and name. */
export interface CategoryDisplay {
  category: StreamCategory;
  /** Word in the URL. */
  word: string;
  label: string;
  /** Name of a colour token, without the leading dashes. */
  colour: string;
}

/** In the order of the API's counts. */
export const streamCategories: readonly CategoryDisplay[] = [
  { category: "ORDER", word: "order", label: "Order", colour: "t-order" },
  { category: "STOCK", word: "stock", label: "Stock", colour: "t-stock" },
  { category: "CART", word: "cart", label: "Cart", colour: "t-cart" },
  { category: "PRODUCT", word: "product", label: "Product", colour: "t-product" },
  { category: "REVIEW", word: "review", label: "Review", colour: "t-review" },
  { category: "REPORT", word: "report", label: "Report", colour: "info" },
  { category: "ACCOUNT", word: "account", label: "Account", colour: "t-account" },
  { category: "ADDRESS_BOOK", word: "addresses", label: "Addresses", colour: "t-account" },
  { category: "WISH_LIST", word: "wishes", label: "Wish list", colour: "t-cart" },
  { category: "STOCK_ALERT", word: "stock-alerts", label: "Stock alert", colour: "t-stock" },
  { category: "PROMOTION", word: "promotions", label: "Promotion", colour: "t-product" },
  { category: "RUN", word: "runs", label: "Delivery run", colour: "t-order" },
  { category: "DELIVERY_DAY", word: "delivery-days", label: "Delivery day", colour: "t-order" },
  { category: "DELIVERY_ZONES", word: "delivery-zones", label: "Delivery zones", colour: "info" },
  { category: "WEBHOOKS", word: "webhooks", label: "Webhooks", colour: "info" },
  { category: "SETTINGS", word: "settings", label: "Settings", colour: "info" },
  { category: "PAGE", word: "pages", label: "Page", colour: "info" },
  { category: "OTHER", word: "other", label: "Unknown", colour: "ink-subtle" },
];

export function displayOf(category: StreamCategory): CategoryDisplay {
  const display = streamCategories.find((each) => each.category === category);
  if (!display) throw new Error(`Unknown stream category ${category}`);
  return display;
}
