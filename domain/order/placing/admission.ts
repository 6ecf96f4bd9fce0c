import { messages } from "../../messages.ts";
import { cents, formatRupees } from "../../money.ts";
import { deliveryPlan, earliestDay, isPossible } from "../../delivery/days.ts";
import { zoneOf } from "../../delivery/zones.ts";
import type { DeliveryZone } from "../../delivery/events.ts";
import { defaultSettings } from "../../settings/defaults.ts";
import { settingsDecider } from "../../settings/decider.ts";
import { settingsId } from "../../settings/service.ts";
import { feeRuleOf, type DeliveryFees } from "../../values/delivery-fee.ts";
import {
  currentState,
  recentState,
  type CommandContext,
  type CommandHandler,
  type CountOfPerson,
} from "../../ports.ts";
import {
  promoQuote,
  unlimitedGuesses,
  type CodeGuesses,
  type CodeUser,
} from "../../promotion/quote.ts";
import { offerOf } from "../../product/offer.ts";
import { nameWithOptions } from "../../product/variants.ts";
import {
  deliveryDayTaken,
  emailUnverified,
  notFound,
  stockShortage,
  tooMuch,
  type DeliveryDayTaken,
  type EmailUnverified,
  type NotFound,
  type PromoRefused,
  type StockShortage,
  type TooManyTries,
} from "../../refusal.ts";
import type { RequestedDay } from "../events.ts";
import { summedLines, type OrderedQuantity } from "../../ordered-quantity.ts";
import { completeAddress, type PlaceOrderInput } from "../order-input.ts";
import { quoteOf, type Quote, type QuoteLine } from "./quote.ts";

/** The displayed total is outdated. `quote` is the current price of the same items. */
export interface PriceChanged {
  readonly code: "PRICE_CHANGED";
  readonly message: string;
  readonly quote: Quote;
}

/** Limits of orders. Cash on delivery makes fake orders free, so they need limits. */
export interface OrderLimits {
  /** Counts an order of a person. */
  readonly countOrder: CountOfPerson;
  /**
   * Counts an order from a network address, and one without a verified mailbox: accounts are free,
   * so one caller could book up all delivery days.
   */
  readonly countByAddress: CountOfPerson;
  readonly countUnverifiedByAddress: CountOfPerson;
  /** Maximum total in cents without a verified mailbox. */
  readonly unverifiedUpToCents: number;
  readonly codeGuesses: CodeGuesses;
}

/** The current delivery fees, from memory. */
export type DeliveryFeesNow = () => Promise<DeliveryFees>;

/** For orders that do not come through an API. */
export const noLimits: OrderLimits = {
  countOrder: async () => 0,
  countByAddress: async () => 0,
  countUnverifiedByAddress: async () => 0,
  unverifiedUpToCents: 0,
  codeGuesses: unlimitedGuesses,
};

/** The quote and the delivery day of a new order, or its refusal. */
export type Admission =
  | { readonly quote: Quote; readonly delivery: RequestedDay }
  | { readonly refusal: AdmissionRefusal };

/** Why the shop doesn't admit an order. */
export type AdmissionRefusal =
  | NotFound
  | StockShortage
  | DeliveryDayTaken
  | PromoRefused
  | PriceChanged
  | EmailUnverified
  | TooManyTries;

/** Admits orders. */
export interface OrderAdmission {
  /** Quotes an order of a buyer, and counts it. Staff place orders without a verified mailbox. */
  admit(input: PlaceOrderInput, by: OrderedBy, context: CommandContext): Promise<Admission>;
  /** Why an order can't be placed now, apart from limits; counts nothing. */
  refusalOf(input: PlaceOrderInput, context: CommandContext): Promise<AdmissionRefusal | null>;
}

/** Where a buyer's order comes from. */
export interface OrderSender {
  /** The key of the network address. */
  readonly address: string;
  /** Whether the buyer has verified the account's mailbox. */
  readonly hasVerifiedMailbox: boolean;
}

/** The buyer of an order, and whether staff place it. */
export interface OrderedBy {
  readonly buyer: string;
  readonly staff: boolean;
  /** Null for staff, and for orders that no API placed. */
  readonly from: OrderSender | null;
}

const unverified = (what: string): EmailUnverified =>
  emailUnverified(
    `To place ${what}, please verify your email first: your profile sends you a code.`,
  );

type StateOf = typeof currentState;

/**
 * Quotes an order, and counts it if it is admitted. A quote may be a second old, because stock is
 * reserved on the stored state. A refusal is always based on the current state.
 */
