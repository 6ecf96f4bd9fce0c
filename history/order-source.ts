import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import type { HistoryEntry } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";

/** The values of an order whose source can be looked up, compared before and after each event. */
const values = {
  status: ({ phase, status }) => [phase, status],
  items: ({ lines }) => lines,
  subtotal: ({ subtotalCents }) => subtotalCents,
  deliveryFee: ({ deliveryFeeCents }) => deliveryFeeCents,
  total: ({ totalCents }) => totalCents,
  deliveryDay: ({ deliveryDay }) => deliveryDay,
  placed: ({ accepted }) => accepted,
  cancelled: ({ cancellation }) => cancellation !== null,
  name: ({ shippingAddress: { firstName, lastName } }) => [firstName, lastName],
  phone: ({ shippingAddress: { phone } }) => phone,
  email: ({ shippingAddress: { email } }) => email,
  street: ({ shippingAddress: { address } }) => address,
  city: ({ shippingAddress: { city, zipCode } }) => [city, zipCode],
  province: ({ shippingAddress: { district, province, country } }) => [district, province, country],
  landmark: ({ shippingAddress: { landmark } }) => landmark ?? null,
  floor: ({ shippingAddress: { floor } }) => floor ?? null,
  secondPhone: ({ shippingAddress: { secondPhone } }) => secondPhone ?? null,
  driverNote: ({ shippingAddress: { driverNote } }) => driverNote ?? null,
} as const satisfies Readonly<Record<string, (order: OrderDocument) => unknown>>;

export type OrderValue = keyof typeof values;

export const orderValues = Object.keys(values) as readonly OrderValue[];

const shown = (value: OrderValue, order: OrderDocument | null): string | null =>
  order && JSON.stringify(values[value](order));

/** Whether a value is equal in two states of an order. */
export const sameValue = (
  value: OrderValue,
  one: OrderDocument | null,
  other: OrderDocument | null,
): boolean => shown(value, one) === shown(value, other);

export interface OrderSource {
  readonly entry: HistoryEntry;
  /** The number of events that the order has by now. */
  readonly of: number;
}

/**
 * The event that set a value of an order: the last one that changed it. Null if the order does not
 * exist, or if the index does not hold the event yet.
 */
export const orderSource = async (
  { index, store }: { readonly index: IndexClient; readonly store: Pick<EventStore, "readStream"> },
  orderId: string,
  value: OrderValue,
): Promise<OrderSource | null> => {
  const stream = `order-${orderId}`;
  let order: OrderDocument | null = null;
  let setBy: number | null = null;
  let of = 0;
  for await (const recorded of store.readStream(stream)) {
    of += 1;
    const event = decodeEvent(recorded);
    const next: OrderDocument | null = event && ordersProjection.evolve(order, event);
    if (!next) continue;
    if (!sameValue(value, next, order)) setBy = recorded.revision;
    order = next;
  }
  const number = setBy === null ? null : await index.numberIn(stream, setBy);
  const entry = number === null ? null : await index.entry(number);
  return entry && { entry, of };
};
