import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory, type CommandsInMemory } from "../../../testing/commands-in-memory.ts";
import { commandContext } from "../../../testing/events.ts";
import { addressOf, detailsOf } from "../../../testing/shop.ts";
import { deliveryDayDecider } from "../../delivery/day-decider.ts";
import { deliveryPlanDecider, deliveryPlanId } from "../../delivery/plan-decider.ts";
import { dayIdOf, defaultZones } from "../../delivery/zones.ts";
import type { CommandHandler } from "../../ports.ts";
import { productDecider } from "../../product/decider.ts";
import { stockDecider } from "../../stock/decider.ts";
import type { DayHalf, Slot } from "../../values/delivery-day.ts";
import { noLimits } from "../placing/admission.ts";
import { createCheckout } from "../checkout.ts";
import { checkoutSteps, type CheckoutStep } from "../steps.ts";
import { orderDecider } from "../decider.ts";
import type { PlaceOrderInput } from "../order-input.ts";
import { createOrderService } from "../service.ts";

// A Wednesday in Colombo. The Central zone delivers on Mondays, Wednesdays, Fridays and Saturdays.
const now = "2026-11-25T04:00:00.000Z";
const kandy = { district: "Kandy", province: "Central" };
const day = (date: string, half: DayHalf = "morning", zoneId = "central"): Slot => ({
  zoneId,
  date,
  half,
});

const by = (id: string, commandId: string, role: "shopper" | "admin" = "shopper") => ({
  ...commandContext(commandId, { id, role }),
  now,
});

const capacityOfTwo = defaultZones.map((zone) => ({
  ...zone,
  capacity: { morning: 2, afternoon: 1 },
}));

/** A shop with 50 chairs, two orders per morning and one per afternoon. */
const opened = async (): Promise<CommandsInMemory> => {
  const commands = commandsInMemory(createMemoryEventStore({ multiStream: true }));
  const admin = (word: string) => by("admin", word, "admin");
  const zones = { type: "ChangeDeliveryZones", zones: capacityOfTwo, seen: 0 } as const;
  await commands.handle(deliveryPlanDecider, deliveryPlanId, zones, admin("zones"), null);
  const add = {
    type: "AddProduct",
    details: detailsOf(),
    priceCents: 100_000,
  } as unknown as Parameters<typeof productDecider.decide>[0];
  await commands.handle(productDecider, "chair", add, admin("chair"), null);
  const receive = { type: "ReceiveStock", quantity: 50 } as const;
  await commands.handle(stockDecider, "chair", receive, admin("stock"), null);
  return commands;
};

const servicesOf = (
  commands: CommandHandler,
  onStep: (step: CheckoutStep) => void = () => undefined,
) => {
  const checkout = createCheckout({ commands, deriveId, onStep });
  const orders = createOrderService({
    commands,
    checkout,
    deriveId,
    limits: noLimits,
    onPending: () => undefined,
    onStep,
  });
  return { checkout, orders };
};

const inputOf = (change: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  items: [{ productId: "chair", quantity: 1 }],
  shippingAddress: addressOf(),
  totalPrice: 1500,
  again: true,
  ...change,
});

/** Without appends to several streams, like an EventStoreDB. */
const stepwise = (commands: CommandsInMemory): CommandsInMemory => ({
  ...commands,
  handleTogether: async () => null,
});

const placesOn = async (commands: CommandHandler, date: string, zoneId = "central") => {
  const id = dayIdOf({ zoneId, date });
  const { morning, afternoon } = (await commands.load(deliveryDayDecider, id)).state;
  return { morning: morning.size, afternoon: afternoon.size };
};

const deliveryOf = async (commands: CommandHandler, orderId: string) => {
  const { state } = await commands.load(orderDecider, orderId);
  return state.phase === "none" ? null : state.delivery;
};

const place = async (
  commands: CommandHandler,
  person: string,
  change: Partial<PlaceOrderInput> = {},
) => {
  const placed = await servicesOf(commands).orders.place(
    inputOf(change),
    by(person, `order of ${person}`),
  );
  return "orderId" in placed ? placed.orderId : placed;
};

it("orders that fill a slot at the same time are stored by one append each", async () => {
  const commands = await opened();
  const steps: CheckoutStep[] = [];
  const { orders } = servicesOf(commands, (step) => void steps.push(step));
  const people = ["ann", "ben", "cem", "dev"];
  await Promise.all(people.map((who) => orders.place(inputOf(), by(who, `order of ${who}`))));
  expect(steps).toEqual(people.map(() => "placed-at-once"));
});

