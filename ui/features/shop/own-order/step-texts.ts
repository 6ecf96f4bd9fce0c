import { language } from "#texts/language.ts";
import { items as itemsInWords } from "#texts/components.ts";
import { paymentLabel } from "../../shared/order/payment.ts";
import * as t from "#texts/orders.ts";
import * as days from "#texts/delivery.ts";
import { formatMoney } from "../../../components/money.ts";
import type { AddressField, OrderStatus } from "../../../generated/operations.ts";
import { dayText, type ShownDay } from "../../shared/delivery/day-text.ts";
import { cancelReasonText } from "../../shared/order/cancel-reasons.ts";
import { atPlacing } from "../../shared/order/at-placing.ts";
import { quantitiesText } from "../../shared/order/quantities-text.ts";
import { statusOf } from "../../shared/order/status.ts";
import type { OwnOrder } from "./use-own-order.ts";

type Step = OwnOrder["steps"][number];

/** One step of an order in words, with the moves collapsed into it, latest first. */
export interface StepText {
  number: number;
  at: string;
  words: string;
  /** A second line; empty for none. */
  details: string;
  moves: readonly { at: string; words: string }[];
  mailedAt: string | null;
}

const fieldLabels: Record<AddressField, string> = {
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
  LANDMARK: t.landmark,
  FLOOR: t.floor,
  SECOND_PHONE: t.secondPhone,
  DRIVER_NOTE: t.driverNote,
};

