import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newEvents } from "#event-store/new-event.ts";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory, type CommandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { addressOf, detailsOf } from "../../testing/shop.ts";
import { noLimits } from "../order/placing/admission.ts";
import { createCheckout } from "../order/checkout.ts";
import { orderDecider } from "../order/decider.ts";
import { createOrderService } from "../order/service.ts";
import type { CommandHandler } from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { messages } from "../messages.ts";
import { stockDecider } from "../stock/decider.ts";
import { deliveryDayText } from "../values/delivery-day.ts";
import { collectedCents, runDecider } from "./decider.ts";
import { createRunProcess, runSteps, type RunStep } from "./process.ts";
import type { StopAnswer } from "./answering.ts";
import { createRunService } from "./service.ts";

const now = "2026-11-25T04:00:00.000Z";
const date = "2026-11-27";
const plan = { driverId: "nimal", zoneId: "central", leavesAt: "07:30" };
const anyRun = { onlyOwnRuns: false };

const by = (id: string, commandId: string, role: "shopper" | "admin" = "admin") => ({
  ...commandContext(commandId, { id, role }),
  now,
});

const chairs = 50;
const totalCents = 150_000;

const servicesOf = (
  commands: CommandHandler,
  onStep: (step: RunStep) => void = () => undefined,
) => {
  const checkout = createCheckout({ commands, deriveId });
  const process = createRunProcess({ commands, checkout, deriveId, onStep });
  return {
    orders: createOrderService({
      commands,
      checkout,
      deriveId,
      limits: noLimits,
      leavePlan: process.dropStop,
      onPending: () => undefined,
    }),
    process,
    runs: createRunService({
      ...{ commands, process, deriveId, onStep },
      mayDrive: async (id) => ["nimal", "nuwan"].includes(id),
      onPending: () => undefined,
    }),
  };
};

/** A shop with chairs, and one order of one chair by each person. */
const opened = async (
  ...people: readonly string[]
): Promise<{ readonly commands: CommandsInMemory; readonly orderIds: readonly string[] }> => {
  const commands = commandsInMemory();
  const add = {
    type: "AddProduct",
    details: detailsOf(),
    priceCents: 100_000,
  } as unknown as Parameters<typeof productDecider.decide>[0];
  await commands.handle(productDecider, "chair", add, by("admin", "chair"), null);
  const receive = { type: "ReceiveStock", quantity: chairs } as const;
  await commands.handle(stockDecider, "chair", receive, by("admin", "stock"), null);
  const orderIds: string[] = [];
  for (const person of people) {
    const placed = await servicesOf(commands).orders.place(
      {
        items: [{ productId: "chair", quantity: 1 }],
        shippingAddress: addressOf(),
        totalPrice: totalCents / 100,
        again: true,
      },
      by(person, `order of ${person}`, "shopper"),
    );
    if (placed.outcome !== "placed") throw new Error(`Not placed: ${JSON.stringify(placed)}`);
    orderIds.push(placed.orderId);
  }
  return { commands, orderIds };
};

const orderOf = async (commands: CommandHandler, id = "") =>
  (await commands.load(orderDecider, id)).state;

const runOf = async (commands: CommandHandler, id: string) =>
  (await commands.load(runDecider, id)).state;

const chairsLeft = async (commands: CommandHandler) => {
  const { onHand, reserved } = (await commands.load(stockDecider, "chair")).state;
  return onHand - reserved;
};

const delivered = (collected = totalCents): StopAnswer => ({
  kind: "delivered",
  answeredAt: now,
  collectedCents: collected,
  shortReason: collected < totalCents ? "customer was short" : null,
});

const failed = (
  failure: Extract<StopAnswer, { readonly kind: "failed" }>["failure"],
  next: Extract<StopAnswer, { readonly kind: "failed" }>["next"] = null,
): StopAnswer => ({ kind: "failed", answeredAt: now, failure, note: "", next });

/** A run on the road with one stop per person. */
const onTheRoad = async (...people: readonly string[]) => {
  const { commands, orderIds } = await opened(...people);
  const { runs } = servicesOf(commands);
  const planned = await runs.plan(date, plan, orderIds, by("admin", "plan"));
  if (!planned.accepted) throw new Error(planned.refusal.message);
  const runId = planned.runId ?? "";
  await runs.start(runId, planned.state.edition, by("admin", "start"));
  return { commands, runs, runId, orderIds };
};

