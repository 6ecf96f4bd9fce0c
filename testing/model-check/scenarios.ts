import { cartDecider } from "#domain/cart/decider.ts";
import { deliveryDayDecider } from "#domain/delivery/day-decider.ts";
import { deliveryPlanDecider, deliveryPlanId } from "#domain/delivery/plan-decider.ts";
import { dayIdOf, defaultZones } from "#domain/delivery/zones.ts";
import { noLimits } from "#domain/order/placing/admission.ts";
import { createCheckout } from "#domain/order/checkout.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { wasPlaced } from "#domain/order/state.ts";
import { createOrderService } from "#domain/order/service.ts";
import type { CommandContext, CommandHandler } from "#domain/ports.ts";
import { productDecider } from "#domain/product/decider.ts";
import { promotionDecider } from "#domain/promotion/decider.ts";
import { runDecider } from "#domain/run/decider.ts";
import { createRunProcess } from "#domain/run/process.ts";
import { createRunService } from "#domain/run/service.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { deriveId, neighbouringId } from "#event-store/uuid.ts";
import { commandContext } from "../events.ts";
import { addressOf, detailsOf } from "../shop.ts";
import type { Scenario, Task } from "./explore.ts";

// A Wednesday in Colombo. The Central zone delivers on Mondays, Wednesdays, Fridays and Saturdays.
const now = "2026-11-25T04:00:00.000Z";
const day = { zoneId: "central", date: "2026-11-27", half: "morning" } as const;
const code = "TAKE100";

const by = (
  id: string,
  commandId: string,
  role: "shopper" | "admin" | "system" = "shopper",
): CommandContext => ({ ...commandContext(commandId, { id, role }), now });

const servicesOf = (commands: CommandHandler) => {
  const checkout = createCheckout({ commands, deriveId: neighbouringId });
  const process = createRunProcess({ commands, checkout, deriveId });
  const onPending = () => undefined;
  return {
    checkout,
    process,
    orders: createOrderService({
      ...{ commands, checkout, deriveId, limits: noLimits, onPending },
      leavePlan: process.dropStop,
    }),
    runs: createRunService({ commands, process, deriveId, mayDrive: async () => true, onPending }),
  };
};

/** Limits of the small shop. */
interface Shop {
  readonly chairs: number;
  readonly lamps: number;
  readonly uses: number;
  readonly places: number;
}

/** Opens a shop that sells chairs and lamps, with one code and deliveries on one slot. */
const openShop =
  ({ chairs, lamps, uses, places }: Shop) =>
  async (commands: CommandHandler): Promise<void> => {
    const admin = (word: string) => by("admin", word, "admin");
    for (const [id, quantity] of Object.entries({ chair: chairs, lamp: lamps })) {
      const details = { details: detailsOf({ name: id }), priceCents: 100_000 };
      const add = { type: "AddProduct", ...details } as const;
      await commands.handle(productDecider, id, add, admin(`add ${id}`), null);
      const receive = { type: "ReceiveStock", quantity } as const;
      await commands.handle(stockDecider, id, receive, admin(`receive ${id}`), null);
    }
    const zones = defaultZones.map((zone) => ({
      ...zone,
      capacity: { morning: places, afternoon: places },
    }));
    const change = { type: "ChangeDeliveryZones", zones, seen: 0 } as const;
    await commands.handle(deliveryPlanDecider, deliveryPlanId, change, admin("zones"), null);
    const terms = {
      benefit: { kind: "amount", amountCents: 10_000 },
      ...{ minSumCents: 0, categories: [], productIds: [] },
      ...{ startsAt: "2026-11-01T00:00:00.000Z", endsAt: null, uses, usesPerCustomer: null },
    } as const;
    const create = { type: "CreatePromotion", code, terms, now } as const;
    await commands.handle(promotionDecider, code, create, admin("code"), null);
  };

const people = ["ann", "ben"] as const;
type Person = (typeof people)[number];

/** What a person orders. */
interface Wish {
  readonly productIds: readonly string[];
  readonly withCode: boolean;
}

const orderCommand = (person: Person): string => `order of ${person}`;
const orderIdOf = (person: Person): string => deriveId(orderCommand(person), "order");

const putInCart = async (commands: CommandHandler, person: Person, { productIds }: Wish) => {
  for (const productId of productIds) {
    const offer = { name: productId, priceCents: 100_000, available: 99 };
    const add = { type: "AddItem", productId, quantity: 1, offer } as const;
    await commands.handle(cartDecider, person, add, by(person, `${person} ${productId}`), null);
  }
};

