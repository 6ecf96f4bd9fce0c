import { language } from "#texts/language.ts";
import { items as itemsInWords } from "#texts/components.ts";
import { paymentWords } from "../order/payment.ts";
import * as t from "#texts/orders.ts";
import { formatMoney } from "../../components/money.ts";
import type { AddressField, CancelReason, OrderStatus } from "../../generated/operations.ts";
import { statusOf } from "../order/status.ts";
import type { OwnOrder } from "./use-own-order.ts";

type Step = OwnOrder["steps"][number];

/** One step of an order in words, and the moves that are folded into it, latest first. */
export interface ToldStep {
  number: number;
  at: string;
  words: string;
  /** A line below; empty where there is nothing more to say. */
  details: string;
  moves: readonly { at: string; words: string }[];
  mailedAt: string | null;
}

const reasons: Record<CancelReason, string> = {
  CHANGED_MIND: t.iChangedMyMind,
  TAKES_TOO_LONG: t.itTakesTooLong,
  WRONG_PIECE: t.wrongPiece,
};

/** Why orders are cancelled, as people choose it. */
export const cancelReasons = Object.entries(reasons) as [CancelReason, string][];

const fieldWords: Record<AddressField, string> = {
  FIRST_NAME: t.firstName,
  LAST_NAME: t.lastName,
  EMAIL: t.email,
  ADDRESS: t.houseAndStreet,
  CITY: t.city,
  DISTRICT: t.district,
  PROVINCE: t.province,
  ZIP_CODE: t.zipCode,
  COUNTRY: t.country,
  PHONE: t.phone,
};

/** First name, house and street and phone. */
function listed(words: readonly string[]): string {
  const text = new Intl.ListFormat(language, { type: "conjunction" }).format(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function label(status: OrderStatus | null): string {
  return status ? statusOf(status).label : "";
}

function moveWords({ status, movedBack }: Step["moves"][number]): string {
  return movedBack ? t.movedBackTo(label(status)) : label(status);
}

/** How many pieces an order has. */
export function pieceCountOf({ items }: Pick<OwnOrder, "items">): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** 1 item, 4 items. */
export function piecesOf(order: Pick<OwnOrder, "items">): string {
  const pieces = pieceCountOf(order);
  return itemsInWords(pieces);
}

/** Who has changed an order, as its reader says it. */
export function buyerOf({ mine }: Pick<OwnOrder, "mine">): string {
  return mine ? t.you : t.theBuyer;
}

function wordsOf(step: Step, order: OwnOrder): Pick<ToldStep, "words" | "details"> {
  switch (step.kind) {
    case "PLACED":
      return {
        words: t.orderPlaced,
        details: `${piecesOf(order)}, ${formatMoney(order.totalPrice)}, ${paymentWords(order.paymentMethod)}`,
      };
    case "MOVED": {
      const [move] = step.moves;
      return { words: move ? moveWords(move) : label(step.status), details: t.byTheShop };
    }
    case "WENT_BETWEEN":
      return {
        words: t.wentBetween(label(step.previousStatus), label(step.status), step.moves.length),
        details: "",
      };
    case "ADDRESS_CHANGED":
      return {
        words: order.mine ? t.youChangedAddress : t.buyerChangedAddress,
        details: listed(step.fields.map((field) => fieldWords[field])),
      };
    case "CANCELLED":
      return {
        words: order.mine ? t.youCancelled : t.buyerCancelled,
        details: step.reason ? `“${reasons[step.reason]}”` : "",
      };
  }
}

/** Everything that happened to an order, latest first. */
export function toldSteps(order: OwnOrder): ToldStep[] {
  return order.steps
    .map((step) => {
      const { number, at, kind, moves } = step;
      return {
        number,
        at,
        ...wordsOf(step, order),
        moves:
          kind === "WENT_BETWEEN"
            ? moves.map((move) => ({ at: move.at, words: moveWords(move) })).toReversed()
            : [],
        mailedAt: moves.length === 1 ? (moves[0]?.mailedAt ?? null) : null,
      };
    })
    .toReversed();
}

/** What a value of an order comes from. */
export interface Source {
  event: string;
  at: string;
  by: string;
  number: number;
}

/**
 * What of an order may be asked about: where it has got, fields of its address, or, where none are
 * named, what its placing has set.
 */
export type OrderValue = "status" | readonly AddressField[];

function stepBehind({ steps }: OwnOrder, value: OrderValue): Step | undefined {
  const placed = steps.find(({ kind }) => kind === "PLACED");
  if (value === "status") return steps.findLast(({ kind }) => kind !== "ADDRESS_CHANGED");
  const changed = steps.findLast(
    ({ kind, fields }) =>
      kind === "ADDRESS_CHANGED" && fields.some((field) => value.includes(field)),
  );
  return changed ?? placed;
}

/** The step that has made a value of an order what it is; null where the order has none. */
export function sourceOf(order: OwnOrder, value: OrderValue = []): Source | null {
  const step = stepBehind(order, value);
  if (!step) return null;
  const { kind, number } = step;
  // Of moves to and fro the last one counts.
  const { at } = step.moves.at(-1) ?? step;
  const event = {
    PLACED: t.orderPlaced,
    MOVED: t.movedTo(label(step.status)),
    WENT_BETWEEN: t.movedTo(label(step.moves.at(-1)?.status ?? step.status)),
    ADDRESS_CHANGED: t.addressChanged,
    CANCELLED: t.orderCancelled,
  }[kind];
  const isOfShop = kind === "MOVED" || kind === "WENT_BETWEEN";
  return { event, at, by: isOfShop ? t.theShop : buyerOf(order), number };
}
