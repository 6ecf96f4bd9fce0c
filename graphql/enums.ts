import type { CancelReason, Category, OrderStatus, Placement } from "#domain/constants.ts";
import type { PictureKind } from "#domain/product/pictures.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import type { OrderSort } from "#projections/order-board/sorts.ts";
import type { IssueReportStatus } from "#projections/issue-reports/document.ts";
import type * as words from "#graphql/generated/resolver-types.ts";

/** The contract spells enum values in its own way; the shop spells them as people read them. */
const inverted = <Word extends string, Value extends string>(
  table: Readonly<Record<Word, Value>>,
): Readonly<Record<Value, Word>> =>
  Object.fromEntries(Object.entries(table).map(([word, value]) => [value, word])) as Record<
    Value,
    Word
  >;

export const categoryOf: Readonly<Record<words.Category, Category>> = {
  FURNITURES: "Furnitures",
  ELECTRONICS: "Electronics",
  KITCHEN_EQUIPMENTS: "Kitchen Equipments",
  BATHWARES: "Bathwares",
  WALL_DESIGNS: "Wall Designs",
};

export const pictureKindWord: Readonly<Record<PictureKind, words.PictureKind>> = {
  "three-quarter": "THREE_QUARTER",
  behind: "BEHIND",
  side: "SIDE",
  below: "BELOW",
  close: "CLOSE",
  person: "PERSON",
  room: "ROOM",
};

export const statusOf: Readonly<Record<words.OrderStatus, OrderStatus>> = {
  ITEM_PREPARING: "Item Preparing",
  ITEM_PACKING: "Item Packing",
  OUT_FOR_DELIVERY: "Out for Delivery",
  DELIVERED: "Delivered",
};

/** Null is the board's own order. */
export const orderSortOf: Readonly<Record<words.OrderSort, OrderSort | null>> = {
  NEWEST: null,
  OLDEST: "oldest",
  LONGEST_WAIT: "longest-wait",
  SHORTEST_WAIT: "shortest-wait",
  DEAREST: "dearest",
  CHEAPEST: "cheapest",
  CUSTOMER: "customer",
  CUSTOMER_DOWN: "customer-down",
};

export const cancelReasonOf: Readonly<Record<words.CancelReason, CancelReason>> = {
  CHANGED_MIND: "I changed my mind",
  TAKES_TOO_LONG: "It takes too long",
  WRONG_PIECE: "I ordered the wrong piece",
};

export const addressFieldWord: Readonly<Record<keyof ShippingAddress, words.AddressField>> = {
  firstName: "FIRST_NAME",
  lastName: "LAST_NAME",
  email: "EMAIL",
  address: "ADDRESS",
  city: "CITY",
  district: "DISTRICT",
  province: "PROVINCE",
  zipCode: "ZIP_CODE",
  country: "COUNTRY",
  phone: "PHONE",
};

export const reportStateOf: Readonly<Record<words.ReportState, IssueReportStatus>> = {
  OPEN: "open",
  ANSWERED: "answered",
  CLOSED: "closed",
};

export const placementOf: Readonly<Record<words.Placement, Placement>> = {
  FLOOR: "floor",
  TABLE: "table",
  WALL: "wall",
};

export const categoryWord = inverted(categoryOf);
export const statusWord = inverted(statusOf);
export const cancelReasonWord = inverted(cancelReasonOf);
export const reportStateWord = inverted(reportStateOf);
export const placementWord = inverted(placementOf);