describe.each([
  ["in one append", (commands: CommandsInMemory) => commands],
  ["step by step", stepwise],
])("the delivery day of a new order, %s", (_how, as) => {
  it("is the earliest free slot", async () => {
    const commands = as(await opened());
    const days: unknown[] = [];
    for (const person of ["ann", "ben", "cem", "dev"]) {
      const orderId = await place(commands, person);
      days.push((await deliveryOf(commands, orderId as string))?.day);
    }
    expect(days).toEqual([
      day("2026-11-27"),
      day("2026-11-27"),
      day("2026-11-27", "afternoon"),
      day("2026-11-28"),
    ]);
  });

  it("is the next free slot for orders that fill a slot at the same time", async () => {
    const commands = as(await opened());
    const people = ["ann", "ben", "cem", "dev"];
    const orderIds = await Promise.all(people.map((person) => place(commands, person)));
    const days = orderIds.map(async (id) => (await deliveryOf(commands, id as string))?.day);
    expect(await Promise.all(days)).toEqual([
      day("2026-11-27"),
      day("2026-11-27"),
      day("2026-11-27", "afternoon"),
      day("2026-11-28"),
    ]);
  });

  it("is found by each of twenty orders for places of one", async () => {
    const commands = as(await opened());
    const zones = defaultZones.map((zone) => ({
      ...zone,
      capacity: { morning: 1, afternoon: 1 },
    }));
    const change = { type: "ChangeDeliveryZones", zones, seen: 1 } as const;
    const context = by("admin", "one place", "admin");
    await commands.handle(deliveryPlanDecider, deliveryPlanId, change, context, null);
    const people = Array.from({ length: 20 }, (_, index) => `person ${index}`);
    const orderIds = await Promise.all(people.map((person) => place(commands, person)));
    const days = await Promise.all(
      orderIds.map(async (id) => (await deliveryOf(commands, id as string))?.day),
    );
    expect(days.filter((found) => !found)).toEqual([]);
    expect(new Set(days.map((found) => JSON.stringify(found))).size).toBe(20);
  });

  it("is never a slot that is over", async () => {
    const commands = as(await opened());
    const zones = defaultZones.map((zone) => ({ ...zone, leadDays: 0 }));
    const change = { type: "ChangeDeliveryZones", zones, seen: 1 } as const;
    const context = by("admin", "no lead", "admin");
    await commands.handle(deliveryPlanDecider, deliveryPlanId, change, context, null);
    const { orders } = servicesOf(commands);
    const today = "2026-11-25";
    const found: unknown[] = [];
    for (const [time, deliveryDay] of [
      ["06:29:59", undefined],
      ["06:30:00", undefined],
      ["06:30:00", { date: today, half: "morning" }],
      ["12:30:00", undefined],
      ["12:30:00", { date: today, half: "afternoon" }],
    ] as const) {
      const at = { ...by("ann", `at ${time} ${deliveryDay?.half}`), now: `${today}T${time}.000Z` };
      const placed = await orders.place(inputOf(deliveryDay ? { deliveryDay } : {}), at);
      found.push(
        placed.outcome === "placed"
          ? (await deliveryOf(commands, placed.orderId))?.day
          : placed.outcome === "refused" && placed.refusal.code,
      );
    }
    // Noon and six in the evening, in Colombo.
    expect(found).toEqual([
      day(today),
      day(today, "afternoon"),
      "DELIVERY_DAY_TAKEN",
      day("2026-11-27"),
      "DELIVERY_DAY_TAKEN",
    ]);
  });

  it("is the chosen one", async () => {
    const commands = as(await opened());
    const deliveryDay = { date: "2026-11-30", half: "afternoon" } as const;
    const orderId = await place(commands, "ann", { deliveryDay });
    expect(await deliveryOf(commands, orderId as string)).toMatchObject({
      day: day("2026-11-30", "afternoon"),
      requested: null,
    });
    expect(await placesOn(commands, "2026-11-30")).toEqual({ morning: 0, afternoon: 1 });
  });

  it.each([
    ["full", { date: "2026-11-30", half: "afternoon" }],
    ["too early", { date: "2026-11-26", half: "morning" }],
    ["on another weekday", { date: "2026-12-01", half: "morning" }],
    ["too late", { date: "2027-11-30", half: "morning" }],
  ] as const)("is refused if it is %s, and nothing is stored", async (_why, deliveryDay) => {
    const commands = as(await opened());
    await place(commands, "ben", { deliveryDay: { date: "2026-11-30", half: "afternoon" } });
    const before = commands.log.length;
    expect(await place(commands, "ann", { deliveryDay })).toMatchObject({
      outcome: "refused",
      refusal: { code: "DELIVERY_DAY_TAKEN" },
    });
    expect(commands.log).toHaveLength(before);
  });

  it("is refused on a closed day", async () => {
    const commands = as(await opened());
    const close = { type: "CloseDay", reason: "Poya day" } as const;
    const id = dayIdOf(day("2026-11-30"));
    await commands.handle(deliveryDayDecider, id, close, by("admin", "close", "admin"), null);
    expect(
      await place(commands, "ann", { deliveryDay: { date: "2026-11-30", half: "morning" } }),
    ).toMatchObject({ refusal: { code: "DELIVERY_DAY_TAKEN" } });
  });

  it("is none if the next six weeks are full", async () => {
    const commands = as(await opened());
    const full = capacityOfTwo.map((zone) => ({
      ...zone,
      capacity: { morning: 0, afternoon: 0 },
    }));
    await commands.handle(
      deliveryPlanDecider,
      deliveryPlanId,
      { type: "ChangeDeliveryZones", zones: full, seen: 1 },
      by("admin", "full", "admin"),
      null,
    );
    const orderId = await place(commands, "ann");
    expect(await deliveryOf(commands, orderId as string)).toMatchObject({ day: null });
  });

  it("is free again after a cancellation and after a rejection", async () => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann")) as string;
    expect(await placesOn(commands, "2026-11-27")).toEqual({ morning: 1, afternoon: 0 });
    await servicesOf(commands).orders.cancel(orderId, null, by("ann", "cancel"));
    expect(await placesOn(commands, "2026-11-27")).toEqual({ morning: 0, afternoon: 0 });
  });

  it("goes to the next free day if it fills up, unless a person chose it", async () => {
    const commands = as(await opened());
    const { checkout } = servicesOf(stepwise(commands));
    const zones = await commands.load(deliveryPlanDecider, deliveryPlanId);
    expect(zones.state.edition).toBe(1);
    for (const person of ["ben", "cem"]) {
      await place(commands, person, { deliveryDay: { date: "2026-11-27", half: "morning" } });
    }
    for (const [orderId, chosen] of [
      ["late", false],
      ["chosen", true],
    ] as const) {
      const content = {
        userId: "ann",
        lines: [],
        shippingAddress: addressOf(),
        paymentMethod: "Cash on Delivery",
        subtotalCents: 0,
        deliveryFeeCents: 0,
        totalCents: 0,
        delivery: { day: day("2026-11-27"), chosen },
      };
      const submit = { type: "SubmitOrder", content } as const;
      await commands.handle(orderDecider, orderId, submit, by("ann", orderId), null);
    }
    expect(await checkout.advance("late", by("ann", "advance"))).toMatchObject({ phase: "placed" });
    expect(await deliveryOf(commands, "late")).toMatchObject({
      day: day("2026-11-27", "afternoon"),
    });
    expect(await checkout.advance("chosen", by("ann", "advance 2"))).toMatchObject({
      phase: "rejected",
      refusal: { code: "DELIVERY_DAY_TAKEN" },
    });
    expect(await placesOn(commands, "2026-11-27")).toEqual({ morning: 2, afternoon: 1 });
  });
});

