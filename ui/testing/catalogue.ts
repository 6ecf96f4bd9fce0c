import type { CatalogueRow_ProductFragment } from "../generated/operations.ts";

/** A stool as the admin's catalogue shows it. */
export const stoolAt = (index: number, changes: Partial<CatalogueRow_ProductFragment> = {}) => ({
  __typename: "Product" as const,
  id: `stool-${index}`,
  name: `Stool ${index}`,
  description: "A low stool of jak wood.",
  category: "Furnitures" as const,
  price: 1500 + index,
  highestPrice: 1500 + index,
  variants: [{ __typename: "Variant" as const, id: `stool-${index}`, archived: false }],
  countInStock: 3,
  rating: 0,
  numReviews: 0,
  modelUrl: null,
  archived: false,
  image: "/pictures/stool.svg",
  placement: "FLOOR" as const,
  ...changes,
});

/** A page of the catalogue; the last one if no cursor is given. */
export const cataloguePage = (
  items: readonly ReturnType<typeof stoolAt>[],
  { totalCount = items.length, nextCursor = null as string | null } = {},
) => ({
  catalogue: { __typename: "ProductList", totalCount, nextCursor, position: "1", items },
});

/** The number of items in each part of the list. */
export const catalogueCounts = (all: number, archived = 0) => ({
  catalogueCounts: {
    __typename: "CatalogueCounts",
    all,
    lowStock: 0,
    withoutModel: all,
    archived,
  },
});
