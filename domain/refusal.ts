import type { CategoryId } from "./category/events.ts";
import { dayTaken, messages } from "./messages.ts";
import { formatRupees } from "./money.ts";
import { dayInColombo } from "./values/colombo.ts";
import { deliveryDayText, type Slot } from "./values/delivery-day.ts";

/** A problem of one field; `field` is its path, for example `shippingAddress.city`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** A product with less stock than requested. */
export interface ShortLine {
  readonly productId: string;
  readonly name: string;
  readonly requested: number;
  readonly available: number;
}

export interface InvalidInput {
  readonly code: "INVALID_INPUT" | "CART_EMPTY";
  readonly message: string;
  readonly fields: readonly FieldProblem[];
}

export interface NotFound {
  readonly code: "NOT_FOUND";
  readonly message: string;
}

export interface StockShortage {
  readonly code: "STOCK_SHORTAGE";
  readonly message: string;
  readonly lines: readonly ShortLine[];
}

/** The chosen delivery day is full, closed or no longer possible. */
export interface DeliveryDayTaken {
  readonly code: "DELIVERY_DAY_TAKEN";
  readonly message: string;
}

/** Why a promo code can't be used. */
export type PromoProblem =
  | { readonly reason: "UNKNOWN" | "PAUSED" | "USED_UP" | "USED_BY_CUSTOMER" }
  /** The start. */
  | { readonly reason: "NOT_STARTED"; readonly at: string }
  /** The end; missing if staff ended it earlier. */
  | { readonly reason: "ENDED"; readonly at?: string }
  /** What the sum of the items lacks. */
  | { readonly reason: "SUM_TOO_SMALL"; readonly missingCents: number }
  /** None of the items is in these categories, or is named. */
  | { readonly reason: "OTHER_ITEMS"; readonly categories: readonly CategoryId[] };

/** The promo code can't be used for these items, by this customer, or now. */
export type PromoRefused = PromoProblem & {
  readonly code: "PROMO_REFUSED";
  readonly message: string;
  readonly promoCode: string;
};

/** The shop isn't open, so that it takes no orders from visitors. */
export interface ShopNotOpen {
  readonly code: "SHOP_NOT_OPEN";
  readonly message: string;
}

/** The status of the order no longer allows this. */
export interface OrderClosed {
  readonly code: "ORDER_CLOSED";
  readonly message: string;
}

/** Another user changed the values that the command was based on; `changed` names them. */
export interface ProductChanged {
  readonly code: "PRODUCT_CHANGED";
  readonly message: string;
  readonly changed: readonly string[];
}

/** The command id was used with other content. */
export interface CommandReused {
  readonly code: "COMMAND_REUSED";
  readonly message: string;
}

/** No backup can begin: one runs, or the shop makes none. */
export interface BackupRefused {
  readonly code: "BACKUP_REFUSED";
  readonly message: string;
}

/** Another job of the read model is in progress. */
export interface ReadModelBusy {
  readonly code: "READ_MODEL_BUSY";
  readonly message: string;
}

/** Too many actions within a period; `retryAfterSeconds` is the time until the next is allowed. */
export interface TooManyTries {
  readonly code: "TOO_MANY_TRIES";
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** The account's mailbox must be verified first. */
export interface EmailUnverified {
  readonly code: "EMAIL_UNVERIFIED";
  readonly message: string;
}

/** Files cannot be stored: the person has reached the quota, or the shop has no space now. */
export type NoRoom =
  | { readonly code: "TOO_LARGE"; readonly message: string }
  | {
      readonly code: "UNAVAILABLE";
      readonly message: string;
      readonly retryAfterSeconds: number;
    };

/** Invalid fields; the message is the first problem. */
export const invalidInput = (...fields: readonly FieldProblem[]): InvalidInput => ({
  code: "INVALID_INPUT",
  message: fields[0]?.message ?? "",
  fields,
});

export const shopNotOpen = (message: string): ShopNotOpen => ({ code: "SHOP_NOT_OPEN", message });

export const notFound = (message: string): NotFound => ({ code: "NOT_FOUND", message });

export const deliveryDayTaken = (day: Pick<Slot, "date" | "half">): DeliveryDayTaken => ({
  code: "DELIVERY_DAY_TAKEN",
  message: dayTaken(deliveryDayText(day)),
});

export const promoRefused = (
  { code: promoCode, ...problem }: PromoProblem & { readonly code: string },
  nameOf = (category: CategoryId): string => category,
): PromoRefused => ({
  ...problem,
  code: "PROMO_REFUSED",
  message: promoText(problem, nameOf),
  promoCode,
});

const promoText = (problem: PromoProblem, nameOf: (category: CategoryId) => string): string => {
  switch (problem.reason) {
    case "UNKNOWN":
      return "We don’t know this code. Check the spelling.";
    case "PAUSED":
      return "This code is paused. Your cart stays as it is.";
    case "USED_UP":
      return "This code has been used up.";
    case "USED_BY_CUSTOMER":
      return "You have already used this code.";
    case "NOT_STARTED":
      return `This code starts on ${shortDate(problem.at)}.`;
    case "ENDED":
      return problem.at ? `This code ended on ${lastDay(problem.at)}.` : "This code has ended.";
    case "SUM_TOO_SMALL":
      return `Add items for ${formatRupees(problem.missingCents)} more to use this code.`;
    case "OTHER_ITEMS":
      return problem.categories.length > 0
        ? `This code is for ${problem.categories.map(nameOf).join(", ")}. There are none in your cart.`
        : "This code is for other items. There are none in your cart.";
  }
};

/** The day of a time in Colombo: 30/11/2026. */
const shortDate = (at: string): string => dayInColombo(at).split("-").toReversed().join("/");

/** The last day before an end: an end at midnight belongs to the day before. */
const lastDay = (end: string): string => shortDate(new Date(Date.parse(end) - 1).toISOString());

export const orderClosed = (message: string): OrderClosed => ({ code: "ORDER_CLOSED", message });

export const productChanged = (changed: readonly string[]): ProductChanged => ({
  code: "PRODUCT_CHANGED",
  message: `The ${changed.join(", ")} changed in the meantime. Check the changes before you update.`,
  changed,
});

/** Too many actions within a period: a sentence about the action, and the time to wait. */
export const tooMuch = (what: string, retryAfterSeconds: number): TooManyTries => ({
  code: "TOO_MANY_TRIES",
  message: `${what} Please wait ${
    retryAfterSeconds < 120
      ? `${retryAfterSeconds} seconds`
      : `${Math.ceil(retryAfterSeconds / 60)} minutes`
  }.`,
  retryAfterSeconds,
});

export const emailUnverified = (message: string): EmailUnverified => ({
  code: "EMAIL_UNVERIFIED",
  message,
});

/** Less stock than requested; the message names each product and its available quantity. */
export const stockShortage = (lines: readonly ShortLine[]): StockShortage => ({
  code: "STOCK_SHORTAGE",
  message: lines
    .map(({ name, available }) =>
      available > 0 ? `Only ${available} of ${name} left.` : `${name} is out of stock.`,
    )
    .join(" "),
  lines,
});

export const commandReused: CommandReused = {
  code: "COMMAND_REUSED",
  message: messages.command.reused,
};