describe.each([
  ["in one append", (commands: CommandsInMemory) => commands],
  ["step by step", stepwise],
])("another delivery day, %s", (_how, as) => {
  const buyer = { person: "buyer", region: kandy, expectedRevision: null } as const;

  it("releases the earlier one", async () => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann")) as string;
    const { orders } = servicesOf(commands);
    const to = { date: "2026-11-30", half: "morning" } as const;
    const context = by("ann", "change");
    expect(await orders.changeDay(orderId, to, buyer, context)).toMatchObject({ accepted: true });
    expect(await placesOn(commands, "2026-11-27")).toEqual({ morning: 0, afternoon: 0 });
    expect(await placesOn(commands, "2026-11-30")).toEqual({ morning: 1, afternoon: 0 });
    const before = commands.log.length;
    expect(await orders.changeDay(orderId, to, buyer, context)).toMatchObject({ accepted: true });
    expect(commands.log).toHaveLength(before);
  });

  it("can go back, and from one half to the other", async () => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann")) as string;
    const { orders } = servicesOf(commands);
    const days = [
      { date: "2026-11-27", half: "afternoon" },
      { date: "2026-11-30", half: "morning" },
      { date: "2026-11-27", half: "morning" },
    ] as const;
    for (const [index, to] of days.entries()) {
      const moved = await orders.changeDay(orderId, to, buyer, by("ann", `change ${index}`));
      expect(moved).toMatchObject({ accepted: true });
    }
    expect(await placesOn(commands, "2026-11-27")).toEqual({ morning: 1, afternoon: 0 });
    expect(await placesOn(commands, "2026-11-30")).toEqual({ morning: 0, afternoon: 0 });
  });

  it("is refused if it is full, and the order keeps its day", async () => {
    const commands = as(await opened());
    await place(commands, "ben", { deliveryDay: { date: "2026-11-30", half: "afternoon" } });
    const orderId = (await place(commands, "ann")) as string;
    const to = { date: "2026-11-30", half: "afternoon" } as const;
    const { orders } = servicesOf(commands);
    expect(await orders.changeDay(orderId, to, buyer, by("ann", "change"))).toMatchObject({
      refusal: { code: "DELIVERY_DAY_TAKEN" },
    });
    expect(await deliveryOf(commands, orderId)).toMatchObject({
      day: day("2026-11-27"),
      requested: null,
    });
  });

  it("is the buyer's choice during Item Preparing, and the shop's later", async () => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann")) as string;
    const { orders } = servicesOf(commands);
    await orders.setStatus(orderId, "Item Packing", null, by("admin", "pack", "admin"));
    const to = { date: "2026-11-30", half: "morning" } as const;
    expect(await orders.changeDay(orderId, to, buyer, by("ann", "change"))).toMatchObject({
      refusal: { code: "ORDER_CLOSED" },
    });
    const staff = { ...buyer, person: "staff", expectedRevision: 99 } as const;
    const context = (word: string) => by("admin", word, "admin");
    expect(await orders.changeDay(orderId, to, staff, context("outdated"))).toMatchObject({
      refusal: { code: "CHANGED_MEANWHILE" },
    });
    expect(
      await orders.changeDay(orderId, to, { ...staff, expectedRevision: 2 }, context("now")),
    ).toMatchObject({ accepted: true });
  });

  it("is hidden from other shoppers", async () => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann")) as string;
    const to = { date: "2026-11-30", half: "morning" } as const;
    const { orders } = servicesOf(commands);
    expect(await orders.changeDay(orderId, to, buyer, by("ben", "change"))).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
  });

  it("follows an address in another zone: the same slot, or the earliest", async () => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann", {
      deliveryDay: { date: "2026-11-30", half: "afternoon" },
    })) as string;
    const { orders } = servicesOf(commands);
    const galle = addressOf({ district: "Galle", province: "Southern" });
    await orders.changeAddress(orderId, galle, by("ann", "to Galle"));
    expect(await deliveryOf(commands, orderId)).toMatchObject({
      day: day("2026-11-30", "afternoon", "southern"),
    });
    const jaffna = addressOf({ district: "Jaffna", province: "Northern" });
    await orders.changeAddress(orderId, jaffna, by("ann", "to Jaffna"));
    expect(await deliveryOf(commands, orderId)).toMatchObject({
      day: day("2026-11-30", "afternoon", "northern"),
    });
    const badulla = addressOf({ district: "Badulla", province: "Uva" });
    await orders.changeAddress(orderId, badulla, by("ann", "to Badulla"));
    expect(await deliveryOf(commands, orderId)).toMatchObject({
      day: day("2026-12-01", "morning", "uva"),
    });
    for (const zoneId of ["central", "southern", "northern"]) {
      expect(await placesOn(commands, "2026-11-30", zoneId)).toEqual({ morning: 0, afternoon: 0 });
    }
  });
});