export const createAdmission = ({
  commands,
  limits: {
    countOrder,
    countByAddress,
    countUnverifiedByAddress,
    unverifiedUpToCents,
    codeGuesses,
  },
  deliveryFees = async () => defaultSettings.deliveryFee,
}: {
  readonly commands: Pick<CommandHandler, "recall" | "load">;
  readonly limits: OrderLimits;
  readonly deliveryFees?: DeliveryFeesNow | undefined;
}): OrderAdmission => {
  const zoneFor = async (
    { shippingAddress }: PlaceOrderInput,
    stateOf: StateOf,
  ): Promise<DeliveryZone | null> =>
    zoneOf((await deliveryPlan(commands, stateOf)).zones, completeAddress(shippingAddress));

  /** The fees from memory, which follows the log; for a refusal those of the log itself. */
  const feesFor = async (stateOf: StateOf): Promise<DeliveryFees> =>
    stateOf === currentState
      ? (await currentState(commands, settingsDecider, settingsId)).deliveryFee
      : deliveryFees();

  const quoteLine = async (
    { productId, quantity }: OrderedQuantity,
    stateOf: StateOf,
  ): Promise<QuoteLine | null> => {
    const offer = await offerOf(commands, productId, stateOf);
    return offer && { productId, quantity, ...offer };
  };

  const quoteFor = async (
    input: PlaceOrderInput,
    user: CodeUser,
    stateOf: StateOf,
    guesses: CodeGuesses,
  ): Promise<
    | { readonly quote: Quote }
    | { readonly refusal: NotFound | StockShortage | PromoRefused | TooManyTries | PriceChanged }
  > => {
    const lines = await Promise.all(
      summedLines(input.items).map((line) => quoteLine(line, stateOf)),
    );
    const known = lines.filter((line) => line !== null);
    if (known.length < lines.length) return { refusal: notFound(messages.product.notFound) };
    const short = known
      .filter((line) => line.quantity > line.available)
      .map(({ productId, name, options, quantity, available }) => ({
        productId,
        name: nameWithOptions(name, options),
        requested: quantity,
        available,
      }));
    if (short.length > 0) return { refusal: stockShortage(short) };
    const [fees, zone] = await Promise.all([feesFor(stateOf), zoneFor(input, stateOf)]);
    const feeRule = feeRuleOf(fees, zone?.id ?? null);
    const goods = { lines: known, feeRule };
    const promo = input.promoCode
      ? await promoQuote({ commands, guesses }, input.promoCode, goods, user, stateOf)
      : { discount: null };
    if ("refusal" in promo) return promo;
    const quote = quoteOf(known, feeRule, promo.discount);
    if (cents(input.totalPrice) === quote.totalCents) return { quote };
    return {
      refusal: {
        code: "PRICE_CHANGED",
        message: `The total is now ${formatRupees(quote.totalCents)}.`,
        quote,
      },
    };
  };

  /** The chosen day, or the earliest that is free. */
  const dayFor = async (
    input: PlaceOrderInput,
    now: string,
    stateOf: StateOf,
  ): Promise<RequestedDay | null> => {
    const { deliveryDay } = input;
    const zone = await zoneFor(input, stateOf);
    if (!deliveryDay) {
      const day = zone && (await earliestDay(commands, zone, now));
      return { day, chosen: false };
    }
    return zone && (await isPossible(commands, zone, deliveryDay, now, stateOf))
      ? { day: { zoneId: zone.id, ...deliveryDay }, chosen: true }
      : null;
  };

  const limitReached = async (
    { buyer, staff, from }: OrderedBy,
    totalCents: number,
  ): Promise<EmailUnverified | TooManyTries | null> => {
    const isUnverified = from !== null && !from.hasVerifiedMailbox;
    if (isUnverified && totalCents > unverifiedUpToCents) {
      return unverified(`an order above ${formatRupees(unverifiedUpToCents)}`);
    }
    const seconds = await countOrder(buyer);
    if (seconds > 0) {
      const who = staff ? "This customer has" : "You have";
      return tooMuch(`${who} placed many orders just now.`, seconds);
    }
    if (!from) return null;
    if (isUnverified && (await countUnverifiedByAddress(from.address)) > 0) {
      return unverified("another order from your network today");
    }
    const wait = await countByAddress(from.address);
    return wait === 0 ? null : tooMuch("Many orders came from your network today.", wait);
  };

  const quoteAndDay = async (
    input: PlaceOrderInput,
    /** Null for a customer without an account. */
    buyer: string | null,
    { actor, now }: CommandContext,
  ): Promise<Admission> => {
    const user = { userId: buyer, triedBy: actor.id, now };
    // A refusal is quoted again, so only the second quote counts an unknown code.
    const uncounted = { ...codeGuesses, count: unlimitedGuesses.count };
    const lately = await quoteFor(input, user, recentState, uncounted);
    const quoted =
      "refusal" in lately ? await quoteFor(input, user, currentState, codeGuesses) : lately;
    if ("refusal" in quoted) return quoted;
    const delivery =
      (await dayFor(input, now, recentState)) ?? (await dayFor(input, now, currentState));
    if (delivery === null) {
      if (!input.deliveryDay) throw new Error("An order without a choice always has a request");
      return { refusal: deliveryDayTaken(input.deliveryDay) };
    }
    return { ...quoted, delivery };
  };

  return {
    async admit(input, by, context) {
      const admitted = await quoteAndDay(input, by.buyer, context);
      if ("refusal" in admitted) return admitted;
      const refusal = await limitReached(by, admitted.quote.totalCents);
      return refusal ? { refusal } : admitted;
    },
    async refusalOf(input, context) {
      const admitted = await quoteAndDay(input, null, context);
      return "refusal" in admitted ? admitted.refusal : null;
    },
  };
};
