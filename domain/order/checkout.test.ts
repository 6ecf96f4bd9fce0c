import { setImmediate as macrotask } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";
import {
  commandsInMemory,
  eventsOf,
  type CommandsInMemory,
} from "../../testing/commands-in-memory.ts";
import { orderOf } from "../../testing/shop.ts";
import { cartDecider } from "../cart/decider.ts";
import type { CommandContext } from "../ports.ts";
import { promotionDecider } from "../promotion/decider.ts";
import type { Discount } from "../promotion/discount.ts";
import type { PromotionTerms } from "../promotion/events.ts";
import { available, stockDecider } from "../stock/decider.ts";
import { createCheckout } from "./checkout.ts";
import { checkoutSteps, type CheckoutStep } from "./steps.ts";
import { orderDecider } from "./decider.ts";

const ann: CommandContext = {
  commandId: "command",
  correlationId: "conversation",
  actor: { id: "ann", role: "shopper" },
  now: "2026-01-01T10:00:00.000Z",
};

const terms: PromotionTerms = {
  benefit: { kind: "amount", amountCents: 10_000 },
  minSumCents: 0,
  categories: [],
  productIds: [],
  startsAt: "2025-12-01T00:00:00.000Z",
  endsAt: null,
  uses: 1,
  usesPerCustomer: null,
};
const discount: Discount = {
  code: "TAKE100",
  benefit: terms.benefit,
  discountCents: 10_000,
  shares: [{ productId: "chair", discountCents: 10_000 }],
};

/**
 * Ann has added all products to her cart and submitted an order, with the given stock. The order
 * can have a promo code, which one order may use.
 */
const submitted = async (
  stock: Readonly<Record<string, number>>,
  order: Readonly<Record<string, number>>,
  {
    withCode = false,
    multiStream = false,
  }: { readonly withCode?: boolean; readonly multiStream?: boolean } = {},
): Promise<CommandsInMemory> => {
  const commands = commandsInMemory(createMemoryEventStore({ multiStream }));
  const create = { type: "CreatePromotion", code: "TAKE100", terms, now: ann.now } as const;
  await commands.handle(
    promotionDecider,
    "TAKE100",
    create,
    { ...ann, commandId: "given promotion" },
    null,
  );
  const step = (word: string) => ({ ...ann, commandId: `given ${word}` });
  for (const [productId, quantity] of Object.entries(stock)) {
    const receive = { type: "ReceiveStock", quantity } as const;
    await commands.handle(stockDecider, productId, receive, step(`stock ${productId}`), null);
  }
  for (const [productId, quantity] of Object.entries(order)) {
    const offer = { name: productId, priceCents: 100_000, available: 99 };
    const add = { type: "AddItem", productId, quantity, offer } as const;
    await commands.handle(cartDecider, "ann", add, step(`cart ${productId}`), null);
  }
  const content = orderOf(order, withCode ? { discount } : {});
  const submit = { type: "SubmitOrder", content } as const;
  await commands.handle(orderDecider, "o1", submit, step("order"), null);
  return commands;
};

const checkoutOn = (commands: CommandsInMemory, onStep?: (step: CheckoutStep) => void) =>
  createCheckout({ commands, deriveId, onStep });

/** Stream and type of each event after the first ones of a log. */
const toldSince = ({ log }: CommandsInMemory, from: number): readonly string[] =>
  log.slice(from).map(({ stream, type }) => `${stream} ${type}`);

/** The events of each stream, without the order across streams. */
const streamsOf = ({ log }: CommandsInMemory) => {
  const streams = [...new Set(log.map(({ stream }) => stream))].sort();
  return streams.map((stream) => ({
    stream,
    events: eventsOf(log, stream).map(({ type, data }) => ({ type, data })),
  }));
};

