import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { deriveId } from "#event-store/uuid.ts";
import {
  commandsInMemory,
  eventsOf,
  type CommandsInMemory,
} from "../../../testing/commands-in-memory.ts";
import {
  by,
  inputOf,
  ordersOn,
  productIds,
  putInCart,
  someLines,
  someStock,
  stockUp,
  streamsOfOrders,
  type Pieces,
} from "../../../testing/orders-at-once.ts";
import { stockDecider } from "../../stock/decider.ts";
import type { CheckoutStep } from "../steps.ts";

/**
 * Products for Rs. 1,000 each with the given stock, over a log with or without multi-stream
 * appends.
 */
const shopWith = async (stock: Pieces, multiStream = true): Promise<CommandsInMemory> => {
  const commands = commandsInMemory(createMemoryEventStore({ multiStream }));
  await stockUp(commands, stock);
  return commands;
};

describe("an order placed with one append", () => {
  it("stores every step in order, and clears the cart", async () => {
    const commands = await shopWith({ chair: 5, lamp: 1 });
    await putInCart(commands, "ann", { chair: 2 });
    const from = commands.log.length;
    const steps: CheckoutStep[] = [];
    const orders = ordersOn(commands, (step) => steps.push(step));
    const placed = await orders.place(inputOf({ chair: 2, lamp: 1 }), by("ann", "c1"));
    const id = deriveId("c1", "order");
    expect(commands.log.slice(from).map(({ stream, type }) => `${stream} ${type}`)).toEqual([
      "cart-ann OrderBegun",
      `order-${id} OrderSubmitted`,
      "deliveryday-central.2026-01-03 SlotReserved",
      "stock-chair StockReserved",
      "stock-lamp StockReserved",
      `order-${id} OrderPlaced`,
      "stock-chair StockReservationConfirmed",
      "stock-lamp StockReservationConfirmed",
      "cart-ann CartCheckedOut",
    ]);
    expect(steps).toEqual(["placed-at-once"]);
    expect(placed).toEqual({
      outcome: "placed",
      orderId: id,
      isEarlier: false,
      position: commands.log.at(-1)?.position,
    });
  });

  it("gives a repeated command the same answer, from memory and from the log", async () => {
    const commands = await shopWith({ chair: 5 });
    const first = await ordersOn(commands).place(inputOf({ chair: 2 }), by("ann", "c1"));
    const events = commands.log.length;
    for (const process of [commands, commands.restart()]) {
      const again = await ordersOn(process).place(inputOf({ chair: 2 }), by("ann", "c1"));
      expect(again).toMatchObject({ outcome: "placed", orderId: deriveId("c1", "order") });
    }
    expect(first.outcome).toBe("placed");
    expect(commands.log).toHaveLength(events);
  });

  it("updates the cached state: the next order is decided without a read", async () => {
    const commands = await shopWith({ chair: 5 });
    const orders = ordersOn(commands);
    await orders.place(inputOf({ chair: 2 }), by("ann", "c1"));
    const reads = commands.reads.length;
    await orders.place({ ...inputOf({ chair: 2 }), again: true }, by("ann", "c2"));
    expect(commands.reads.slice(reads)).toEqual([]);
    expect((await commands.load(stockDecider, "chair")).state).toMatchObject({
      onHand: 1,
      reserved: 0,
    });
  });

  it("falls back to single steps and is rejected if the last unit was sold meanwhile", async () => {
    const commands = await shopWith({ chair: 1 });
    const other = commands.restart();
    await commands.load(stockDecider, "chair");
    await ordersOn(other).place(inputOf({ chair: 1 }), by("ben", "c0"));
    // This process's cached state of the chair is one event behind, so its append is refused.
    const refused = await ordersOn(commands).place(inputOf({ chair: 1 }), by("ann", "c1"));
    expect(refused).toMatchObject({ outcome: "refused", refusal: { code: "STOCK_SHORTAGE" } });
    const types = eventsOf(commands.log, `order-${deriveId("c1", "order")}`).map(
      ({ type }) => type,
    );
    expect(types).toEqual(["OrderSubmitted", "OrderRejected"]);
  });

  it("is found again after an append with an unknown outcome", async () => {
    const stored = createMemoryEventStore({ multiStream: true });
    const { multiStreamAppend } = stored;
    const doubtful: EventStore["multiStreamAppend"] = async (parts) => {
      await multiStreamAppend?.(parts);
      return { outcome: "unknown", error: new Error("the line was cut") };
    };
    const given = await shopWith({ chair: 5 });
    const commands = commandsInMemory({ ...stored, multiStreamAppend: doubtful });
    for (const { stream, id, type, data, metadata } of given.log) {
      const before = eventsOf(stored.log, stream).length - 1;
      await stored.append(stream, before, [{ id, type, data, metadata }]);
    }
    const placed = await ordersOn(commands).place(inputOf({ chair: 2 }), by("ann", "c1"));
    expect(placed).toMatchObject({ outcome: "placed", orderId: deriveId("c1", "order") });
    expect(stored.log.filter(({ type }) => type === "OrderPlaced")).toHaveLength(1);
    expect((await commands.load(stockDecider, "chair")).state).toMatchObject({ onHand: 3 });
  });
});

