import type { WhatIfChangeInput, WhatIfLeftOut } from "../../generated/operations.ts";

/** What can be said of a change. */
export type ChangeField = "events" | "product" | "province" | "value";

/** Kinds of changes, what is said of each, and what its figure is. */
export const changeKinds = {
  "delivery-fee": { label: "Delivery fee", fields: ["value"], unit: "rupees, was 500" },
  price: { label: "A price", fields: ["product", "value"], unit: "rupees, to the end" },
  "price-percent": {
    label: "Prices by percent",
    fields: ["value", "product"],
    unit: "percent more; -10 for less",
  },
  "opening-stock": {
    label: "Stock at the fork",
    fields: ["product", "value"],
    unit: "free pieces",
  },
  receipts: {
    label: "Goods coming in",
    fields: ["value", "product"],
    unit: "percent more; -50 for half",
  },
  "close-province": { label: "A province is closed", fields: ["province"], unit: null },
  "delay-moves": {
    label: "Moves come later",
    fields: ["value", "province"],
    unit: "hours later",
  },
  "leave-out": {
    label: "Something did not happen",
    fields: ["events", "product", "province"],
    unit: null,
  },
} as const satisfies Record<
  string,
  { label: string; fields: readonly ChangeField[]; unit: string | null }
>;
export type ChangeKind = keyof typeof changeKinds;

/** What can be left out; whether it is of products, and of provinces. */
export const leftOut = {
  orders: { label: "orders", word: "ORDERS", product: true, province: true },
  moves: { label: "moves on the board", word: "MOVES", product: false, province: true },
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
  receipts: { label: "goods coming in", word: "RECEIPTS", product: true, province: false },
  counts: { label: "corrected counts", word: "COUNTS", product: true, province: false },
} as const satisfies Record<
  string,
  { label: string; word: WhatIfLeftOut; product: boolean; province: boolean }
>;
type LeftOut = keyof typeof leftOut;

/** One change as somebody writes it; what is not said is empty. */
export interface Change extends Record<ChangeField, string> {
  kind: ChangeKind;
}

/** A change of a kind, as it begins. */
export function newChange(kind: ChangeKind): Change {
  return {
    kind,
    events: kind === "leave-out" ? "price-changes" : "",
    product: "",
    province: "",
    value: "",
  };
}

const isKind = (text: string): text is ChangeKind => Object.hasOwn(changeKinds, text);
const isLeftOut = (text: string): text is LeftOut => Object.hasOwn(leftOut, text);

/** Fields that are asked for now: of what is left out, those that it can have. */
export function fieldsOf({ kind, events }: Change): readonly ChangeField[] {
  const { fields } = changeKinds[kind];
  if (kind !== "leave-out" || !isLeftOut(events)) return fields;
  const of = leftOut[events];
  return fields.filter((field) => (field === "product" || field === "province" ? of[field] : true));
}

/** Whether a change may be for every product. */
export function isForAll(kind: ChangeKind): boolean {
  return kind !== "price" && kind !== "opening-stock";
}

/** A change as a word of the address. */
export function wordOf(change: Change): string {
  const { fields } = changeKinds[change.kind];
  return [change.kind, ...fields.map((field) => change[field])].join(":").replace(/:+$/, "");
}

/** The change of such a word; null where it cannot be understood. */
export function changeIn(word: string): Change | null {
  const [kind = "", ...values] = word.split(":");
  if (!isKind(kind)) return null;
  const { fields } = changeKinds[kind];
  const said = Object.fromEntries(fields.map((field, index) => [field, values[index] ?? ""]));
  const change = { ...newChange(kind), ...said };
  return change.kind === "leave-out" && !isLeftOut(change.events) ? null : change;
}

/** What is still missing in a change, in a sentence; null for nothing. */
export function missingIn(change: Change): string | null {
  const fields = fieldsOf(change);
  if (fields.includes("product") && change.product === "" && !isForAll(change.kind)) {
    return "Choose a product.";
  }
  if (change.kind === "close-province" && change.province === "") return "Choose a province.";
  if (!fields.includes("value")) return null;
  const isWhole = ["opening-stock", "delay-moves", "receipts", "price-percent"].includes(
    change.kind,
  );
  const value = Number(change.value);
  if (change.value.trim() === "" || !Number.isFinite(value)) return "Say how much.";
  return isWhole && !Number.isSafeInteger(value) ? "Say a whole number." : null;
}

/** A change as the shop is asked. */
export function inputOf(change: Change): WhatIfChangeInput {
  const value = Number(change.value);
  const productId = change.product === "" ? null : change.product;
  const province = change.province === "" ? null : change.province;
  switch (change.kind) {
    case "delivery-fee":
      return { deliveryFee: value };
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
