import { describe, expect, it, vi } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory, type CommandsInMemory } from "../../testing/commands-in-memory.ts";
import { addressOf, detailsOf } from "../../testing/shop.ts";
import type { CommandContext } from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { stockDecider } from "../stock/decider.ts";
import { createCheckout } from "./checkout.ts";
import { checkoutSteps, type CheckoutStep } from "./steps.ts";
import { orderDecider } from "./decider.ts";
import type { PlaceOrderInput } from "./order-input.ts";
import { noLimits, type OrderLimits } from "./placing/admission.ts";
import { createOrderService } from "./service.ts";

const ann = (commandId: string): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { id: "ann", role: "shopper" },
  now: "2026-01-01T10:00:00.000Z",
});

/** Five chairs for Rs. 1,000 and one lamp for Rs. 250.50. */
const stockedShop = async (): Promise<CommandsInMemory> => {
  const commands = commandsInMemory();
  const stock = [
    ["chair", 100_000, 5],
    ["lamp", 25_050, 1],
  ] as const;
  for (const [productId, priceCents, quantity] of stock) {
    const details = detailsOf({ name: `The ${productId}` });
    const add = { type: "AddProduct", details, priceCents } as const;
    await commands.handle(productDecider, productId, add, ann(`add ${productId}`), null);
    const receive = { type: "ReceiveStock", quantity } as const;
    await commands.handle(stockDecider, productId, receive, ann(`receive ${productId}`), null);
  }
  return commands;
};

const serviceOn = (
  commands: CommandsInMemory,
  onStep?: (step: CheckoutStep) => void,
  limits: Partial<OrderLimits> = {},
) => {
  const onPending = vi.fn<(orderId: string, error: unknown) => void>();
  const checkout = createCheckout({ commands, deriveId, onStep });
  const orders = createOrderService({
    commands,
    checkout,
    deriveId,
    limits: { ...noLimits, ...limits },
    onPending,
    onStep,
  });
  return { orders, onPending };
};

const input = (changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  items: [
    { productId: "lamp", quantity: 1 },
    { productId: "chair", quantity: 1 },
    { productId: "chair", quantity: 1 },
  ],
  shippingAddress: addressOf(),
  totalPrice: 2750.5,
  ...changes,
});

const oneChair = { productId: "chair", quantity: 1 };
const orderId = deriveId("c1", "order");

