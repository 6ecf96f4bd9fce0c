import { sampleFacts } from "#catalogue/facts.ts";
import { sampleProducts } from "#catalogue/products.ts";
import type { SampleOptions, SampleProduct } from "#catalogue/sample-product.ts";
import { variantsOf } from "#catalogue/variants.ts";
import type { ProductOption } from "#domain/product/events.ts";
import { variantIdOf } from "#domain/values/variant-id.ts";
import type { Shop } from "#server/process/shop.ts";
import { shopCommand } from "./shop-command.ts";

/** The options of a sample product. */
export const sampleOptions = ({ colours, sizes }: SampleOptions): readonly ProductOption[] => [
  {
    name: "Colour",
    display: "swatches",
    values: colours.map(({ name, tones }) => ({ name, colours: tones })),
  },
  ...(sizes
    ? [
        {
          name: "Size",
          display: "buttons" as const,
          values: sizes.map(({ name }) => ({ name, colours: [] })),
        },
      ]
    : []),
];

/** The variants of a sample product as commands carry them, in the order of their ids. */
export const sampleVariants = (product: SampleProduct) =>
  variantsOf(product).map(({ values, priceRupees, image, sized, material }, index) => ({
    id: variantIdOf(product.slug, index + 1),
    values,
    sku: null,
    priceCents: priceRupees * 100,
    size: sized?.size ?? null,
    image,
    modelUrl: sized && `/models/${sized.model}.glb`,
    material,
    sold: true,
  }));

const monthMs = 30 * 86_400_000;
const minuteMs = 60_000;

/**
 * Adds the sample products through an admin's commands, unless the last one was added before. An
 * interrupted start continues where it stopped, because the same command key is the same command.
 * The creation times are about a month ago, the first product of the list last. Returns the number
 * of added products.
 */
export const addSampleProducts = async (shop: Shop, now: Date): Promise<number> => {
  const last = sampleProducts.at(-1)?.slug ?? "";
  if ((await shop.readModels.products.byIds([last])).has(last)) return 0;
  for (const [index, product] of sampleProducts.entries()) {
    const { slug, priceRupees, stock, name, description, category, image, size, placement } =
      product;
    const modelUrl = `/models/${slug}.glb`;
    const facts = sampleFacts[slug];
    const at = new Date(now.getTime() - monthMs - index * minuteMs);
    const answer = await shop.products.add(
      {
        details: {
          name,
          description,
          category,
          image,
          modelUrl,
          size,
          placement,
          ...(facts ? { facts } : {}),
        },
        priceCents: priceRupees * 100,
        countInStock: stock,
      },
      shopCommand(`sample ${slug}`, at),
      slug,
    );
    if (!answer.accepted) throw new Error(`${slug} cannot be added: ${answer.refusal.message}`);
    const { options } = product;
    if (!options) continue;
    const variants = await shop.products.changeVariants(
      slug,
      {
        options: sampleOptions(options),
        variants: sampleVariants(product).map((variant, index) => ({
          ...variant,
          id: index === 0 ? variant.id : null,
          countInStock: variantsOf(product)[index]?.stock ?? 0,
        })),
      },
      shopCommand(`sample variants of ${slug}`, at),
    );
    if (!variants.accepted) {
      throw new Error(`${slug} cannot have variants: ${variants.refusal.message}`);
    }
  }
  return sampleProducts.length;
};
