import { useQuery } from "@apollo/client/react";
import { categoriesOf, type Categories } from "../../../components/shop-categories.ts";
import { useShop } from "../../../components/shop-context.ts";
import { RoomsDocument } from "../../../generated/operations.ts";

/** The shop's categories, live. */
export const useCategories = (): Categories => categoriesOf(useShop().categories);

export interface CategorySummary {
  category: string;
  /** Undefined while loading, or if it couldn't load. */
  count: number | undefined;
  /** Picture of the category's newest product, if any. */
  image: string | undefined;
}

/** The shown categories with item counts and pictures; usable before anything has loaded. */
export function useCategorySummaries(): readonly CategorySummary[] {
  const { shown } = useCategories();
  const { data } = useQuery(RoomsDocument);
  const counts = new Map(data?.categoryCounts.map((each) => [each.category, each]));
  return shown.map((category) => {
    const summary = counts.get(category);
    return { category, count: summary?.count, image: summary?.newest?.image };
  });
}
