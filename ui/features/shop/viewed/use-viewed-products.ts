import { skipToken, useQuery } from "@apollo/client/react";
import { ViewedProductsDocument, type ViewedProductsQuery } from "../../../generated/operations.ts";
import { useViewedItems } from "./viewed-items.ts";

export type ViewedProduct = ViewedProductsQuery["productsByIds"][number];

/** The products viewed on this device that are still sold, latest first. Empty while loading. */
export function useViewedProducts(except: string | null, most: number): readonly ViewedProduct[] {
  const ids = useViewedItems().filter((id) => id !== except);
  const { data, previousData } = useQuery(
    ViewedProductsDocument,
    ids.length > 0 && most > 0 ? { variables: { ids } } : skipToken,
  );
  const found = (data ?? previousData)?.productsByIds ?? [];
  return found.filter(({ id }) => ids.includes(id)).slice(0, most);
}
