import { deliveryDayDecider } from "../delivery/day-decider.ts";
import { dayIdOf } from "../delivery/zones.ts";
import { cartDecider } from "../cart/decider.ts";
import { stepOf, type Actor, type CommandContext, type DeriveId } from "../ports.ts";
import type { Discount } from "../promotion/discount.ts";
import { promotionDecider, type Redemption } from "../promotion/decider.ts";
import type { DeliveryDayTaken, PromoRefused, ShortLine, StockShortage } from "../refusal.ts";
import type { StockCommand } from "../stock/commands.ts";
import { stockDecider } from "../stock/decider.ts";
import type { DeliveryDay } from "../values/delivery-day.ts";
import type { OrderCommand } from "./commands.ts";
import { orderDecider } from "./decider.ts";
import type { DecidedContent } from "./state.ts";
import type { OrderLine, RefusedPromo } from "./events.ts";
import { returnClaim } from "./items/returns.ts";
import type { ReturnedUnits } from "./events.ts";
import { changeClaim } from "./items/items.ts";
import type { MovedUnits } from "./state.ts";

const dayWord = (day: DeliveryDay): string => `${dayIdOf(day)} ${day.half}`;

const refusedPromo = ({
  code: _code,
  message,
  promoCode,
  ...problem
}: PromoRefused): RefusedPromo => {
  // The items qualified when the order was quoted, and the terms never change.
  if (problem.reason === "SUM_TOO_SMALL" || problem.reason === "OTHER_ITEMS") {
    throw new Error(message);
  }
  return { ...problem, code: promoCode };
};

const shop: Actor = { id: "shop", role: "system" };

/**
 * The commands of an order's checkout. Each has an id derived from the order's id, so that
 * repeating it changes nothing. The shop is the actor, in the shopper's conversation.
 */