describe("placing an order", () => {
  it("takes names, prices and the total from the shop, one line a product", async () => {
    const commands = await stockedShop();
    const outcome = await serviceOn(commands).orders.place(input(), ann("c1"));
    expect(outcome).toEqual({
      outcome: "placed",
      orderId,
      isEarlier: false,
      position: commands.log.at(-1)?.position,
    });
    const submitted = commands.log.find(({ type }) => type === "OrderSubmitted");
    expect(submitted?.data).toMatchObject({
      userId: "ann",
      lines: [
        { productId: "chair", name: "The chair", priceCents: 100_000, quantity: 2 },
        { productId: "lamp", name: "The lamp", priceCents: 25_050, quantity: 1 },
      ],
      paymentMethod: "Cash on Delivery",
      subtotalCents: 225_050,
      deliveryFeeCents: 50_000,
      totalCents: 275_050,
    });
  });

  it("reads no cached stream, and none of a new order", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input({ items: [oneChair], totalPrice: 1500 }), ann("c0"));
    const [reads, events] = [commands.reads.length, commands.log.length];
    const again = input({ items: [oneChair], totalPrice: 1500, again: true });
    expect(await orders.place(again, ann("c1"))).toEqual({
      outcome: "placed",
      orderId,
      isEarlier: false,
      position: commands.log.at(-1)?.position,
    });
    expect(commands.reads.slice(reads)).toEqual([]);
    expect(commands.log.length - events).toBe(7);
  });

  it("reads each stream once if nothing is cached", async () => {
    const { restart } = await stockedShop();
    const commands = restart();
    await serviceOn(commands).orders.place(
      input({ items: [oneChair], totalPrice: 1500 }),
      ann("c1"),
    );
    expect(commands.reads.toSorted()).toEqual([
      "cart-ann",
      "deliveryday-central.2026-01-03",
      "deliveryplan-shop",
      "product-chair",
      "stock-chair",
    ]);
  });

  it("answers a repeated command identically and stores one set of events", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    const first = await orders.place(input(), ann("c1"));
    const before = commands.log.length;
    const second = await orders.place(input(), ann("c1"));
    expect(second).toMatchObject({ outcome: first.outcome, orderId });
    expect(commands.log).toHaveLength(before);
  });

  it("places an order for a buyer on the phone: staff are the actor, the buyer owns it", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands, undefined, {
      countUnverifiedByAddress: async () => 60,
      unverifiedUpToCents: 0,
    });
    const nimal: CommandContext = { ...ann("c1"), actor: { id: "nimal", role: "orders" } };
    const first = await orders.placeFor("ann", input(), nimal);
    expect(first).toMatchObject({ outcome: "placed", isEarlier: false });
    const { length } = commands.log;
    const submitted = commands.log.find(({ type }) => type === "OrderSubmitted");
    expect(submitted?.data).toMatchObject({ userId: "ann", by: "staff" });
    expect(submitted?.metadata.actor).toEqual(nimal.actor);
    expect(commands.log.map(({ stream }) => stream)).toContain("cart-ann");
    expect(commands.log.map(({ stream }) => stream)).not.toContain("cart-nimal");
    expect(await orders.placeFor("ann", input(), nimal)).toMatchObject({
      ...{ outcome: "placed", orderId },
    });
    expect(commands.log).toHaveLength(length);
  });

  it("confirms an order on the phone on an engine without atomic appends, too", async () => {
    const commands = await stockedShop();
    const stepwise = { ...commands, handleTogether: async () => null };
    const { orders } = serviceOn(stepwise);
    await orders.placeFor("ann", input(), ann("c1"));
    expect((await commands.load(orderDecider, orderId)).state).toMatchObject({
      ...{ phase: "placed", calls: { outcome: "confirmed" } },
    });
  });

  it("answers an order on the phone with the buyer's own order of the last minutes", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    const one = input({ items: [oneChair], totalPrice: 1500 });
    await orders.place(one, ann("c1"));
    const nimal: CommandContext = { ...ann("c2"), actor: { id: "nimal", role: "orders" } };
    expect(await orders.placeFor("ann", one, nimal)).toMatchObject({ orderId, isEarlier: true });
    const again = await orders.placeFor(
      "ann",
      { ...one, again: true },
      { ...nimal, commandId: "c3" },
    );
    expect(again).toMatchObject({ isEarlier: false });
  });

  it("names the problem of an order without storing anything", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    const { length } = commands.log;
    expect(await orders.placementProblem(input(), ann("c1"))).toBeNull();
    expect(await orders.placementProblem(input({ totalPrice: 1 }), ann("c1"))).toMatchObject({
      code: "PRICE_CHANGED",
    });
    expect(await orders.placementProblem(input({ items: [] }), ann("c1"))).toMatchObject({
      code: "CART_EMPTY",
    });
    expect(commands.log).toHaveLength(length);
  });

  it("answers two concurrent copies of a command identically", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    const outcomes = await Promise.all([
      orders.place(input(), ann("c1")),
      orders.place(input(), ann("c1")),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["placed", "placed"]);
    expect(commands.log.filter(({ type }) => type === "OrderPlaced")).toHaveLength(1);
  });

  it("answers a repeated command as before, also after a price change", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    const dearer = { type: "ChangeProduct", details: {}, priceCents: 999_900 } as const;
    await commands.handle(productDecider, "chair", dearer, ann("dearer"), null);
    expect(await orders.place(input(), ann("c1"))).toMatchObject({ outcome: "placed", orderId });
  });

  it("answers a repeated command as before after a restart, whatever has changed", async () => {
    const commands = await stockedShop();
    await serviceOn(commands).orders.place(input(), ann("c1"));
    const dearer = { type: "ChangeProduct", details: {}, priceCents: 999_900 } as const;
    await commands.handle(productDecider, "chair", dearer, ann("dearer"), null);
    const { orders } = serviceOn(commands.restart(), undefined, { countOrder: async () => 300 });
    expect(await orders.place(input(), ann("c1"))).toMatchObject({ outcome: "placed", orderId });
    const tooMany = { outcome: "refused", refusal: { code: "TOO_MANY_TRIES" } };
    const one = input({ items: [oneChair], totalPrice: 10_499 });
    expect(await orders.place(one, ann("c2"))).toMatchObject(tooMany);
  });

  it("refuses the id of another order", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    const other = input({ shippingAddress: addressOf({ city: "Galle" }) });
    expect(await orders.place(other, ann("c1"))).toMatchObject({
      outcome: "refused",
      refusal: { code: "COMMAND_REUSED" },
    });
  });

  it("refuses if another buyer was faster, and accepts after a restock", async () => {
    const commands = await stockedShop();
    const reserve = {
      type: "ReserveStock",
      orderId: "ben's",
      quantity: 1,
      productId: "lamp",
      productName: "The lamp",
    } as const;
    const { orders } = serviceOn(commands, (step) => {
      if (step === "submitted") {
        void commands.handle(stockDecider, "lamp", reserve, ann("ben's"), null);
      }
    });
    const refused = {
      outcome: "refused",
      refusal: { code: "STOCK_SHORTAGE", message: "The lamp is out of stock." },
    };
    expect(await orders.place(input(), ann("c1"))).toMatchObject(refused);
    const receive = { type: "ReceiveStock", quantity: 9 } as const;
    await commands.handle(stockDecider, "lamp", receive, ann("restock"), null);
    expect(await orders.place(input(), ann("c1"))).toMatchObject(refused);
    expect((await commands.load(stockDecider, "chair")).state.reserved).toBe(0);
  });

  it.each([
    ["a forged total", { totalPrice: 1 }],
    ["a total without delivery", { totalPrice: 2250.5 }],
    ["a total that is a cent short", { totalPrice: 2750.49 }],
    ["no number for a total", { totalPrice: NaN }],
  ])("refuses %s with the current price, and stores nothing", async (_what, changes) => {
    const commands = await stockedShop();
    const before = commands.log.length;
    const outcome = await serviceOn(commands).orders.place(input(changes), ann("c1"));
    expect(outcome).toMatchObject({
      outcome: "refused",
      refusal: {
        code: "PRICE_CHANGED",
        message: "The total is now Rs. 2,750.50.",
        quote: { subtotalCents: 225_050, deliveryFeeCents: 50_000, totalCents: 275_050 },
      },
    });
    expect(commands.log).toHaveLength(before);
  });

  it.each([
    ["nothing", { items: [] }, "CART_EMPTY"],
    ["no address", { shippingAddress: addressOf({ address: "" }) }, "INVALID_INPUT"],
    ["an unknown product", { items: [{ productId: "boat", quantity: 1 }] }, "NOT_FOUND"],
    ["more than there is", { items: [{ productId: "lamp", quantity: 2 }] }, "STOCK_SHORTAGE"],
  ])("refuses %s, and stores nothing", async (_what, changes, code) => {
    const commands = await stockedShop();
    const before = commands.log.length;
    const outcome = await serviceOn(commands).orders.place(input(changes), ann("c1"));
    expect(outcome).toMatchObject({ outcome: "refused", refusal: { code } });
    expect(commands.log).toHaveLength(before);
  });

  it("names every product that is short", async () => {
    const items = [
      { productId: "lamp", quantity: 2 },
      { productId: "chair", quantity: 6 },
    ];
    const outcome = await serviceOn(await stockedShop()).orders.place(input({ items }), ann("c1"));
    expect(outcome).toMatchObject({
      refusal: { message: "Only 5 of The chair left. Only 1 of The lamp left." },
    });
  });

  it("refuses a product that was removed", async () => {
    const commands = await stockedShop();
    const remove = { type: "RemoveProduct" } as const;
    await commands.handle(productDecider, "lamp", remove, ann("remove"), null);
    expect(await serviceOn(commands).orders.place(input(), ann("c1"))).toMatchObject({
      outcome: "refused",
      refusal: { code: "NOT_FOUND", message: "Product not found." },
    });
  });
});

