import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import {
  commandsInMemory,
  eventsOf,
  type CommandsInMemory,
} from "../../../testing/commands-in-memory.ts";
import { scenarioOf } from "../../../testing/decider-scenario.ts";
import { orderOf } from "../../../testing/shop.ts";
import { limits } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import { stockDecider, type StockState } from "../../stock/decider.ts";
import type { StockEvent } from "../../stock/events.ts";
import { itemsSteps } from "../steps.ts";
import { decideTogether } from "../../together.ts";
import { createCheckout } from "../checkout.ts";
import type { CheckoutStep } from "../steps.ts";
import { orderDecider } from "../decider.ts";
import type { OrderEvent, OrderLine } from "../events.ts";

const { given } = scenarioOf(orderDecider);

const staff: CommandContext = {
  commandId: "command",
  correlationId: "conversation",
  actor: { id: "kasun", role: "admin" },
  now: "2026-01-01T10:00:00.000Z",
};

const linesOf = (quantities: Readonly<Record<string, number>>): readonly OrderLine[] =>
  orderOf(quantities).lines;

const content = orderOf({ chair: 2, lamp: 1 });
const { userId } = content;
const submitted: OrderEvent = { type: "OrderSubmitted", data: content };
const placed: OrderEvent = { type: "OrderPlaced", data: { status: "Item Preparing" } };
const packing: OrderEvent = {
  type: "OrderStatusChanged",
  data: { status: "Item Packing", previousStatus: "Item Preparing" },
};
const lines = linesOf({ chair: 3 });
const requested: OrderEvent = { type: "OrderItemsRequested", data: { userId, lines } };
const change = (wanted: readonly OrderLine[] = lines, expectedRevision = 1) =>
  ({ type: "RequestItems", lines: wanted, expectedRevision }) as const;
const changed: OrderEvent = {
  type: "OrderItemsChanged",
  data: {
    userId,
    lines,
    subtotalCents: 3 * (lines[0]?.priceCents ?? 0),
    totalCents: 3 * (lines[0]?.priceCents ?? 0) + content.deliveryFeeCents,
    previousLines: content.lines,
    previousTotalCents: content.totalCents,
  },
};
const settled: OrderEvent = { type: "OrderItemsSettled", data: { userId, request: 1 } };

describe("a change of items", () => {
  it("is requested at Item Preparing, then confirmed with the new total", () => {
    given(submitted, placed).when(change()).then(requested);
    given(submitted, placed, requested).when({ type: "ConfirmItems", request: 1 }).then(changed);
    given(submitted, placed, requested, changed)
      .when({ type: "NoteItemsSettled", request: 1 })
      .then(settled);
  });

  it("is confirmed, refused and settled once, and only for its own request", () => {
    given(submitted, placed, requested).when({ type: "ConfirmItems", request: 1 }).thenOnceOnly();
    given(submitted, placed, requested).when({ type: "ConfirmItems", request: 2 }).then();
    given(submitted, placed, requested, changed)
      .when({ type: "RefuseItems", request: 1, short: [] })
      .then();
    given(submitted, placed, requested, changed)
      .when({ type: "NoteItemsSettled", request: 1 })
      .thenOnceOnly();
  });

  it("stores nothing if the items are the same", () => {
    given(submitted, placed).when(change(content.lines)).then();
  });

  it.each([
    ["another revision", [submitted, placed], change(lines, 0), "CHANGED_MEANWHILE"],
    ["a later status", [submitted, placed, packing], change(lines, 2), "ORDER_CLOSED"],
    ["no items", [submitted, placed], change([]), "INVALID_INPUT"],
    [
      "too many units",
      [submitted, placed],
      change(linesOf({ chair: limits.quantityPerLine + 1 })),
      "INVALID_INPUT",
    ],
    [
      "a change that has not ended",
      [submitted, placed, requested],
      change(lines, 2),
      "ORDER_CLOSED",
    ],
    [
      "a change that has not settled",
      [submitted, placed, requested, changed],
      change(content.lines, 3),
      "ORDER_CLOSED",
    ],
    ["an order that is not placed", [submitted], change(lines, 0), "NOT_FOUND"],
  ] as const)("refuses %s", (_, history, command, code) => {
    given(...history)
      .when(command)
      .thenRefused({ code });
  });

  it("refuses more changes than the limit", () => {
    const times = Array.from({ length: limits.itemChanges }, (_none, index): OrderEvent[] => [
      requested,
      { type: "OrderItemsRefused", data: { userId, short: [] } },
      { type: "OrderItemsSettled", data: { userId, request: index + 1 } },
    ]).flat();
    given(submitted, placed, ...times)
      .when(change(lines, 1 + times.length))
      .thenRefused({ code: "ORDER_CLOSED" });
  });
});

