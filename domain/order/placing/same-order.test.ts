import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";
import {
  commandsInMemory,
  eventsOf,
  type CommandsInMemory,
} from "../../../testing/commands-in-memory.ts";
import { addressOf, detailsOf } from "../../../testing/shop.ts";
import type { CommandContext } from "../../ports.ts";
import { productDecider } from "../../product/decider.ts";
import { stockDecider } from "../../stock/decider.ts";
import { noLimits } from "./admission.ts";
import { createCheckout } from "../checkout.ts";
import type { CheckoutStep } from "../steps.ts";
import type { ShippingAddress } from "../events.ts";
import type { PlaceOrderInput } from "../order-input.ts";
import { createOrderService } from "../service.ts";

const start = Date.parse("2026-01-01T10:00:00.000Z");

const by = (person: string, commandId: string, seconds = 0): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { id: person, role: "shopper" },
  now: new Date(start + seconds * 1000).toISOString(),
});

/** Chairs for Rs. 1,000, over a log with or without multi-stream appends. */
const shopWith = async (chairs: number, multiStream = true): Promise<CommandsInMemory> => {
  const commands = commandsInMemory(createMemoryEventStore({ multiStream }));
  const add = { type: "AddProduct", details: detailsOf({}), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", add, by("admin", "add"), null);
  const receive = { type: "ReceiveStock", quantity: chairs } as const;
  await commands.handle(stockDecider, "chair", receive, by("admin", "receive"), null);
  return commands;
};

const ordersOn = (commands: CommandsInMemory, onStep?: (step: CheckoutStep) => void) =>
  createOrderService({
    commands,
    checkout: createCheckout({ commands, deriveId, onStep }),
    deriveId,
    limits: noLimits,
    onPending: (_id, error) => {
      throw error;
    },
    onStep,
  });

const chairs = (quantity = 1, changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  items: [{ productId: "chair", quantity }],
  shippingAddress: addressOf(),
  totalPrice: quantity * 1000 + 500,
  ...changes,
});

const idOf = (commandId: string) => deriveId(commandId, "order");
const placedOrders = ({ log }: CommandsInMemory) =>
  log.filter(({ type }) => type === "OrderPlaced").map(({ stream }) => stream);

describe.each([
  ["in one append", true],
  ["step by step", false],
])("the same order twice, %s", (_name, multiStream) => {
  it("gets the first order's answer within five minutes, also after a restart", async () => {
    const commands = await shopWith(5, multiStream);
    await ordersOn(commands).place(chairs(), by("ann", "c1"));
    for (const process of [commands, commands.restart()]) {
      const again = await ordersOn(process).place(chairs(), by("ann", "c2", 299));
      expect(again).toMatchObject({ outcome: "placed", orderId: idOf("c1"), isEarlier: true });
    }
    expect(placedOrders(commands)).toEqual([`order-${idOf("c1")}`]);
  });

  it("is one order if both arrive at once, at one process or at two", async () => {
    for (const count of [1, 2]) {
      const commands = await shopWith(5, multiStream);
      const processes = [commands, count === 1 ? commands : commands.restart()];
      const ends = await Promise.all(
        [0, 1, 2, 3].map((at) =>
          ordersOn(processes[at % 2] ?? commands).place(chairs(), by("ann", `c${at}`)),
        ),
      );
      const [order] = placedOrders(commands);
      expect(placedOrders(commands)).toHaveLength(1);
      for (const end of ends) {
        expect(end).toMatchObject({ outcome: "placed" });
        expect(`order-${"orderId" in end ? end.orderId : ""}`).toBe(order);
      }
      expect(ends.filter((end) => "isEarlier" in end && !end.isEarlier)).toHaveLength(1);
    }
  });

  it("is one order even if it took the last unit", async () => {
    const commands = await shopWith(1, multiStream);
    await ordersOn(commands).place(chairs(), by("ann", "c1"));
    expect(await ordersOn(commands.restart()).place(chairs(), by("ann", "c2"))).toMatchObject({
      outcome: "placed",
      orderId: idOf("c1"),
    });
  });

  it("is a second order if confirmed, after five minutes, or from another buyer", async () => {
    const commands = await shopWith(5, multiStream);
    const orders = ordersOn(commands);
    await orders.place(chairs(), by("ann", "c1"));
    await orders.place(chairs(1, { again: true }), by("ann", "c2", 1));
    await orders.place(chairs(), by("ben", "c3", 2));
    await orders.place(chairs(), by("ann", "c4", 301));
    expect(placedOrders(commands)).toEqual(
      ["c1", "c2", "c3", "c4"].map((each) => `order-${idOf(each)}`),
    );
  });

  it("is another order with other items or another address", async () => {
    const commands = await shopWith(9, multiStream);
    const orders = ordersOn(commands);
    await orders.place(chairs(), by("ann", "c1"));
    await orders.place(chairs(2), by("ann", "c2"));
    const elsewhere = chairs(1, { shippingAddress: addressOf({ address: "2 Temple Road" }) });
    await orders.place(elsewhere, by("ann", "c3"));
    expect(placedOrders(commands)).toHaveLength(3);
  });

  it("ignores cancelled and rejected orders", async () => {
    const commands = await shopWith(5, multiStream);
    const orders = ordersOn(commands);
    await orders.place(chairs(), by("ann", "c1"));
    await orders.cancel(idOf("c1"), null, by("ann", "cancel"));
    expect(await orders.place(chairs(), by("ann", "c2"))).toMatchObject({
      orderId: idOf("c2"),
      isEarlier: false,
    });
    expect(await orders.place(chairs(), by("ann", "c3"))).toMatchObject({
      orderId: idOf("c2"),
      isEarlier: true,
    });
  });

  it("repeats its answer for a repeated command", async () => {
    const commands = await shopWith(5, multiStream);
    await ordersOn(commands).place(chairs(), by("ann", "c1"));
    await ordersOn(commands).place(chairs(), by("ann", "c2", 1));
    const later = ordersOn(commands.restart());
    expect(await later.place(chairs(), by("ann", "c2", 3600))).toMatchObject({
      orderId: idOf("c1"),
    });
    expect(await later.place(chairs(2), by("ann", "c2", 3600))).toMatchObject({
      outcome: "refused",
      refusal: { code: "COMMAND_REUSED" },
    });
    expect(placedOrders(commands)).toHaveLength(1);
  });

  it("refuses a forged total", async () => {
    const commands = await shopWith(5, multiStream);
    await ordersOn(commands).place(chairs(), by("ann", "c1"));
    expect(
      await ordersOn(commands).place(chairs(1, { totalPrice: 1 }), by("ann", "c2")),
    ).toMatchObject({ outcome: "refused", refusal: { code: "PRICE_CHANGED" } });
  });

  it("is recognised in any spelling of the address, and after the clock was set back", async () => {
    const commands = await shopWith(5, multiStream);
    await ordersOn(commands).place(
      chairs(1, { shippingAddress: addressOf({ city: "Colombo 03" }) }),
      by("ann", "c1", 60),
    );
    const again = chairs(1, { shippingAddress: addressOf({ city: " COLOMBO  03 " }) });
    expect(await ordersOn(commands).place(again, by("ann", "c2"))).toMatchObject({
      orderId: idOf("c1"),
    });
  });
});