describe("the checkout of an order", () => {
  it("reserves each product, places the order, confirms and clears the cart", async () => {
    const commands = await submitted({ chair: 5, lamp: 1 }, { chair: 2, lamp: 1 });
    const from = commands.log.length;
    const end = await checkoutOn(commands).advance("o1", ann);
    expect(toldSince(commands, from)).toEqual([
      "stock-chair StockReserved",
      "stock-lamp StockReserved",
      "order-o1 OrderPlaced",
      "stock-chair StockReservationConfirmed",
      "stock-lamp StockReservationConfirmed",
      "cart-ann CartCheckedOut",
    ]);
    expect(end).toEqual({ phase: "placed", position: commands.log.at(-1)?.position });
    expect((await commands.load(stockDecider, "chair")).state).toMatchObject({
      onHand: 3,
      reserved: 0,
    });
    expect((await commands.load(cartDecider, "ann")).state.lines).toEqual([]);
  });

  it("reserves plenty at the same time, and waits for all reservations before it gives up", async () => {
    const { store, restart } = await submitted({ chair: 50, lamp: 50 }, { chair: 2, lamp: 1 });
    const appends: string[] = [];
    const waiting: (() => void)[] = [];
    const commands = commandsInMemory(store, async ({ kind, streams: [stream = ""] }) => {
      if (kind === "read") return;
      appends.push(stream);
      await new Promise<void>((proceed) => waiting.push(proceed));
    });
    await Promise.all(["chair", "lamp"].map((id) => commands.load(stockDecider, id)));
    const advancing = checkoutOn(commands).advance("o1", ann);
    // Only promises are waited for between two accesses to the log.
    await macrotask();
    expect(appends).toEqual(["stock-chair", "stock-lamp"]);
    waiting[1]?.();
    await macrotask();
    expect(appends).toHaveLength(2);
    waiting[0]?.();
    await macrotask();
    expect(appends.slice(2)).toEqual(["order-o1"]);
    commands.kill();
    waiting[2]?.();
    await expect(advancing).rejects.toThrow("The process is dead");
    expect((await checkoutOn(restart()).advance("o1", ann)).phase).toBe("placed");
  });

  it.each([
    ["chair", { chair: 9, lamp: 50 }],
    ["lamp", { chair: 50, lamp: 4 }],
  ])("reserves in turn if there are few of the %s", async (_scarce, stock) => {
    const { store } = await submitted(stock, { chair: 2, lamp: 1 });
    const open: string[] = [];
    let most = 0;
    const commands = commandsInMemory(store, async ({ kind, streams: [stream = ""] }) => {
      if (kind === "read" || !stream.startsWith("stock-")) return;
      open.push(stream);
      most = Math.max(most, open.length);
      await macrotask();
      open.pop();
    });
    await Promise.all(["chair", "lamp"].map((id) => commands.load(stockDecider, id)));
    const wasReserved: number[] = [];
    await checkoutOn(commands, (step) => {
      if (step === "all-reserved") wasReserved.push(most);
    }).advance("o1", ann);
    expect(wasReserved).toEqual([1]);
  });

  it("holds a use of the promo code before the stock, and confirms it", async () => {
    const commands = await submitted({ chair: 5 }, { chair: 2 }, { withCode: true });
    const from = commands.log.length;
    await checkoutOn(commands).advance("o1", ann);
    expect(toldSince(commands, from)).toEqual([
      "promotion-TAKE100 RedemptionReserved",
      "stock-chair StockReserved",
      "order-o1 OrderPlaced",
      "stock-chair StockReservationConfirmed",
      "promotion-TAKE100 RedemptionConfirmed",
      "cart-ann CartCheckedOut",
    ]);
  });

  it("rejects an order whose promo code is used up meanwhile", async () => {
    const commands = await submitted({ chair: 5 }, { chair: 2 }, { withCode: true });
    await commands.handle(
      promotionDecider,
      "TAKE100",
      {
        type: "ReserveRedemption",
        ...{ code: "TAKE100", orderId: "o2", userId: "ben", discountCents: 1, now: ann.now },
      },
      { ...ann, commandId: "other order" },
      null,
    );
    const from = commands.log.length;
    const end = await checkoutOn(commands).advance("o1", ann);
    expect(toldSince(commands, from)).toEqual(["order-o1 OrderRejected"]);
    expect(end).toMatchObject({
      phase: "rejected",
      refusal: { code: "PROMO_REFUSED", reason: "USED_UP", promoCode: "TAKE100" },
    });
    expect(await checkoutOn(commands.restart()).advance("o1", ann)).toMatchObject({
      refusal: { code: "PROMO_REFUSED", reason: "USED_UP", promoCode: "TAKE100" },
    });
  });

  it("acts as the shop, in the shopper's conversation", async () => {
    const commands = await submitted({ chair: 5 }, { chair: 2 });
    const from = commands.log.length;
    await checkoutOn(commands).advance("o1", ann);
    for (const { metadata } of commands.log.slice(from)) {
      const { actor, correlationId } = metadata;
      expect({ actor, correlationId }).toEqual({
        actor: { id: "shop", role: "system" },
        correlationId: "conversation",
      });
    }
  });

  it("rejects if the second product is short, and releases the first", async () => {
    const commands = await submitted({ chair: 5, lamp: 1 }, { chair: 2, lamp: 3 });
    const from = commands.log.length;
    const end = await checkoutOn(commands).advance("o1", ann);
    expect(toldSince(commands, from)).toEqual([
      "stock-chair StockReserved",
      "order-o1 OrderRejected",
      "stock-chair StockReservationReleased",
    ]);
    expect(end).toMatchObject({
      phase: "rejected",
      refusal: {
        code: "STOCK_SHORTAGE",
        message: "Only 1 of The lamp left.",
        lines: [{ productId: "lamp", requested: 3, available: 1 }],
      },
    });
    expect(available((await commands.load(stockDecider, "chair")).state)).toBe(5);
    expect((await commands.load(cartDecider, "ann")).state.lines).toHaveLength(2);
  });

  it("reports a rejection, also with nothing to release", async () => {
    const commands = await submitted({ chair: 1 }, { chair: 2 });
    const end = await checkoutOn(commands).advance("o1", ann);
    expect(commands.log.at(-1)?.type).toBe("OrderRejected");
    expect(end).toMatchObject({ phase: "rejected", position: commands.log.at(-1)?.position });
  });

  it("does nothing for an order that was never submitted", async () => {
    const commands = commandsInMemory();
    expect(await checkoutOn(commands).advance("o1", ann)).toEqual({ phase: "none" });
    expect(commands.log).toEqual([]);
  });

  it.each([
    ["placed", { chair: 2 }],
    ["rejected", { chair: 9 }],
  ] as const)("changes nothing once the order is %s", async (phase, order) => {
    const commands = await submitted({ chair: 5 }, order);
    await checkoutOn(commands).advance("o1", ann);
    const before = commands.log.length;
    const again = await checkoutOn(commands).advance("o1", { ...ann, commandId: "recovery" });
    expect(again.phase).toBe(phase);
    expect(commands.log).toHaveLength(before);
  });

  it("does not reject for stock that ran out after the reservation", async () => {
    const commands = await submitted({ chair: 2 }, { chair: 2 });
    const crashing = checkoutOn(commands, (step) => {
      if (step === "all-reserved") throw new Error("crash");
    });
    await expect(crashing.advance("o1", ann)).rejects.toThrow("crash");
    expect(await checkoutOn(commands).advance("o1", ann)).toMatchObject({ phase: "placed" });
  });

  it("lets one of two orders reserve the last unit", async () => {
    const commands = await submitted({ chair: 1 }, { chair: 1 });
    const other = {
      type: "SubmitOrder",
      content: orderOf({ chair: 1 }, { userId: "ben" }),
    } as const;
    await commands.handle(orderDecider, "o2", other, { ...ann, commandId: "ben's" }, null);
    const checkout = checkoutOn(commands);
    const ends = await Promise.all([checkout.advance("o1", ann), checkout.advance("o2", ann)]);
    expect(ends.map(({ phase }) => phase).sort()).toEqual(["placed", "rejected"]);
    expect((await commands.load(stockDecider, "chair")).state).toMatchObject({
      onHand: 0,
      reserved: 0,
    });
  });
});

