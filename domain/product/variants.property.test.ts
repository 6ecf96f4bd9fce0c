import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeEvent } from "#event-store/upcasters.ts";
import { deriveId } from "#event-store/uuid.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { foldDocument } from "#projections/engine/fold.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { externalFiles } from "../../testing/external-files.ts";
import { addressOf, detailsOf } from "../../testing/shop.ts";
import { createCartService } from "../cart/service.ts";
import { deliveryFeeCents } from "../constants.ts";
import { rupees } from "../money.ts";
import { noLimits } from "../order/placing/admission.ts";
import { createCheckout } from "../order/checkout.ts";
import { orderDecider } from "../order/decider.ts";
import { createOrderService } from "../order/service.ts";
import type { CommandContext } from "../ports.ts";
import { available, stockDecider } from "../stock/decider.ts";
import { productDecider } from "./decider.ts";
import { createProductService } from "./service.ts";
import { variantIdOf } from "../values/variant-id.ts";

const colours = ["Clay", "Moss", "Charcoal"];
const sizes = ["2 seats", "3 seats"];
const valuesOf = (names: readonly string[]) => names.map((name) => ({ name, colours: [] }));
const options = [
  { name: "Colour", display: "buttons" as const, values: valuesOf(colours) },
  { name: "Size", display: "buttons" as const, values: valuesOf(sizes) },
];

const files = { sku: null, size: null, image: null, modelUrl: null, material: null };

const variantId = fc.integer({ min: 1, max: 3 }).map((number) => variantIdOf("sofa", number));
const action = fc.oneof(
  fc.record({
    type: fc.constant("change" as const),
    id: fc.option(variantId),
    values: fc.tuple(fc.constantFrom(...colours), fc.constantFrom(...sizes, "5 seats")),
    priceCents: fc.integer({ min: -1, max: 500 }),
    sold: fc.boolean(),
    countInStock: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  }),
  fc.record({
    type: fc.constant("order" as const),
    items: fc.uniqueArray(
      fc.record({ productId: variantId, quantity: fc.integer({ min: 1, max: 2 }) }),
      { minLength: 1, maxLength: 3, selector: ({ productId }) => productId },
    ),
  }),
  fc.record({ type: fc.constant("cancel" as const), which: fc.nat(5) }),
);

const openShop = async () => {
  const commands = commandsInMemory();
  const products = createProductService({ commands, deriveId, files: externalFiles });
  const carts = createCartService(commands);
  const orders = createOrderService({
    commands,
    checkout: createCheckout({ commands, deriveId }),
    deriveId,
    limits: noLimits,
    onPending: (_id, error) => {
      throw error;
    },
  });
  let count = 0;
  const by = (id: string): CommandContext => {
    count += 1;
    const commandId = `c${count}`;
    const now = "2026-01-01T10:00:00.000Z";
    return { commandId, correlationId: commandId, actor: { id, role: "admin" }, now };
  };
  await products.add(
    { details: detailsOf(), priceCents: 100, countInStock: 0 },
    by("admin"),
    "sofa",
  );
  const variants = [
    { id: "sofa", values: ["Clay", "2 seats"], priceCents: 100 },
    { id: null, values: ["Moss", "3 seats"], priceCents: 200 },
  ].map((each) => ({ ...each, ...files, sold: true, countInStock: 9 }));
  await products.changeVariants("sofa", { options, variants }, by("admin"));
  const state = async () => {
    const { state: product } = await commands.load(productDecider, "sofa");
    if (product.status === "absent") throw new Error("The sofa is missing");
    return product;
  };
  return { commands, products, carts, orders, by, state };
};

it("option edits, carts and orders keep values unique, stock conserved and totals exact", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
      const { commands, products, carts, orders, by, state } = await openShop();
      const placed: string[] = [];
      for (const each of actions) {
        if (each.type === "cancel") {
          const id = placed[each.which];
          if (id) await orders.cancel(id, null, by("ann"));
        } else if (each.type === "order") {
          const onSale = new Map(
            (await state()).variants
              .filter(({ sold }) => sold)
              .map(({ number, priceCents }) => [variantIdOf("sofa", number), priceCents]),
          );
          let canBePlaced = true;
          let totalCents = deliveryFeeCents;
          for (const { productId, quantity } of each.items) {
            await carts.add(productId, quantity, by("ann"));
            const stock = await commands.load(stockDecider, productId);
            canBePlaced &&= onSale.has(productId) && available(stock.state) >= quantity;
            totalCents += (onSale.get(productId) ?? 0) * quantity;
          }
          const input = {
            items: each.items,
            shippingAddress: addressOf(),
            totalPrice: rupees(totalCents),
            again: true,
          };
          const answer = await orders.place(input, by("ann"));
          expect(answer.outcome).toBe(canBePlaced ? "placed" : "refused");
          if (answer.outcome === "placed") placed.push(answer.orderId);
        } else {
          const { type: _type, id, ...variant } = each;
          await products.changeVariants(
            "sofa",
            { options, variants: [{ id, ...files, ...variant }] },
            by("admin"),
          );
        }

        const { variants } = await state();
        const onSale = variants.filter(({ sold }) => sold);
        expect(onSale.length).toBeGreaterThan(0);
        const combinations = onSale.map(({ values }) => values.join());
        expect(new Set(combinations).size).toBe(combinations.length);
        for (const { number } of variants) {
          const stock = await commands.load(stockDecider, variantIdOf("sofa", number));
          expect(available(stock.state)).toBeGreaterThanOrEqual(0);
        }
      }

      for (const id of placed) {
        const { state: order } = await commands.load(orderDecider, id);
        if (order.phase === "none") throw new Error(`Order ${id} is missing`);
      }
      const events = commands.log.flatMap((event) => decodeEvent(event) ?? []);
      for (const event of events) {
        if (event.type !== "OrderSubmitted") continue;
        const { lines, subtotalCents, totalCents } = event.data;
        expect(subtotalCents).toBe(
          lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
        );
        expect(totalCents).toBe(subtotalCents + deliveryFeeCents);
      }

      // The read model agrees with the states that decide.
      const ofProduct = events.filter((event) => productsProjection.key(event) === "sofa");
      const document = foldDocument(productsProjection, undefined, ofProduct)?.document;
      const { variants } = await state();
      expect(document?.variants).toMatchObject(
        await Promise.all(
          variants.map(async (variant) => {
            const id = variantIdOf("sofa", variant.number);
            const { onHand, reserved } = (await commands.load(stockDecider, id)).state;
            return { ...variant, onHand, reserved };
          }),
        ),
      );
      // Nothing appears or vanishes: what was counted is on hand, or left with an order.
      for (const { onHand, moved } of document?.variants ?? []) {
        expect(onHand).toBe(moved.received + moved.adjusted + moved.returned - moved.gone);
      }
    }),
    { numRuns: 60 },
  );
});