describe("planning a run", () => {
  it("numbers the runs of a day, and puts each order on one of them only", async () => {
    const { commands, orderIds } = await opened("ann", "ben", "cem");
    const { runs } = servicesOf(commands);
    const [ann = "", ben = "", cem = ""] = orderIds;
    const first = await runs.plan(date, plan, [ann, ben], by("admin", "one"));
    const second = await runs.plan(date, plan, [ben, cem], by("admin", "two"));
    expect([first.runId, second.runId]).toEqual([`${date}.1`, `${date}.2`]);
    expect((await runOf(commands, `${date}.1`)).stops.map(({ orderId }) => orderId)).toEqual([
      ann,
      ben,
    ]);
    expect((await runOf(commands, `${date}.2`)).stops.map(({ orderId }) => orderId)).toEqual([cem]);
    expect(await orderOf(commands, ben)).toMatchObject({ run: `${date}.1` });
  });

  it("answers a repeated command with the same run", async () => {
    const { commands, orderIds } = await opened("ann");
    const { runs } = servicesOf(commands);
    const once = await runs.plan(date, plan, orderIds, by("admin", "plan"));
    const events = commands.log.length;
    const twice = await runs.plan(date, plan, orderIds, by("admin", "plan"));
    expect(twice.runId).toBe(once.runId);
    expect(commands.log).toHaveLength(events);
  });

  it("lets an order that was taken off go on another run, and back", async () => {
    const { commands, orderIds } = await opened("ann", "ben");
    const { runs } = servicesOf(commands);
    const [ann = ""] = orderIds;
    await runs.plan(date, plan, orderIds, by("admin", "one"));
    await runs.plan(date, plan, [], by("admin", "two"));
    const move = async (from: string, to: string, word: string) => {
      const { edition } = await runOf(commands, from);
      await runs.removeStop(from, ann, edition, by("admin", `off ${word}`));
      await runs.addStops(
        to,
        [ann],
        (await runOf(commands, to)).edition,
        by("admin", `on ${word}`),
      );
      expect(await orderOf(commands, ann)).toMatchObject({ run: to });
    };
    await move(`${date}.1`, `${date}.2`, "a");
    await move(`${date}.2`, `${date}.1`, "b");
    await move(`${date}.1`, `${date}.2`, "c");
  });

  it("refuses a change that was decided on an older plan", async () => {
    const { commands, orderIds } = await opened("ann", "ben");
    const { runs } = servicesOf(commands);
    const planned = await runs.plan(date, plan, orderIds, by("admin", "plan"));
    const seen = planned.accepted ? planned.state.edition : 0;
    const [ann = "", ben = ""] = orderIds;
    const id = `${date}.1`;
    expect(await runs.moveStop(id, ben, 0, seen, by("admin", "first"))).toMatchObject({
      accepted: true,
    });
    expect(await runs.moveStop(id, ann, 1, seen, by("kamal", "second"))).toMatchObject({
      refusal: { code: "CHANGED_MEANWHILE" },
    });
    expect((await runOf(commands, id)).stops.map(({ orderId }) => orderId)).toEqual([ben, ann]);
  });

  it("needs a driver and an order before it starts", async () => {
    const { commands, orderIds } = await opened("ann");
    const { runs } = servicesOf(commands);
    await runs.plan(date, { ...plan, driverId: null }, orderIds, by("admin", "no driver"));
    await runs.plan(date, plan, [], by("admin", "no stop"));
    for (const number of [1, 2]) {
      const id = `${date}.${number}`;
      const { edition } = await runOf(commands, id);
      expect(await runs.start(id, edition, by("admin", `start ${id}`))).toMatchObject({
        refusal: { code: "INVALID_INPUT" },
      });
    }
  });

  it("releases the orders of a discarded run", async () => {
    const { commands, orderIds } = await opened("ann");
    const { runs } = servicesOf(commands);
    await runs.plan(date, plan, orderIds, by("admin", "plan"));
    const { edition } = await runOf(commands, `${date}.1`);
    await runs.discard(`${date}.1`, edition, by("admin", "discard"));
    expect(await orderOf(commands, orderIds[0])).toMatchObject({ run: null });
    expect(await runOf(commands, `${date}.1`)).toMatchObject({ settled: true });
  });
});

