import * as t from "#texts/orders.ts";
import { paymentMethod } from "../../generated/shop.ts";

/** A way to pay in words; what the interface does not know is said as the order has it. */
export function paymentWords(method: string): string {
  return method === paymentMethod ? t.cashOnDelivery : method;
}
