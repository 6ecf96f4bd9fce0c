import type { SampleProduct } from "./sample-product.ts";

type Size = SampleProduct["size"];

/** One combination of a sample product's colour and size. */
export interface SampleVariant {
  readonly values: readonly string[];
  readonly priceRupees: number;
  readonly stock: number;
  /** Path of its own picture; null for the product's. */
  readonly image: string | null;
  /** Its own size and the name of its model's files; null for the product's. */
  readonly sized: { readonly size: Size; readonly model: string } | null;
  /** The model's material variant. */
  readonly material: string;
}

const lastPart = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** The variants of a sample product, the one of the product's own picture first. */
export const variantsOf = ({ slug, priceRupees, options }: SampleProduct): SampleVariant[] => {
  const sizes = options?.sizes ?? [null];
  return (options?.colours ?? []).flatMap((colour, at) =>
    sizes.map((sized, index) => ({
      values: sized ? [colour.name, sized.name] : [colour.name],
      priceRupees: priceRupees + (colour.dearerRupees ?? 0) + (sized?.dearerRupees ?? 0),
      stock: colour.stock[index] ?? 0,
      image: at === 0 ? null : `/pictures/${slug}-${lastPart(colour.name)}.svg`,
      sized: sized && index > 0 ? { size: sized.size, model: `${slug}-${index + 1}` } : null,
      material: colour.name,
    })),
  );
};

/** Every model of the sample shop with its size. `slug` names the drawing, `model` the files. */
export const modelsOf = (
  product: SampleProduct,
): readonly (Pick<SampleProduct, "slug" | "size" | "placement"> & { readonly model: string })[] => {
  const { slug, size, placement } = product;
  const own = variantsOf(product).flatMap(({ sized }) => (sized ? [sized] : []));
  const further = new Map(own.map((sized) => [sized.model, sized]));
  return [
    { slug, size, placement, model: slug },
    ...[...further.values()].map((sized) => ({ slug, placement, ...sized })),
  ];
};
