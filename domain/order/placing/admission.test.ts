import { expect, it } from "vitest";
import { commandsInMemory } from "../../../testing/commands-in-memory.ts";
import { commandContext } from "../../../testing/events.ts";
import { addressOf, detailsOf } from "../../../testing/shop.ts";
import type { CommandContext } from "../../ports.ts";
import { productDecider } from "../../product/decider.ts";
import { stockDecider } from "../../stock/decider.ts";
import { unlimitedGuesses } from "../../promotion/quote.ts";
import { createAdmission, noLimits, type OrderLimits } from "./admission.ts";

/**
 * A shop with three chairs at Rs. 1,000.00 and a delivery fee of Rs. 500.00. It records the calls
 * of the limits.
 */
const opened = async ({
  verified = true,
  waitSeconds = 0,
  upTo = 150_000,
  addressWaits = 0,
  unverifiedWaits = 0,
} = {}) => {
  const commands = commandsInMemory();
  const add = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", add, commandContext(), null);
  const receive = { type: "ReceiveStock", quantity: 3 } as const;
  await commands.handle(stockDecider, "chair", receive, commandContext(), null);
  const counted: string[] = [];
  const guessed: string[] = [];
  const limits: OrderLimits = {
    async countOrder(userId) {
      counted.push(userId);
      return waitSeconds;
    },
    async countByAddress(address) {
      counted.push(`any of ${address}`);
      return addressWaits;
    },
    async countUnverifiedByAddress(address) {
      counted.push(`unverified of ${address}`);
      return unverifiedWaits;
    },
    unverifiedUpToCents: upTo,
    codeGuesses: {
      ...unlimitedGuesses,
      async count(triedBy) {
        guessed.push(triedBy);
      },
    },
  };
  const { admit, refusalOf } = createAdmission({ commands, limits });
  const context: CommandContext = {
    commandId: "order",
    correlationId: "order",
    actor: { id: "ann", role: "shopper" },
    now: "2026-11-25T04:00:00.000Z",
  };
  const inputOf = (quantity: number, totalPrice: number, productId = "chair") => ({
    items: [{ productId, quantity }],
    totalPrice,
    shippingAddress: addressOf(),
  });
  const from = { address: "192.0.2.7", hasVerifiedMailbox: verified };
  const order = (quantity: number, total: number, productId = "chair", staff = false) =>
    admit(
      inputOf(quantity, total, productId),
      { buyer: "ann", staff, from: staff ? null : from },
      context,
    );
  const problem = (quantity: number, total: number) => refusalOf(inputOf(quantity, total), context);
  const orderWithCode = (promoCode: string) =>
    admit({ ...inputOf(1, 1_500), promoCode }, { buyer: "ann", staff: false, from }, context);
  return { commands, counted, guessed, order, orderWithCode, problem };
};

it("given available items at the shown price, then the order is quoted and counted", async () => {
  const { counted, order } = await opened();
  expect(await order(1, 1_500)).toMatchObject({ quote: { totalCents: 150_000 } });
  expect(counted).toEqual(["ann", "any of 192.0.2.7"]);
});

it("given an unverified mailbox, then the orders of its network are counted, too", async () => {
  const { counted, order } = await opened({ verified: false });
  expect(await order(1, 1_500)).toMatchObject({ quote: { totalCents: 150_000 } });
  expect(counted).toEqual(["ann", "unverified of 192.0.2.7", "any of 192.0.2.7"]);
  const busy = await opened({ verified: false, unverifiedWaits: 40 });
  expect(await busy.order(1, 1_500)).toMatchObject({
    refusal: {
      code: "EMAIL_UNVERIFIED",
      message:
        "To place another order from your network today, please verify your email first: your profile sends you a code.",
    },
  });
  const verified = await opened({ unverifiedWaits: 40 });
  expect(await verified.order(1, 1_500)).toMatchObject({ quote: { totalCents: 150_000 } });
});

it("given many orders of a network, then the refusal says how long to wait", async () => {
  const { order } = await opened({ addressWaits: 90 });
  expect(await order(1, 1_500)).toMatchObject({
    refusal: { message: "Many orders came from your network today. Please wait 90 seconds." },
  });
  expect(await order(1, 1_500, "chair", true)).toMatchObject({ quote: { totalCents: 150_000 } });
});

it.each([
  ["a product that is not sold", 1, 1_000, "boat", "NOT_FOUND"],
  ["more than there is", 4, 4_000, "chair", "STOCK_SHORTAGE"],
  ["another total than was shown", 2, 2_499, "chair", "PRICE_CHANGED"],
] as const)(
  "given %s, then it is refused and not counted",
  async (_, quantity, total, id, code) => {
    const { counted, order } = await opened();
    expect(await order(quantity, total, id)).toMatchObject({ refusal: { code } });
    expect(counted).toEqual([]);
  },
);

it("given an unverified mailbox, then a total up to the limit is accepted and a higher one refused", async () => {
  const { counted, order } = await opened({ verified: false, upTo: 250_000 });
  expect(await order(2, 2_500)).toMatchObject({ quote: { totalCents: 250_000 } });
  expect(await order(3, 3_500)).toMatchObject({
    refusal: { message: expect.stringContaining("Rs. 2,500.00") as string },
  });
  expect(counted.filter((each) => each === "ann")).toHaveLength(1);
});

it("given a buyer over the order limit, then the refusal says how long to wait", async () => {
  const { order } = await opened({ waitSeconds: 40 });
  expect(await order(1, 1_500)).toMatchObject({
    refusal: { code: "TOO_MANY_TRIES", retryAfterSeconds: 40 },
  });
});

it("given staff who place it, then no mailbox is needed, and the buyer's orders are counted", async () => {
  const { counted, order } = await opened({ verified: false, upTo: 0 });
  expect(await order(2, 2_500, "chair", true)).toMatchObject({ quote: { totalCents: 250_000 } });
  expect(counted).toEqual(["ann"]);
  const busy = await opened({ waitSeconds: 40 });
  expect(await busy.order(1, 1_500, "chair", true)).toMatchObject({
    refusal: { message: "This customer has placed many orders just now. Please wait 40 seconds." },
  });
});

it("given a question only, then the refusal is named and nothing is counted", async () => {
  const { counted, problem } = await opened({ verified: false, upTo: 0 });
  expect(await problem(1, 1_500)).toBeNull();
  expect(await problem(4, 4_500)).toMatchObject({ code: "STOCK_SHORTAGE" });
  expect(counted).toEqual([]);
});

it("given an unknown promo code, then the order counts it once", async () => {
  const { guessed, orderWithCode } = await opened();
  expect(await orderWithCode("GUESSED")).toMatchObject({
    refusal: { code: "PROMO_REFUSED", reason: "UNKNOWN" },
  });
  expect(guessed).toEqual(["ann"]);
});

it("an order that no API placed is not counted", async () => {
  expect(await noLimits.countOrder("ann")).toBe(0);
  expect(await noLimits.countByAddress("192.0.2.7")).toBe(0);
  expect(await noLimits.countUnverifiedByAddress("192.0.2.7")).toBe(0);
});