describe("a run on the road", () => {
  it("moves its orders to Out for Delivery, and a cancelled one leaves it", async () => {
    const { commands, orderIds } = await opened("ann", "ben");
    const { runs, orders } = servicesOf(commands);
    await runs.plan(date, plan, orderIds, by("admin", "plan"));
    const [ann = "", ben = ""] = orderIds;
    await orders.cancel(ann, null, by("ann", "cancel", "shopper"));
    const { edition } = await runOf(commands, `${date}.1`);
    await runs.start(`${date}.1`, edition, by("admin", "start"));
    const run = await runOf(commands, `${date}.1`);
    expect(run).toMatchObject({ phase: "on the road", underWay: true });
    expect(run.stops.map(({ orderId }) => orderId)).toEqual([ben]);
    expect(await orderOf(commands, ben)).toMatchObject({ status: "Out for Delivery" });
  });

  it("delivers an order once, with the cash that was collected", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const [ann = ""] = orderIds;
    const answer = () => runs.answer(runId, ann, delivered(), anyRun, by("nimal", "stop 1"));
    expect(await answer()).toMatchObject({ accepted: true });
    const events = commands.log.length;
    expect(await answer()).toMatchObject({ accepted: true });
    expect(commands.log).toHaveLength(events);
    expect(await orderOf(commands, ann)).toMatchObject({ status: "Delivered", run: null });
    expect(collectedCents(await runOf(commands, runId))).toBe(totalCents);
    const other = await runs.answer(runId, ann, failed("refused"), anyRun, by("nimal", "again"));
    expect(other).toMatchObject({ refusal: { code: "STOP_ANSWERED" } });
  });

  it.each([
    ["more than is owed", totalCents + 1, null, "INVALID_INPUT"],
    ["less without a reason", totalCents - 1, null, "INVALID_INPUT"],
    ["no number", Number.NaN, null, "INVALID_INPUT"],
  ] as const)("refuses %s", async (_what, collected, shortReason, code) => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const answer = { ...delivered(), collectedCents: collected, shortReason } as StopAnswer;
    const events = commands.log.length;
    expect(
      await runs.answer(runId, orderIds[0] ?? "", answer, anyRun, by("nimal", "stop")),
    ).toMatchObject({ refusal: { code } });
    expect(commands.log).toHaveLength(events);
  });

  it("plans an order for the day that the driver asks for", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const [ann = ""] = orderIds;
    const next = { date: "2026-11-30", half: "afternoon" } as const;
    const answer = failed("not at home", next);
    await runs.answer(
      runId,
      ann,
      { ...answer, note: "Called twice, gate locked." } as StopAnswer,
      anyRun,
      by("nimal", "stop"),
    );
    expect(await orderOf(commands, ann)).toMatchObject({
      status: "Item Packing",
      run: null,
      delivery: { day: { ...next, zoneId: "central" } },
      comments: 1,
    });
  });

  it("stores no words of an answer that is refused, and stores them once if it is repeated", async () => {
    const { commands, orderIds } = await opened("ann");
    const { runs } = servicesOf(commands);
    const [ann = ""] = orderIds;
    const planned = await runs.plan(date, plan, orderIds, by("admin", "plan"));
    const runId = planned.runId ?? "";
    const next = { date: "2026-11-30", half: "afternoon" } as const;
    const answer = { ...failed("not at home", next), note: "Gate locked." } as StopAnswer;
    const sent = (word: string, said = answer) =>
      runs.answer(runId, ann, said, anyRun, by("nimal", word));
    // The run hasn't started.
    expect(await sent("early")).toMatchObject({ accepted: false });
    expect(await orderOf(commands, ann)).toMatchObject({ comments: 0 });
    await runs.start(runId, planned.accepted ? planned.state.edition : 0, by("admin", "start"));
    const invalid = { ...answer, note: "a".repeat(5000) } as StopAnswer;
    expect(await sent("long", invalid)).toMatchObject({ refusal: { code: "INVALID_INPUT" } });
    expect((await runOf(commands, runId)).stops).toMatchObject([{ outcome: null }]);
    expect(await sent("stop")).toMatchObject({ accepted: true });
    expect(await sent("stop")).toMatchObject({ accepted: true, repeated: true });
    expect(await orderOf(commands, ann)).toMatchObject({ comments: 1 });
  });

  it("returns a refused order, whose stock rises when its goods are in the shop", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const [ann = ""] = orderIds;
    await runs.answer(runId, ann, failed("refused"), anyRun, by("nimal", "stop"));
    expect(await orderOf(commands, ann)).toMatchObject({ phase: "returned", goodsReceived: false });
    expect(await chairsLeft(commands)).toBe(chairs - 1);
    const cash = {
      ...{ collectedCents: 0, handedInCents: 0, reason: null, words: "" },
      receivedOrderIds: [ann],
    };
    await runs.close(runId, cash, by("admin", "close"));
    expect(await orderOf(commands, ann)).toMatchObject({ phase: "returned", stockReturned: true });
    expect(await chairsLeft(commands)).toBe(chairs);
    await runs.receiveReturn(ann, by("admin", "again"));
    expect(await chairsLeft(commands)).toBe(chairs);
  });

  it("belongs to its driver", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const own = { onlyOwnRuns: true };
    const events = commands.log.length;
    const context = by("suresh", "stop");
    expect(await runs.answer(runId, orderIds[0] ?? "", delivered(), own, context)).toMatchObject({
      refusal: { code: "NOT_OWN_RUN" },
    });
    expect(await runs.end(runId, own, by("suresh", "end"))).toMatchObject({
      refusal: { code: "NOT_OWN_RUN" },
    });
    expect(commands.log).toHaveLength(events);
    const mine = await runs.answer(runId, orderIds[0] ?? "", delivered(), own, by("nimal", "own"));
    expect(mine).toMatchObject({ accepted: true });
  });
});

