import {
  handleStep,
  type CommandContext,
  type CommandHandler,
  type CommandStep,
  type Position,
} from "../../ports.ts";
import { stockShortage, type ShortLine } from "../../refusal.ts";
import type { CheckoutCommands } from "../checkout-commands.ts";
import { orderDecider } from "../decider.ts";
import { hasEnded, type OrderState } from "../state.ts";
import type { OrderLine } from "../events.ts";
import { unitsMoved } from "./items.ts";

/** The steps of a change of items after which a crash must leave nothing half done. */
export const itemsSteps = [
  "items-requested",
  "items-reserved",
  "items-changed",
  "items-moved",
  "items-settled",
] as const;
export type ItemsStep = (typeof itemsSteps)[number];

/** The process of changing an order's items. */
export interface ItemsProcess {
  /**
   * Decides a requested change: its added units are reserved, then the order has the items or
   * keeps its own. Returns the order as it is then.
   */
  decide(
    orderId: string,
    order: OrderState,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState; readonly position: Position | null }>;
  /**
   * Confirms or releases what the order's changes reserved, and returns what they took out. Safe to
   * repeat.
   */
  settle(
    orderId: string,
    order: OrderState,
    context: CommandContext,
  ): Promise<readonly (Position | null)[]>;
  /** All steps of a change in one append; null if that isn't possible. */
  atOnce(
    orderId: string,
    request: CommandStep,
    lines: readonly OrderLine[],
    context: CommandContext,
  ): Promise<Position | null>;
}

/**
 * A change of items: requested → added units reserved → changed or refused → added units confirmed
 * or released, removed units returned → recorded. The stock holds each change under a claim of its
 * own, so that it never touches what the order itself reserved.
 */
export const createItemsProcess = ({
  commands,
  steps,
  onStep,
}: {
  readonly commands: CommandHandler;
  readonly steps: CheckoutCommands;
  readonly onStep: (step: ItemsStep, orderId: string) => void;
}): ItemsProcess => {
  const stateOf = async (orderId: string): Promise<OrderState> =>
    (await commands.load(orderDecider, orderId)).state;

  /** Reserves the units that a change adds. Returns the shortages. */
  const reserve = async (
    orderId: string,
    before: readonly OrderLine[],
    wanted: readonly OrderLine[],
    number: number,
    context: CommandContext,
  ): Promise<readonly ShortLine[]> => {
    for (const units of unitsMoved(before, wanted).added) {
      const handled = await handleStep(
        commands,
        steps.reserveUnits(orderId, units, number, context),
      );
      if (!handled.accepted) {
        if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal.lines;
        throw new Error(`Order ${orderId} could not reserve: ${handled.refusal.message}`);
      }
      onStep("items-reserved", orderId);
    }
    return [];
  };

  return {
    async decide(orderId, order, context) {
      let current = order;
      let position: Position | null = null;
      while (current.phase === "placed" && current.items.requested !== null) {
        const { requested, requests } = current.items;
        const short = await reserve(orderId, current.content.lines, requested, requests, context);
        const handled = await handleStep(
          commands,
          short.length === 0
            ? steps.confirmItems(orderId, requests, context)
            : steps.refuseItems(orderId, requests, stockShortage(short).lines, context),
        );
        onStep("items-changed", orderId);
        if (handled.accepted) position = handled.position ?? position;
        current = await stateOf(orderId);
      }
      return { order: current, position };
    },

    async settle(orderId, order, context) {
      if (order.phase !== "placed" && !hasEnded(order)) return [];
      const { requested, requests, ended } = order.items;
      const positions: (Position | null)[] = [];
      const run = async (step: Parameters<typeof handleStep>[1]) => {
        const handled = await handleStep(commands, step);
        positions.push(handled.accepted ? handled.position : null);
      };
      // A change that the end of the order overtook.
      if (order.phase !== "placed" && requested !== null) {
        for (const units of unitsMoved(order.content.lines, requested).added) {
          await run(steps.releaseUnits(orderId, units, requests, context));
        }
      }
      for (const { number, accepted, added, removed, settled } of ended) {
        for (const units of added) {
          await run(
            accepted
              ? steps.confirmUnits(orderId, units, number, context)
              : steps.releaseUnits(orderId, units, number, context),
          );
          onStep("items-moved", orderId);
        }
        if (settled) continue;
        for (const units of removed) {
          await run(steps.returnUnits(orderId, units, number, context));
          onStep("items-moved", orderId);
        }
        await run(steps.noteItemsSettled(orderId, number, context));
        onStep("items-settled", orderId);
      }
      return positions;
    },

    async atOnce(orderId, request, lines, context) {
      const state = await stateOf(orderId);
      if (state.phase !== "placed") return null;
      const number = state.items.requests + 1;
      const { added, removed } = unitsMoved(state.content.lines, lines);
      return commands.handleTogether([
        request,
        ...added.map((units) => steps.reserveUnits(orderId, units, number, context)),
        steps.confirmItems(orderId, number, context),
        ...added.map((units) => steps.confirmUnits(orderId, units, number, context)),
        ...removed.map((units) => steps.returnUnits(orderId, units, number, context)),
        steps.noteItemsSettled(orderId, number, context),
      ]);
    },
  };
};
