import type { ProductOptions_ProductFragment } from "../generated/operations.ts";

type Variant = ProductOptions_ProductFragment["variants"][number];

/** A variant of the daybed. */
export const daybedVariant = (
  id: string,
  values: string[],
  changes: Partial<Variant> = {},
): Variant & { __typename: "Variant" } => ({
  __typename: "Variant",
  id,
  values,
  sku: null,
  price: 1000,
  size: null,
  image: null,
  modelUrl: null,
  material: null,
  countInStock: 4,
  archived: false,
  ...changes,
});

/** An item with one option of two values, and a variant of each. */
export const daybed = (changes: Partial<ProductOptions_ProductFragment> = {}) => ({
  __typename: "Product" as const,
  id: "daybed",
  name: "Galle Daybed",
  edition: 3,
  options: [
    {
      __typename: "ProductOption" as const,
      name: "Colour",
      display: "SWATCHES" as const,
      values: ["Moss", "Indigo"].map((name) => ({
        __typename: "OptionValue" as const,
        name,
        colours: ["#6b7f4e"],
      })),
    },
  ],
  variants: [daybedVariant("daybed", ["Moss"]), daybedVariant("daybed.2", ["Indigo"])],
  ...changes,
});
