import { cents } from "#domain/money.ts";
import type { FurtherPicture, ProductDetails, ProductFacts } from "#domain/product/events.ts";
import type { VariantValues } from "#domain/product/commands.ts";
import type { ProductChanges, VariantStep } from "#domain/product/product-steps.ts";
import type {
  FurtherPictureInput,
  ProductFactsInput,
  ProductValues,
  RowVariantInput,
  VariantChanges,
} from "#graphql/generated/resolver-types.ts";

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

/** Pictures with trimmed texts. */
const picturesOf = (given: readonly FurtherPictureInput[]): readonly FurtherPicture[] =>
  given.map(({ url, text, night }) => ({ url, text: (text ?? "").trim(), night: night || null }));

/** The given texts and addresses of a product's pictures, except the first address. */
export const picturesIn = ({
  imageText,
  nightImage,
  furtherPictures,
}: Pick<ProductValues, "imageText" | "nightImage" | "furtherPictures">): Partial<
  Pick<ProductDetails, "imageText" | "nightImage" | "furtherPictures">
> => ({
  ...(typeof imageText === "string" && { imageText: imageText.trim() }),
  ...(nightImage !== undefined && { nightImage: nightImage || null }),
  ...(furtherPictures && { furtherPictures: picturesOf(furtherPictures) }),
});

/** Values in the shop's units; null for an invalid price. */
export const valuesOf = (
  values: ProductValues,
): Omit<ProductChanges, "variants" | "seen"> | null => {
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
      ...(category && { category }),
      ...(typeof image === "string" && { image }),
      ...(modelUrl !== undefined && { modelUrl }),
      ...(size !== undefined && { size }),
      ...(placement && { placement }),
      ...(facts && { facts: factsOf(facts) }),
      ...picturesIn(values),
    },
    priceCents,
    countInStock: countInStock ?? undefined,
  };
};

const variantValuesOf = ({
  price,
  sku,
  size,
  image,
  archived,
}: VariantChanges): VariantValues | null => {
  const priceCents = typeof price === "number" ? cents(price) : undefined;
  if (priceCents === null) return null;
  return {
    ...(priceCents !== undefined && { priceCents }),
    ...(sku !== undefined && { sku: sku?.trim() || null }),
    ...(size !== undefined && { size }),
    ...(image !== undefined && { image: image || null }),
    ...(typeof archived === "boolean" && { sold: !archived }),
  };
};

/** A change of one variant in the shop's units; null for an invalid price. */
export const variantStepOf = ({
  id,
  values,
  changes: given,
  seen: before,
}: RowVariantInput): VariantStep | null => {
  const changes = variantValuesOf(given ?? {});
  const seen = before ? variantValuesOf(before) : undefined;
  if (!changes || seen === null) return null;
  const { countInStock } = given ?? {};
  return {
    id: id ?? null,
    values: values.map((value) => value.trim()),
    changes,
    ...(seen && { seen }),
    ...(typeof countInStock === "number" && { countInStock }),
    ...(typeof before?.countInStock === "number" && { seenInStock: before.countInStock }),
  };
};
