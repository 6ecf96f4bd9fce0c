import { deliveryLimits } from "../../../generated/shop.ts";
import { instantOf } from "../../../generated/values/instant.ts";
import type { WhatIfChangeInput, WhatIfLeftOut } from "../../../generated/operations.ts";

/** The inputs that a change can have. */
export type ChangeField = "events" | "product" | "province" | "zone" | "code" | "value" | "from";

/** Kinds of changes, with their inputs and the unit of the figure. */
export const changeKinds = {
  "delivery-fee": { label: "Delivery fee", fields: ["value"], unit: "rupees, was 500" },
  promotion: {
    label: "Percentage of a promo code",
    fields: ["code", "value"],
    unit: "percent; 0 switches it off",
  },
  price: { label: "Price of a product", fields: ["product", "value"], unit: "rupees, to the end" },
  "price-percent": {
    label: "Change prices by percent",
    fields: ["value", "product"],
    unit: "percent; -10 for a decrease",
  },
  "opening-stock": {
    label: "Stock at the fork",
    fields: ["product", "value"],
    unit: "available units",
  },
  receipts: {
    label: "Stock received",
    fields: ["value", "product"],
    unit: "percent; -50 for half",
  },
  "close-province": { label: "Close a province", fields: ["province"], unit: null },
  "close-zone": { label: "Close a delivery zone", fields: ["zone", "from"], unit: null },
  "zone-capacity": {
    label: "Capacity of a delivery zone",
    fields: ["zone", "value"],
    unit: `orders per half day, 0 to ${deliveryLimits.capacity}`,
  },
  "delay-moves": {
    label: "Delay status changes",
    fields: ["value", "province"],
    unit: "hours later",
  },
  "leave-out": {
    label: "Leave out events",
    fields: ["events", "product", "province"],
    unit: null,
  },
} as const satisfies Record<
  string,
  { label: string; fields: readonly ChangeField[]; unit: string | null }
>;
export type ChangeKind = keyof typeof changeKinds;

/** Events that can be left out, and whether they can be limited to a product or a province. */
export const leftOut = {
  orders: { label: "orders", word: "ORDERS", product: true, province: true },
  moves: { label: "status changes", word: "MOVES", product: false, province: true },
  cancellations: {
    label: "cancellations",
    word: "CANCELLATIONS",
    product: false,
    province: true,
  },
  "price-changes": {
    label: "price changes",
    word: "PRICE_CHANGES",
    product: true,
    province: false,
  },
  receipts: { label: "stock received", word: "RECEIPTS", product: true, province: false },
  counts: { label: "corrected counts", word: "COUNTS", product: true, province: false },
} as const satisfies Record<
  string,
  { label: string; word: WhatIfLeftOut; product: boolean; province: boolean }
>;
type LeftOut = keyof typeof leftOut;

/** One change as typed; missing values are empty. */
export interface Change extends Record<ChangeField, string> {
  kind: ChangeKind;
}

/** A new change of a kind, with default values. */
export function newChange(kind: ChangeKind): Change {
  return {
    kind,
    events: kind === "leave-out" ? "price-changes" : "",
    product: "",
    province: "",
    zone: "",
    code: "",
    value: "",
    from: "",
  };
}

const isKind = (text: string): text is ChangeKind => Object.hasOwn(changeKinds, text);
const isLeftOut = (text: string): text is LeftOut => Object.hasOwn(leftOut, text);

/** The inputs that a change needs now. */
export function fieldsOf({ kind, events }: Change): readonly ChangeField[] {
  const { fields } = changeKinds[kind];
  if (kind !== "leave-out" || !isLeftOut(events)) return fields;
  const of = leftOut[events];
  return fields.filter((field) => (field === "product" || field === "province" ? of[field] : true));
}

/** True if a change may apply to every product. */
export function isForAll(kind: ChangeKind): boolean {
  return kind !== "price" && kind !== "opening-stock";
}

/** Encodes a change for the URL. */
export function wordOf(change: Change): string {
  const { fields } = changeKinds[change.kind];
  return [change.kind, ...fields.map((field) => change[field])].join(":").replace(/:+$/, "");
}

/** Decodes a change of the URL; null if it is invalid. */
export function changeIn(word: string): Change | null {
  const [kind = "", ...values] = word.split(":");
  if (!isKind(kind)) return null;
  const { fields } = changeKinds[kind];
  // A time, always the last field, contains colons.
  const said = Object.fromEntries(
    fields.map((field, index) => [
      field,
      field === "from" ? values.slice(index).join(":") : (values[index] ?? ""),
    ]),
  );
  const change = { ...newChange(kind), ...said };
  return change.kind === "leave-out" && !isLeftOut(change.events) ? null : change;
}

/** What is missing in a change, as a sentence; null if it is complete. */
export function missingIn(change: Change): string | null {
  const fields = fieldsOf(change);
  if (fields.includes("product") && change.product === "" && !isForAll(change.kind)) {
    return "Choose a product.";
  }
  if (change.kind === "close-province" && change.province === "") return "Choose a province.";
  if (fields.includes("zone") && change.zone === "") return "Choose a delivery zone.";
  if (fields.includes("code") && change.code.trim() === "") return "Enter a promo code.";
  if (change.from !== "" && Number.isNaN(instantOf(change.from))) return "Enter a date and time.";
  if (!fields.includes("value")) return null;
  const isWhole = [
    "opening-stock",
    "delay-moves",
    "receipts",
    "price-percent",
    "promotion",
  ].includes(change.kind);
  const value = Number(change.value);
  if (change.kind === "zone-capacity") return capacityProblem(change.value);
  if (change.value.trim() === "" || !Number.isFinite(value)) return "Enter an amount.";
  return isWhole && !Number.isSafeInteger(value) ? "Enter a whole number." : null;
}

function capacityProblem(typed: string): string | null {
  const orders = typed.trim() === "" ? Number.NaN : Number(typed);
  const isWithin = Number.isSafeInteger(orders) && orders >= 0 && orders <= deliveryLimits.capacity;
  return isWithin ? null : `Enter a whole number from 0 to ${deliveryLimits.capacity}.`;
}

/** A change as API input. */
export function inputOf(change: Change): WhatIfChangeInput {
  const value = Number(change.value);
  const productId = change.product === "" ? null : change.product;
  const province = change.province === "" ? null : change.province;
  switch (change.kind) {
    case "delivery-fee":
      return { deliveryFee: value };
    case "promotion":
      return { promotion: { code: change.code, percent: value } };
    case "price":
      return { price: { productId: change.product, price: value } };
    case "price-percent":
      return { pricePercent: { percent: value, productId } };
    case "opening-stock":
      return { openingStock: { productId: change.product, pieces: value } };
    case "receipts":
      return { receipts: { percent: value, productId } };
    case "close-province":
      return { closeProvince: change.province };
    case "close-zone":
      return { closeZone: { zoneId: change.zone, from: change.from === "" ? null : change.from } };
    case "zone-capacity":
      return { zoneCapacity: { zoneId: change.zone, orders: value } };
    case "delay-moves":
      return { delayMoves: { hours: value, province } };
    case "leave-out": {
      const fields = fieldsOf(change);
      const { word } = leftOut[isLeftOut(change.events) ? change.events : "orders"];
      return {
        leaveOut: {
          events: word,
          productId: fields.includes("product") ? productId : null,
          province: fields.includes("province") ? province : null,
        },
      };
    }
  }
}
