import fc from "fast-check";
import { cartDecider } from "#domain/cart/decider.ts";
import { noLimits } from "#domain/order/placing/admission.ts";
import { createCheckout } from "#domain/order/checkout.ts";
import type { CheckoutStep } from "#domain/order/steps.ts";
import { createOrderService } from "#domain/order/service.ts";
import type { CommandContext, CommandHandler } from "#domain/ports.ts";
import { productDecider } from "#domain/product/decider.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { deriveId, neighbouringId } from "#event-store/uuid.ts";
import { addressOf, detailsOf } from "./shop.ts";

/** A command of a person. */
export const by = (person: string, commandId: string): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { id: person, role: "shopper" },
  now: "2026-01-01T10:00:00.000Z",
});

/** Numbers of pieces by product id. */
export type Pieces = Readonly<Record<string, number>>;

/** Adds products for Rs. 1,000 each with the given stock. */
export const stockUp = async (commands: CommandHandler, stock: Pieces): Promise<void> => {
  for (const [id, quantity] of Object.entries(stock)) {
    const add = {
      type: "AddProduct",
      details: detailsOf({ name: `The ${id}` }),
      priceCents: 100_000,
    } as const;
    await commands.handle(productDecider, id, add, by("admin", `add ${id}`), null);
    const receive = { type: "ReceiveStock", quantity } as const;
    await commands.handle(stockDecider, id, receive, by("admin", `receive ${id}`), null);
  }
};

/** The order service, without limits. */
export const ordersOn = (commands: CommandHandler, onStep?: (step: CheckoutStep) => void) =>
  createOrderService({
    commands,
    checkout: createCheckout({ commands, deriveId: neighbouringId, onStep }),
    deriveId,
    limits: noLimits,
    onPending: (_id, error) => {
      throw error;
    },
    onStep,
  });

/** An order of pieces. */
export const inputOf = (pieces: Pieces) => ({
  items: Object.entries(pieces).map(([productId, quantity]) => ({ productId, quantity })),
  shippingAddress: addressOf(),
  totalPrice: Object.values(pieces).reduce((sum, each) => sum + each * 1000, 500),
});

/** Puts pieces into a person's cart. */
export const putInCart = async (commands: CommandHandler, person: string, pieces: Pieces) => {
  for (const [productId, quantity] of Object.entries(pieces)) {
    const offer = { name: productId, priceCents: 100_000, available: 99 };
    const add = { type: "AddItem", productId, quantity, offer } as const;
    await commands.handle(
      cartDecider,
      person,
      add,
      by(person, `cart ${person} ${productId}`),
      null,
    );
  }
};

export const productIds = ["bed", "chair", "lamp"] as const;
/** Some stock of every product. */
export const someStock = fc.record({
  bed: fc.integer({ min: 1, max: 4 }),
  chair: fc.integer({ min: 1, max: 4 }),
  lamp: fc.integer({ min: 1, max: 4 }),
});
/** Some pieces of some products. */
export const someLines = fc
  .uniqueArray(fc.constantFrom(...productIds), { minLength: 1, maxLength: 3 })
  .chain((chosen) =>
    fc
      .array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 })
      .map((pieces) => Object.fromEntries(chosen.map((id, at) => [id, pieces[at] ?? 1]))),
  );

/** Places orders one after the other. Returns their outcomes and the events of every stream. */
export const streamsOfOrders = async (
  commands: CommandHandler,
  log: () => Promise<readonly RecordedEvent[]>,
  stock: Pieces,
  wishes: readonly Pieces[],
) => {
  await stockUp(commands, stock);
  const orders = ordersOn(commands);
  const outcomes: string[] = [];
  for (const [at, wish] of wishes.entries()) {
    await putInCart(commands, `person ${at}`, wish);
    outcomes.push((await orders.place(inputOf(wish), by(`person ${at}`, `c${at}`))).outcome);
  }
  const events = await log();
  return {
    outcomes,
    streams: [...new Set(events.map(({ stream }) => stream))].sort().map((stream) => ({
      stream,
      events: events
        .filter((event) => event.stream === stream)
        .map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
    })),
  };
};