/** A request that places an order; it answers with the outcome. */
const orderTask = (person: Person, { productIds, withCode }: Wish): Task => ({
  process: `order of ${person}`,
  async run(commands) {
    const placed = await servicesOf(commands).orders.place(
      {
        items: productIds.map((productId) => ({ productId, quantity: 1 })),
        shippingAddress: addressOf(),
        totalPrice: productIds.length * 1000 + 500 - (withCode ? 100 : 0),
        ...(withCode ? { promoCode: code } : {}),
        deliveryDay: { date: day.date, half: day.half },
        again: true,
      },
      by(person, orderCommand(person)),
    );
    return placed.outcome === "refused" ? placed.refusal.code : placed.outcome;
  },
});

const cancelTask = (person: Person): Task => ({
  process: `cancellation of ${person}`,
  async run(commands) {
    const context = by(person, `cancel of ${person}`);
    const cancelled = await servicesOf(commands).orders.cancel(orderIdOf(person), null, context);
    return cancelled.accepted ? "cancelled" : cancelled.refusal.code;
  },
});

const recovery = (id: string) => by("shop", id, "system");

const recoverOrders = async (commands: CommandHandler): Promise<void> => {
  const { checkout } = servicesOf(commands);
  for (const person of people) {
    const id = orderIdOf(person);
    await checkout.advance(id, recovery(id));
  }
};

const requireEqual = (what: string, found: unknown, expected: unknown): void => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
};

/** Compares stock, code and day with the orders that hold them. */
const checkShop = async (
  commands: CommandHandler,
  wishes: Readonly<Partial<Record<Person, Wish>>>,
  { chairs, lamps, uses, places }: Shop,
): Promise<ReadonlyMap<Person, string>> => {
  const phases = new Map<Person, string>();
  const placed: { readonly id: string; readonly wish: Wish }[] = [];
  for (const person of people) {
    const wish = wishes[person];
    if (!wish) continue;
    const id = orderIdOf(person);
    const { phase } = (await commands.load(orderDecider, id)).state;
    phases.set(person, phase);
    if (phase === "submitted") throw new Error(`The order of ${person} did not end`);
    if (phase !== "placed") continue;
    placed.push({ id, wish });
    const cart = (await commands.load(cartDecider, person)).state.lines;
    requireEqual(`The cart of ${person}`, cart.length, 0);
  }
  for (const [productId, quantity] of Object.entries({ chair: chairs, lamp: lamps })) {
    const sold = placed.filter(({ wish }) => wish.productIds.includes(productId)).length;
    const { onHand, reserved } = (await commands.load(stockDecider, productId)).state;
    requireEqual(
      `Stock of ${productId}`,
      { onHand, reserved },
      { onHand: quantity - sold, reserved: 0 },
    );
    if (sold > quantity) throw new Error(`${productId} is oversold`);
  }
  const promotion = (await commands.load(promotionDecider, code)).state;
  const used = placed.filter(({ wish }) => wish.withCode).length;
  requireEqual("Uses of the code", [promotion?.used, promotion?.held], [used, 0]);
  if (used > uses) throw new Error("The code is used too often");
  const { morning } = (await commands.load(deliveryDayDecider, dayIdOf(day))).state;
  requireEqual("Places of the day", [...morning.keys()].sort(), placed.map(({ id }) => id).sort());
  if (placed.length > places) throw new Error("The day is overbooked");
  return phases;
};

/** Two people order at the same time, and the first process may die. */
export const twoOrders = (shop: Shop, wishes: Readonly<Record<Person, Wish>>): Scenario => {
  const tasks = new Map(people.map((person) => [person, orderTask(person, wishes[person])]));
  return {
    async prepare(commands) {
      await openShop(shop)(commands);
      for (const person of people) await putInCart(commands, person, wishes[person]);
    },
    tasks: [...tasks.values()],
    mayDie: [orderCommand("ann")],
    recover: recoverOrders,
    async check(commands, answers) {
      const phases = await checkShop(commands, wishes, shop);
      for (const [person, task] of tasks) {
        if (answers.get(task) === "placed") requireEqual(person, phases.get(person), "placed");
      }
      // Nothing may be left that one of the orders could have had.
      if (![...phases.values()].includes("placed") && answers.size > 1) {
        throw new Error("Neither order was placed");
      }
    },
  };
};

/** A person cancels an order while it is placed; either process may die. */
export const orderAndCancellation = (shop: Shop, wish: Wish): Scenario => {
  const [order, cancellation] = [orderTask("ann", wish), cancelTask("ann")];
  return {
    async prepare(commands) {
      await openShop(shop)(commands);
      await putInCart(commands, "ann", wish);
    },
    tasks: [order, cancellation],
    mayDie: [order.process, cancellation.process],
    recover: recoverOrders,
    async check(commands, answers) {
      const phase = (await checkShop(commands, { ann: wish }, shop)).get("ann");
      if (answers.get(cancellation) === "cancelled") requireEqual("The order", phase, "cancelled");
      if (answers.get(order) === "placed" && phase !== "placed" && phase !== "cancelled") {
        throw new Error(`The placed order is ${phase}`);
      }
    },
  };
};