describe("an order with an unknown outcome", () => {
  const afterwards = checkoutSteps.filter((step) =>
    ["reserved", "all-reserved", "placed", "confirmed", "checked-out"].includes(step),
  );

  it.each(afterwards)("after %s is pending, and placed by the repeated command", async (at) => {
    const commands = await stockedShop();
    const { orders, onPending } = serviceOn(commands, (step) => {
      if (step !== at) return;
      commands.kill();
      throw new Error("crash");
    });
    expect(await orders.place(input(), ann("c1"))).toEqual({ outcome: "pending", orderId });
    expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId, expect.any(Error));

    const restarted = commands.restart();
    const again = await serviceOn(restarted).orders.place(input(), ann("c1"));
    expect(again).toMatchObject({ outcome: "placed", orderId });
    const { state } = await restarted.load(stockDecider, "chair");
    expect(state).toMatchObject({ onHand: 3, reserved: 0 });
  });

  it("after its submission is placed by the repeated command", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands, (step) => {
      if (step === "submitted") throw new Error("crash");
    });
    await expect(orders.place(input(), ann("c1"))).rejects.toThrow("crash");
    expect(await serviceOn(commands).orders.place(input(), ann("c1"))).toMatchObject({
      outcome: "placed",
      orderId,
    });
  });
});

