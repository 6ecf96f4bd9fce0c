import { paymentMethod } from "../../constants.ts";
import { cents } from "../../money.ts";
import { handleStep, type CommandContext, type DeriveId, type Position } from "../../ports.ts";
import { messages } from "../../messages.ts";
import {
  shopNotOpen,
  type CommandReused,
  type InvalidInput,
  type ShopNotOpen,
} from "../../refusal.ts";
import type { OpeningState } from "../../settings/opening.ts";
import { isSameSlot } from "../../values/delivery-day.ts";
import { tryDays } from "../claims.ts";
import type { AcceptedTerms, OrderContent, RequestedDay } from "../events.ts";
import type { OrderHandlingOptions } from "../handling.ts";
import { completeAddress, orderInputProblem, type PlaceOrderInput } from "../order-input.ts";
import type { OrderDecider, OrderState } from "../state.ts";
import {
  createAdmission,
  type AdmissionRefusal,
  type DeliveryFeesNow,
  type OrderedBy,
  type OrderLimits,
  type OrderSender,
} from "./admission.ts";
import { quoteOf, type Quote } from "./quote.ts";
import { createOrderRequest, type OrderRequest } from "./same-order.ts";

export type PlaceOrderRefusal = InvalidInput | CommandReused | ShopNotOpen | AdmissionRefusal;

export type PlaceOrderOutcome =
  | {
      readonly outcome: "placed";
      readonly orderId: string;
      /**
       * The answer is an earlier order: the same items went to the same address within five
       * minutes.
       */
      readonly isEarlier: boolean;
      readonly position: Position | null;
    }
  /** The order is stored, but did not finish in time. The shop finishes it in the background. */
  | { readonly outcome: "pending"; readonly orderId: string }
  | { readonly outcome: "refused"; readonly refusal: PlaceOrderRefusal };

