import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { cartView } from "./view.ts";

/** A product with this many units in stock, at Rs. 10 each. */
const productOf = (id: string, countInStock: number, sold = true) =>
  ({ id, sold, countInStock, priceCents: 1_000 }) as ProductDocument;

const viewOf = (
  quantities: Readonly<Record<string, number>>,
  ...products: readonly ProductDocument[]
) =>
  cartView(
    "ann",
    {
      lines: Object.entries(quantities).map(([productId, quantity]) => ({
        productId,
        quantity,
        priceCents: 1_000,
      })),
      room: null,
    },
    {
      products: new Map(products.map((product) => [product.id, product])),
      fees: defaultSettings.deliveryFee,
    },
    "0",
  );

it("sums available units, and reports unavailable ones", () => {
  const view = viewOf({ lamp: 3, chair: 2 }, productOf("lamp", 1), productOf("chair", 9));
  expect(view).toMatchObject({ itemCount: 5, shortCount: 2, subtotalCents: 3_000 });
});

it("does not sum products that are archived or never existed", () => {
  const view = viewOf({ lamp: 3, ghost: 1 }, productOf("lamp", 5, false));
  expect(view).toMatchObject({ itemCount: 4, shortCount: 4, subtotalCents: 0 });
});

it("counts each unit once: in the sum or as short", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 200 }),
      (requested, there) => {
        const view = viewOf({ lamp: requested }, productOf("lamp", there));
        expect(view.subtotalCents / 1_000 + view.shortCount).toBe(requested);
      },
    ),
  );
});
