import type { ApolloClient } from "@apollo/client";
import { pageLanguage } from "../apollo/page-language.ts";
import { useLiveUpdates } from "../apollo/live-updates.tsx";
import type { FirstShop, ShopView } from "../components/shop-context.ts";
import { ShopChangedDocument, ShopDocument } from "../generated/operations.ts";

const variables = { language: pageLanguage };

/** Reads the shop's identity, for a page without it (`npm run dev`). */
export async function readShop(client: ApolloClient): Promise<FirstShop> {
  const { data } = await client.query({ query: ShopDocument, variables });
  if (!data) throw new Error("The shop did not answer");
  return { shop: data.shop, position: null };
}

/** Follows the changes of the shop's identity from a position. */
export function ShopUpdates({
  after,
  onShop,
}: {
  after: string | null;
  onShop: (shop: ShopView) => void;
}) {
  useLiveUpdates({
    document: ShopChangedDocument,
    variables,
    after,
    onUpdate: (update) => {
      if (update.shop) onShop(update.shop);
    },
  });
  return null;
}