describe("an interrupted order", () => {
  const steps = checkoutSteps.filter((step) => !["rejected", "released"].includes(step));

  it("holds exactly the place that it needs, wherever it was interrupted", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...steps),
        fc.nat(2),
        fc.boolean(),
        async (dyingStep, times, cancels) => {
          let process = stepwise(await opened());
          const work = async (commands: CommandHandler, onStep: (step: CheckoutStep) => void) => {
            const { orders } = servicesOf(commands, onStep);
            const placed = await orders.place(inputOf(), by("ann", "order"));
            if (!("orderId" in placed)) return;
            const { orderId } = placed;
            const to = { date: "2026-11-30", half: "morning" } as const;
            const buyer = { person: "buyer", region: kandy, expectedRevision: null } as const;
            await orders.changeDay(orderId, to, buyer, by("ann", "change"));
            if (cancels) await orders.cancel(orderId, null, by("ann", "cancel"));
          };
          let left = times;
          const dying = process;
          await work(dying, (step) => {
            if (step === dyingStep && left-- === 0) dying.kill();
          }).catch(() => undefined);
          process = stepwise(process.restart());
          const orderId = deriveId("order", "order");
          await servicesOf(process).checkout.advance(orderId, by("shop", "recovery"));
          const state = (await process.load(orderDecider, orderId)).state;
          if (state.phase === "none") return;
          const held = state.phase === "placed" ? state.delivery.day : null;
          if (state.phase === "placed") expect(state.delivery.requested).toBeNull();
          for (const date of ["2026-11-27", "2026-11-30"]) {
            expect(await placesOn(process, date)).toEqual({
              morning: Number(held?.date === date && held.half === "morning"),
              afternoon: Number(held?.date === date && held.half === "afternoon"),
            });
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});

it("never overbooks a slot, however many shoppers order at once", async () => {
  const commands = await opened();
  const deliveryDay = { date: "2026-11-30", half: "morning" } as const;
  const ends = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      place(index % 2 === 0 ? commands : stepwise(commands), `person ${index}`, { deliveryDay }),
    ),
  );
  expect(ends.filter((end) => typeof end === "string")).toHaveLength(2);
  expect(await placesOn(commands, "2026-11-30")).toEqual({ morning: 2, afternoon: 0 });
  const free = await commands.load(stockDecider, "chair");
  expect(free.state).toMatchObject({ onHand: 48, reserved: 0 });
});