describe("moving an order", () => {
  it("returns the order as it is now", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    const moved = await orders.setStatus(orderId, "Item Packing", 1, ann("c2"));
    expect(moved).toMatchObject({
      accepted: true,
      revision: 2,
      state: { phase: "placed", status: "Item Packing" },
    });
  });

  it("happens once per command, also if the order has moved on", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    await orders.setStatus(orderId, "Item Packing", 1, ann("c2"));
    await orders.setStatus(orderId, "Delivered", 2, ann("c3"));
    expect(await orders.setStatus(orderId, "Item Packing", 1, ann("c2"))).toMatchObject({
      accepted: true,
      repeated: true,
      state: { status: "Delivered" },
    });
  });

  it("refuses a stale revision and an unknown order", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    await orders.setStatus(orderId, "Delivered", 1, ann("c2"));
    expect(await orders.setStatus(orderId, "Item Packing", 1, ann("c3"))).toMatchObject({
      refusal: { code: "CHANGED_MEANWHILE" },
    });
    expect(await orders.setStatus("nobody's", "Delivered", null, ann("c4"))).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
    expect((await commands.load(orderDecider, "nobody's")).revision).toBe(-1);
  });
});

describe("limits of ordering", () => {
  const limited = async (limits: Partial<OrderLimits>) => {
    const commands = await stockedShop();
    return { commands, ...serviceOn(commands, undefined, limits) };
  };

  it("refuse an order over the limit, and return how long to wait", async () => {
    const requested: string[] = [];
    const { orders, commands } = await limited({
      countOrder: async (personId) => (requested.push(personId) > 1 ? 300 : 0),
    });
    const one = input({ items: [{ productId: "chair", quantity: 1 }], totalPrice: 1500 });
    expect(await orders.place(one, ann("c1"))).toMatchObject({ outcome: "placed" });
    expect(await orders.place({ ...one, again: true }, ann("c2"))).toEqual({
      outcome: "refused",
      refusal: {
        code: "TOO_MANY_TRIES",
        message: "You have placed many orders just now. Please wait 5 minutes.",
        retryAfterSeconds: 300,
      },
    });
    // A repeated order is not a new one, and a refused order is not counted.
    expect(await orders.place(one, ann("c1"))).toMatchObject({ outcome: "placed" });
    await orders.place({ ...one, totalPrice: 1 }, ann("c3"));
    expect(requested).toEqual(["ann", "ann"]);
    expect((await commands.load(orderDecider, deriveId("c2", "order"))).revision).toBe(-1);
  });

  it("require a verified mailbox only above a total", async () => {
    const { orders } = await limited({ unverifiedUpToCents: 275_050 });
    const from = { address: "192.0.2.7", hasVerifiedMailbox: false };
    const more = input({
      items: [{ productId: "chair", quantity: 3 }],
      totalPrice: 3500,
    });
    expect(await orders.place(more, ann("c1"), from)).toEqual({
      outcome: "refused",
      refusal: {
        code: "EMAIL_UNVERIFIED",
        message:
          "To place an order above Rs. 2,750.50, please verify your email first: your profile sends you a code.",
      },
    });
    expect(await orders.place(input(), ann("c2"), from)).toMatchObject({ outcome: "placed" });
    const verified = { ...from, hasVerifiedMailbox: true };
    expect(await orders.place(more, ann("c1"), verified)).toMatchObject({ outcome: "placed" });
  });
});

