import type { ShopEvent } from "#domain/events.ts";
import { streamName } from "#domain/decider.ts";
import { orderDecider } from "#domain/order/decider.ts";
import type { OrderState } from "#domain/order/state.ts";
import type { OrderCommand } from "#domain/order/commands.ts";
import type { OrderLine } from "#domain/order/events.ts";
import { stockShortage, type ShortLine } from "#domain/refusal.ts";
import type { Slot } from "#domain/values/delivery-day.ts";
import { available, stockDecider } from "#domain/stock/decider.ts";
import type { StockCommand } from "#domain/stock/commands.ts";
import type { World } from "./world.ts";

/**
 * The commands of the simulated world. Each applies the domain's own rules, which may refuse it.
 */
export interface SimulatedSteps {
  /** Returns the shortages if the stock refuses the command. */
  stock(productId: string, command: StockCommand, at: number): readonly ShortLine[] | null;
  order(orderId: string, command: OrderCommand, at: number): void;
  reserve(orderId: string, line: OrderLine, at: number): readonly ShortLine[] | null;
  /** `day` is the delivery day without a free place, if that is the reason. */
  reject(
    orderId: string,
    reason: string,
    short: readonly ShortLine[],
    at: number,
    day?: Slot,
  ): void;
  /**
   * Reserves the missing items of an order and places it. Only if `mayReserve` allows each line.
   */
  placeRefused(orderId: string, mayReserve: (line: OrderLine) => boolean, at: number): boolean;
}

const linesOf = (order: OrderState): readonly OrderLine[] =>
  order.phase === "none" ? [] : order.content.lines;

/** Places an order on the day that it requests. */
export const placeOrder = (order: OrderState): OrderCommand => ({
  type: "PlaceOrder",
  day: order.phase === "submitted" ? (order.delivery.requested?.day ?? null) : null,
});

export const createSteps = (world: World): SimulatedSteps => {
  const record = (stream: string, events: readonly ShopEvent[], at: number): void =>
    events.forEach((event) => world.record({ stream, event, at }));

  const release = (lines: readonly OrderLine[], orderId: string, at: number): void => {
    for (const { productId } of lines) {
      steps.stock(productId, { type: "ReleaseReservation", orderId }, at);
    }
  };

  const steps: SimulatedSteps = {
    stock(productId, command, at) {
      const decision = stockDecider.decide(command, world.stock(productId));
      if (decision.accepted) {
        record(streamName("stock", productId), decision.events, at);
        return null;
      }
      return decision.refusal.code === "STOCK_SHORTAGE" ? decision.refusal.lines : [];
    },
    order(orderId, command, at) {
      const decision = orderDecider.decide(command, world.order(orderId));
      if (decision.accepted) record(streamName("order", orderId), decision.events, at);
    },
    reserve(orderId, { productId, quantity, name }, at) {
      const command = { type: "ReserveStock", orderId, quantity, productId } as const;
      return steps.stock(productId, { ...command, productName: name }, at);
    },
    reject(orderId, reason, short, at, day) {
      steps.order(orderId, { type: "RejectOrder", reason, short, day }, at);
      release(linesOf(world.order(orderId)), orderId, at);
    },
    placeRefused(orderId, mayReserve, at) {
      const lines = linesOf(world.order(orderId));
      const isReserved = ({ productId }: OrderLine) =>
        world.stock(productId).reservations.has(orderId);
      const missing = lines.filter((line) => !isReserved(line));
      if (!missing.every(mayReserve)) return false;
      if (missing.some((line) => steps.reserve(orderId, line, at) !== null)) {
        release(missing, orderId, at);
        return false;
      }
      steps.order(orderId, placeOrder(world.order(orderId)), at);
      for (const { productId } of lines) {
        steps.stock(productId, { type: "ConfirmReservation", orderId }, at);
      }
      return true;
    },
  };
  return steps;
};

/** The shop's own text about several shortages. */
export const shortReason = (short: readonly ShortLine[]): string => stockShortage(short).message;

/** How many more units are available in one world than in another. */
export const additionalUnits = (one: World, other: World, productId: string): number =>
  available(one.stock(productId)) - available(other.stock(productId));