describe("commands handled together", () => {
  it("never deadlock, in any order of their streams", async () => {
    const commands = await shopWith({ bed: 1, lamp: 1 });
    const receive = (id: string, word: string) => ({
      decider: stockDecider,
      id,
      command: { type: "ReceiveStock", quantity: 1 } as const,
      context: by("admin", `${word} ${id}`),
      intent: null,
    });
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const steps = ["bed", "lamp"].map((id) => receive(id, `delivery ${at}`));
        return commands.handleTogether(at % 2 === 0 ? steps : steps.toReversed());
      }),
    );
    expect(ends).not.toContain(null);
    for (const id of ["bed", "lamp"]) {
      expect((await commands.load(stockDecider, id)).state.onHand).toBe(21);
    }
  });

  it("are stored completely or not at all", async () => {
    const commands = await shopWith({ bed: 1 });
    const events = commands.log.length;
    const reserve = (orderId: string, quantity: number) => ({
      decider: stockDecider,
      id: "bed",
      command: {
        type: "ReserveStock",
        orderId,
        quantity,
        productId: "bed",
        productName: "The bed",
      } as const,
      context: by("ann", orderId),
      intent: null,
    });
    expect(await commands.handleTogether([reserve("first", 1), reserve("second", 1)])).toBeNull();
    expect(commands.log).toHaveLength(events);
    expect(await commands.handleTogether([reserve("first", 1)])).not.toBeNull();
  });
});

describe("orders with one append and orders step by step", () => {
  it("produce the same streams when run one after the other", async () => {
    await fc.assert(
      fc.asyncProperty(someStock, fc.array(someLines, { maxLength: 6 }), async (pieces, wishes) => {
        const streamsAfter = async (multiStream: boolean) => {
          const commands = commandsInMemory(createMemoryEventStore({ multiStream }));
          return streamsOfOrders(commands, async () => commands.log, pieces, wishes);
        };
        expect(await streamsAfter(true)).toEqual(await streamsAfter(false));
      }),
      { numRuns: 60 },
    );
  });

  it("never sell a unit twice and never deadlock when run concurrently", async () => {
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(
        someStock,
        fc.array(someLines, { minLength: 2, maxLength: 8 }),
        async (pieces, wishes) => {
          const commands = await shopWith(pieces);
          const other = commands.restart();
          const outcomes = await Promise.all(
            wishes.map(async (wish, at) => ({
              wish,
              ...(await ordersOn(at % 2 === 0 ? commands : other).place(
                inputOf(wish),
                by(`person ${at}`, `c${at}`),
              )),
            })),
          );
          const sold = outcomes.filter(({ outcome }) => outcome === "placed");
          refusals += outcomes.length - sold.length;
          for (const id of productIds) {
            const taken = sold.reduce((sum, { wish }) => sum + (wish[id] ?? 0), 0);
            expect((await commands.load(stockDecider, id)).state).toMatchObject({
              onHand: pieces[id] - taken,
              reserved: 0,
            });
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(refusals).toBeGreaterThan(0);
  });
});
