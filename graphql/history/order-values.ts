import type { OrderValue as ValueWord } from "#graphql/generated/resolver-types.ts";
import type { OrderValue } from "#history/order-source.ts";

/** Values of an order by their words in the API. */
export const valueOfWord = {
  STATUS: "status",
  ITEMS: "items",
  SUBTOTAL: "subtotal",
  DELIVERY_FEE: "deliveryFee",
  TOTAL: "total",
  PLACED: "placed",
  CANCELLED: "cancelled",
  NAME: "name",
  PHONE: "phone",
  EMAIL: "email",
  STREET: "street",
  CITY: "city",
  PROVINCE: "province",
} as const satisfies Readonly<Record<ValueWord, OrderValue>>;

/** The words in the API by values of an order. */
export const wordOfValue = Object.fromEntries(
  Object.entries(valueOfWord).map(([word, value]) => [value, word]),
) as Readonly<Record<OrderValue, ValueWord>>;
