import { cents, rupees } from "#domain/money.ts";
import type { VariantInput } from "#domain/product/commands.ts";
import type { ProductOption } from "#domain/product/events.ts";
import { productIdOf, variantIdOf } from "#domain/values/variant-id.ts";
import type {
  ProductOptionInput,
  Resolvers,
  VariantInput as GivenVariant,
} from "#graphql/generated/resolver-types.ts";
import {
  asVariant,
  type ProductDocument,
  type VariantDocument,
} from "#projections/products/document.ts";

/** A variant with its product. */
export interface VariantView {
  readonly product: ProductDocument;
  readonly variant: VariantDocument;
}

const idOf = ({ product, variant }: VariantView): string =>
  variantIdOf(productIdOf(product.id), variant.number);

export const variantViews = (
  product: ProductDocument,
  withArchived: boolean,
): readonly VariantView[] =>
  product.variants
    .filter(({ sold }) => sold || withArchived)
    .map((variant) => ({ product, variant }));

/** The options of a product in the schema's form. */
export const optionViews = ({ options }: Pick<ProductDocument, "options">) =>
  options.map(({ name, display, values }) => ({
    name,
    display,
    values: values.map((value) => ({ name: value.name, colours: [...value.colours] })),
  }));

export const variantResolvers = {
  Variant: {
    id: idOf,
    values: ({ variant }) => [...variant.values],
    sku: ({ variant }) => variant.sku,
    price: ({ variant }) => rupees(variant.priceCents),
    size: ({ variant }) => variant.size,
    image: ({ variant }) => variant.image,
    modelUrl: ({ variant }) => variant.modelUrl,
    material: ({ variant }) => variant.material,
    countInStock: ({ variant }) => variant.countInStock,
    archived: ({ variant }) => !variant.sold,
    stock: (view) => {
      const stocked = asVariant(view.product, idOf(view));
      if (!stocked) throw new Error(`${view.product.id} has no variant ${idOf(view)}`);
      return stocked;
    },
  },
} satisfies Resolvers;

/** Options in the shop's form. */
export const optionsOf = (given: readonly ProductOptionInput[]): readonly ProductOption[] =>
  given.map(({ name, display, values }) => ({
    name: name.trim(),
    display,
    values: values.map((value) => ({ name: value.name.trim(), colours: value.colours ?? [] })),
  }));

/** A variant in the shop's units; null for an invalid price. */
export const variantInputOf = ({
  id,
  values,
  sku,
  price,
  size,
  image,
  modelUrl,
  material,
  archived,
  countInStock,
}: GivenVariant): (VariantInput & { readonly countInStock?: number }) | null => {
  const priceCents = cents(price);
  if (priceCents === null) return null;
  return {
    id: id ?? null,
    values: values.map((value) => value.trim()),
    sku: sku ?? null,
    priceCents,
    size: size ?? null,
    image: image || null,
    modelUrl: modelUrl || null,
    material: material ?? null,
    sold: archived !== true,
    ...(typeof countInStock === "number" ? { countInStock } : {}),
  };
};
