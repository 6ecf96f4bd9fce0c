import type { OrderValue as ValueWord } from "#graphql/generated/resolver-types.ts";
import type { OrderValue } from "#history/order-source.ts";

/** An order's values by their names in the schema. */
export const valueOfWord = {
  STATUS: "status",
  ITEMS: "items",
  SUBTOTAL: "subtotal",
  DELIVERY_FEE: "deliveryFee",
  TOTAL: "total",
  DELIVERY_DAY: "deliveryDay",
  PLACED: "placed",
  CANCELLED: "cancelled",
  NAME: "name",
  PHONE: "phone",
  EMAIL: "email",
  STREET: "street",
  CITY: "city",
  PROVINCE: "province",
  LANDMARK: "landmark",
  FLOOR: "floor",
  SECOND_PHONE: "secondPhone",
  DRIVER_NOTE: "driverNote",
} as const satisfies Readonly<Record<ValueWord, OrderValue>>;

/** The schema's names of an order's values. */
export const wordOfValue = Object.fromEntries(
  Object.entries(valueOfWord).map(([word, value]) => [value, word]),
) as Readonly<Record<OrderValue, ValueWord>>;
