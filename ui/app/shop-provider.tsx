import type { ApolloClient } from "@apollo/client";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { pageLanguage } from "../apollo/page-language.ts";
import { useLiveUpdates } from "../apollo/live-updates.tsx";
import { setShopCategories } from "../components/shop-categories.ts";
import { ShopContext, type FirstShop } from "../components/shop-context.ts";
import { ShopChangedDocument, ShopDocument } from "../generated/operations.ts";

const variables = { language: pageLanguage };

/** Reads the shop's identity, for a page without it (`npm run dev`). */
export async function readShop(client: ApolloClient): Promise<FirstShop> {
  const { data } = await client.query({ query: ShopDocument, variables });
  if (!data) throw new Error("The shop did not answer");
  return { shop: data.shop, position: null };
}

/** Provides the shop's identity to the whole page and follows its changes. */
export function ShopProvider({ first, children }: { first: FirstShop; children: ReactNode }) {
  const [shop, setShop] = useState(first.shop);
  useLiveUpdates({
    document: ShopChangedDocument,
    variables,
    after: first.position,
    onUpdate: (update) => {
      if (update.shop) setShop(update.shop);
    },
  });
  const { accentHue, categories } = shop;
  setShopCategories(categories);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--hue", String(accentHue));
  }, [accentHue]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}