describe("an order in the van", () => {
  const cash = { reason: null, words: "", receivedOrderIds: [] } as const;
  const cancellation = { reason: "Ordered by mistake", note: "", expectedRevision: null } as const;

  it("is kept for its driver, whatever its status", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const { orders } = servicesOf(commands);
    const [ann = ""] = orderIds;
    await orders.setStatus(ann, "Item Preparing", null, by("admin", "back"));
    const closed = { accepted: false, refusal: { code: "ORDER_CLOSED" } };
    expect(await orders.cancel(ann, null, by("ann", "cancel", "shopper"))).toMatchObject(closed);
    expect(await orders.cancelByStaff(ann, cancellation, by("admin", "cancel"))).toMatchObject(
      closed,
    );
    const { edition } = await runOf(commands, runId);
    expect(await runs.removeStop(runId, ann, edition, by("admin", "off"))).toMatchObject({
      refusal: { code: "RUN_NOT_OPEN", message: messages.desk.onRun },
    });
    const answer = await runs.answer(runId, ann, delivered(), anyRun, by("nimal", "stop"));
    expect(answer).toMatchObject({ accepted: true });
    expect(await orderOf(commands, ann)).toMatchObject({
      status: "Delivered",
      payment: { collectedCents: totalCents, openCents: 0 },
    });
    expect(await chairsLeft(commands)).toBe(chairs - 1);
  });

  it("is either delivered or cancelled, if both arrive in the same moment", async () => {
    for (const goesOut of [true, false]) {
      const { commands, orderIds } = await opened("ann");
      const [ann = ""] = orderIds;
      const { runs, orders } = servicesOf(commands);
      const planned = await runs.plan(date, plan, orderIds, by("admin", "plan"));
      const seen = planned.accepted ? planned.state.edition : 0;
      const runId = `${date}.1`;
      const start = () => runs.start(runId, seen, by("admin", "start"));
      const cancel = () => orders.cancel(ann, null, by("ann", "cancel", "shopper"));
      await Promise.all(goesOut ? [start(), cancel()] : [cancel(), start()]);
      await runs.answer(runId, ann, delivered(), anyRun, by("nimal", "stop"));
      const order = await orderOf(commands, ann);
      const collected = collectedCents(await runOf(commands, runId));
      const left = await chairsLeft(commands);
      expect([order.phase, collected, left]).toEqual(
        order.phase === "cancelled" ? ["cancelled", 0, chairs] : ["placed", totalCents, chairs - 1],
      );
    }
  });

  it("whose door stayed closed is counted when the van is back", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann", "ben");
    const { orders } = servicesOf(commands);
    const [ann = "", ben = ""] = orderIds;
    for (const id of orderIds) {
      await runs.answer(runId, id, failed("not at home"), anyRun, by("nimal", `stop ${id}`));
    }
    await orders.cancelByStaff(ann, cancellation, by("admin", "cancel ann"));
    expect(await orderOf(commands, ann)).toMatchObject({
      phase: "cancelled",
      goodsReceived: false,
    });
    expect(await chairsLeft(commands)).toBe(chairs - 2);
    const nothing = { ...cash, collectedCents: 0, handedInCents: 0 };
    await runs.close(runId, nothing, by("admin", "close"));
    expect(await chairsLeft(commands)).toBe(chairs - 1);
    expect(await orderOf(commands, ben)).toMatchObject({ goods: "in the shop" });
    await orders.cancelByStaff(ben, cancellation, by("admin", "cancel ben"));
    expect(await chairsLeft(commands)).toBe(chairs);
  });

  it("that was delivered, set back and cancelled is awaited", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const { orders } = servicesOf(commands);
    const [ann = ""] = orderIds;
    await runs.answer(runId, ann, delivered(), anyRun, by("nimal", "stop"));
    await orders.setStatus(ann, "Item Preparing", null, by("admin", "back"));
    await orders.cancel(ann, null, by("ann", "cancel", "shopper"));
    expect(await chairsLeft(commands)).toBe(chairs - 1);
    await runs.receiveReturn(ann, by("admin", "received"));
    expect(await chairsLeft(commands)).toBe(chairs);
    await runs.receiveReturn(ann, by("admin", "again"));
    expect(await chairsLeft(commands)).toBe(chairs);
  });
});

