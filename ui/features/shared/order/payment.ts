import * as t from "#texts/orders.ts";
import { paymentMethod } from "../../../generated/shop.ts";

/** The label of a payment method; an unknown method is shown as stored. */
export function paymentLabel(method: string): string {
  return method === paymentMethod ? t.cashOnDelivery : method;
}
