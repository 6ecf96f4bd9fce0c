import { paymentMethod, type OrderStatus } from "../constants.ts";
import { messages } from "../messages.ts";
import { cents, formatRupees } from "../money.ts";
import type {
  CommandContext,
  CommandHandler,
  CountOfPerson,
  DeriveId,
  CommandResult,
  Position,
} from "../ports.ts";
import { available, stockDecider } from "../stock/decider.ts";
import { productDecider } from "../product/decider.ts";
import {
  emailUnproven,
  notFound,
  stockShortage,
  tooMuch,
  type CommandReused,
  type EmailUnproven,
  type InvalidInput,
  type NotFound,
  type StockShortage,
  type TooManyTries,
} from "../refusal.ts";
import type { Checkout, CheckoutStep } from "./checkout.ts";
import { orderDecider, type OrderRefusal, type OrderState } from "./decider.ts";
import {
  completeAddress,
  orderInputProblem,
  summedLines,
  type OrderedQuantity,
  type PlaceOrderInput,
} from "./order-input.ts";
import { quoteOf, type Quote, type QuoteLine } from "./quote.ts";

/** The total that was shown is no longer the total; `quote` is what the same items cost now. */
export interface PriceChanged {
  readonly code: "PRICE_CHANGED";
  readonly message: string;
  readonly quote: Quote;
}

export type PlaceOrderRefusal =
  | InvalidInput
  | NotFound
  | StockShortage
  | PriceChanged
  | EmailUnproven
  | TooManyTries
  | CommandReused;

/** Who may order how much: cash on delivery costs nobody anything until the driver rings. */
export interface OrderLimits {
  /** Counts an order of a person's. */
  readonly countOrder: CountOfPerson;
  /** Whether the person has proven to read the mailbox of the account. */
  readonly hasProvenMailbox: (userId: string) => Promise<boolean>;
  /** The largest total in cents that needs no proven mailbox. */
  readonly unprovenUpToCents: number;
}

/** For orders that nobody has placed through an API. */
export const noLimits: OrderLimits = {
  countOrder: async () => 0,
  hasProvenMailbox: async () => true,
  unprovenUpToCents: 0,
};

export type PlaceOrderOutcome =
  | { readonly outcome: "placed"; readonly orderId: string; readonly position: Position | null }
  /** Received, but its end could not be told in time; the shop finishes it by itself. */
  | { readonly outcome: "pending"; readonly orderId: string }
  | { readonly outcome: "refused"; readonly refusal: PlaceOrderRefusal };

export interface OrderService {
  /** Places an order, or says why not. The order's id is made from the command's. */
  place(input: PlaceOrderInput, context: CommandContext): Promise<PlaceOrderOutcome>;
  /** Moves a placed order to any status. */
  setStatus(
    orderId: string,
    status: OrderStatus,
    expectedRevision: number | null,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
}

export const createOrderService = ({
  commands,
  checkout,
  deriveId,
  limits: { countOrder, hasProvenMailbox, unprovenUpToCents },
  onPending,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly checkout: Checkout;
  readonly deriveId: DeriveId;
  readonly limits: OrderLimits;
  /** Told of an order that was received but not brought to its end, so that somebody does. */
  readonly onPending: (orderId: string, error: unknown) => void;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}): OrderService => {
  const quoteLine = async ({ productId, quantity }: OrderedQuantity): Promise<QuoteLine | null> => {
    const [product, stock] = await Promise.all([
      commands.load(productDecider, productId),
      commands.load(stockDecider, productId),
    ]);
    if (product.state.status !== "sold") return null;
    const { details, priceCents } = product.state;
    return {
      productId,
      name: details.name,
      priceCents,
      quantity,
      image: details.image,
      available: available(stock.state),
    };
  };

  const quoteFor = async (
    input: PlaceOrderInput,
  ): Promise<
    { readonly quote: Quote } | { readonly refusal: NotFound | StockShortage | PriceChanged }
  > => {
    const lines = await Promise.all(summedLines(input.items).map(quoteLine));
    const known = lines.filter((line) => line !== null);
    if (known.length < lines.length) return { refusal: notFound(messages.product.notFound) };
    const short = known
      .filter((line) => line.quantity > line.available)
      .map(({ productId, name, quantity, available: left }) => ({
        productId,
        name,
        requested: quantity,
        available: left,
      }));
    if (short.length > 0) return { refusal: stockShortage(short) };
    const quote = quoteOf(known);
    if (cents(input.totalPrice) === quote.totalCents) return { quote };
    return {
      refusal: {
        code: "PRICE_CHANGED",
        message: `The total is now ${formatRupees(quote.totalCents)}.`,
        quote,
      },
    };
  };

  const limitReached = async (
    userId: string,
    totalCents: number,
  ): Promise<EmailUnproven | TooManyTries | null> => {
    if (totalCents > unprovenUpToCents && !(await hasProvenMailbox(userId))) {
      return emailUnproven(
        `For an order above ${formatRupees(unprovenUpToCents)} please verify your e-mail first: ` +
          "your profile sends you a code.",
      );
    }
    const seconds = await countOrder(userId);
    return seconds === 0 ? null : tooMuch("You have placed many orders just now.", seconds);
  };

  const submit = async (
    orderId: string,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<{ readonly order: OrderState } | { readonly refusal: PlaceOrderRefusal }> => {
    const { state } = await commands.load(orderDecider, orderId);
    const isNew = state.phase === "none";
    const quoted = isNew ? await quoteFor(input) : { quote: quoteOf([]) };
    if ("refusal" in quoted) return quoted;
    const limit = isNew && (await limitReached(context.actor.id, quoted.quote.totalCents));
    if (limit) return { refusal: limit };
    const { lines, ...amounts } = quoted.quote;
    const submitted = await commands.handle(
      orderDecider,
      orderId,
      {
        type: "SubmitOrder",
        content: {
          userId: context.actor.id,
          lines: lines.map(({ productId, name, priceCents, quantity, image }) => ({
            productId,
            name,
            priceCents,
            quantity,
            image,
          })),
          shippingAddress: completeAddress(input.shippingAddress),
          paymentMethod,
          ...amounts,
        },
      },
      context,
      { placeOrder: input },
    );
    if (!submitted.accepted) {
      const { refusal } = submitted;
      if (refusal.code === "CHANGED_MEANWHILE") {
        throw new Error(`Order ${orderId} was refused at submission`);
      }
      return { refusal };
    }
    onStep("submitted", orderId);
    return { order: submitted.state };
  };

  return {
    async place(input, context) {
      const problem = orderInputProblem(input);
      if (problem) return { outcome: "refused", refusal: problem };
      const orderId = deriveId(context.commandId, "order");
      const submitted = await submit(orderId, input, context);
      if ("refusal" in submitted) return { outcome: "refused", refusal: submitted.refusal };
      try {
        const end = await checkout.advance(orderId, context, submitted.order);
        switch (end.phase) {
          case "placed":
            return { outcome: "placed", orderId, position: end.position };
          case "rejected":
            return { outcome: "refused", refusal: end.refusal };
          case "none":
            return { outcome: "pending", orderId };
        }
      } catch (error) {
        onPending(orderId, error);
        return { outcome: "pending", orderId };
      }
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