describe("an order that leaves a planned run by itself", () => {
  const runId = `${date}.1`;
  const colombo = { district: "", province: "Western" };
  /** A planned run with the orders of Ann and Ben. */
  const planned = async () => {
    const { commands, orderIds } = await opened("ann", "ben");
    const services = servicesOf(commands);
    await services.runs.plan(date, plan, orderIds, by("admin", "plan"));
    const [ann = "", ben = ""] = orderIds;
    return { commands, ...services, ann, ben };
  };
  const otherDay = { date: "2026-12-04", half: "morning" } as const;
  const inKandy = { district: "Kandy", province: "Central" };

  type Planned = Awaited<ReturnType<typeof planned>>;
  const changes: Readonly<Record<string, (shop: Planned) => Promise<unknown>>> = {
    "another day by its buyer": ({ orders, ann }) =>
      orders.changeDay(
        ann,
        otherDay,
        { person: "buyer", region: inKandy, expectedRevision: null },
        by("ann", "day", "shopper"),
      ),
    "another day by the office": ({ orders, ann }) =>
      orders.changeDay(
        ann,
        otherDay,
        { person: "staff", region: inKandy, expectedRevision: null },
        by("admin", "day"),
      ),
    "an address in another zone": ({ orders, ann }) =>
      orders.changeAddress(ann, { ...addressOf(), ...colombo }, by("ann", "address", "shopper")),
    "a cancellation by its buyer": ({ orders, ann }) =>
      orders.cancel(ann, null, by("ann", "cancel", "shopper")),
    "a cancellation by the office": ({ orders, ann }) =>
      orders.cancelByStaff(
        ann,
        { reason: "Ordered by mistake", note: "", expectedRevision: null },
        by("admin", "cancel"),
      ),
    "a refusal on the phone": async ({ orders, commands, ann }) => {
      const order = await orderOf(commands, ann);
      return orders.recordCall(
        ann,
        {
          ...{ outcome: "refused", reason: "Ordered by mistake", note: "" },
          expectedRevision: order.phase === "placed" ? order.revision : -1,
        },
        by("admin", "call"),
      );
    },
  };

  it.each(Object.entries(changes))("takes its stop along: %s", async (_what, change) => {
    const shop = await planned();
    const before = await runOf(shop.commands, runId);
    expect(await change(shop)).toMatchObject({ accepted: true });
    const after = await runOf(shop.commands, runId);
    expect(after.stops.map(({ orderId }) => orderId)).toEqual([shop.ben]);
    expect(after.edition).toBeGreaterThan(before.edition);
    expect(await orderOf(shop.commands, shop.ann)).toMatchObject({ run: null });
    const started = await shop.runs.start(runId, after.edition, by("admin", "start"));
    expect(started).toMatchObject({ accepted: true, leftOut: [] });
    expect(await orderOf(shop.commands, shop.ann)).not.toMatchObject({
      status: "Out for Delivery",
    });
  });

  it("is left out at the start, and named, if its stop is still there", async () => {
    const shop = await planned();
    const { commands, runs, ann, ben } = shop;
    // The process died before the run heard of it.
    const forgetful = createOrderService({
      ...{ commands, deriveId, limits: noLimits, onPending: () => undefined },
      checkout: createCheckout({ commands, deriveId }),
    });
    await forgetful.cancel(ann, null, by("ann", "cancel", "shopper"));
    const { stops, edition } = await runOf(commands, runId);
    expect(stops).toHaveLength(2);
    const started = await runs.start(runId, edition, by("admin", "start"));
    expect(started).toMatchObject({ accepted: true, leftOut: [ann] });
    expect((await runOf(commands, runId)).stops.map(({ orderId }) => orderId)).toEqual([ben]);
    const again = await runs.start(runId, edition, by("admin", "start"));
    expect(again).toMatchObject({ accepted: true, leftOut: [ann] });
  });

  it("leaves it also after a crash, and can be planned again", async () => {
    const shop = await planned();
    const { commands, runs, process, ann } = shop;
    const forgetful = createOrderService({
      ...{ commands, deriveId, limits: noLimits, onPending: () => undefined },
      checkout: createCheckout({ commands, deriveId }),
    });
    await forgetful.changeDay(
      ann,
      otherDay,
      { person: "buyer", region: inKandy, expectedRevision: null },
      by("ann", "day", "shopper"),
    );
    await process.advance(runId, by("shop", "recovery"));
    expect((await runOf(commands, runId)).removed).toEqual([
      { orderId: ann, because: "order changed", afterStart: false },
    ]);
    const { edition } = await runOf(commands, runId);
    await runs.addStops(runId, [ann], edition, by("admin", "again"));
    expect(await orderOf(commands, ann)).toMatchObject({ run: runId });
    expect((await runOf(commands, runId)).stops).toHaveLength(2);
  });
});