describe.each([
  ["in one append", (commands: CommandsInMemory) => commands],
  ["step by step", stepwise],
])("a day that staff agree with the customer, %s", (_how, as) => {
  const agree = (commands: CommandHandler, orderId: string, date: string, half: DayHalf) =>
    servicesOf(commands).orders.changeDay(
      orderId,
      { date, half },
      { person: "staff", region: kandy, expectedRevision: null },
      by("admin", `${orderId} to ${date} ${half}`, "admin"),
    );

  it.each([
    ["that is full", "2026-11-27", "afternoon"],
    ["that is closed", "2026-11-30", "morning"],
    ["on another weekday", "2026-12-01", "morning"],
    ["after more than six weeks", "2027-03-01", "afternoon"],
  ] as const)("can be one %s", async (_which, date, half) => {
    const commands = as(await opened());
    for (const person of ["ann", "ben", "cem"]) await place(commands, person);
    const close = { type: "CloseDay", reason: "Poya day" } as const;
    const id = dayIdOf({ zoneId: "central", date: "2026-11-30" });
    await commands.handle(deliveryDayDecider, id, close, by("admin", "close", "admin"), null);
    const orderId = (await place(commands, "dev")) as string;
    const before = await placesOn(commands, date);
    expect(await agree(commands, orderId, date, half)).toMatchObject({ accepted: true });
    expect(await deliveryOf(commands, orderId)).toMatchObject({ day: day(date, half) });
    expect((await placesOn(commands, date))[half]).toBe(before[half] + 1);
    // Shoppers still find the slot full.
    const chosen = { deliveryDay: { date, half } };
    expect(await place(commands, "eva", chosen)).toMatchObject({ outcome: "refused" });
  });

  it.each([
    ["is over", "2026-11-24", "afternoon"],
    ["is in more than a year", "2027-11-26", "morning"],
    ["does not exist", "2026-13-01", "morning"],
  ] as const)("is refused if it %s", async (_why, date, half) => {
    const commands = as(await opened());
    const orderId = (await place(commands, "ann")) as string;
    const events = commands.log.length;
    expect(await agree(commands, orderId, date, half)).toMatchObject({
      refusal: { code: "INVALID_INPUT", fields: [{ field: "deliveryDay.date" }] },
    });
    expect(commands.log).toHaveLength(events);
  });
});