/** Two people plan the same order on two runs while its buyer cancels it. */
export const twoRuns = (shop: Shop, wish: Wish): Scenario => {
  const date = day.date;
  const runIds = [`${date}.1`, `${date}.2`];
  const plan = (word: string): Task => ({
    process: `plan ${word}`,
    async run(commands) {
      const { runs } = servicesOf(commands);
      const planned = await runs.plan(
        date,
        { driverId: "nimal", zoneId: "central", leavesAt: "07:30" },
        [orderIdOf("ann")],
        by("admin", `plan ${word}`, "admin"),
      );
      return planned.accepted ? "planned" : planned.refusal.code;
    },
  });
  const tasks = [plan("one"), plan("two"), cancelTask("ann")];
  return {
    async prepare(commands) {
      await openShop(shop)(commands);
      await putInCart(commands, "ann", wish);
      await orderTask("ann", wish).run(commands);
    },
    tasks,
    mayDie: ["plan one"],
    async recover(commands) {
      await recoverOrders(commands);
      for (const id of runIds) await servicesOf(commands).process.advance(id, recovery(id));
    },
    async check(commands) {
      await checkShop(commands, { ann: wish }, shop);
      const order = (await commands.load(orderDecider, orderIdOf("ann"))).state;
      const runOfOrder = order.phase === "placed" ? order.run : null;
      const stops: string[] = [];
      for (const id of runIds) {
        const { phase, stops: ofRun } = (await commands.load(runDecider, id)).state;
        if (phase === "planned") stops.push(...ofRun.map(() => id));
      }
      // A run drops the stop of a cancelled order when it starts.
      if (stops.length > 1) throw new Error("The order is on two runs");
      if (runOfOrder !== null) requireEqual("The run of the order", stops, [runOfOrder]);
    },
  };
};

/** A run starts and delivers an order while its buyer cancels it, or moves it to another day. */
export const tourAndChange = (shop: Shop, wish: Wish, change: "cancel" | "move"): Scenario => {
  const runId = `${day.date}.1`;
  const orderId = orderIdOf("ann");
  const totalCents = wish.productIds.length * 100_000 + 50_000;
  const tour: Task = {
    process: "tour",
    async run(commands) {
      const { runs } = servicesOf(commands);
      const { edition } = (await commands.load(runDecider, runId)).state;
      const started = await runs.start(runId, edition, by("admin", "start", "admin"));
      if (!started.accepted) return started.refusal.code;
      const answered = await runs.answer(
        runId,
        orderId,
        { kind: "delivered", answeredAt: now, collectedCents: totalCents, shortReason: null },
        { onlyOwnRuns: false },
        by("nimal", "stop", "admin"),
      );
      return answered.accepted ? "delivered" : answered.refusal.code;
    },
  };
  const move: Task = {
    process: "move",
    async run(commands) {
      const moved = await servicesOf(commands).orders.changeDay(
        orderId,
        { date: "2026-12-02", half: "morning" },
        {
          person: "buyer",
          region: { district: "Kandy", province: "Central" },
          expectedRevision: null,
        },
        by("ann", "move"),
      );
      return moved.accepted ? "moved" : moved.refusal.code;
    },
  };
  const changing = change === "cancel" ? cancelTask("ann") : move;
  return {
    async prepare(commands) {
      await openShop(shop)(commands);
      await orderTask("ann", wish).run(commands);
      const plan = { driverId: "nimal", zoneId: "central", leavesAt: "07:30" };
      const context = by("admin", "plan", "admin");
      await servicesOf(commands).runs.plan(day.date, plan, [orderId], context);
    },
    tasks: [tour, changing],
    mayDie: [tour.process, changing.process],
    async recover(commands) {
      await recoverOrders(commands);
      await servicesOf(commands).process.advance(runId, recovery(runId));
    },
    async check(commands, answers) {
      const { stops } = (await commands.load(runDecider, runId)).state;
      const order = (await commands.load(orderDecider, orderId)).state;
      const isOnRun = stops.length > 0;
      const outcome = stops[0]?.outcome ?? null;
      const cash = outcome?.kind === "delivered" ? outcome.collectedCents : 0;
      if (answers.get(tour) === "delivered") requireEqual("Cash", cash, totalCents);
      const paid = wasPlaced(order) ? (order.payment?.collectedCents ?? 0) : 0;
      requireEqual("The cash of the order", paid, cash);
      if (answers.get(changing) === "cancelled" || answers.get(changing) === "moved") {
        requireEqual("The changed order is on the run", isOnRun, false);
      }
      const inShop = order.phase === "cancelled" ? shop.chairs : shop.chairs - 1;
      const { onHand } = (await commands.load(stockDecider, "chair")).state;
      requireEqual("Chairs", onHand, inShop);
    },
  };
};