const cancel = (commands: CommandsInMemory) =>
  commands.handle(
    orderDecider,
    "o1",
    { type: "CancelOrder", userId: "ann", reason: null },
    { ...ann, commandId: "cancel" },
    null,
  );

describe("a cancelled order", () => {
  it("returns every unit, and records that on the order", async () => {
    const commands = await submitted({ chair: 5, lamp: 1 }, { chair: 2, lamp: 1 });
    await checkoutOn(commands).advance("o1", ann);
    await cancel(commands);
    const from = commands.log.length;
    const end = await checkoutOn(commands).advance("o1", ann);
    expect(toldSince(commands, from)).toEqual([
      "stock-chair StockReturned",
      "stock-lamp StockReturned",
      "order-o1 OrderStockReturned",
    ]);
    expect(end).toEqual({ phase: "cancelled", position: commands.log.at(-1)?.position });
    expect(available((await commands.load(stockDecider, "chair")).state)).toBe(5);
    expect(available((await commands.load(stockDecider, "lamp")).state)).toBe(1);
  });

  it("returns no unit a second time, also after a restart", async () => {
    const commands = await submitted({ chair: 5 }, { chair: 2 });
    await checkoutOn(commands).advance("o1", ann);
    await cancel(commands);
    await checkoutOn(commands).advance("o1", ann);
    const before = commands.log.length;
    for (const process of [commands, commands.restart()]) {
      await checkoutOn(process).advance("o1", { ...ann, commandId: "again" });
    }
    expect(commands.log).toHaveLength(before);
  });

  it("gives nothing back a second time after its products have forgotten it", async () => {
    const commands = await submitted({ chair: 5 }, { chair: 2 });
    await checkoutOn(commands).advance("o1", ann);
    await cancel(commands);
    await checkoutOn(commands).advance("o1", ann);
    for (let other = 0; other < 600; other += 1) {
      const give = { type: "ReturnStock", orderId: `other ${other}`, quantity: 1 } as const;
      const step = { ...ann, commandId: `give ${other}` };
      await commands.handle(stockDecider, "chair", give, step, null);
    }
    const before = commands.log.length;
    // Commands with other ids, so that only the order's own record can prevent a repetition.
    const repeated = createCheckout({
      commands,
      deriveId: (id, word) => deriveId(id, `again ${word}`),
    });
    expect(await repeated.advance("o1", ann)).toMatchObject({ phase: "cancelled" });
    expect(commands.log).toHaveLength(before);
  });

  it("frees its code once, also after the promotion has forgotten it", async () => {
    const commands = await submitted({ chair: 5 }, { chair: 2 }, { withCode: true });
    await checkoutOn(commands).advance("o1", ann);
    const staff = { ...ann, actor: { id: "shop", role: "admin" } } as const;
    const goOut = {
      type: "SetOrderStatus",
      status: "Out for Delivery",
      expectedRevision: null,
    } as const;
    await commands.handle(orderDecider, "o1", goOut, { ...staff, commandId: "go out" }, null);
    const end = {
      type: "CancelOrderByStaff",
      reason: "Ordered by mistake",
      note: "",
      expectedRevision: null,
    } as const;
    await commands.handle(orderDecider, "o1", end, { ...staff, commandId: "cancel" }, null);
    await checkoutOn(commands).advance("o1", ann);
    const used = async () => (await commands.load(promotionDecider, "TAKE100")).state?.used;
    expect(await used()).toBe(0);
    const code = "TAKE100";
    for (let other = 0; other < 600; other += 1) {
      const use = { userId: "ben", discountCents: 1 };
      const orderId = `other ${other}`;
      for (const command of [
        { type: "ReserveRedemption", code, orderId, ...use, now: ann.now },
        { type: "ConfirmRedemption", orderId },
        { type: "ReleaseRedemption", orderId, placed: use },
      ] as const) {
        const step = { ...ann, commandId: `${command.type} ${other}` };
        await commands.handle(promotionDecider, code, command, step, null);
      }
    }
    const receive = { type: "ReceiveReturn" } as const;
    await commands.handle(orderDecider, "o1", receive, { ...staff, commandId: "received" }, null);
    for (const word of ["again", "once more"]) {
      const repeated = createCheckout({
        commands,
        deriveId: (id, step) => deriveId(id, `${word} ${step}`),
      });
      expect(await repeated.advance("o1", ann)).toMatchObject({ phase: "cancelled" });
      expect(await used()).toBe(0);
    }
    expect(available((await commands.load(stockDecider, "chair")).state)).toBe(5);
  });

  it("conserves stock and promo codes wherever its checkout or its return is interrupted", async () => {
    const steps = checkoutSteps.filter(
      (step) => !["submitted", "rejected", "released", "cancelled"].includes(step),
    );
    let returns = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...steps),
        fc.nat(1),
        fc.constantFrom(...steps),
        fc.nat(1),
        async (first, firstTimes, second, secondTimes) => {
          const withCode = true;
          let process = await submitted({ chair: 5, lamp: 3 }, { chair: 2, lamp: 1 }, { withCode });
          const dyingAt = (at: CheckoutStep, times: number) => {
            const dying = process;
            let left = times;
            return checkoutOn(dying, (step) => {
              if (step === at && left-- === 0) dying.kill();
            });
          };
          await dyingAt(first, firstTimes)
            .advance("o1", ann)
            .catch(() => undefined);
          process = process.restart();
          // A cancellation may be faster than the process that finishes the checkout.
          const wasCancelled = (await cancel(process)).accepted;
          const recovery = { ...ann, commandId: "recovery" };
          const dying = dyingAt(second, secondTimes);
          await Promise.all([
            dying.advance("o1", recovery).catch(() => undefined),
            dying.advance("o1", ann).catch(() => undefined),
          ]);
          process = process.restart();
          const ends = await Promise.all([
            checkoutOn(process).advance("o1", recovery),
            checkoutOn(process.restart()).advance("o1", ann),
          ]);
          returns += Number(wasCancelled);
          const phase = wasCancelled ? "cancelled" : "placed";
          expect(ends.map((end) => end.phase)).toEqual([phase, phase]);
          expect((await process.load(promotionDecider, "TAKE100")).state).toMatchObject({
            used: wasCancelled ? 0 : 1,
            held: 0,
          });
          for (const [id, came, taken] of [
            ["chair", 5, 2],
            ["lamp", 3, 1],
          ] as const) {
            expect((await process.load(stockDecider, id)).state).toMatchObject({
              onHand: wasCancelled ? came : came - taken,
              reserved: 0,
            });
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(returns).toBeGreaterThan(10);
  });
});

describe("a crash during checkout", () => {
  const order = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom("bed", "chair", "lamp", "mirror", "sofa"), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
    )
    .map(([ids, quantities]) =>
      Object.fromEntries(ids.toSorted().map((id, index) => [id, quantities[index] ?? 1])),
    );
  // With plenty of everything, an order reserves it at the same time.
  const pieces = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(50));
  const stock = fc
    .oneof(fc.array(pieces, { minLength: 5, maxLength: 5 }), fc.constant(Array<number>(5).fill(50)))
    .map(([bed = 5, chair = 5, lamp = 5, mirror = 5, sofa = 5]) => ({
      bed,
      chair,
      lamp,
      mirror,
      sofa,
    }));
  const which = fc.nat(3);

  const stepsToAnEnd = checkoutSteps.filter(
    (step) =>
      !["submitted", "cancelled", "returned", "all-returned"].includes(step) &&
      // delivery-day.test.ts and change-items.test.ts interrupt these.
      !step.startsWith("day-") &&
      !step.startsWith("items-") &&
      step !== "return-recorded" &&
      !step.endsWith("restocked"),
  );

  /** Runs until a step occurs once more than allowed, then simulates a crash. */
  const crashAt = async (commands: CommandsInMemory, at: CheckoutStep, doneBefore: number) => {
    let left = doneBefore;
    const crashing = checkoutOn(commands, (step) => {
      if (step !== at || left-- > 0) return;
      commands.kill();
      throw new Error("crash");
    });
    await expect(crashing.advance("o1", ann)).rejects.toThrow("crash");
  };

  it.each(stepsToAnEnd)("after %s changes nothing about the outcome", async (at) => {
    let crashes = 0;
    await fc.assert(
      fc.asyncProperty(stock, order, which, async (pieces, lines, choice) => {
        const calm = await submitted(pieces, lines, { withCode: true });
        const steps: CheckoutStep[] = [];
        const calmly = checkoutOn(calm, (step) => steps.push(step));
        const expected = await calmly.advance("o1", ann);
        const times = steps.filter((step) => step === at).length;
        if (times === 0) return;
        crashes += 1;

        const crashed = await submitted(pieces, lines, { withCode: true });
        await crashAt(crashed, at, choice % times);
        const restarted = crashed.restart();
        const end = await checkoutOn(restarted).advance("o1", { ...ann, commandId: "recovery" });

        expect(end.phase).toBe(expected.phase);
        expect(streamsOf(restarted)).toEqual(streamsOf(calm));
      }),
      { numRuns: 40 },
    );
    expect(crashes).toBeGreaterThan(0);
  });

  it("leaves no reservation open if the shopper's retry meets the recovery", async () => {
    await fc.assert(
      fc.asyncProperty(stock, order, which, async (pieces, lines, reservations) => {
        const crashed = await submitted(pieces, lines);
        let left = reservations;
        const crashing = checkoutOn(crashed, (step) => {
          if (step === "reserved" && left-- === 0) crashed.kill();
        });
        await crashing.advance("o1", ann).catch(() => undefined);

        const restarted = crashed.restart();
        const checkout = checkoutOn(restarted);
        const [retry, recovery] = await Promise.all([
          checkout.advance("o1", ann),
          checkout.advance("o1", { ...ann, commandId: "recovery" }),
        ]);
        expect(recovery.phase).toBe(retry.phase);
        for (const id of Object.keys(lines)) {
          expect((await restarted.load(stockDecider, id)).state.reserved).toBe(0);
        }
        expect(eventsOf(restarted.log, "order-o1").map(({ type }) => type)).toEqual([
          "OrderSubmitted",
          retry.phase === "placed" ? "OrderPlaced" : "OrderRejected",
        ]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("an order in one append", () => {
  const begin = {
    ...{ decider: stockDecider, id: "lamp", intent: null },
    command: { type: "ReceiveStock", quantity: 1 },
    context: { ...ann, commandId: "begin" },
  } as const;
  const submit = {
    ...{ decider: orderDecider, id: "o1", intent: null },
    command: { type: "SubmitOrder", content: orderOf({ chair: 2 }) },
    context: { ...ann, commandId: "submit" },
  } as const;

  it.each([
    ["placed", { chair: 2 }],
    ["rejected", { chair: 1 }],
  ])("leaves an order that was %s before to its steps", async (phase, stock) => {
    const commands = await submitted(stock, { chair: 2 }, { multiStream: true });
    const checkout = checkoutOn(commands);
    expect(await checkout.advance("o1", ann)).toMatchObject({ phase });
    const { length } = commands.log;
    expect(await checkout.placeAtOnce(begin, submit)).toBeNull();
    expect(commands.log).toHaveLength(length);
  });
});