const received = { chair: 6, lamp: 5, sofa: 4 } as const;
type Product = keyof typeof received;
const products = Object.keys(received) as Product[];

const begun = async (): Promise<CommandsInMemory> => {
  const commands = commandsInMemory(createMemoryEventStore({ multiStream: true }));
  const step = (word: string) => ({ ...staff, commandId: `given ${word}` });
  for (const id of products) {
    const receive = { type: "ReceiveStock", quantity: received[id] } as const;
    await commands.handle(stockDecider, id, receive, step(`stock ${id}`), null);
  }
  const submit = { type: "SubmitOrder", content } as const;
  await commands.handle(orderDecider, "o1", submit, step("order"), null);
  await createCheckout({ commands, deriveId }).advance("o1", staff);
  return commands;
};

/** Every state of a product's stock, oldest first. */
const statesOf = ({ log }: CommandsInMemory, id: string): readonly StockState[] => {
  let state = stockDecider.initialState;
  return eventsOf(log, `stock-${id}`).map((recorded) => {
    state = stockDecider.evolve(state, decodeEvent(recorded) as unknown as StockEvent);
    return state;
  });
};

const wish = fc
  .record({ chair: fc.nat(8), lamp: fc.nat(8), sofa: fc.nat(8) })
  .map((quantities) =>
    Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0)),
  );

const action = fc.record({
  wish,
  cancels: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  crashAt: fc.option(fc.constantFrom<CheckoutStep>(...itemsSteps)),
  doneBefore: fc.nat(2),
  atOnce: fc.boolean(),
  together: fc.boolean(),
});

