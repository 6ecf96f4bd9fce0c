import { messages } from "./messages.ts";

/** What is wrong with one field; `field` is its path, for example `shippingAddress.city`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** One product of which fewer are on hand than asked for. */
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

/** The order is past the point at which this may be done to it. */
export interface OrderClosed {
  readonly code: "ORDER_CLOSED";
  readonly message: string;
}

/** Somebody else changed what the command was decided on; `changed` names it, each in a word. */
export interface ProductChanged {
  readonly code: "PRODUCT_CHANGED";
  readonly message: string;
  readonly changed: readonly string[];
}

/** The same command id came with other content. */
export interface CommandReused {
  readonly code: "COMMAND_REUSED";
  readonly message: string;
}

/** Something else is being done with a read model. */
export interface ReadModelBusy {
  readonly code: "READ_MODEL_BUSY";
  readonly message: string;
}

/** Too much within a time; `retryAfterSeconds` says when the next can succeed. */
export interface TooManyTries {
  readonly code: "TOO_MANY_TRIES";
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** The mailbox of the account has to be proven first. */
export interface EmailUnproven {
  readonly code: "EMAIL_UNPROVEN";
  readonly message: string;
}

/** Files cannot be kept: the person has used up what one may have, or the shop has no room for now. */
export type NoRoom =
  | { readonly code: "TOO_LARGE"; readonly message: string }
  | {
      readonly code: "UNAVAILABLE";
      readonly message: string;
      readonly retryAfterSeconds: number;
    };

/** The fields do not hold what they must; the message is the first problem. */
export const invalidInput = (...fields: readonly FieldProblem[]): InvalidInput => ({
  code: "INVALID_INPUT",
  message: fields[0]?.message ?? "",
  fields,
});

export const notFound = (message: string): NotFound => ({ code: "NOT_FOUND", message });

export const orderClosed = (message: string): OrderClosed => ({ code: "ORDER_CLOSED", message });

export const productChanged = (changed: readonly string[]): ProductChanged => ({
  code: "PRODUCT_CHANGED",
  message: `Somebody else has changed the ${changed.join(", ")} meanwhile. Look at it again before you update.`,
  changed,
});

/** Too much within a time: what it was, in a sentence, and how long to wait. */
export const tooMuch = (what: string, retryAfterSeconds: number): TooManyTries => ({
  code: "TOO_MANY_TRIES",
  message: `${what} Please wait ${
    retryAfterSeconds < 120
      ? `${retryAfterSeconds} seconds`
      : `${Math.ceil(retryAfterSeconds / 60)} minutes`
  }.`,
  retryAfterSeconds,
});

export const emailUnproven = (message: string): EmailUnproven => ({
  code: "EMAIL_UNPROVEN",
  message,
});

/** Fewer on hand than asked for; the message names each product and what is left of it. */
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