it("has the same print before and after addresses had fields for the driver", async () => {
  const commands = await shopWith(9);
  await ordersOn(commands).place(chairs(), by("ann", "c1"));
  const { address, city, country, district, email, firstName, lastName, ...rest } = addressOf();
  const place = [address, city, country, district, email, firstName, lastName];
  const values = [...place, rest.phone, rest.province, rest.zipCode].map((value) =>
    value.toLowerCase(),
  );
  const print = deriveId("ann", JSON.stringify([[["chair", 1]], values]));
  expect(eventsOf(commands.log, "cart-ann")[0]).toMatchObject({
    type: "OrderBegun",
    data: { print },
  });
});

it("is the same order with the same fields for the driver only", async () => {
  const commands = await shopWith(9);
  const orders = ordersOn(commands);
  const to = (changes: Partial<ShippingAddress>) =>
    chairs(1, { shippingAddress: addressOf(changes) });
  await orders.place(to({ landmark: "Temple" }), by("ann", "c1"));
  expect(await orders.place(to({ landmark: " TEMPLE " }), by("ann", "c2"))).toMatchObject({
    orderId: idOf("c1"),
    isEarlier: true,
  });
  await orders.place(to({ floor: "Temple" }), by("ann", "c3"));
  await orders.place(to({}), by("ann", "c4"));
  expect(placedOrders(commands)).toEqual(["c1", "c3", "c4"].map((each) => `order-${idOf(each)}`));
});

it("finishes an order that a crash interrupted between its beginning and its submission", async () => {
  const commands = await shopWith(5, false);
  const crashing = ordersOn(commands, (step) => {
    if (step === "begun") commands.kill();
  });
  await expect(crashing.place(chairs(), by("ann", "c1"))).rejects.toThrow("dead");
  const after = commands.restart();
  expect(await ordersOn(after).place(chairs(), by("ann", "c2"))).toMatchObject({
    outcome: "placed",
    orderId: idOf("c1"),
  });
  expect(placedOrders(after)).toEqual([`order-${idOf("c1")}`]);
});

it("reads no more streams than another order, and stores one event", async () => {
  const commands = await shopWith(5);
  const orders = ordersOn(commands);
  await orders.place(chairs(), by("ann", "c1"));
  const [reads, events] = [commands.reads.length, commands.log.length];
  await orders.place(chairs(), by("ann", "c2"));
  expect(commands.reads.length - reads).toBeLessThanOrEqual(4);
  expect(eventsOf(commands.log, "cart-ann").slice(-1)).toMatchObject([
    { type: "OrderBegun", data: { orderId: idOf("c2"), sameAs: idOf("c1") } },
  ]);
  expect(commands.log).toHaveLength(events + 1);
});

it("never creates two orders within the window, and never fewer than confirmed", async () => {
  const requests = fc.array(
    fc.record({
      seconds: fc.integer({ min: 0, max: 900 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      again: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(requests, async (given) => {
      const commands = await shopWith(99);
      const sorted = given.toSorted((a, b) => a.seconds - b.seconds);
      let expected = 0;
      const lastOf = new Map<number, number>();
      for (const [at, { seconds, quantity, again }] of sorted.entries()) {
        const process = at % 2 === 0 ? commands : commands.restart();
        await ordersOn(process).place(
          chairs(quantity, again ? { again } : {}),
          by("ann", `c${at}`, seconds),
        );
        const last = lastOf.get(quantity);
        if (again || last === undefined || seconds - last >= 300) {
          expected += 1;
          lastOf.set(quantity, seconds);
        }
      }
      expect(placedOrders(commands)).toHaveLength(expected);
    }),
    { numRuns: 40 },
  );
});