export interface PlacingService {
  /**
   * Places an order, or refuses it. The order's id is derived from the command's id. If an
   * identical order was placed within five minutes, that order is the answer. `from` is missing for
   * an order that no API placed.
   */
  place(
    input: PlaceOrderInput,
    context: CommandContext,
    from?: OrderSender | null,
  ): Promise<PlaceOrderOutcome>;
  /** Places an order for a buyer on the phone; otherwise like `place`. The actor is staff. */
  placeFor(
    buyer: string,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome>;
  /** Why an order can't be placed now, apart from limits; stores nothing. */
  placementProblem(
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<PlaceOrderRefusal | null>;
}

/** Slots that an order tries in one append each, before it goes on step by step. */
const mostTriesAtOnce = 4;

/** The quote of a repeated command, whose order is stored. */
const nothing = quoteOf([], { feeCents: 0, freeFromCents: null });

const noDay: RequestedDay = { day: null, chosen: false };

/**
 * The live terms that this process knows, from memory; null for none. If a newer version was
 * published between the buyer's last look and the order, the order has the newer one: the shop can
 * prove which version was live when it placed the order, but not what a browser showed.
 */
export type PublishedTerms = () => Promise<AcceptedTerms | null>;

/** Whether the shop is open, as this process knows it, from memory. */
export type OpeningNow = () => Promise<OpeningState>;

const isThere = ({ state }: { readonly state: OrderState }): boolean => state.phase !== "none";

const refused = (refusal: PlaceOrderRefusal): PlaceOrderOutcome => ({
  outcome: "refused",
  refusal,
});

const contentOf = (
  { shippingAddress }: PlaceOrderInput,
  { buyer, staff }: OrderedBy,
  { lines, discount, ...amounts }: Quote,
  delivery: RequestedDay,
  terms: AcceptedTerms | null,
) =>
  ({
    userId: buyer,
    lines: lines.map(({ productId, name, options, priceCents, quantity, image }) => ({
      productId,
      name,
      ...(options.length > 0 ? { options } : {}),
      priceCents,
      quantity,
      image,
    })),
    shippingAddress: completeAddress(shippingAddress),
    paymentMethod,
    ...amounts,
    ...(discount ? { discount } : {}),
    delivery,
    ...(staff ? { by: "staff" as const } : {}),
    ...(terms ? { terms } : {}),
  }) satisfies OrderContent;

export const createPlacingService = ({
  commands,
  decider,
  checkout,
  deriveId,
  limits,
  deliveryFees,
  publishedTerms = async () => null,
  openingNow = async () => "open",
  onPending,
  onStep = () => undefined,
}: OrderHandlingOptions & {
  readonly decider: OrderDecider;
  readonly deriveId: DeriveId;
  readonly limits: OrderLimits;
  readonly deliveryFees?: DeliveryFeesNow | undefined;
  readonly publishedTerms?: PublishedTerms | undefined;
  readonly openingNow?: OpeningNow | undefined;
}): PlacingService => {
  /** Staff of a closed shop take orders on the phone. Before the opening no one orders. */
  const notOpen = async ({ actor }: CommandContext): Promise<ShopNotOpen | null> => {
    const state = await openingNow();
    if (state === "preparing") return shopNotOpen(messages.opening.notYet);
    return state === "closed" && actor.role === "shopper"
      ? shopNotOpen(messages.opening.closed)
      : null;
  };

  const { admit, refusalOf } = createAdmission({ commands, limits, deliveryFees });

  const submitStep = (
    orderId: string,
    content: OrderContent,
    input: PlaceOrderInput,
    context: CommandContext,
  ) => ({
    decider,
    id: orderId,
    command: { type: "SubmitOrder", content } as const,
    context,
    intent: { placeOrder: input, ...(content.by ? { buyer: content.userId } : {}) },
  });

  /** The answer for a stored order, after finishing it. */
  const finished = async (
    orderId: string,
    order: OrderState,
    isEarlier: boolean,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome> => {
    try {
      const end = await checkout.advance(orderId, context, order);
      if (end.phase === "none") return { outcome: "pending", orderId };
      if (end.phase === "rejected") return refused(end.refusal);
      return { outcome: "placed", orderId, isEarlier, position: end.position };
    } catch (error) {
      onPending(orderId, error);
      return { outcome: "pending", orderId };
    }
  };

  /** Submits an order unless it is stored, and finishes it. */
  const submitAndFinish = async (
    { orderId, isEarlier }: { readonly orderId: string; readonly isEarlier: boolean },
    content: OrderContent,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome> => {
    const submitted = await handleStep(commands, submitStep(orderId, content, input, context));
    if (submitted.accepted) {
      onStep("submitted", orderId);
      return finished(orderId, submitted.state, isEarlier, context);
    }
    const { refusal } = submitted;
    if (refusal.code === "COMMAND_REUSED") return refused(refusal);
    throw new Error(`Order ${orderId} was refused at submission`);
  };

  /**
   * Answers with an earlier identical order. Submits its content if a crash happened before it was
   * stored.
   */
  const answeredBy = async (
    earlierId: string,
    request: OrderRequest,
    input: PlaceOrderInput,
    by: OrderedBy,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome> => {
    const { state } = await commands.load(decider, earlierId);
    const showsItsTotal =
      state.phase !== "none" && state.content.totalCents === cents(input.totalPrice);
    const admitted = showsItsTotal ? null : await admit(input, by, context);
    if (admitted && "refusal" in admitted) {
      const { refusal } = admitted;
      // No other refusal of a new order applies to a stored one.
      if (!isThere({ state }) || refusal.code === "PRICE_CHANGED") return refused(refusal);
    }
    const kept = await request.keep(earlierId);
    if ("refusal" in kept) return refused(kept.refusal);
    if (isThere({ state })) return finished(earlierId, state, true, context);
    if (!admitted || "refusal" in admitted) throw new Error(`Order ${earlierId} was not admitted`);
    const content = contentOf(input, by, admitted.quote, admitted.delivery, await publishedTerms());
    return submitAndFinish(kept, content, input, context);
  };

  const placeBy = async (
    by: OrderedBy,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome> => {
    const problem = orderInputProblem(input);
    if (problem) return refused(problem);
    const orderId = deriveId(context.commandId, "order");
    const own = { orderId, isEarlier: false };
    // A stored order has its answer, whatever a new one would cost now.
    const again = () =>
      submitAndFinish(own, contentOf(input, by, nothing, noDay, null), input, context);
    const recalled = commands.recall(decider, orderId);
    if (recalled && isThere(recalled)) return again();
    const unopened = await notOpen(context);
    if (unopened) {
      return isThere(await commands.load(decider, orderId)) ? again() : refused(unopened);
    }

    const { buyer } = by;
    const request = createOrderRequest({
      ...{ commands, decider, deriveId, orderId, buyer, input, context },
    });
    const remembered = await request.earlier(false);
    if (remembered !== null) return answeredBy(remembered, request, input, by, context);
    const admitted = await admit(input, by, context);
    if ("refusal" in admitted) {
      if (isThere(await commands.load(decider, orderId))) return again();
      // The items may be missing because the identical order has them.
      const stored = await request.earlier(true);
      return stored === null
        ? refused(admitted.refusal)
        : answeredBy(stored, request, input, by, context);
    }
    const placing: { content: OrderContent; position: Position | null } = {
      content: contentOf(input, by, admitted.quote, admitted.delivery, await publishedTerms()),
      position: null,
    };
    const isPlaced = await tryDays(
      { commands, now: context.now, most: mostTriesAtOnce },
      admitted.delivery,
      async (delivery) => {
        placing.content = { ...placing.content, delivery: delivery ?? noDay };
        const submit = submitStep(orderId, placing.content, input, context);
        placing.position = await checkout.placeAtOnce(request.step(), submit);
        return placing.position !== null;
      },
      // Orders that were placed meanwhile may have filled the day.
      async (full, instead) =>
        instead === null || isSameSlot(instead, full) ? undefined : { day: instead, chosen: false },
    );
    if (isPlaced) return { outcome: "placed", ...own, position: placing.position };
    const begun = await request.begin();
    if ("refusal" in begun) return refused(begun.refusal);
    onStep("begun", begun.orderId);
    return submitAndFinish(begun, placing.content, input, context);
  };

  return {
    place: (input, context, from = null) =>
      placeBy({ buyer: context.actor.id, staff: false, from }, input, context),

    placeFor: (buyer, input, context) =>
      placeBy({ buyer, staff: true, from: null }, input, context),

    placementProblem: async (input, context) =>
      orderInputProblem(input) ?? refusalOf(input, context),
  };
};
