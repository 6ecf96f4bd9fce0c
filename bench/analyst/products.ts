import { sampleProducts } from "#catalogue/products.ts";
import type { Random } from "#server/seed/random.ts";
import type { PlannedAction, AddEvent } from "./calendar.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const staff = { id: "generated-staff", role: "admin" } as const;

interface GeneratedProduct {
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  priceCents: number;
  available: number;
  soldSinceDelivery: number;
}

/** The products of a generated shop and their stock. */
export interface GeneratedProducts {
  /** A random product, weighted by popularity. */
  pick(): GeneratedProduct;
  product(slug: string): GeneratedProduct;
  /** The first day: adds every product of the sample shop. */
  opening(begin: number): readonly PlannedAction[];
  /**
   * The staff's actions of a day: price changes, stock counts, and a weekly delivery of about the
   * quantities sold.
   */
  staffActions(day: number, begin: number): readonly PlannedAction[];
}

export const createGeneratedProducts = (
  random: Random,
  piecesAtFirst: number,
): GeneratedProducts => {
  const products = sampleProducts.map(({ slug, name, image, priceRupees }) => ({
    ...{ slug, name, image, priceCents: priceRupees * 100 },
    ...{ available: 0, soldSinceDelivery: 0 },
  }));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const productOf = (slug: string): GeneratedProduct => {
    const product = bySlug.get(slug);
    if (!product) throw new Error(`The product ${slug} is missing`);
    return product;
  };

  const receive = (addEvent: AddEvent, product: GeneratedProduct, quantity: number): void => {
    product.available += quantity;
    addEvent(`stock-${product.slug}`, { type: "StockReceived", data: { quantity } });
  };

  const change = (addEvent: AddEvent): void => {
    const product = random.pick(products);
    const previousPriceCents = product.priceCents;
    const percent = random.pick([-15, -10, -5, 5, 10, 15]);
    const priceCents = Math.round((previousPriceCents * (100 + percent)) / 500_000) * 5000;
    if (priceCents < 50_000 || priceCents === previousPriceCents) return;
    product.priceCents = priceCents;
    const data = { priceCents, previousPriceCents };
    addEvent(`product-${product.slug}`, { type: "ProductPriceChanged", data });
  };

  return {
    pick: () => products[Math.floor(random.next() ** 2 * products.length)] ?? productOf(""),
    product: productOf,
    opening: (begin) =>
      sampleProducts.map((product, index) => ({
        at: begin + index * 1000,
        actor: staff,
        run(addEvent) {
          const { slug, name, description, category, image, size, placement } = product;
          const details = { name, description, category, image, size, placement };
          const { priceCents } = productOf(slug);
          addEvent(`product-${slug}`, {
            type: "ProductAdded",
            data: { ...details, modelUrl: `/models/${slug}.glb`, priceCents },
          });
          receive(addEvent, productOf(slug), piecesAtFirst);
        },
      })),
    staffActions(day, begin) {
      const actions: PlannedAction[] = [];
      const at = (from: number, to: number) =>
        begin + day * dayMs + random.between(from * hourMs, to * hourMs - 1);
      if (day % 3 === 2) actions.push({ at: at(8, 10), actor: staff, run: change });
      if (day % 7 !== 6) return actions;
      for (const product of products) {
        actions.push({
          at: at(5, 8),
          actor: staff,
          run(addEvent) {
            // An occasional small delivery, so that something sells out.
            const share = random.next() < 0.05 ? 0.4 : random.between(95, 115) / 100;
            const quantity = Math.ceil(product.soldSinceDelivery * share);
            product.soldSinceDelivery = 0;
            if (quantity > 0) receive(addEvent, product, quantity);
          },
        });
      }
      return actions;
    },
  };
};
