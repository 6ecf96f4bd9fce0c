import { dayHalves, deliveryLimits } from "../constants.ts";
import {
  handleStep,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type CommandStep,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { capacityOf, deliveryPlan, nextFreeDay } from "../delivery/days.ts";
import {
  deliveryDayTaken,
  promoRefused,
  type DeliveryDayTaken,
  type PromoRefused,
  type StockShortage,
} from "../refusal.ts";
import type { DeliveryDay } from "../values/delivery-day.ts";
import { createCheckoutCommands } from "./checkout-commands.ts";
import { orderDecider } from "./decider.ts";
import {
  hasEnded,
  type DecidedContent,
  type EndedOrder,
  type OrderDelivery,
  type OrderRefusal,
  type OrderState,
} from "./state.ts";
import { createItemsProcess, itemsSteps } from "./items/change-items.ts";
import type { OrderContent, OrderLine } from "./events.ts";
import { linesLeft } from "./items/returns.ts";
import type { ReturnedUnits } from "./events.ts";

/**
 * The steps after which a crash must leave nothing half done. Tests stop the process at each of
 * them.
 */
export const checkoutSteps = [
  "submitted",
  "day-reserved",
  "redemption-reserved",
  "reserved",
  "all-reserved",
  "placed",
  "confirmed",
  "checked-out",
  "rejected",
  "released",
  "redemption-confirmed",
  "redemption-released",
  "cancelled",
  "returned",
  "all-returned",
  "day-requested",
  "day-confirmed",
  "day-released",
  ...itemsSteps,
  "return-recorded",
  "restocked",
  "all-restocked",
] as const;
export type CheckoutStep =
  | (typeof checkoutSteps)[number]
  /** All events in one append. */
  | "placed-at-once"
  /** Only the request for the order is stored. */
  | "begun";

/** The content that placing an order needs. */
type PlacedContent = DecidedContent & Pick<OrderContent, "delivery">;

export interface Checkout {
  /**
   * Begins, submits and finishes an order in one append, if the engine supports it and nothing
   * conflicts. Returns the position of the last event. Null means that nothing was stored as far as
   * is known, and the checkout goes step by step.
   */
  placeAtOnce(
    orderId: string,
    begin: CommandStep,
    submit: CommandStep,
    content: PlacedContent,
    context: CommandContext,
  ): Promise<Position | null>;
  /**
   * Moves a placed order to another delivery day in one append, if the engine supports it and
   * nothing conflicts. `request` is the command that requests the day, which staff may have agreed.
   * Null means the same as for `placeAtOnce`.
   */
  moveAtOnce(
    orderId: string,
    request: CommandStep,
    day: DeliveryDay,
    isAgreed: boolean,
    context: CommandContext,
  ): Promise<Position | null>;
  /**
   * Gives a placed order other items in one append, if the engine supports it and nothing
   * conflicts. `request` is the command that requests them. Null means the same as for
   * `placeAtOnce`.
   */
  changeItemsAtOnce(
    orderId: string,
    request: CommandStep,
    lines: readonly OrderLine[],
    context: CommandContext,
  ): Promise<Position | null>;
  /**
   * Records a return of delivered items and their stock in one append, if the engine supports it
   * and nothing conflicts. Null means the same as for `placeAtOnce`.
   */
  returnAtOnce(
    orderId: string,
    request: CommandStep,
    lines: readonly ReturnedUnits[],
    context: CommandContext,
  ): Promise<Position | null>;
  /**
   * Finishes an order from any state: placed with stock and cart settled, or rejected or cancelled
   * with stock returned. Safe to repeat at any time, also concurrently. `order` is the state that
   * the caller just got from a command; without it the state is loaded.
   */
  advance(orderId: string, context: CommandContext, order?: OrderState): Promise<CheckoutEnd>;
}

export type CheckoutEnd =
  | { readonly phase: "none" }
  | { readonly phase: "placed" | "cancelled" | "returned"; readonly position: Position | null }
  | {
      readonly phase: "rejected";
      readonly refusal: StockShortage | DeliveryDayTaken | PromoRefused;
      readonly position: Position | null;
    };

/** An order that has a delivery day, or may still get one. */
type OpenOrder = Extract<OrderState, { readonly phase: "submitted" | "placed" }>;

/**
 * Half days that turn out to be full, and after which an order goes without a day. More than a zone
 * has: only orders that free and take the same places all the time come so far.
 */
const mostDayTries = 2 * dayHalves.length * deliveryLimits.daysAhead;

/**
 * The process of an order: submitted → delivery day, promo code and each product reserved → placed
 * → reservations confirmed and cart emptied; or rejected → reservations released. A cancelled
 * order: placed → cancelled → stock, day and code returned → return recorded. A returned order does
 * the same when its goods are in the shop. Another delivery day: requested → reserved → changed →
 * the earlier day released. Other items: `change-items.ts`. docs/decisions/0003-checkout.md
 * explains why rejecting comes before releasing.
 */
export const createCheckout = ({
  commands,
  deriveId,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}): Checkout => {
  const steps = createCheckoutCommands(deriveId);
  const items = createItemsProcess({ commands, steps, onStep });

  /**
   * Reserves the day that an order requests. A full day that no person chose is replaced by the
   * next free one. Returns the order as it is then, and whether it has a place.
   */
  const reserveDay = async (
    orderId: string,
    open: OpenOrder,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState; readonly hasPlace: boolean }> => {
    let order: OrderState = open;
    for (let tries = 1; ; tries += 1) {
      if (!isOpen(order)) return { order, hasPlace: false };
      const { requested, requests }: OrderDelivery = order.delivery;
      const day: DeliveryDay | null = requested?.day ?? null;
      if (requested === null || day === null) return { order, hasPlace: true };
      const capacity = requested.agreed ? null : capacityOf(await deliveryPlan(commands), day);
      const step = steps.reserveDay(orderId, day, requests, capacity, context);
      if ((await handleStep(commands, step)).accepted) {
        onStep("day-reserved", orderId);
        return { order, hasPlace: true };
      }
      if (requested.chosen) return { order, hasPlace: false };
      const instead = tries < mostDayTries ? await nextFreeDay(commands, day, context.now) : null;
      const request = steps.requestNextDay(orderId, day, instead, requests, context);
      const handled: CommandResult<OrderState, OrderRefusal> = await handleStep(commands, request);
      onStep("day-requested", orderId);
      order = handled.accepted ? handled.state : await stateOf(orderId);
    }
  };

  const stateOf = async (orderId: string): Promise<OrderState> =>
    (await commands.load(orderDecider, orderId)).state;

  /** Releases every day on which an order may hold a place without needing it. */
  const releaseDays = async (
    orderId: string,
    order: OrderState,
    context: CommandContext,
  ): Promise<readonly (Position | null)[]> => {
    if (order.phase === "none") return [];
    const { day, requested, earlier, requests } = order.delivery;
    const ended = isOpen(order) ? [] : [day, requested?.day ?? null];
    const released: (Position | null)[] = [];
    for (const each of [...earlier, ...ended]) {
      if (each === null) continue;
      const step = steps.releaseDay(orderId, each, requests, context);
      const handled = await handleStep(commands, step);
      onStep("day-released", orderId);
      released.push(handled.accepted ? handled.position : null);
    }
    return released;
  };

  /** Gives a placed order the day that it requests, and releases the earlier one. */
  const moveDay = async (
    orderId: string,
    order: OpenOrder,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState; readonly position: Position | null }> => {
    let current: OrderState = order;
    let position: Position | null = null;
    while (isOpen(current) && current.phase === "placed" && current.delivery.requested !== null) {
      const reserved = await reserveDay(orderId, current, context);
      const after = reserved.order;
      if (!isOpen(after) || after.delivery.requested === null) {
        current = await stateOf(orderId);
        continue;
      }
      const { requested, requests } = after.delivery;
      const handled = await handleStep(
        commands,
        reserved.hasPlace || requested.day === null
          ? steps.confirmDay(orderId, requested.day, requests, context)
          : steps.refuseDay(orderId, requested.day, requests, context),
      );
      onStep("day-confirmed", orderId);
      if (handled.accepted) position = handled.position ?? position;
      current = handled.accepted ? handled.state : await stateOf(orderId);
    }
    const released = await releaseDays(orderId, current, context);
    return { order: current, position: latest([position, ...released]) };
  };

  /** Reserves a use of the order's promo code. Returns the refusal. */
  const reserveRedemption = async (
    orderId: string,
    { discount, userId }: DecidedContent,
    context: CommandContext,
  ): Promise<PromoRefused | null> => {
    if (!discount) return null;
    const step = steps.reserveRedemption(orderId, discount, userId, context);
    const handled = await handleStep(commands, step);
    if (handled.accepted) {
      onStep("redemption-reserved", orderId);
      return null;
    }
    if (handled.refusal.code === "PROMO_REFUSED") return handled.refusal;
    throw new Error(`Order ${orderId} could not use its code: ${handled.refusal.message}`);
  };

  const confirmRedemption = async (
    orderId: string,
    { discount }: DecidedContent,
    context: CommandContext,
  ): Promise<Position | null> => {
    if (!discount) return null;
    const step = steps.confirmRedemption(orderId, discount.code, context);
    const handled = await handleStep(commands, step);
    onStep("redemption-confirmed", orderId);
    return handled.accepted ? handled.position : null;
  };

  /** Makes the use of the order's promo code free again. */
  const releaseRedemption = async (
    orderId: string,
    { discount, userId }: DecidedContent,
    wasPlaced: boolean,
    context: CommandContext,
  ): Promise<Position | null> => {
    if (!discount) return null;
    const { code, discountCents } = discount;
    const placed = wasPlaced ? { userId, discountCents } : null;
    const step = steps.releaseRedemption(orderId, code, placed, context);
    const handled = await handleStep(commands, step);
    onStep("redemption-released", orderId);
    return handled.accepted ? handled.position : null;
  };

  /**
   * Makes the code of an ended order free again, once: the order knows it by its own event, or by
   * the return of its stock.
   */
  const releaseCode = async (
    orderId: string,
    { content, goodsReceived, codeReleased, stockReturned }: EndedOrder,
    context: CommandContext,
  ): Promise<void> => {
    if (!content.discount || codeReleased || stockReturned) return;
    await releaseRedemption(orderId, content, true, context);
    if (goodsReceived) return;
    await handleStep(commands, steps.noteCodeReleased(orderId, context));
  };

  const reserveAll = async (
    orderId: string,
    { lines }: DecidedContent,
    context: CommandContext,
  ): Promise<StockShortage | null> => {
    for (const line of lines) {
      const handled = await handleStep(commands, steps.reserve(orderId, line, context));
      if (!handled.accepted) {
        if (handled.refusal.code === "STOCK_SHORTAGE") return handled.refusal;
        throw new Error(`Order ${orderId} could not reserve: ${handled.refusal.message}`);
      }
      onStep("reserved", orderId);
    }
    onStep("all-reserved", orderId);
    return null;
  };

  const finish = async (
    orderId: string,
    content: DecidedContent,
    context: CommandContext,
  ): Promise<readonly (Position | null)[]> => {
    const confirmations = content.lines.map(async (line) => {
      const handled = await handleStep(commands, steps.confirm(orderId, line, context));
      onStep("confirmed", orderId);
      return handled.accepted ? handled.position : null;
    });
    const checkOut = async () => {
      const handled = await handleStep(commands, steps.checkOutCart(orderId, content, context));
      onStep("checked-out", orderId);
      return handled.accepted ? handled.position : null;
    };
    const redemption = confirmRedemption(orderId, content, context);
    return Promise.all([...confirmations, redemption, checkOut()]);
  };

  const release = async (orderId: string, content: DecidedContent, context: CommandContext) => {
    const released = await Promise.all(
      content.lines.map((line) => handleStep(commands, steps.release(orderId, line, context))),
    );
    onStep("released", orderId);
    return [
      ...released.map((handled) => (handled.accepted ? handled.position : null)),
      await releaseRedemption(orderId, content, false, context),
    ];
  };

  /** Records the return on the order, so that a late repetition returns nothing twice. */
  const takeBack = async (
    orderId: string,
    lines: readonly OrderLine[],
    context: CommandContext,
  ): Promise<Position | null> => {
    await Promise.all(
      lines.map(async (line) => {
        await handleStep(commands, steps.returnStock(orderId, line, context));
        onStep("returned", orderId);
      }),
    );
    onStep("all-returned", orderId);
    const noted = await handleStep(commands, steps.noteStockReturned(orderId, context));
    return noted.accepted ? noted.position : null;
  };

  /** Returns the units of returned items to stock, and records that on the order. */
  const restock = async (
    orderId: string,
    order: OrderState,
    context: CommandContext,
  ): Promise<readonly (Position | null)[]> => {
    if (!("returns" in order)) return [];
    const positions: (Position | null)[] = [];
    for (const { number, lines, settled } of order.returns) {
      if (settled) continue;
      for (const units of lines) {
        await handleStep(commands, steps.restock(orderId, units, number, context));
        onStep("restocked", orderId);
      }
      const noted = await handleStep(commands, steps.noteRestocked(orderId, number, context));
      onStep("all-restocked", orderId);
      positions.push(noted.accepted ? noted.position : null);
    }
    return positions;
  };

  /** The append to the order's own stream decides whether it is placed or rejected. */
  const decideOrder = async (
    orderId: string,
    order: OpenOrder,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState; readonly position: Position | null }> => {
    const reserved = await reserveDay(orderId, order, context);
    if (!isOpen(reserved.order)) return { order: reserved.order, position: null };
    const { requested, requests } = reserved.order.delivery;
    const day = requested?.day ?? null;
    const refusal =
      reserved.hasPlace || day === null
        ? ((await reserveRedemption(orderId, order.content, context)) ??
          (await reserveAll(orderId, order.content, context)))
        : deliveryDayTaken(day);
    const handled = await handleStep(
      commands,
      refusal === null
        ? steps.place(orderId, day, requests, context)
        : steps.reject(orderId, refusal, day, context),
    );
    onStep(refusal === null ? "placed" : "rejected", orderId);
    if (handled.accepted) return { order: handled.state, position: handled.position };
    // Another process was faster and decided otherwise.
    return { order: await stateOf(orderId), position: null };
  };

  /**
   * Applies the consequences of a decided order. `decidedAt` is the position if it was decided just
   * now.
   */
  const settle = async (
    orderId: string,
    order: OrderState,
    context: CommandContext,
    decidedAt: Position | null,
  ): Promise<CheckoutEnd> => {
    switch (order.phase) {
      case "placed": {
        const positions = await finish(orderId, order.content, context);
        const changed = await items.decide(orderId, order, context);
        const settled = await items.settle(orderId, changed.order, context);
        const moved = isOpen(changed.order)
          ? await moveDay(orderId, changed.order, context)
          : changed;
        if (hasEnded(moved.order)) return settle(orderId, moved.order, context, null);
        const restocked = await restock(orderId, moved.order, context);
        const ends = [...positions, changed.position, ...settled, moved.position, ...restocked];
        return { phase: "placed", position: latest([decidedAt, ...ends]) };
      }
      case "cancelled":
      case "returned": {
        const { phase, content, returns, goodsReceived, stockReturned } = order;
        await releaseDays(orderId, order, context);
        await releaseCode(orderId, order, context);
        await items.settle(orderId, order, context);
        const isDue = goodsReceived && !stockReturned;
        await restock(orderId, order, context);
        const left = linesLeft(content.lines, returns);
        const returnedAt = isDue ? await takeBack(orderId, left, context) : null;
        return { phase, position: returnedAt ?? decidedAt };
      }
      case "rejected": {
        const positions = await release(orderId, order.content, context);
        const released = await releaseDays(orderId, order, context);
        const { reason: message, short: lines, dayTaken, promoRefused: promo } = order;
        const refusal = promo
          ? promoRefused(promo)
          : dayTaken
            ? ({ code: "DELIVERY_DAY_TAKEN", message } as const)
            : ({ code: "STOCK_SHORTAGE", message, lines } as const);
        return {
          phase: "rejected",
          refusal,
          position: latest([decidedAt, ...positions, ...released]),
        };
      }
      case "none":
      case "submitted":
        return { phase: "none" };
    }
  };

  return {
    async placeAtOnce(orderId, begin, submit, content, context) {
      const { lines, delivery, discount, userId } = content;
      const day = delivery?.day ?? null;
      const capacity = day === null ? 0 : capacityOf(await deliveryPlan(commands), day);
      const position = await commands.handleTogether([
        begin,
        submit,
        ...(day === null ? [] : [steps.reserveDay(orderId, day, 0, capacity, context)]),
        ...(discount ? [steps.reserveRedemption(orderId, discount, userId, context)] : []),
        ...lines.map((line) => steps.reserve(orderId, line, context)),
        steps.place(orderId, day, 0, context),
        ...(discount ? [steps.confirmRedemption(orderId, discount.code, context)] : []),
        ...lines.map((line) => steps.confirm(orderId, line, context)),
        steps.checkOutCart(orderId, content, context),
      ]);
      if (position !== null) onStep("placed-at-once", orderId);
      return position;
    },

    async moveAtOnce(orderId, request, day, isAgreed, context) {
      const state = await stateOf(orderId);
      if (!isOpen(state)) return null;
      const { day: held, requests } = state.delivery;
      const capacity = isAgreed ? null : capacityOf(await deliveryPlan(commands), day);
      return commands.handleTogether([
        request,
        steps.reserveDay(orderId, day, requests + 1, capacity, context),
        steps.confirmDay(orderId, day, requests + 1, context),
        ...(held === null ? [] : [steps.releaseDay(orderId, held, requests + 1, context)]),
      ]);
    },

    changeItemsAtOnce: items.atOnce,

    async returnAtOnce(orderId, request, lines, context) {
      const state = await stateOf(orderId);
      if (state.phase !== "placed") return null;
      const number = state.returns.length + 1;
      return commands.handleTogether([
        request,
        ...lines.map((units) => steps.restock(orderId, units, number, context)),
        steps.noteRestocked(orderId, number, context),
      ]);
    },

    async advance(orderId, context, known) {
      let order = known ?? (await stateOf(orderId));
      let decidedAt: Position | null = null;
      // An order stays submitted if another process requested another day for it meanwhile.
      while (order.phase === "submitted") {
        const decided = await decideOrder(orderId, order, context);
        order = decided.order;
        decidedAt = decided.position;
      }
      return settle(orderId, order, context, decidedAt);
    },
  };
};

const isOpen = (order: OrderState): order is OpenOrder =>
  order.phase === "submitted" || order.phase === "placed";

const latest = (positions: readonly (Position | null)[]): Position | null =>
  positions.reduce(
    (last, each) => (each !== null && (last === null || each > last) ? each : last),
    null,
  );