export const createCheckoutCommands = (deriveId: DeriveId) => {
  const contextOf = (context: CommandContext, orderId: string, word: string): CommandContext =>
    stepOf(context, deriveId(orderId, word), shop);

  const settleReservation =
    (type: "ConfirmReservation" | "ReleaseReservation") =>
    (orderId: string, { productId }: OrderLine, context: CommandContext) => ({
      decider: stockDecider,
      id: productId,
      command: { type, orderId } as const,
      context: contextOf(context, orderId, `${type} ${productId}`),
      intent: orderId,
    });

  const ofOrder = <Command extends OrderCommand>(
    orderId: string,
    command: Command,
    word: string,
    context: CommandContext,
  ) => ({
    decider: orderDecider,
    id: orderId,
    command,
    context: contextOf(context, orderId, word),
    intent: orderId,
  });

  /** A step of the stock for a change of items. */
  const ofChange = <Command extends StockCommand>(
    orderId: string,
    productId: string,
    command: Command,
    word: string,
    context: CommandContext,
  ) => ({
    decider: stockDecider,
    id: productId,
    command,
    context: contextOf(context, orderId, word),
    intent: orderId,
  });

  const settleUnits =
    (type: "ConfirmReservation" | "ReleaseReservation") =>
    (orderId: string, { productId }: MovedUnits, change: number, context: CommandContext) => {
      const claim = changeClaim(change);
      const command = { type, orderId, claim } as const;
      return ofChange(orderId, productId, command, `${type} ${claim} ${productId}`, context);
    };

  return {
    /** `change` is the number of the order's request for items. */
    reserveUnits: (
      orderId: string,
      { productId, name: productName, quantity }: MovedUnits,
      change: number,
      context: CommandContext,
    ) => {
      const claim = changeClaim(change);
      const units = { orderId, quantity, productId, productName, claim };
      const command = { type: "ReserveStock", ...units } as const;
      return ofChange(orderId, productId, command, `reserve ${claim} ${productId}`, context);
    },

    confirmUnits: settleUnits("ConfirmReservation"),

    releaseUnits: settleUnits("ReleaseReservation"),

    returnUnits: (
      orderId: string,
      { productId, quantity }: MovedUnits,
      change: number,
      context: CommandContext,
    ) => {
      const claim = changeClaim(change);
      const command = { type: "ReturnStock", orderId, quantity, claim } as const;
      return ofChange(orderId, productId, command, `return ${claim} ${productId}`, context);
    },

    restock: (
      orderId: string,
      { productId, quantity }: ReturnedUnits,
      number: number,
      context: CommandContext,
    ) => {
      const claim = returnClaim(number);
      const command = { type: "ReturnStock", orderId, quantity, claim } as const;
      return ofChange(orderId, productId, command, `${claim} ${productId}`, context);
    },

    noteRestocked: (orderId: string, number: number, context: CommandContext) =>
      ofOrder(orderId, { type: "NoteRestocked", number }, `restocked ${number}`, context),

    confirmItems: (orderId: string, request: number, context: CommandContext) =>
      ofOrder(orderId, { type: "ConfirmItems", request }, `confirm items ${request}`, context),

    refuseItems: (
      orderId: string,
      request: number,
      short: readonly ShortLine[],
      context: CommandContext,
    ) =>
      ofOrder(orderId, { type: "RefuseItems", request, short }, `refuse items ${request}`, context),

    noteItemsSettled: (orderId: string, request: number, context: CommandContext) =>
      ofOrder(orderId, { type: "NoteItemsSettled", request }, `items settled ${request}`, context),

    reserve: (
      orderId: string,
      { productId, name: productName, quantity }: OrderLine,
      context: CommandContext,
    ) => ({
      decider: stockDecider,
      id: productId,
      command: { type: "ReserveStock", orderId, quantity, productId, productName } as const,
      context: contextOf(context, orderId, `reserve ${productId}`),
      intent: orderId,
    }),

    /** `request` is the number of the order's request for a day. */
    reserveDay: (
      orderId: string,
      day: DeliveryDay,
      request: number,
      capacity: number | null,
      context: CommandContext,
    ) => ({
      decider: deliveryDayDecider,
      id: dayIdOf(day),
      command: { type: "ReserveSlot", orderId, half: day.half, capacity } as const,
      context: contextOf(context, orderId, `reserve day ${request} ${dayWord(day)}`),
      intent: orderId,
    }),

    releaseDay: (orderId: string, day: DeliveryDay, request: number, context: CommandContext) => ({
      decider: deliveryDayDecider,
      id: dayIdOf(day),
      command: { type: "ReleaseSlot", orderId, half: day.half } as const,
      context: contextOf(context, orderId, `release day ${request} ${dayWord(day)}`),
      intent: orderId,
    }),

    requestNextDay: (
      orderId: string,
      insteadOf: DeliveryDay,
      day: DeliveryDay | null,
      request: number,
      context: CommandContext,
    ) =>
      ofOrder(orderId, { type: "RequestNextDay", insteadOf, day }, `next day ${request}`, context),

    confirmDay: (
      orderId: string,
      day: DeliveryDay | null,
      request: number,
      context: CommandContext,
    ) => ofOrder(orderId, { type: "ConfirmDeliveryDay", day }, `confirm day ${request}`, context),

    refuseDay: (orderId: string, day: DeliveryDay, request: number, context: CommandContext) =>
      ofOrder(orderId, { type: "RefuseDeliveryDay", day }, `refuse day ${request}`, context),

    place: (orderId: string, day: DeliveryDay | null, request: number, context: CommandContext) =>
      ofOrder(
        orderId,
        { type: "PlaceOrder", day },
        request === 0 ? "place" : `place ${request}`,
        context,
      ),

    reserveRedemption: (
      orderId: string,
      { code, discountCents }: Discount,
      userId: string,
      context: CommandContext,
    ) => ({
      decider: promotionDecider,
      id: code,
      command: {
        type: "ReserveRedemption",
        ...{ code, orderId, userId, discountCents, now: context.now },
      } as const,
      context: contextOf(context, orderId, `reserve code ${code}`),
      intent: orderId,
    }),

    confirmRedemption: (orderId: string, code: string, context: CommandContext) => ({
      decider: promotionDecider,
      id: code,
      command: { type: "ConfirmRedemption", orderId } as const,
      context: contextOf(context, orderId, `ConfirmRedemption ${code}`),
      intent: orderId,
    }),

    /** `placed` is the use of a placed order, null for a rejected one. */
    releaseRedemption: (
      orderId: string,
      code: string,
      placed: Redemption | null,
      context: CommandContext,
    ) => ({
      decider: promotionDecider,
      id: code,
      command: { type: "ReleaseRedemption", orderId, placed } as const,
      context: contextOf(context, orderId, `ReleaseRedemption ${code}`),
      intent: orderId,
    }),

    noteCodeReleased: (orderId: string, context: CommandContext) =>
      ofOrder(orderId, { type: "NoteCodeReleased" }, "code released", context),

    reject: (
      orderId: string,
      refusal: StockShortage | DeliveryDayTaken | PromoRefused,
      day: DeliveryDay | null,
      context: CommandContext,
    ) =>
      ofOrder(
        orderId,
        {
          type: "RejectOrder",
          reason: refusal.message,
          short: refusal.code === "STOCK_SHORTAGE" ? refusal.lines : [],
          ...(refusal.code === "DELIVERY_DAY_TAKEN" && day ? { day } : {}),
          ...(refusal.code === "PROMO_REFUSED" ? { promo: refusedPromo(refusal) } : {}),
        },
        "reject",
        context,
      ),

    confirm: settleReservation("ConfirmReservation"),

    release: settleReservation("ReleaseReservation"),

    checkOutCart: (
      orderId: string,
      { userId, lines }: Pick<DecidedContent, "userId" | "lines">,
      context: CommandContext,
    ) => ({
      decider: cartDecider,
      id: userId,
      command: {
        type: "CheckOut",
        orderId,
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      } as const,
      context: contextOf(context, orderId, "check out cart"),
      intent: orderId,
    }),

    returnStock: (
      orderId: string,
      { productId, quantity }: OrderLine,
      context: CommandContext,
    ) => ({
      decider: stockDecider,
      id: productId,
      command: { type: "ReturnStock", orderId, quantity } as const,
      context: contextOf(context, orderId, `return ${productId}`),
      intent: orderId,
    }),

    noteStockReturned: (orderId: string, context: CommandContext) =>
      ofOrder(orderId, { type: "NoteStockReturned" }, "stock returned", context),
  };
};

export type CheckoutCommands = ReturnType<typeof createCheckoutCommands>;
