import { cents } from "#domain/money.ts";
import type { ProductChanges } from "#domain/product/product-steps.ts";
import { categoryOf, placementOf } from "#graphql/enums.ts";
import type { ProductValues } from "#graphql/generated/resolver-types.ts";

/** Values in the shop's units; null for an invalid price. */
export const valuesOf = (values: ProductValues): ProductChanges | null => {
  const { name, description, category, price, countInStock, image, modelUrl, size, placement } =
    values;
  const priceCents = typeof price === "number" ? cents(price) : undefined;
  if (priceCents === null) return null;
  return {
    details: {
      ...(typeof name === "string" && { name }),
      ...(typeof description === "string" && { description }),
      ...(category && { category: categoryOf[category] }),
      ...(typeof image === "string" && { image }),
      ...(modelUrl !== undefined && { modelUrl }),
      ...(size !== undefined && { size }),
      ...(placement && { placement: placementOf[placement] }),
    },
    priceCents,
    countInStock: countInStock ?? undefined,
  };
};
