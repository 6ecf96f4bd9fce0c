import { sampleProducts } from "#catalogue/products.ts";
import type { Random } from "#server/seed/random.ts";
import type { PlannedAction, AddEvent } from "./calendar.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const staff = { id: "generated-staff", role: "admin" } as const;

interface Shelf {
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  priceCents: number;
  available: number;
  soldSinceLorry: number;
}

/** The products of a generated shop and their stock. */
export interface Shelves {
  /** A random product, weighted by popularity. */
  pick(): Shelf;
  shelf(slug: string): Shelf;
  /** The first day: adds every product of the sample shop. */
  opening(begin: number): readonly PlannedAction[];
  /**
   * The staff's actions of a day: price changes, stock counts, and a weekly delivery of about the
   * quantities sold.
   */
  dayOfStaff(day: number, begin: number): readonly PlannedAction[];
}

export const createShelves = (random: Random, piecesAtFirst: number): Shelves => {
  const shelves = sampleProducts.map(({ slug, name, image, priceRupees }) => ({
    ...{ slug, name, image, priceCents: priceRupees * 100 },
    ...{ available: 0, soldSinceLorry: 0 },
  }));
  const bySlug = new Map(shelves.map((shelf) => [shelf.slug, shelf]));
  const shelfOf = (slug: string): Shelf => {
    const shelf = bySlug.get(slug);
    if (!shelf) throw new Error(`The product ${slug} is missing`);
    return shelf;
  };

  const receive = (happen: AddEvent, shelf: Shelf, quantity: number): void => {
    shelf.available += quantity;
    happen(`stock-${shelf.slug}`, { type: "StockReceived", data: { quantity } });
  };

  const change = (happen: AddEvent): void => {
    const shelf = random.pick(shelves);
    const previousPriceCents = shelf.priceCents;
    const percent = random.pick([-15, -10, -5, 5, 10, 15]);
    const priceCents = Math.round((previousPriceCents * (100 + percent)) / 500_000) * 5000;
    if (priceCents < 50_000 || priceCents === previousPriceCents) return;
    shelf.priceCents = priceCents;
    const data = { priceCents, previousPriceCents };
    happen(`product-${shelf.slug}`, { type: "ProductPriceChanged", data });
  };

  return {
    pick: () => shelves[Math.floor(random.next() ** 2 * shelves.length)] ?? shelfOf(""),
    shelf: shelfOf,
    opening: (begin) =>
      sampleProducts.map((product, index) => ({
        at: begin + index * 1000,
        actor: staff,
        run(happen) {
          const { slug, name, description, category, image, size, placement } = product;
          const details = { name, description, category, image, size, placement };
          const { priceCents } = shelfOf(slug);
          happen(`product-${slug}`, {
            type: "ProductAdded",
            data: { ...details, modelUrl: `/models/${slug}.glb`, priceCents },
          });
          receive(happen, shelfOf(slug), piecesAtFirst);
        },
      })),
    dayOfStaff(day, begin) {
      const deeds: PlannedAction[] = [];
      const at = (from: number, to: number) =>
        begin + day * dayMs + random.between(from * hourMs, to * hourMs - 1);
      if (day % 3 === 2) deeds.push({ at: at(8, 10), actor: staff, run: change });
      if (day % 7 !== 6) return deeds;
      for (const shelf of shelves) {
        deeds.push({
          at: at(5, 8),
          actor: staff,
          run(happen) {
            // An occasional small delivery, so that something sells out.
            const share = random.next() < 0.05 ? 0.4 : random.between(95, 115) / 100;
            const quantity = Math.ceil(shelf.soldSinceLorry * share);
            shelf.soldSinceLorry = 0;
            if (quantity > 0) receive(happen, shelf, quantity);
          },
        });
      }
      return deeds;
    },
  };
};
