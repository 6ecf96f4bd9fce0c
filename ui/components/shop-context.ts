import { setShopCategories, type ShopCategory } from "./shop-categories.ts";
import { createContext, useContext } from "react";

/** What delivery costs, in rupees. */
export interface ShopDeliveryFee {
  /** In all districts without their own. */
  fee: number;
  freeFrom: number | null;
  zones: readonly { districts: readonly string[]; fee: number; freeFrom: number | null }[];
}

/** The shop's identity in the language of the page (`Shop` in the schema). */
export interface ShopView {
  name: string;
  nameMark: string;
  legalName: string;
  registrationNumber: string;
  tagline: string;
  description: string;
  logo: { light: string; dark: string };
  accentHue: number;
  address: readonly string[];
  phone: string;
  whatsApp: string;
  email: string;
  hours: readonly { from: number; to: number; poya: boolean; opens: string; closes: string }[];
  mapLink: string;
  social: readonly { name: string; address: string }[];
  /** The published pages. A title is empty for the one that the shop gives a known page. */
  pages: readonly { slug: string; title: string; version: number }[];
  categories: readonly ShopCategory[];
  home: {
    headline: string;
    lead: string;
    picture: string;
    item: string;
    /** The shown sections in order: rooms, app or new. */
    sections: readonly string[];
  };
  /** Null while the shop is open. */
  closed: { opensSoon: boolean; until: string | null; note: string } | null;
  announcement: { text: string; until: string; link: string } | null;
  deliveryFee: ShopDeliveryFee;
}

/** The shop's identity, and the position from which its changes are followed. */
export interface FirstShop {
  shop: ShopView;
  position: string | null;
}

function readPage(): FirstShop | null {
  const data =
    typeof document === "undefined" ? null : document.getElementById("shop")?.textContent;
  return data ? (JSON.parse(data) as FirstShop) : null;
}

/** The shop's identity in the page's HTML; null on the server and in `npm run dev`. */
export const shopOfPage = readPage();
if (shopOfPage) setShopCategories(shopOfPage.shop.categories);

export const ShopContext = createContext(shopOfPage?.shop ?? null);

/** The shop's name, contacts and further identity, live. */
export function useShop(): ShopView {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("No shop");
  return shop;
}