describe("the driver of a run", () => {
  it("is a person who may answer its stops", async () => {
    const { commands, orderIds } = await opened("ann");
    const { runs } = servicesOf(commands);
    const notDriver = {
      refusal: { code: "INVALID_INPUT", fields: [{ message: messages.run.notDriver }] },
    };
    const stranger = { ...plan, driverId: "ann" };
    expect(await runs.plan(date, stranger, orderIds, by("admin", "a"))).toMatchObject(notDriver);
    expect(await runOf(commands, `${date}.1`)).toMatchObject({ phase: "none" });
    await runs.plan(date, plan, orderIds, by("admin", "b"));
    const { edition } = await runOf(commands, `${date}.1`);
    expect(await runs.changePlan(`${date}.1`, stranger, edition, by("admin", "c"))).toMatchObject(
      notDriver,
    );
    expect((await runOf(commands, `${date}.1`)).plan).toEqual(plan);
  });

  it("who loses the role in the same moment leaves the run, and can't start it", async () => {
    const { commands, orderIds } = await opened("ann");
    const roles = { asked: 0, left: 1 };
    const checkout = createCheckout({ commands, deriveId });
    const runs = createRunService({
      ...{ commands, deriveId, onPending: () => undefined },
      process: createRunProcess({ commands, checkout, deriveId }),
      mayDrive: async () => (roles.asked += 1) <= roles.left,
    });
    const planned = await runs.plan(date, plan, orderIds, by("admin", "plan"));
    expect(planned).toMatchObject({ accepted: false });
    const run = await runOf(commands, `${date}.1`);
    expect(run.plan).toEqual({ ...plan, driverId: null });
    roles.left = Infinity;
    await runs.changePlan(`${date}.1`, plan, run.edition, by("admin", "change"));
    roles.left = 0;
    const started = await runs.start(`${date}.1`, run.edition + 1, by("admin", "start"));
    expect(started).toMatchObject({ refusal: { code: "INVALID_INPUT" } });
    expect(await runOf(commands, `${date}.1`)).toMatchObject({ phase: "planned" });
  });

  it.each([
    ["1970-01-01T00:00:00.000Z", now],
    ["2999-01-01T00:00:00.000Z", "2026-11-25T09:00:00.000Z"],
    ["2026-11-25T05:00:00.000Z", "2026-11-25T05:00:00.000Z"],
    ["not a time", "2026-11-25T09:00:00.000Z"],
  ])("answers at a time of the run: %s", async (answeredAt, stored) => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann");
    const late = { ...by("nimal", "stop"), now: "2026-11-25T09:00:00.000Z" };
    await runs.answer(runId, orderIds[0] ?? "", { ...delivered(), answeredAt }, anyRun, late);
    const answered = commands.log.find(({ type }) => type === "StopDelivered");
    expect(answered?.data).toMatchObject({ answeredAt: stored });
  });

  it.each([
    ["a Sunday", { date: "2027-01-03", half: "morning" }],
    ["a day of no delivery", { date: "2026-12-01", half: "morning" }],
    ["a slot that is over", { date: "2026-11-24", half: "afternoon" }],
  ] as const)(
    "asks in vain for %s: the order has no day, and a comment says so",
    async (_what, next) => {
      const { commands, runs, runId, orderIds } = await onTheRoad("ann");
      const [ann = ""] = orderIds;
      expect(await orderOf(commands, ann)).not.toMatchObject({ delivery: { day: null } });
      await runs.answer(runId, ann, failed("not at home", next), anyRun, by("nimal", "stop"));
      expect(await orderOf(commands, ann)).toMatchObject({
        status: "Item Packing",
        run: null,
        delivery: { day: null, requested: null },
        comments: 1,
      });
      const comment = commands.log.find(({ type }) => type === "OrderCommented");
      expect(comment?.data).toMatchObject({
        text: `The driver asked for ${deliveryDayText(next)}. No delivery is possible then.`,
      });
    },
  );
});

