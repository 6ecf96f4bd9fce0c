import { cents } from "#domain/money.ts";
import type { ProductFacts } from "#domain/product/events.ts";
import type { ProductChanges } from "#domain/product/product-steps.ts";
import { categoryOf, placementOf } from "#graphql/enums.ts";
import type { ProductFactsInput, ProductValues } from "#graphql/generated/resolver-types.ts";

/** Facts with trimmed texts. */
export const factsOf = ({
  material,
  weightKg,
  care,
  assembly,
  warranty,
}: ProductFactsInput): ProductFacts => ({
  material: (material ?? "").trim(),
  weightKg: weightKg ?? null,
  care: (care ?? "").trim(),
  assembly: (assembly ?? "").trim(),
  warranty: (warranty ?? "").trim(),
});

/** Values in the shop's units; null for an invalid price. */
export const valuesOf = (values: ProductValues): ProductChanges | null => {
  const {
    name,
    description,
    category,
    price,
    countInStock,
    image,
    modelUrl,
    size,
    placement,
    facts,
  } = values;
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
      ...(facts && { facts: factsOf(facts) }),
    },
    priceCents,
    countInStock: countInStock ?? undefined,
  };
};
