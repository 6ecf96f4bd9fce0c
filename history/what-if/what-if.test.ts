import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayHalves, type OrderStatus } from "#domain/constants.ts";
import { streamId } from "#domain/decider.ts";
import { dayOfId } from "#domain/delivery/zones.ts";
import type { ShopEvent } from "#domain/events.ts";
import type { RequestedDay } from "#domain/order/events.ts";
import { isSameSlot, type Slot } from "#domain/values/delivery-day.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import {
  createSimulatedLog,
  logStart,
  orderTo,
  simulationSteps,
} from "../../testing/simulated-log.ts";
import { createWorld, type WorldEvent } from "./world.ts";
import type { WhatIfChange } from "./change.ts";
import { createMeasure } from "./measure.ts";
import { createSimulation } from "./simulation.ts";
import { stepsOf } from "./steps.ts";
import { whatIf, WhatIfRefused, type WhatIfOutcome } from "./what-if.ts";

const readingOf = (log: readonly RecordedEvent[]) => ({
  async *readAll() {
    yield* log;
  },
});

const worldEventOf = (recorded: RecordedEvent): WorldEvent => ({
  stream: recorded.stream,
  event: recorded as unknown as ShopEvent,
  at: Date.parse(recorded.metadata.occurredAt),
});

const eventIn = (log: readonly RecordedEvent[], number: number) => {
  const event = log[number - 1];
  if (!event) throw new Error(`No event with number ${number}`);
  const { position, metadata } = event;
  return { number, position, occurredAt: metadata.occurredAt };
};

const simulate = (
  log: readonly RecordedEvent[],
  fork: number,
  changes: readonly WhatIfChange[],
  timeoutMs = 10_000,
) =>
  whatIf(
    readingOf(log),
    { fork: eventIn(log, fork), end: eventIn(log, log.length), changes },
    { stopping: new AbortController().signal, timeoutMs },
  );

/** Two products with ten units each at Rs. 1,000, and the given events. The fork precedes them. */
const given = (
  steps: (shop: ReturnType<typeof createSimulatedLog>) => void,
  pieces: Readonly<Record<string, number>> = { chair: 10, lamp: 10 },
) => {
  const shop = createSimulatedLog();
  for (const [product, quantity] of Object.entries(pieces)) {
    shop.setPrice(product, 100_000);
    if (quantity > 0) shop.doStock(product, { type: "ReceiveStock", quantity });
  }
  const fork = shop.log.length;
  shop.wait(60);
  steps(shop);
  return {
    shop,
    async when(...changes: readonly WhatIfChange[]) {
      const outcome = await simulate(shop.log, fork, changes);
      const figure = (wanted: string) => {
        const found = outcome.figures.find(({ name }) => name === wanted);
        if (!found) throw new Error(`No figure named ${wanted}`);
        return [found.was, found.simulated];
      };
      return { outcome, figure };
    },
  };
};

const order = (
  shop: ReturnType<typeof createSimulatedLog>,
  id: string,
  { chairs = 1, province = "Uva" } = {},
): void => {
  shop.submit(id, province, { chair: chairs });
  shop.finish(id);
};
const move = (
  shop: ReturnType<typeof createSimulatedLog>,
  id: string,
  status: OrderStatus,
): void => {
  shop.doOrder(id, { type: "SetOrderStatus", status, expectedRevision: null });
};

/** All zones with the same number of orders per half day. */
const holding = (shop: ReturnType<typeof createSimulatedLog>, orders: number) =>
  shop.plan().zones.map((zone) => ({
    ...zone,
    capacity: { morning: orders, afternoon: orders },
  }));

const nothingDiffers = (outcome: WhatIfOutcome): void => {
  for (const { name, was, simulated } of outcome.figures) {
    expect([name, simulated]).toEqual([name, was]);
  }
  expect(outcome).toMatchObject({ products: [], changedOrders: [], moreChangedOrders: 0 });
  for (const { placed, cents } of outcome.course) {
    expect([placed.simulated, cents.simulated]).toEqual([placed.was, cents.was]);
  }
};