/** Formats as: First name, house and street and phone. */
function listed(words: readonly string[]): string {
  const text = new Intl.ListFormat(language, { type: "conjunction" }).format(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayOrNone(day: ShownDay | null): string {
  return day ? dayText(day) : days.noDayChosen;
}

function label(status: OrderStatus | null): string {
  return status ? statusOf(status).label : "";
}

function moveText({ status, movedBack }: Step["moves"][number]): string {
  return movedBack ? t.movedBackTo(label(status)) : label(status);
}

/** The number of units in an order. */
export function unitCountOf({ items }: Pick<OwnOrder, "items">): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Formats as: 1 item, 4 items. */
export function itemCountText(order: Pick<OwnOrder, "items">): string {
  const units = unitCountOf(order);
  return itemsInWords(units);
}

/** The buyer as seen by the reader. */
export function buyerOf({ mine }: Pick<OwnOrder, "mine">): string {
  return mine ? t.you : t.theCustomer;
}

function wordsOf(step: Step, order: OwnOrder): Pick<StepText, "words" | "details"> {
  switch (step.kind) {
    case "PLACED": {
      const now = { units: unitCountOf(order), total: order.totalPrice };
      const { units, total } = atPlacing(now, order.steps);
      return {
        words: step.byShop ? t.placedByPhone : t.orderPlaced,
        details: `${itemsInWords(units)}, ${formatMoney(total)}, ${paymentLabel(order.paymentMethod)}`,
      };
    }
    case "MOVED": {
      const [move] = step.moves;
      return { words: move ? moveText(move) : label(step.status), details: t.byTheShop };
    }
    case "WENT_BETWEEN":
      return {
        words: t.movedBetween(label(step.previousStatus), label(step.status), step.moves.length),
        details: "",
      };
    case "ADDRESS_CHANGED":
      return {
        words: step.byShop
          ? t.shopChangedAddress
          : order.mine
            ? t.youChangedAddress
            : t.customerChangedAddress,
        details: listed(step.fields.map((field) => fieldLabels[field])),
      };
    case "DAY_CHANGED":
      return {
        words: step.byBuyer
          ? order.mine
            ? days.youChangedDay
            : days.customerChangedDay
          : days.shopChangedDay,
        details: days.fromTo(dayOrNone(step.previousDay), dayOrNone(step.day)),
      };
    case "CONFIRMED_BY_PHONE":
      return {
        words: order.mine ? t.weConfirmedByPhone : t.shopConfirmedByPhone,
        details: "",
      };
    case "ITEMS_CHANGED":
      return {
        words: t.shopChangedItems(
          formatMoney(step.total ?? 0),
          formatMoney(step.previousTotal ?? 0),
        ),
        details: quantitiesText(step.items),
      };
    case "ITEMS_RETURNED":
      return {
        words: t.itemsReturned(formatMoney(step.refund ?? 0)),
        details: quantitiesText(step.items),
      };
    case "COMMENTED":
      return { words: t.shopWrote, details: step.note ?? "" };
    case "CANCELLED":
      if (step.byShop) return { words: t.shopCancelled, details: step.note ?? "" };
      return {
        words: order.mine ? t.youCancelled : t.customerCancelled,
        details: step.reason ? `“${cancelReasonText[step.reason]}”` : "",
      };
    case "RETURNED":
      return {
        words: t.orderReturned,
        details: step.returnReason === "DAMAGED" ? t.returnedDamaged : t.returnedRefused,
      };
  }
}

/** The history of an order, latest first. */
export function stepTexts(order: OwnOrder): StepText[] {
  return order.steps
    .map((step) => {
      const { number, at, kind, moves } = step;
      return {
        number,
        at,
        ...wordsOf(step, order),
        moves:
          kind === "WENT_BETWEEN"
            ? moves.map((move) => ({ at: move.at, words: moveText(move) })).toReversed()
            : [],
        mailedAt: moves.length === 1 ? (moves[0]?.mailedAt ?? null) : null,
      };
    })
    .toReversed();
}

/** The source of a value of an order. */
export interface Source {
  event: string;
  at: string;
  by: string;
  number: number;
}

/**
 * A value with a source: the status, fields of the address, or, with an empty list, anything set by
 * the placing.
 */
export type OrderValue = "status" | "items" | readonly AddressField[];

/** Steps that leave the status as it is. */
const withoutStatus: ReadonlySet<Step["kind"]> = new Set([
  "ADDRESS_CHANGED",
  "DAY_CHANGED",
  "CONFIRMED_BY_PHONE",
  "ITEMS_CHANGED",
  "COMMENTED",
  "ITEMS_RETURNED",
]);

function stepBehind({ steps }: OwnOrder, value: OrderValue): Step | undefined {
  const placed = steps.find(({ kind }) => kind === "PLACED");
  if (value === "status") {
    return steps.findLast(({ kind }) => !withoutStatus.has(kind));
  }
  if (value === "items") return steps.findLast(({ kind }) => kind === "ITEMS_CHANGED") ?? placed;
  const changed = steps.findLast(
    ({ kind, fields }) =>
      kind === "ADDRESS_CHANGED" && fields.some((field) => value.includes(field)),
  );
  return changed ?? placed;
}

/** The step that set a value of an order; null if there is none. */
export function sourceOf(order: OwnOrder, value: OrderValue = []): Source | null {
  const step = stepBehind(order, value);
  if (!step) return null;
  const { kind, number } = step;
  // Of moves back and forth the last one counts.
  const { at } = step.moves.at(-1) ?? step;
  const event = {
    PLACED: t.orderPlaced,
    MOVED: t.movedTo(label(step.status)),
    WENT_BETWEEN: t.movedTo(label(step.moves.at(-1)?.status ?? step.status)),
    ADDRESS_CHANGED: t.addressChanged,
    DAY_CHANGED: days.dayChanged,
    CONFIRMED_BY_PHONE: t.shopConfirmedByPhone,
    ITEMS_CHANGED: t.itemsChanged,
    ITEMS_RETURNED: t.returnRecorded,
    COMMENTED: t.shopWrote,
    CANCELLED: t.orderCancelled,
    RETURNED: t.orderReturned,
  }[kind];
  const isOfShop =
    kind === "MOVED" ||
    kind === "COMMENTED" ||
    kind === "ITEMS_RETURNED" ||
    kind === "RETURNED" ||
    kind === "ITEMS_CHANGED" ||
    kind === "WENT_BETWEEN" ||
    kind === "CONFIRMED_BY_PHONE" ||
    (kind === "DAY_CHANGED" && !step.byBuyer) ||
    step.byShop;
  return { event, at, by: isOfShop ? t.theShop : buyerOf(order), number };
}