describe("closing a run", () => {
  const cash = { handedInCents: totalCents, reason: null, words: "", receivedOrderIds: [] };

  it("waits for every answer, and needs a reason for a difference", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann", "ben");
    const [ann = "", ben = ""] = orderIds;
    await runs.answer(runId, ann, delivered(), anyRun, by("nimal", "a"));
    const collected = { ...cash, collectedCents: totalCents };
    expect(await runs.close(runId, collected, by("admin", "early"))).toMatchObject({
      refusal: { code: "STOPS_UNANSWERED" },
    });
    await runs.answer(runId, ben, delivered(), anyRun, by("nimal", "b"));
    expect(await runs.close(runId, collected, by("admin", "outdated"))).toMatchObject({
      refusal: { code: "CHANGED_MEANWHILE" },
    });
    const all = { ...cash, collectedCents: 2 * totalCents };
    expect(await runs.close(runId, all, by("admin", "short"))).toMatchObject({
      refusal: { code: "INVALID_INPUT", fields: [{ field: "reason" }] },
    });
    const explained = { ...all, reason: "parking or toll" } as const;
    expect(await runs.close(runId, explained, by("admin", "close"))).toMatchObject({
      accepted: true,
    });
    expect(await runOf(commands, runId)).toMatchObject({
      phase: "closed",
      cash: { collectedCents: 2 * totalCents, handedInCents: totalCents },
      settled: true,
    });
  });

  it("leaves out an order that an older version cancelled on the way", async () => {
    const { commands, runs, runId, orderIds } = await onTheRoad("ann", "ben");
    const [ann = "", ben = ""] = orderIds;
    const ending = newEvents(
      [{ type: "OrderCancelled", data: { userId: "ben", reason: null } }],
      by("ben", "cancel", "shopper"),
      "older",
    );
    const { revision } = await commands.load(orderDecider, ben);
    await commands.store.append(`order-${ben}`, revision, ending);
    await runs.answer(runId, ann, delivered(), anyRun, by("nimal", "a"));
    expect(await runs.end(runId, anyRun, by("nimal", "end"))).toMatchObject({ accepted: true });
    const all = { ...cash, collectedCents: totalCents };
    expect(await runs.close(runId, all, by("admin", "close"))).toMatchObject({ accepted: true });
    expect((await runOf(commands, runId)).stops.map(({ orderId }) => orderId)).toEqual([ann]);
    expect(await orderOf(commands, ben)).toMatchObject({ phase: "cancelled", run: null });
  });

  it("takes back only goods that came back", async () => {
    const { runs, runId, orderIds } = await onTheRoad("ann");
    await runs.answer(runId, orderIds[0] ?? "", delivered(), anyRun, by("nimal", "a"));
    const wrong = { ...cash, collectedCents: totalCents, receivedOrderIds: orderIds };
    expect(await runs.close(runId, wrong, by("admin", "close"))).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
  });
});