describe("a simulation", () => {
  it("without changes equals what really happened, for any events and any fork", async () => {
    await fc.assert(
      fc.asyncProperty(simulationSteps(150), fc.nat(200), async (steps, at) => {
        const shop = createSimulatedLog();
        steps.forEach((step) => shop.run(step));
        if (shop.log.length < 2) return;
        nothingDiffers(await simulate(shop.log, 1 + (at % (shop.log.length - 1)), []));
      }),
      { numRuns: 300 },
    );
  });

  it("with the capacity that a zone has equals what really happened", async () => {
    await fc.assert(
      fc.asyncProperty(
        simulationSteps(150),
        fc.nat(200),
        fc.integer({ min: 1, max: 2 }),
        async (steps, at, orders) => {
          const shop = createSimulatedLog();
          shop.changeZones(holding(shop, orders));
          steps
            .filter(([what, , how]) => what !== 14 || how <= 5)
            .forEach((step) => shop.run(step));
          if (shop.log.length < 2) return;
          const changes = shop
            .plan()
            .zones.map(({ id }) => ({ kind: "zone-capacity", zoneId: id, orders }) as const);
          nothingDiffers(await simulate(shop.log, 1 + (at % (shop.log.length - 1)), changes));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("holds places only for orders that need them, and no more than the capacity", async () => {
    const change: fc.Arbitrary<WhatIfChange> = fc.oneof(
      fc.record({
        kind: fc.constant("zone-capacity"),
        zoneId: fc.constantFrom("western", "southern", "central"),
        orders: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({
        kind: fc.constant("close-zone"),
        zoneId: fc.constantFrom("western", "southern", "central"),
        from: fc.constant(null),
      }),
      fc.record({
        kind: fc.constant("opening-stock"),
        productId: fc.constant("lamp"),
        pieces: fc.nat(5),
      }),
      fc.record({
        kind: fc.constant("leave-out"),
        events: fc.constantFrom("cancellations", "orders"),
        productId: fc.constant(null),
        province: fc.constantFrom(null, "Western"),
      }),
    );
    fc.assert(
      fc.property(simulationSteps(150), fc.array(change, { maxLength: 3 }), (steps, changes) => {
        const shop = createSimulatedLog();
        shop.setPrice("lamp", 1000);
        shop.changeZones(holding(shop, 2));
        const fork = shop.log.length;
        steps.filter(([what, , how]) => what !== 14 || how <= 5).forEach((step) => shop.run(step));
        for (let which = 0; which < 8; which += 1) shop.finish(`o${which}`);
        const before = createWorld();
        shop.log.slice(0, fork).forEach((event) => before.record(worldEventOf(event)));
        const measure = createMeasure(stepsOf(0, 1));
        const [was, world] = [before.fork(measure), before.fork(measure)];
        const simulation = createSimulation(world, changes, 0);
        for (const event of shop.log.slice(fork)) {
          simulation.take(worldEventOf(event), was);
          was.record(worldEventOf(event));
        }
        const agreed = new Set(
          shop.log.flatMap(({ type, data, stream }) =>
            type === "DeliveryDayRequested" && "agreed" in data ? [streamId(stream)] : [],
          ),
        );
        const capacityOf = (zoneId: string) =>
          changes.findLast((each) => each.kind === "zone-capacity" && each.zoneId === zoneId);
        for (const [id, day] of world.days) {
          const { zoneId, date } = dayOfId(id);
          const found = capacityOf(zoneId);
          const most = found?.kind === "zone-capacity" ? found.orders : 2;
          for (const half of dayHalves) {
            const needed = [...world.orders].filter(
              ([, state]) =>
                state.phase === "placed" && isSameSlot(state.delivery.day, { zoneId, date, half }),
            );
            expect([...day[half]].sort()).toEqual(needed.map(([order]) => order).sort());
            // A day that staff agreed with the buyer may be full.
            const chosen = [...day[half]].filter((order) => !agreed.has(order));
            expect(chosen.length).toBeLessThanOrEqual(most);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("applies the simulated fee to each order after the fork, and to none before", async () => {
    const { when } = given((shop) => {
      order(shop, "o1");
      order(shop, "o2");
    });
    const { figure, outcome } = await when({ kind: "delivery-fee", cents: 75_000 });
    expect(figure("Delivery fees included")).toEqual([100_000, 150_000]);
    expect(figure("Value of orders placed")).toEqual([300_000, 350_000]);
    expect(outcome.finding).toBe(
      "The same number of orders would have been placed (2), worth Rs. 500 more.",
    );
    expect(outcome.assumptions[0]).toContain("does not model customers who leave");
  });

  it("sells at a fixed price despite later changes, and at a percentage of every price", async () => {
    const { when } = given((shop) => {
      order(shop, "o1");
      shop.setPrice("chair", 200_000);
      order(shop, "o2", { chairs: 2 });
    });
    const fees = 100_000;
    const price = await when({ kind: "price", productId: "chair", cents: 50_000 });
    expect(price.figure("Value of orders placed")).toEqual([500_000 + fees, 150_000 + fees]);
    const percent = await when({ kind: "price-percent", productId: null, percent: 10 });
    expect(percent.figure("Value of orders placed")).toEqual([500_000 + fees, 550_000 + fees]);
    expect(percent.outcome.products).toMatchObject([
      { id: "chair", sold: { was: 3, simulated: 3 }, cents: { was: 500_000, simulated: 550_000 } },
    ]);
    const kept = await when({
      kind: "leave-out",
      events: "price-changes",
      productId: "chair",
      province: null,
    });
    expect(kept.figure("Value of orders placed")).toEqual([500_000 + fees, 300_000 + fees]);
  });

  describe("of a product with variants", () => {
    const variants = { chair: 10, "chair.2": 10, lamp: 10 };
    it("changes the prices of all its variants, of a later one, or of the first alone", async () => {
      const { when } = given((shop) => {
        shop.submit("o1", "Uva", { chair: 1, "chair.2": 2, lamp: 1 });
        shop.finish("o1");
      }, variants);
      const sold = async (productId: string) => {
        const price = await when({ kind: "price", productId, cents: 50_000 });
        const percent = await when({ kind: "price-percent", productId, percent: -50 });
        expect(percent.outcome.products).toEqual(price.outcome.products);
        return price.outcome.products.map(({ id, name, cents }) => [id, name, cents.simulated]);
      };
      const [first, second] = [
        ["chair", "The chair", 50_000],
        ["chair.2", "The chair (Variant 2)", 100_000],
      ];
      expect(await sold("chair")).toEqual([second, first]);
      expect(await sold("chair.1")).toEqual([first]);
      expect(await sold("chair.2")).toEqual([second]);
    });

    it("changes the stock and the deliveries of all its variants, or of one", async () => {
      const { when } = given((shop) => {
        shop.doStock("chair", { type: "ReceiveStock", quantity: 4 });
        shop.doStock("chair.2", { type: "ReceiveStock", quantity: 6 });
      }, variants);
      const left = async (change: WhatIfChange) =>
        Object.fromEntries(
          (await when(change)).outcome.products.map((each) => [each.id, each.left.simulated]),
        );
      const stock = { kind: "opening-stock", pieces: 1 } as const;
      expect(await left({ ...stock, productId: "chair" })).toEqual({ chair: 5, "chair.2": 7 });
      expect(await left({ ...stock, productId: "chair.1" })).toEqual({ chair: 5 });
      expect(await left({ ...stock, productId: "chair.2" })).toEqual({ "chair.2": 7 });
      const receipts = { kind: "receipts", percent: -50 } as const;
      expect(await left({ ...receipts, productId: "chair" })).toEqual({ chair: 12, "chair.2": 13 });
      expect(await left({ ...receipts, productId: "chair.1" })).toEqual({ chair: 12 });
      const none = { kind: "leave-out", events: "receipts", province: null } as const;
      expect(await left({ ...none, productId: "chair" })).toEqual({ chair: 10, "chair.2": 10 });
      expect(await left({ ...none, productId: "chair.2" })).toEqual({ "chair.2": 10 });
    });

    it("leaves out the orders of all its variants, or of one", async () => {
      const { when } = given((shop) => {
        for (const [id, product] of [
          ["o1", "chair"],
          ["o2", "chair.2"],
          ["o3", "lamp"],
        ] as const) {
          shop.submit(id, "Uva", { [product]: 1 });
          shop.finish(id);
        }
      }, variants);
      const placed = async (productId: string) =>
        (await when({ kind: "leave-out", events: "orders", productId, province: null })).figure(
          "Orders placed",
        );
      expect(await placed("chair")).toEqual([3, 1]);
      expect(await placed("chair.1")).toEqual([3, 2]);
      expect(await placed("chair.2")).toEqual([3, 2]);
    });

    it("refuses a variant that does not exist", async () => {
      const { when } = given(() => undefined, variants);
      await expect(when({ kind: "price", productId: "lamp.2", cents: 1 })).rejects.toThrow(
        "The log has no product lamp.2",
      );
    });
  });

  it("refuses orders with insufficient stock, and releases their reservations", async () => {
    const { when } = given((shop) => {
      order(shop, "o1", { chairs: 4 });
      shop.submit("o2", "Uva", { lamp: 2, chair: 2 });
      shop.finish("o2");
    });
    const { figure, outcome } = await when({
      kind: "opening-stock",
      productId: "chair",
      pieces: 5,
    });
    expect(figure("Orders placed")).toEqual([2, 1]);
    expect(figure("Refused: insufficient stock")).toEqual([0, 1]);
    expect(outcome.changedOrders).toMatchObject([
      { id: "o2", was: "Item Preparing", simulated: "refused: Only 1 of The chair left." },
    ]);
    expect(outcome.products).toMatchObject([
      { id: "chair", left: { was: 4, simulated: 1 } },
      { id: "lamp", left: { was: 8, simulated: 10 } },
    ]);
  });

  it("places refused orders if there is enough stock, and leaves them at Item Preparing", async () => {
    const { when } = given((shop) => {
      order(shop, "o1", { chairs: 8 });
      order(shop, "o2", { chairs: 5 });
    });
    const { figure, outcome } = await when({
      kind: "opening-stock",
      productId: "chair",
      pieces: 13,
    });
    expect(figure("Orders placed")).toEqual([1, 2]);
    expect(figure("Item Preparing, at the end")).toEqual([1, 2]);
    expect(figure("Times sold out")).toEqual([0, 1]);
    expect(outcome.changedOrders).toMatchObject([{ id: "o2", was: "refused: Not enough left." }]);
    const still = await when({ kind: "opening-stock", productId: "chair", pieces: 12 });
    expect(still.figure("Orders placed")).toEqual([1, 1]);
  });

  it("receives more goods, fewer or none", async () => {
    const { when } = given((shop) => {
      shop.doStock("chair", { type: "ReceiveStock", quantity: 4 });
      order(shop, "o1", { chairs: 12 });
    });
    const half = { kind: "receipts", productId: "chair", percent: -50 } as const;
    expect((await when(half)).figure("Orders placed")).toEqual([1, 1]);
    expect((await when({ ...half, productId: "lamp" })).outcome.products).toEqual([]);
    const none = await when({
      kind: "leave-out",
      events: "receipts",
      productId: null,
      province: null,
    });
    expect(none.figure("Orders placed")).toEqual([1, 0]);
  });

  it("applies stock counts by their difference, and can leave them out", async () => {
    const { when } = given((shop) => {
      shop.doStock("chair", { type: "CountStock", onHand: 7, seen: 10, reason: "Three broke" });
    });
    const more = await when({ kind: "opening-stock", productId: "chair", pieces: 20 });
    expect(more.outcome.products).toMatchObject([{ left: { was: 7, simulated: 17 } }]);
    const few = await when({ kind: "opening-stock", productId: "chair", pieces: 2 });
    expect(few.outcome.products).toMatchObject([{ left: { was: 7, simulated: 0 } }]);
    const none = {
      kind: "leave-out",
      events: "counts",
      productId: "chair",
      province: null,
    } as const;
    expect((await when(none)).outcome.products).toMatchObject([
      { left: { was: 7, simulated: 10 } },
    ]);
  });

  it("refuses submitted orders to a closed province", async () => {
    const { when } = given((shop) => {
      order(shop, "o1", { province: "Uva" });
      order(shop, "o2", { province: "Western" });
      move(shop, "o2", "Delivered");
    });
    const { figure, outcome } = await when({ kind: "close-province", province: "Western" });
    expect(figure("Orders submitted")).toEqual([2, 2]);
    expect(figure("Refused: province closed")).toEqual([0, 1]);
    expect(figure("Delivered")).toEqual([1, 0]);
    expect(outcome.changedOrders).toMatchObject([
      {
        id: "o2",
        was: "Delivered",
        simulated: "refused: The shop does not deliver to this province.",
      },
    ]);
    expect(outcome.products).toMatchObject([{ id: "chair", left: { was: 8, simulated: 9 } }]);
  });

  describe("of delivery zones", () => {
    const uva = { zoneId: "uva", date: "2026-11-06", half: "morning" } as const;
    const afternoon = { ...uva, half: "afternoon" } as const;
    const capacity = (orders: number) =>
      ({ kind: "zone-capacity", zoneId: "uva", orders }) as const;
    const orderOn = (
      shop: ReturnType<typeof createSimulatedLog>,
      id: string,
      delivery: RequestedDay,
    ) => {
      shop.submit(id, "Uva", { chair: 1 }, delivery);
      shop.finish(id);
    };
    const suggested = (shop: ReturnType<typeof createSimulatedLog>) => ({
      day: shop.earliestDay("uva"),
      chosen: false,
    });
    const requestDay = (shop: ReturnType<typeof createSimulatedLog>, id: string, day: Slot) => {
      const by = { by: "staff", userId: "ann", expectedRevision: null } as const;
      shop.doOrder(id, { type: "RequestDeliveryDay", ...by, day, agreed: false });
      shop.finish(id);
    };

    it("refuses submitted orders to a closed zone, from a moment on", async () => {
      let closes = 0;
      const { when } = given((shop) => {
        orderOn(shop, "o1", suggested(shop));
        shop.wait(60);
        closes = logStart + 120 * 60_000;
        orderOn(shop, "o2", suggested(shop));
        order(shop, "o3", { province: "Uva" });
        order(shop, "o4", { province: "Western" });
      });
      const always = await when({ kind: "close-zone", zoneId: "uva", from: null });
      expect(always.figure("Orders submitted")).toEqual([4, 4]);
      expect(always.figure("Orders placed")).toEqual([4, 1]);
      const later = await when({ kind: "close-zone", zoneId: "uva", from: closes });
      expect(later.figure("Refused: delivery zone closed")).toEqual([0, 2]);
      expect(later.figure("Value of orders placed")).toEqual([600_000, 300_000]);
      expect(later.outcome.changedOrders[0]).toMatchObject({
        id: "o2",
        simulated: "refused: The shop does not deliver to this zone.",
      });
      expect(later.outcome.products).toMatchObject([
        { id: "chair", left: { was: 6, simulated: 8 } },
      ]);
      const never = await when({ kind: "close-zone", zoneId: "uva", from: closes + 1 });
      expect(never.outcome.finding).toContain("Nothing would have been different");
    });

    it("keeps the address of an order that would move to a closed zone", async () => {
      const { when } = given((shop) => {
        orderOn(shop, "o1", suggested(shop));
        const { shippingAddress } = orderTo("Western", { chair: 1 });
        const day = shop.earliestDay("western");
        const command = { type: "ChangeDeliveryAddress", shippingAddress, moveTo: day } as const;
        shop.doOrder("o1", { ...command, userId: "ann" });
        shop.finish("o1");
      });
      const { figure, outcome } = await when({ kind: "close-zone", zoneId: "western", from: null });
      expect(figure("On another delivery day")).toEqual([0, 1]);
      expect(outcome.changedOrders).toMatchObject([
        { id: "o1", simulated: "Item Preparing, Friday 6 November, morning" },
      ]);
    });

    it("gives orders without a choice the next free day, or none", async () => {
      const { when } = given((shop) => {
        orderOn(shop, "o1", suggested(shop));
        orderOn(shop, "o2", suggested(shop));
        orderOn(shop, "o3", suggested(shop));
      });
      const { figure, outcome } = await when(capacity(1));
      expect(figure("Orders placed")).toEqual([3, 3]);
      expect(figure("On another delivery day")).toEqual([0, 2]);
      expect(outcome.changedOrders).toMatchObject([
        {
          id: "o2",
          was: "Item Preparing, Friday 6 November, morning",
          simulated: "Item Preparing, Friday 6 November, afternoon",
        },
        { id: "o3", simulated: "Item Preparing, Tuesday 10 November, morning" },
      ]);
      expect(outcome.finding).toBe(
        "The same number of orders would have been placed (3), worth the same amount, and 2 orders on another delivery day.",
      );
      const none = await when(capacity(0));
      expect(none.outcome.changedOrders[0]?.simulated).toBe("Item Preparing, no delivery day");
    });

    it("refuses orders whose chosen day is full, and gives back their stock", async () => {
      const { when } = given((shop) => {
        orderOn(shop, "o1", { day: uva, chosen: true });
        orderOn(shop, "o2", { day: uva, chosen: true });
        shop.doOrder("o1", { type: "CancelOrder", userId: "ann", reason: null });
        shop.finish("o1");
        orderOn(shop, "o3", { day: uva, chosen: true });
      });
      const { figure, outcome } = await when(capacity(1));
      expect(figure("Orders placed")).toEqual([3, 2]);
      expect(figure("Refused: delivery day full")).toEqual([0, 1]);
      expect(figure("Value of orders placed")).toEqual([450_000, 300_000]);
      expect(outcome.changedOrders).toMatchObject([{ id: "o2", was: "Item Preparing" }]);
      expect(outcome.changedOrders[0]?.simulated).toMatch(/^refused: .*6 November/);
      expect(outcome.products).toMatchObject([{ id: "chair", left: { was: 8, simulated: 9 } }]);
    });

    it("places orders that were refused for a full day, and suggests earlier days", async () => {
      const { when } = given((shop) => {
        shop.changeZones(holding(shop, 1));
        orderOn(shop, "o1", { day: uva, chosen: true });
        orderOn(shop, "o2", { day: uva, chosen: true });
        orderOn(shop, "o3", suggested(shop));
      });
      const { figure, outcome } = await when(capacity(2));
      expect(figure("Refused: delivery day full")).toEqual([1, 0]);
      expect(figure("Orders placed")).toEqual([2, 3]);
      expect(outcome.changedOrders.map(({ id }) => id)).toEqual(["o2"]);
      const most = await when(capacity(3));
      expect(most.outcome.changedOrders).toMatchObject([
        { id: "o2" },
        { id: "o3", simulated: "Item Preparing, Friday 6 November, morning" },
      ]);
    });

    it("decides again about moves to another day", async () => {
      const { when } = given((shop) => {
        shop.changeZones(holding(shop, 2));
        orderOn(shop, "o1", { day: uva, chosen: true });
        orderOn(shop, "o2", { day: afternoon, chosen: true });
        requestDay(shop, "o2", uva);
        orderOn(shop, "o3", { day: afternoon, chosen: true });
        requestDay(shop, "o3", uva);
      });
      const fewer = await when(capacity(1));
      expect(fewer.outcome.changedOrders).toMatchObject([
        { id: "o2", simulated: "Item Preparing, Friday 6 November, afternoon" },
        { id: "o3", was: "Item Preparing" },
      ]);
      const more = await when(capacity(3));
      expect(more.outcome.changedOrders).toMatchObject([
        { id: "o3", simulated: "Item Preparing, Friday 6 November, morning" },
      ]);
    });

    it("is refused for a zone that does not exist at the fork", async () => {
      const { when } = given((shop) => order(shop, "o1"));
      const closing = when({ kind: "close-zone", zoneId: "atlantis", from: null });
      await expect(closing).rejects.toThrow(
        "There is no delivery zone atlantis at event 4. Choose one of western, southern,",
      );
      await expect(when({ ...capacity(1), zoneId: "" })).rejects.toThrow(WhatIfRefused);
    });
  });

  it("delays moves, and drops those after the end", async () => {
    const { when } = given((shop) => {
      order(shop, "o1");
      order(shop, "o2", { province: "Western" });
      shop.wait(60);
      move(shop, "o1", "Delivered");
      move(shop, "o2", "Delivered");
      shop.wait(180);
      shop.setPrice("lamp", 5000);
    });
    const { figure } = await when({ kind: "delay-moves", hours: 2, province: "Uva" });
    expect(figure("90% delivered within")).toEqual([60, 180]);
    expect(figure("50% delivered within")).toEqual([60, 60]);
    const late = await when({ kind: "delay-moves", hours: 24, province: null });
    expect(late.figure("Delivered")).toEqual([2, 0]);
    expect(late.outcome.assumptions).toContain("2 moves would happen after the end.");
  });

  it("refuses a cancellation that comes too late in the simulation", async () => {
    const { when } = given((shop) => {
      order(shop, "o1");
      shop.wait(60);
      move(shop, "o1", "Item Packing");
      shop.wait(60);
      move(shop, "o1", "Item Preparing");
      shop.wait(60);
      shop.doOrder("o1", { type: "CancelOrder", userId: "ann", reason: null });
      shop.finish("o1");
    });
    const { figure } = await when({ kind: "delay-moves", hours: 2, province: null });
    expect(figure("Cancelled")).toEqual([1, 0]);
  });

  it.each([
    ["orders", { productId: "chair" }, "Orders submitted", [2, 1]],
    ["orders", { province: "Western" }, "Orders submitted", [2, 1]],
    ["moves", { province: "Western" }, "Delivered", [1, 0]],
    ["cancellations", {}, "Cancelled", [1, 0]],
  ] as const)("leaves out %s of %o", async (events, of, name, expected) => {
    const { when } = given((shop) => {
      order(shop, "o1", { province: "Western" });
      move(shop, "o1", "Delivered");
      shop.submit("o2", "Uva", { lamp: 3 });
      shop.finish("o2");
      shop.doOrder("o2", { type: "CancelOrder", userId: "ann", reason: null });
      shop.finish("o2");
    });
    const change = { kind: "leave-out", events, productId: null, province: null, ...of } as const;
    const { figure, outcome } = await when(change);
    expect(figure(name)).toEqual(expected);
    if (events === "cancellations") {
      expect(outcome.products).toMatchObject([{ id: "lamp", left: { was: 10, simulated: 7 } }]);
    }
  });

  it("notes that orders of erased customers have no province", async () => {
    const { when } = given((shop) => {
      shop.submit("o1", "", { chair: 1 });
      shop.finish("o1");
    });
    const { outcome } = await when({ kind: "close-province", province: "Uva" });
    expect(outcome.assumptions.join(" ")).toContain("1 order of erased customers has no province");
    expect(outcome.finding).toContain("Nothing would have been different: 1 order placed");
  });

  it("is refused for an unknown product, and for one that does not exist yet", async () => {
    const { shop } = given((made) => made.setPrice("stool", 1000));
    const opening = simulate(shop.log, 1, [
      { kind: "opening-stock", productId: "stool", pieces: 1 },
    ]);
    await expect(opening).rejects.toThrow("Product stool did not exist yet at event 1.");
    const price = simulate(shop.log, 1, [{ kind: "price", productId: "throne", cents: 1 }]);
    await expect(price).rejects.toThrow("The log has no product throne up to event 5.");
    await expect(price).rejects.toThrow(WhatIfRefused);
  });

  it("stops when aborted, and after its timeout", async () => {
    const { shop } = given((made) => {
      for (let price = 0; price < 3000; price += 1) made.setPrice("lamp", price);
    });
    const query = {
      fork: eventIn(shop.log, 1),
      end: eventIn(shop.log, shop.log.length),
      changes: [],
    };
    const options = { stopping: AbortSignal.abort(new Error("Enough")), timeoutMs: 10_000 };
    await expect(whatIf(readingOf(shop.log), query, options)).rejects.toThrow("Enough");
    await expect(simulate(shop.log, 1, [], -1)).rejects.toThrow("Try a shorter section of the log");
  });
});