describe("cancelling an order", () => {
  const placed = async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    return commands;
  };

  it("is answered once its units are returned", async () => {
    const commands = await placed();
    const { orders } = serviceOn(commands);
    const answer = await orders.cancel(orderId, "I changed my mind", ann("c2"));
    expect(answer).toMatchObject({ accepted: true, position: commands.log.at(-1)?.position });
    expect((await commands.load(stockDecider, "chair")).state).toMatchObject({ onHand: 5 });
    expect((await commands.load(stockDecider, "lamp")).state).toMatchObject({ onHand: 1 });
  });

  it("happens once, and the order itself is still answered as placed", async () => {
    const commands = await placed();
    const { orders } = serviceOn(commands);
    await orders.cancel(orderId, null, ann("c2"));
    const before = commands.log.length;
    expect(await orders.cancel(orderId, null, ann("c2"))).toMatchObject({ accepted: true });
    expect(await orders.place(input(), ann("c1"))).toMatchObject({ outcome: "placed", orderId });
    expect(commands.log).toHaveLength(before);
  });

  it("survives a crash before its units are returned; the next process returns them", async () => {
    const commands = await placed();
    const { orders, onPending } = serviceOn(commands, (step) => {
      if (step === "returned") throw new Error("crash");
    });
    expect(await orders.cancel(orderId, null, ann("c2"))).toMatchObject({ accepted: true });
    expect(onPending).toHaveBeenCalledWith(orderId, expect.any(Error));
    const next = commands.restart();
    await createCheckout({ commands: next, deriveId }).advance(orderId, ann("recovery"));
    expect((await next.load(stockDecider, "chair")).state).toMatchObject({ onHand: 5 });
    expect((await next.load(stockDecider, "lamp")).state).toMatchObject({ onHand: 1 });
  });
});

describe("changing the delivery address", () => {
  const elsewhere = addressOf({ address: " 14/2 Temple\u200b Road ", district: "" });

  it("stores the address of the order", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    expect(await orders.changeAddress(orderId, elsewhere, ann("c2"))).toMatchObject({
      accepted: true,
    });
    expect(commands.log.at(-1)).toMatchObject({
      type: "DeliveryAddressChanged",
      data: { userId: "ann", shippingAddress: { address: "14/2 Temple Road" } },
    });
  });

  it("refuses an address that can't be delivered to", async () => {
    const commands = await stockedShop();
    const { orders } = serviceOn(commands);
    await orders.place(input(), ann("c1"));
    const before = commands.log.length;
    expect(await orders.changeAddress(orderId, addressOf({ city: " " }), ann("c2"))).toMatchObject({
      accepted: false,
      refusal: { code: "INVALID_INPUT", fields: [{ field: "shippingAddress.city" }] },
    });
    expect(commands.log).toHaveLength(before);
  });
});
