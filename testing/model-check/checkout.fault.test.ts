import { describe, expect, it } from "vitest";
import type { CommandContext, CommandHandler } from "#domain/ports.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { explore, Violation, type Scenario } from "./explore.ts";
import { orderAndCancellation, tourAndChange, twoOrders, twoRuns } from "./scenarios.ts";

/** All orders are explored with `MODEL_SWITCHES=Infinity`, which takes an hour. */
const mostSwitches = Number(process.env["MODEL_SWITCHES"] ?? 1);

const enough = { chairs: 5, lamps: 5, uses: 5, places: 5 };
const plenty = { chairs: 50, lamps: 50, uses: 50, places: 50 };
const chair = { productIds: ["chair"], withCode: false };
const chairAndLamp = { productIds: ["chair", "lamp"], withCode: true };
const withCode = { productIds: ["chair"], withCode: true };

const scenarios: readonly (readonly [string, Scenario])[] = [
  ["two orders of the last chair", twoOrders({ ...enough, chairs: 1 }, { ann: chair, ben: chair })],
  [
    "two orders with the last use of a code",
    twoOrders({ ...enough, uses: 1 }, { ann: withCode, ben: withCode }),
  ],
  [
    "two orders for the last place of a slot",
    twoOrders({ ...enough, places: 1 }, { ann: chair, ben: chair }),
  ],
  [
    "two orders that reserve everything at the same time",
    twoOrders(plenty, { ann: chair, ben: chair }),
  ],
  ["an order and its cancellation", orderAndCancellation(enough, withCode)],
  ["two runs with the same order, and its cancellation", twoRuns(enough, chair)],
  ["a tour and the cancellation of its order", tourAndChange(enough, chair, "cancel")],
  ["a tour and another day of its order", tourAndChange(enough, chair, "move")],
];

describe("every order of the steps, with a death at every step", () => {
  it.each(scenarios)("ends well for %s", { timeout: 3_600_000 }, async (_name, scenario) => {
    const { states, ends } = await explore(scenario, mostSwitches);
    expect(states).toBeGreaterThan(1000);
    expect(ends).toBeGreaterThan(50);
  });
});

describe("every order of the appends to several streams, with a death at every append", () => {
  it.each(scenarios.slice(4))("ends well for %s", { timeout: 3_600_000 }, async (_name, each) => {
    const { ends } = await explore({ ...each, multiStream: true }, mostSwitches);
    expect(ends).toBeGreaterThan(3);
  });
});

/** A handler with another way to handle a type of command of the stock. */
const faulty =
  (type: string, handle: (next: () => Promise<unknown>, early: StockStep) => Promise<unknown>) =>
  (commands: CommandHandler): CommandHandler => ({
    ...commands,
    handle(decider, id, command, context, intent) {
      const next = () => commands.handle(decider, id, command, context, intent);
      if ((command as { readonly type?: string }).type !== type) return next();
      const { orderId } = command as { readonly orderId: string };
      return handle(next, { commands, id, orderId, context }) as ReturnType<typeof next>;
    },
  });

interface StockStep {
  readonly commands: CommandHandler;
  readonly id: string;
  readonly orderId: string;
  readonly context: CommandContext;
}

const faults: readonly (readonly [string, (commands: CommandHandler) => CommandHandler])[] = [
  [
    "confirms before placing",
    faulty("ReserveStock", async (next, { commands, id, orderId, context }) => {
      const reserved = await next();
      const confirm = { type: "ConfirmReservation", orderId } as const;
      const early = { ...context, commandId: `early ${context.commandId}` };
      await commands.handle(stockDecider, id, confirm, early, orderId);
      return reserved;
    }),
  ],
  [
    "forgets a release",
    faulty("ReleaseReservation", async (_next, { commands, id }) => ({
      accepted: true,
      ...(await commands.load(stockDecider, id)),
      position: null,
      repeated: false,
    })),
  ],
];

it.each(faults)("finds a checkout that %s", async (_name, wrap) => {
  const shop = { ...enough, lamps: 1 };
  const scenario = twoOrders(shop, { ann: chairAndLamp, ben: chairAndLamp });
  await expect(explore({ ...scenario, mayDie: [], wrap }, 1)).rejects.toThrow(Violation);
});

it("finds a shop that never finishes the order of a process that died", async () => {
  const scenario = twoOrders(enough, { ann: chair, ben: chair });
  await expect(explore({ ...scenario, recover: async () => {} }, 0)).rejects.toThrow(Violation);
});