describe("an interrupted run", () => {
  const answers: readonly StopAnswer[] = [
    delivered(),
    delivered(totalCents - 10_000),
    failed("not at home", { date: "2026-11-30", half: "morning" }),
    failed("wrong address"),
    failed("refused"),
    failed("damaged"),
  ];

  it("ends as if it was never interrupted, with stock and cash conserved", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...runSteps),
        fc.nat(3),
        fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (dyingStep, times, answered, receives) => {
          const people = answered.map((_, index) => `person ${index}`);
          const { commands, orderIds } = await opened(...people);
          const runId = `${date}.1`;
          const work = async (
            handler: CommandHandler,
            onStep: (step: RunStep) => void = () => undefined,
          ) => {
            const { runs } = servicesOf(handler, onStep);
            await runs.plan(date, plan, orderIds, by("admin", "plan"));
            const { edition } = await runOf(handler, runId);
            await runs.start(runId, edition, by("admin", "start"));
            for (const [index, answer] of answered.entries()) {
              const id = orderIds[index] ?? "";
              await runs.answer(runId, id, answer, anyRun, by("nimal", `stop ${index}`));
            }
            const returned = answered.flatMap((answer, index) =>
              answer.kind === "failed" && ["refused", "damaged"].includes(answer.failure)
                ? [orderIds[index] ?? ""]
                : [],
            );
            const collected = collectedCents(await runOf(handler, runId));
            await runs.close(
              runId,
              {
                ...{ collectedCents: collected, handedInCents: collected, reason: null, words: "" },
                receivedOrderIds: receives ? returned : [],
              },
              by("admin", "close"),
            );
          };
          let left = times;
          await work(commands, (step) => {
            if (step === dyingStep && left-- === 0) commands.kill();
          }).catch(() => undefined);
          const again = commands.restart();
          await servicesOf(again).process.advance(runId, by("shop", "recovery"));
          await work(again);

          const run = await runOf(again, runId);
          expect(run).toMatchObject({ phase: "closed", settled: true });
          const owed = run.stops.reduce((sum, { outcome }) => sum + (outcome?.owedCents ?? 0), 0);
          expect(owed).toBe(totalCents * answered.length);
          let sold = 0;
          for (const [index, answer] of answered.entries()) {
            const order = await orderOf(again, orderIds[index]);
            const comesBack =
              answer.kind === "failed" && ["refused", "damaged"].includes(answer.failure);
            if (comesBack) {
              expect(order).toMatchObject({ phase: "returned", stockReturned: receives });
              sold += Number(!receives);
              continue;
            }
            sold += 1;
            const status = answer.kind === "delivered" ? "Delivered" : "Item Packing";
            expect(order).toMatchObject({ phase: "placed", status, run: null });
          }
          expect(await chairsLeft(again)).toBe(chairs - sold);
        },
      ),
      { numRuns: 120 },
    );
  });
});
