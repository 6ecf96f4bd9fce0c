import { unchangedSettings } from "#projections/settings/projection.ts";
import { shopView } from "#projections/settings/shop-view.ts";

/** What a page holds of a shop with default settings, in English. */
export const defaultShop = { shop: shopView(unchangedSettings, "en", ""), position: null };

/** Adds the identity of a shop with default settings to a page, as the server does. */
export const addShop = (page: Document): void => {
  const script = page.createElement("script");
  script.type = "application/json";
  script.id = "shop";
  script.textContent = JSON.stringify(defaultShop);
  page.head.append(script);
};
