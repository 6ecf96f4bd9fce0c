import { expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../../testing/commands-in-memory.ts";
import { commandContext } from "../../../testing/events.ts";
import { addressOf, detailsOf } from "../../../testing/shop.ts";
import { productDecider } from "../../product/decider.ts";
import { stockDecider } from "../../stock/decider.ts";
import { createCheckout } from "../checkout.ts";
import type { AcceptedTerms } from "../events.ts";
import { createOrderService } from "../service.ts";
import { noLimits } from "./admission.ts";

const shopWith = async (terms: { now: AcceptedTerms | null }) => {
  const commands = commandsInMemory();
  const owner = () => commandContext(undefined, { id: "owner", role: "admin" });
  const add = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", add, owner(), null);
  const receive = { type: "ReceiveStock", quantity: 50 } as const;
  await commands.handle(stockDecider, "chair", receive, owner(), null);
  const orders = createOrderService({
    ...{ commands, deriveId, limits: noLimits },
    checkout: createCheckout({ commands, deriveId }),
    publishedTerms: async () => terms.now,
    onPending: (_id, error) => {
      throw error;
    },
  });
  const submitted = () =>
    commands.log.filter(({ type }) => type === "OrderSubmitted").map(({ data }) => data);
  const input = (quantity: number) => ({
    items: [{ productId: "chair", quantity }],
    shippingAddress: addressOf(),
    totalPrice: quantity * 1000 + 500,
  });
  return {
    orders,
    submitted,
    input,
    buyer: () => commandContext(undefined, { id: "ann", role: "shopper" }),
    owner,
  };
};

it("an order keeps the version of the terms that is live when it is placed", async () => {
  const terms = { now: null as AcceptedTerms | null };
  const { orders, submitted, input, buyer, owner } = await shopWith(terms);
  await orders.place(input(1), buyer());
  terms.now = { version: 4, digest: "d4" };
  const context = buyer();
  await orders.place(input(2), context);
  terms.now = { version: 5, digest: "d5" };
  // A repeated request has the answer of its first time.
  expect(await orders.place(input(2), context)).toMatchObject({ outcome: "placed" });
  expect(await orders.placeFor("bob", input(3), owner())).toMatchObject({ outcome: "placed" });
  expect(submitted()).toHaveLength(3);
  expect(submitted()[0]).not.toHaveProperty("terms");
  expect(submitted()[1]).toMatchObject({ terms: { version: 4, digest: "d4" } });
  expect(submitted()[2]).toMatchObject({ by: "staff", terms: { version: 5, digest: "d5" } });
});