describe("changes of items, cancellations and crashes in any sequence", () => {
  it("conserve every unit, and leave nothing reserved", async () => {
    let [changes, refusals, cancellations] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
        let process = await begun();
        for (const [index, one] of actions.entries()) {
          const context = { ...staff, commandId: `action ${index}` };
          const { state } = await process.load(orderDecider, "o1");
          const dying = process;
          let left = one.doneBefore;
          const checkout = createCheckout({
            commands: dying,
            deriveId,
            onStep: (step) => {
              if (step === one.crashAt && left-- === 0) dying.kill();
            },
          });
          const expectedRevision = "revision" in state ? state.revision : 0;
          const request = {
            decider: orderDecider,
            id: "o1",
            command: { type: "RequestItems", lines: linesOf(one.wish), expectedRevision } as const,
            context,
            intent: null,
          };
          const atOnce = one.atOnce
            ? await decideTogether(dying, request, (handler) =>
                checkout.follow("o1", context, handler),
              )
            : null;
          if (atOnce === null) {
            await dying.handle(orderDecider, "o1", request.command, context, null);
          }
          if (one.cancels) {
            const cancel = {
              type: "CancelOrderByStaff",
              reason: "Other",
              note: "",
              expectedRevision: null,
            } as const;
            await dying.handle(orderDecider, "o1", cancel, { ...context, commandId: "c" }, null);
          }
          const other = one.together ? [createCheckout({ commands: dying, deriveId })] : [];
          await Promise.all(
            [checkout, ...other].map((each, who) =>
              each
                .advance("o1", { ...context, commandId: `advance ${index} ${who}` })
                .catch(() => undefined),
            ),
          );
          process = process.restart();
          await createCheckout({ commands: process, deriveId }).advance("o1", context);
        }
        const { state } = await process.load(orderDecider, "o1");
        if (state.phase !== "placed" && state.phase !== "cancelled") throw new Error(state.phase);
        cancellations += Number(state.phase === "cancelled");
        changes += state.items.ended.filter(({ accepted }) => accepted).length;
        refusals += state.items.ended.filter(({ accepted }) => !accepted).length;
        expect(state.items.ended.every((each) => each.settled)).toBe(true);
        for (const id of products) {
          const inOrder =
            state.phase === "cancelled"
              ? 0
              : (state.content.lines.find(({ productId }) => productId === id)?.quantity ?? 0);
          const states = statesOf(process, id);
          expect(states.at(-1)).toMatchObject({ onHand: received[id] - inOrder, reserved: 0 });
          for (const { onHand, reserved } of states) {
            expect(reserved).toBeGreaterThanOrEqual(0);
            expect(onHand - reserved).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(Math.min(changes, refusals, cancellations)).toBeGreaterThan(5);
  });

  it("take one append if nothing is in the way", async () => {
    const commands = await begun();
    const from = commands.log.length;
    const request = {
      decider: orderDecider,
      id: "o1",
      command: change(linesOf({ chair: 1, sofa: 2 })),
      context: staff,
      intent: null,
    };
    const checkout = createCheckout({ commands, deriveId });
    const together = await decideTogether(commands, request, (handler) =>
      checkout.follow("o1", staff, handler),
    );
    expect(together?.position).toBe(commands.log.at(-1)?.position);
    expect(commands.log.slice(from).map(({ stream, type }) => `${stream} ${type}`)).toEqual([
      "order-o1 OrderItemsRequested",
      "stock-sofa StockReserved",
      "order-o1 OrderItemsChanged",
      "stock-sofa StockReservationConfirmed",
      "stock-chair StockReturned",
      "stock-lamp StockReturned",
      "order-o1 OrderItemsSettled",
    ]);
  });
});

describe("returned items", () => {
  const step = (word: string): CommandContext => ({ ...staff, commandId: word });
  const setStatus = (status: "Delivered" | "Item Packing") =>
    ({ type: "SetOrderStatus", status, expectedRevision: null }) as const;
  const back = {
    type: "ReturnItems",
    lines: [{ productId: "chair", quantity: 1 }],
    reason: "Changed mind",
    refundCents: 100,
    restock: true,
    expectedRevision: 2,
  } as const;
  const cancel = {
    type: "CancelOrderByStaff",
    reason: "Other",
    note: "",
    expectedRevision: null,
  } as const;

  it.each([null, "return-recorded", "restocked", "all-restocked"] as const)(
    "go back to stock once, also after a crash at %s and a later cancellation",
    async (crashAt) => {
      const dying = await begun();
      await dying.handle(orderDecider, "o1", setStatus("Delivered"), step("deliver"), null);
      await dying.handle(orderDecider, "o1", back, step("back"), null);
      if (crashAt === "return-recorded") dying.kill();
      const onStep = (reached: CheckoutStep) => {
        if (reached === crashAt) dying.kill();
      };
      await createCheckout({ commands: dying, deriveId, onStep })
        .advance("o1", step("advance"))
        .catch(() => undefined);
      const commands = dying.restart();
      const checkout = createCheckout({ commands, deriveId });
      await checkout.advance("o1", step("recovery"));
      expect((await commands.load(stockDecider, "chair")).state).toMatchObject({
        onHand: received.chair - 1,
        reserved: 0,
      });
      // Moved back and cancelled: only what the buyer still had can come back, when it is back.
      await commands.handle(orderDecider, "o1", setStatus("Item Packing"), step("again"), null);
      await commands.handle(orderDecider, "o1", cancel, step("cancel"), null);
      await checkout.advance("o1", step("end"));
      expect((await commands.load(stockDecider, "chair")).state.onHand).toBe(received.chair - 1);
      await commands.handle(orderDecider, "o1", { type: "ReceiveReturn" }, step("received"), null);
      await checkout.advance("o1", step("counted"));
      for (const id of ["chair", "lamp"] as const) {
        expect((await commands.load(stockDecider, id)).state).toMatchObject({
          onHand: received[id],
          reserved: 0,
        });
      }
    },
  );
});
