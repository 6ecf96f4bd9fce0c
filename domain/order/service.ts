import {
  paymentMethod,
  type CallOutcome,
  type CancelReason,
  type OrderStatus,
  type ReturnReason,
  type StaffCancelReason,
} from "../constants.ts";
import { cents } from "../money.ts";
import {
  currentState,
  handleStep,
  withConsequences,
  type Accepted,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { deliveryPlan, earliestDay, isPossible, nextFreeDay } from "../delivery/days.ts";
import { zoneOf } from "../delivery/zones.ts";
import {
  deliveryDayTaken,
  invalidInput,
  notFound,
  type CommandReused,
  type DeliveryDayTaken,
  type InvalidInput,
  type NotFound,
  type OrderClosed,
  type StockShortage,
  stockShortage,
} from "../refusal.ts";
import { messages } from "../messages.ts";
import { isSameDay, type DeliveryDay } from "../values/delivery-day.ts";
import { categoryOf, offerOf } from "../product/offer.ts";
import type { Discount } from "../promotion/discount.ts";
import { discountAfterChange } from "../promotion/quote.ts";
import {
  createAdmission,
  type AdmissionRefusal,
  type OrderedBy,
  type OrderLimits,
  type OrderSender,
} from "./placing/admission.ts";
import type { Checkout, CheckoutStep } from "./checkout.ts";
import { orderDecider } from "./decider.ts";
import { wasPlaced, type OrderRefusal, type OrderState } from "./state.ts";
import type { OrderContent, OrderLine, RequestedDay, ShippingAddress } from "./events.ts";
import { summedLines } from "../ordered-quantity.ts";
import {
  addressProblem,
  agreedDayProblems,
  completeAddress,
  dayProblems,
  orderInputProblem,
  type PlaceOrderInput,
} from "./order-input.ts";
import type { ReturnedUnits } from "./events.ts";
import { quoteOf, type Quote } from "./placing/quote.ts";
import { createOrderRequest, type OrderRequest } from "./placing/same-order.ts";

export type PlaceOrderRefusal = InvalidInput | CommandReused | AdmissionRefusal;

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

export interface OrderService {
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
  /**
   * Cancels an order for its buyer during Item Preparing. Its items are returned to stock, possibly
   * a little later.
   */
  cancel(
    orderId: string,
    reason: CancelReason | null,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, NotFound | OrderClosed>>;
  /** Cancels an order for staff until it is delivered; otherwise like `cancel`. */
  cancelByStaff(
    orderId: string,
    cancellation: {
      readonly reason: StaffCancelReason;
      /** Words for the buyer; may be empty. */
      readonly note: string;
      readonly expectedRevision: number | null;
    },
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
  /** Changes the address of the buyer's order during Item Preparing. */
  changeAddress(
    orderId: string,
    address: PlaceOrderInput["shippingAddress"],
    context: CommandContext,
  ): Promise<CommandResult<OrderState, NotFound | OrderClosed | InvalidInput>>;
  /** Changes the address of any order for staff during Item Preparing. */
  changeAddressByStaff(
    orderId: string,
    address: PlaceOrderInput["shippingAddress"],
    expectedRevision: number,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
  /**
   * Changes the items of an order for staff during Item Preparing. Items that the order had before
   * keep their price; new ones have the current price.
   */
  changeItems(
    orderId: string,
    items: PlaceOrderInput["items"],
    expectedRevision: number,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal | StockShortage>>;
  /** Records delivered items that are in the shop again, with the refund. */
  returnItems(
    orderId: string,
    returned: {
      readonly lines: readonly ReturnedUnits[];
      readonly reason: ReturnReason;
      readonly refundCents: number;
      readonly restock: boolean;
      readonly expectedRevision: number;
    },
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
  /**
   * Moves a placed order to another half day: its buyer during Item Preparing, staff always.
   * `region` is where the order goes now.
   */
  changeDay(
    orderId: string,
    day: NonNullable<PlaceOrderInput["deliveryDay"]>,
    by: {
      readonly person: "buyer" | "staff";
      readonly region: { readonly district: string; readonly province: string };
      readonly expectedRevision: number | null;
    },
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal | DeliveryDayTaken>>;
  /**
   * Records a call of a staff member with the buyer. A note is stored as a comment. A refused order
   * is cancelled, and its items are returned to stock, possibly a little later.
   */
  recordCall(
    orderId: string,
    call: {
      readonly outcome: CallOutcome;
      readonly reason: StaffCancelReason | null;
      readonly note: string;
      readonly expectedRevision: number;
    },
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
  /** Undoes the latest call, if nothing has happened to the order since. */
  undoCall(
    orderId: string,
    expectedRevision: number,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
  /** Allows one more call after three without an answer. */
  callOnceMore(
    orderId: string,
    expectedRevision: number,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
  /** Adds a staff comment to an order. The buyer reads it only if it is shared. */
  comment(
    orderId: string,
    text: string,
    shared: boolean,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, NotFound | OrderClosed | InvalidInput>>;
  /** Moves a placed order to any status. */
  setStatus(
    orderId: string,
    status: OrderStatus,
    expectedRevision: number | null,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
}

/** Narrows the answer to a command without a revision, which is never refused for one. */
const withoutRevision = (
  result: CommandResult<OrderState, OrderRefusal>,
): CommandResult<OrderState, NotFound | OrderClosed | InvalidInput> => {
  if (result.accepted) return result;
  const { refusal } = result;
  if (refusal.code === "CHANGED_MEANWHILE") throw new Error(refusal.message);
  return { accepted: false, refusal };
};

/** Narrows the answer to a command without text input. */
const withoutInput = (
  result: CommandResult<OrderState, NotFound | OrderClosed | InvalidInput>,
): CommandResult<OrderState, NotFound | OrderClosed> => {
  if (result.accepted) return result;
  const { refusal } = result;
  if ("fields" in refusal) throw new Error(refusal.message);
  return { accepted: false, refusal };
};

/** Whether an order requested a day and has kept another one. */
const isRefusedDay = (state: OrderState, day: DeliveryDay | null): boolean =>
  state.phase === "placed" &&
  state.delivery.requested === null &&
  !isSameDay(state.delivery.day, day);

/** The number of the change of items that an order waited for after its request. */
const requestIn = (state: OrderState): number =>
  state.phase === "placed" ? state.items.requests : 0;

/** Half days that an order tries in one append each, before it goes on step by step. */
const mostTriesAtOnce = 4;

const noDay: RequestedDay = { day: null, chosen: false };

const isThere = ({ state }: { readonly state: OrderState }): boolean => state.phase !== "none";

export const createOrderService = ({
  commands,
  checkout,
  deriveId,
  limits,
  leavePlan = async () => null,
  onPending,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly checkout: Checkout;
  readonly deriveId: DeriveId;
  readonly limits: OrderLimits;
  /**
   * Takes an order off the planned run that it has left by a change of its own. By default nothing,
   * for shops without runs.
   */
  readonly leavePlan?: (
    runId: string,
    orderId: string,
    context: CommandContext,
  ) => Promise<Position | null>;
  /**
   * Called with an order that was stored but not finished, so that the background recovery finishes
   * it.
   */
  readonly onPending: (orderId: string, error: unknown) => void;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}): OrderService => {
  const { admit, refusalOf } = createAdmission({ commands, limits });
  const consequences = { commands, decider: orderDecider, onPending };

  const contentOf = (
    input: PlaceOrderInput,
    { buyer, staff }: OrderedBy,
    quote: Quote,
    delivery: RequestedDay,
  ) => {
    const { lines, discount, ...amounts } = quote;
    return {
      userId: buyer,
      lines: lines.map(({ productId, name, options, priceCents, quantity, image }) => ({
        productId,
        name,
        ...(options.length > 0 ? { options } : {}),
        priceCents,
        quantity,
        image,
      })),
      shippingAddress: completeAddress(input.shippingAddress),
      paymentMethod,
      ...amounts,
      ...(discount ? { discount } : {}),
      delivery,
      ...(staff ? { by: "staff" as const } : {}),
    } satisfies OrderContent;
  };

  const submitStep = (
    orderId: string,
    content: OrderContent,
    input: PlaceOrderInput,
    context: CommandContext,
  ) => ({
    decider: orderDecider,
    id: orderId,
    command: { type: "SubmitOrder", content } as const,
    context,
    intent: { placeOrder: input, ...(content.by ? { buyer: content.userId } : {}) },
  });

  const submit = async (
    orderId: string,
    content: OrderContent,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState } | { readonly refusal: CommandReused }> => {
    const submitted = await handleStep(commands, submitStep(orderId, content, input, context));
    if (submitted.accepted) {
      onStep("submitted", orderId);
      return { order: submitted.state };
    }
    const { refusal } = submitted;
    if (refusal.code === "COMMAND_REUSED") return { refusal };
    throw new Error(`Order ${orderId} was refused at submission`);
  };

  /** The answer for a stored order, after finishing it. */
  const finished = async (
    orderId: string,
    order: OrderState,
    isEarlier: boolean,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome> => {
    try {
      const end = await checkout.advance(orderId, context, order);
      switch (end.phase) {
        case "placed":
        case "cancelled":
        case "returned":
          return { outcome: "placed", orderId, isEarlier, position: end.position };
        case "rejected":
          return { outcome: "refused", refusal: end.refusal };
        case "none":
          return { outcome: "pending", orderId };
      }
    } catch (error) {
      onPending(orderId, error);
      return { outcome: "pending", orderId };
    }
  };

  const refused = (refusal: PlaceOrderRefusal): PlaceOrderOutcome => ({
    outcome: "refused",
    refusal,
  });

  /**
   * The day of an order that goes to another zone: the same half day if it is possible there,
   * otherwise the earliest. Undefined if the order stays in its zone, or has no day to keep.
   */
  const dayAfterMove = async (
    orderId: string,
    address: ShippingAddress,
    { now }: CommandContext,
  ): Promise<DeliveryDay | null | undefined> => {
    const state = (await commands.load(orderDecider, orderId)).state;
    if (state.phase !== "placed" || state.delivery.day === null) return undefined;
    const { date, half, zoneId } = state.delivery.day;
    const zone = zoneOf((await deliveryPlan(commands)).zones, address);
    if (zone?.id === zoneId) return undefined;
    if (zone === null) return null;
    return (await isPossible(commands, zone, { date, half }, now))
      ? { zoneId: zone.id, date, half }
      : earliestDay(commands, zone, now);
  };

  /** The wanted lines of an order; null if the shop doesn't sell a new item. */
  const linesFor = async (
    state: Exclude<OrderState, { readonly phase: "none" }>,
    items: PlaceOrderInput["items"],
  ): Promise<readonly OrderLine[] | null> => {
    const known = [...state.content.lines, ...("items" in state ? state.items.earlier : [])];
    const lines = await Promise.all(
      summedLines(items).map(async ({ productId, quantity }): Promise<OrderLine | null> => {
        const before = known.find((line) => line.productId === productId);
        if (before) return { ...before, quantity };
        const offer = await offerOf(commands, productId, currentState);
        if (!offer) return null;
        const { name, options, priceCents, image } = offer;
        return {
          ...{ productId, name, priceCents, quantity, image },
          ...(options.length > 0 ? { options } : {}),
        };
      }),
    );
    return lines.every((line) => line !== null) ? lines : null;
  };

  /** The discount of an order with other lines; undefined for an order without a promo code. */
  const discountFor = async (
    discount: Discount | undefined,
    lines: readonly OrderLine[],
  ): Promise<Discount | undefined> => {
    if (!discount) return undefined;
    const discountable = await Promise.all(
      lines.map(async (line) => ({
        ...line,
        category: await categoryOf(commands, line.productId, currentState),
      })),
    );
    return discountAfterChange(commands, discount, discountable, currentState);
  };

  /** The answer to a command whose order another step has to finish. */
  const withChange = (
    orderId: string,
    requested: Accepted<OrderState>,
    context: CommandContext,
  ): Promise<Accepted<OrderState>> =>
    withConsequences(consequences, orderId, requested, async () => {
      const end = await checkout.advance(orderId, context);
      return end.phase === "none" ? null : end.position;
    });

  /** The answer to a command whose steps were all stored in one append. */
  const atOnce = async (orderId: string, position: Position): Promise<Accepted<OrderState>> => {
    const { state, revision } = await commands.load(orderDecider, orderId);
    return { accepted: true, state, revision, position, repeated: false };
  };

  /** The answer to a change, after the planned run that the order has left removed its stop. */
  const offItsPlan = async (
    orderId: string,
    answer: Accepted<OrderState>,
    context: CommandContext,
  ): Promise<Accepted<OrderState>> => {
    const runId = wasPlaced(answer.state) ? answer.state.leftRun : null;
    return runId === null
      ? answer
      : withConsequences(consequences, orderId, answer, () => leavePlan(runId, orderId, context));
  };

  /** The answer to a change of the address, after the order has its day in another zone. */
  const withNewAddress = async (
    orderId: string,
    changed: Accepted<OrderState>,
    moveTo: DeliveryDay | null | undefined,
    context: CommandContext,
  ): Promise<Accepted<OrderState>> => {
    const moved = moveTo === undefined ? changed : await withChange(orderId, changed, context);
    return offItsPlan(orderId, moved, context);
  };

  /** The answer to a cancellation, after the stock and the delivery day are returned. */
  const withStockReturned = async (
    orderId: string,
    cancelled: Accepted<OrderState>,
    context: CommandContext,
  ): Promise<Accepted<OrderState>> => {
    onStep("cancelled", orderId);
    return offItsPlan(orderId, await withChange(orderId, cancelled, context), context);
  };

  /** Submits an order unless it is stored, and finishes it. */
  const submitAndFinish = async (
    { orderId, isEarlier }: { readonly orderId: string; readonly isEarlier: boolean },
    content: OrderContent,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<PlaceOrderOutcome> => {
    const submitted = await submit(orderId, content, input, context);
    return "refusal" in submitted
      ? refused(submitted.refusal)
      : finished(orderId, submitted.order, isEarlier, context);
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
    const { state } = await commands.load(orderDecider, earlierId);
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
    const content = contentOf(input, by, admitted.quote, admitted.delivery);
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
      submitAndFinish(own, contentOf(input, by, quoteOf([]), noDay), input, context);
    const recalled = commands.recall(orderDecider, orderId);
    if (recalled && isThere(recalled)) return again();

    const { buyer } = by;
    const request = createOrderRequest({ commands, deriveId, orderId, buyer, input, context });
    const remembered = await request.earlier(false);
    if (remembered !== null) return answeredBy(remembered, request, input, by, context);
    const admitted = await admit(input, by, context);
    if ("refusal" in admitted) {
      if (isThere(await commands.load(orderDecider, orderId))) return again();
      // The items may be missing because the identical order has them.
      const stored = await request.earlier(true);
      return stored === null
        ? refused(admitted.refusal)
        : answeredBy(stored, request, input, by, context);
    }
    let content = contentOf(input, by, admitted.quote, admitted.delivery);
    for (let tries = 1; ; tries += 1) {
      const step = submitStep(orderId, content, input, context);
      const position = await checkout.placeAtOnce(orderId, request.step(), step, content, context);
      if (position !== null) return { outcome: "placed", ...own, position };
      const { day, chosen } = content.delivery;
      if (day === null || chosen || tries === mostTriesAtOnce) break;
      // Orders that were placed meanwhile may have filled the day.
      const instead = await nextFreeDay(commands, day, context.now);
      if (instead === null || isSameDay(instead, day)) break;
      content = contentOf(input, by, admitted.quote, { day: instead, chosen });
    }
    const begun = await request.begin();
    if ("refusal" in begun) return refused(begun.refusal);
    onStep("begun", begun.orderId);
    return submitAndFinish(begun, content, input, context);
  };

  return {
    place: (input, context, from = null) =>
      placeBy({ buyer: context.actor.id, staff: false, from }, input, context),

    placeFor: (buyer, input, context) =>
      placeBy({ buyer, staff: true, from: null }, input, context),

    placementProblem: async (input, context) =>
      orderInputProblem(input) ?? refusalOf(input, context),

    async cancel(orderId, reason, context) {
      const cancelled = withoutInput(
        withoutRevision(
          await commands.handle(
            orderDecider,
            orderId,
            { type: "CancelOrder", userId: context.actor.id, reason },
            context,
            { cancelOrder: { orderId, reason } },
          ),
        ),
      );
      return cancelled.accepted ? withStockReturned(orderId, cancelled, context) : cancelled;
    },

    async recordCall(orderId, call, context) {
      const called = await commands.handle(
        orderDecider,
        orderId,
        { type: "RecordCall", ...call, now: context.now },
        context,
        { recordCall: { orderId, ...call } },
      );
      return called.accepted && called.state.phase === "cancelled"
        ? withStockReturned(orderId, called, context)
        : called;
    },

    undoCall(orderId, expectedRevision, context) {
      return commands.handle(
        orderDecider,
        orderId,
        { type: "UndoCall", expectedRevision },
        context,
        { undoCall: { orderId, expectedRevision } },
      );
    },

    callOnceMore(orderId, expectedRevision, context) {
      return commands.handle(
        orderDecider,
        orderId,
        { type: "CallOnceMore", expectedRevision },
        context,
        { callOnceMore: { orderId, expectedRevision } },
      );
    },

    async cancelByStaff(orderId, cancellation, context) {
      const cancelled = await commands.handle(
        orderDecider,
        orderId,
        { type: "CancelOrderByStaff", ...cancellation },
        context,
        { cancelOrderByStaff: { orderId, ...cancellation } },
      );
      return cancelled.accepted ? withStockReturned(orderId, cancelled, context) : cancelled;
    },

    async changeAddress(orderId, address, context) {
      const problem = addressProblem(address);
      if (problem) return { accepted: false, refusal: problem };
      const shippingAddress = completeAddress(address);
      const moveTo = await dayAfterMove(orderId, shippingAddress, context);
      const changed = withoutRevision(
        await commands.handle(
          orderDecider,
          orderId,
          { type: "ChangeDeliveryAddress", userId: context.actor.id, shippingAddress, moveTo },
          context,
          { changeDeliveryAddress: { orderId, address } },
        ),
      );
      return changed.accepted ? withNewAddress(orderId, changed, moveTo, context) : changed;
    },

    async changeAddressByStaff(orderId, address, expectedRevision, context) {
      const problem = addressProblem(address);
      if (problem) return { accepted: false, refusal: problem };
      const shippingAddress = completeAddress(address);
      const moveTo = await dayAfterMove(orderId, shippingAddress, context);
      const changed = await commands.handle(
        orderDecider,
        orderId,
        { type: "ChangeDeliveryAddressByStaff", shippingAddress, moveTo, expectedRevision },
        context,
        { changeDeliveryAddressByStaff: { orderId, address, expectedRevision } },
      );
      return changed.accepted ? withNewAddress(orderId, changed, moveTo, context) : changed;
    },

    async changeItems(orderId, items, expectedRevision, context) {
      // The stock must have settled the order and its earlier changes.
      await checkout.advance(orderId, context);
      const { state } = await commands.load(orderDecider, orderId);
      if (state.phase === "none") {
        return { accepted: false, refusal: notFound(messages.order.notFound) };
      }
      const lines = await linesFor(state, items);
      if (lines === null) {
        return { accepted: false, refusal: notFound(messages.product.notFound) };
      }
      const discount = await discountFor(state.content.discount, lines);
      const request = {
        decider: orderDecider,
        id: orderId,
        command: { type: "RequestItems", lines, discount, expectedRevision } as const,
        context,
        intent: { changeItems: { orderId, items, expectedRevision } },
      };
      const position = await checkout.changeItemsAtOnce(orderId, request, lines, context);
      if (position !== null) return atOnce(orderId, position);
      const requested = await handleStep(commands, request);
      if (!requested.accepted) return requested;
      onStep("items-requested", orderId);
      const changed = await withChange(orderId, requested, context);
      const ended = changed.state.phase === "placed" ? changed.state.items.ended.at(-1) : undefined;
      return ended && !ended.accepted && ended.number === requestIn(requested.state)
        ? { accepted: false, refusal: stockShortage(ended.short) }
        : changed;
    },

    async returnItems(orderId, returned, context) {
      const request = {
        decider: orderDecider,
        id: orderId,
        command: { type: "ReturnItems", ...returned } as const,
        context,
        intent: { returnItems: { orderId, ...returned } },
      };
      const position = returned.restock
        ? await checkout.returnAtOnce(orderId, request, returned.lines, context)
        : null;
      if (position !== null) return atOnce(orderId, position);
      const recorded = await handleStep(commands, request);
      if (!recorded.accepted) return recorded;
      onStep("return-recorded", orderId);
      return withChange(orderId, recorded, context);
    },

    async changeDay(orderId, { date, half }, { person, region, expectedRevision }, context) {
      const isAgreed = person === "staff";
      const problems = dayProblems({ date, half });
      if (problems.length > 0) return { accepted: false, refusal: invalidInput(...problems) };
      const zone = zoneOf((await deliveryPlan(commands)).zones, region);
      let { state } = await commands.load(orderDecider, orderId);
      // An earlier change was interrupted.
      if (state.phase === "placed" && state.delivery.requested !== null) {
        await checkout.advance(orderId, context, state);
        ({ state } = await commands.load(orderDecider, orderId));
      }
      if (!wasPlaced(state)) {
        return { accepted: false, refusal: notFound(messages.order.notFound) };
      }
      const day: DeliveryDay | null = zone && { zoneId: zone.id, date, half };
      const request = {
        decider: orderDecider,
        id: orderId,
        command: {
          type: "RequestDeliveryDay",
          by: person,
          userId: context.actor.id,
          day,
          agreed: isAgreed,
          expectedRevision,
        } as const,
        context,
        intent: { changeDeliveryDay: { orderId, date, half, expectedRevision } },
      };
      const decided = orderDecider.decide(request.command, state);
      const isNew = decided.accepted && decided.events.length > 0;
      const agreedProblems =
        isNew && isAgreed ? agreedDayProblems({ date, half }, context.now) : [];
      if (agreedProblems.length > 0) {
        return { accepted: false, refusal: invalidInput(...agreedProblems) };
      }
      const isOffered = async () =>
        zone !== null &&
        (isAgreed || (await isPossible(commands, zone, { date, half }, context.now)));
      if (isNew && !(await isOffered())) {
        return { accepted: false, refusal: deliveryDayTaken({ date, half }) };
      }
      const position =
        isNew && day ? await checkout.moveAtOnce(orderId, request, day, isAgreed, context) : null;
      if (position !== null) return offItsPlan(orderId, await atOnce(orderId, position), context);
      const requested = await handleStep(commands, request);
      if (!requested.accepted) return requested;
      onStep("day-requested", orderId);
      const moved = await offItsPlan(
        orderId,
        await withChange(orderId, requested, context),
        context,
      );
      return isRefusedDay(moved.state, day)
        ? { accepted: false, refusal: deliveryDayTaken({ date, half }) }
        : moved;
    },

    async comment(orderId, text, shared, context) {
      const command = { type: "CommentOnOrder", text, shared } as const;
      return withoutRevision(
        await commands.handle(orderDecider, orderId, command, context, {
          commentOnOrder: { orderId, text, ...(shared ? { shared } : {}) },
        }),
      );
    },

    setStatus(orderId, status, expectedRevision, context) {
      return commands.handle(
        orderDecider,
        orderId,
        { type: "SetOrderStatus", status, expectedRevision },
        context,
        { setOrderStatus: { orderId, status, expectedRevision } },
      );
    },
  };
};
