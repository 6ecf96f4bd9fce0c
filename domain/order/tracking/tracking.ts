import { limits, type OrderStatus } from "../../constants.ts";
import { messages } from "../../messages.ts";
import { erasedAddress } from "../erased-address.ts";
import type { CountOfPerson } from "../../ports.ts";
import { notFound, tooMuch, type NotFound, type TooManyTries } from "../../refusal.ts";
import { withAsciiDigits } from "../../values/digits.ts";
import { normalEmail } from "../../values/email.ts";
import { nationalPhone } from "../../values/phone.ts";
import type { ShippingAddress } from "../events.ts";

/** The fields of an order that tracking compares. */
export interface TrackableOrder {
  readonly id: string;
  readonly accepted: boolean;
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[];
  readonly status: OrderStatus;
  readonly cancellation: { readonly at: string } | null;
  readonly returned: { readonly at: string } | null;
  readonly shippingAddress: ShippingAddress;
}

/** An ended order is shown for 30 days. */
const shownAfterEndMs = 30 * 24 * 60 * 60_000;

/** Characters of an order number after NV-. */
const signsOfNumber = 6;

/** Longer input is no order number; the rest only takes memory. */
const maxTyped = 40;

/**
 * The form of a typed order number that orders are looked up by. NV may be missing; spaces, dashes
 * and small letters don't matter.
 */
export const trackedNumber = (typed: string): string => {
  const signs = withAsciiDigits(typed.slice(0, maxTyped))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  const hasPrefix = signs.startsWith("NV") && signs.length > signsOfNumber;
  return `NV-${hasPrefix ? signs.slice(2) : signs}`;
};

/** One form for all spellings of an email or a phone number; empty if there is none. */
export const contactForm = (typed: string): string => {
  const text = typed.slice(0, limits.email).trim();
  return text.includes("@") ? normalEmail(text) : nationalPhone(text);
};

/** Whether a typed email or phone is one of the order's. Compares all three in any case. */
export const isContactOf = (
  { email, phone, secondPhone = "" }: ShippingAddress,
  typed: string,
): boolean => {
  const contact = contactForm(typed);
  const equal = [email, phone, secondPhone].filter((own) => contactForm(own) === contact);
  return contact !== "" && equal.length > 0;
};

/** When an order was delivered, cancelled or returned; null while it is under way. */
export const endOf = ({
  status,
  history,
  cancellation,
  returned,
}: Pick<TrackableOrder, "status" | "history" | "cancellation" | "returned">): string | null => {
  if (cancellation) return cancellation.at;
  if (returned) return returned.at;
  if (status !== "Delivered") return null;
  return history.findLast((moment) => moment.status === status)?.at ?? null;
};

/**
 * Whether tracking shows the order: it was accepted, its buyer isn't erased, and it has not ended
 * too long ago.
 */
export const isTracked = (order: Omit<TrackableOrder, "id">, now: string): boolean => {
  const end = endOf(order);
  const { accepted, shippingAddress } = order;
  if (!accepted || shippingAddress.phone === erasedAddress.phone) return false;
  return end === null || Date.parse(now) - Date.parse(end) < shownAfterEndMs;
};

/** Signs ids of orders for a limited time. */
export interface OrderGrants {
  issue(orderId: string, now: string): string;
  /** The order's id; null if the grant is forged or expired. */
  orderOf(grant: string, now: string): string | null;
}

/** Outcome of a search for one's order. */
export type TrackResult<Order> =
  | { readonly accepted: true; readonly order: Order; readonly grant: string }
  | { readonly accepted: false; readonly refusal: NotFound | TooManyTries };

/** Order tracking without an account. */
export interface OrderTracking<Order> {
  /**
   * The order with a number and a contact of its address. A wrong number, a wrong contact and an
   * order that isn't shown get the same answer after the same time.
   */
  track(
    pair: { readonly number: string; readonly contact: string },
    caller: { readonly address: string; readonly now: string },
  ): Promise<TrackResult<Order>>;
  /** The order that a grant allows to follow; null if there is none. */
  orderOf: OrderGrants["orderOf"];
}

/** Takes the place of an unknown order, so that its contact is compared like that of another. */
const stranger: ShippingAddress = {
  firstName: "",
  lastName: "",
  email: "stranger@example.invalid",
  address: "",
  city: "",
  district: "",
  province: "",
  zipCode: "",
  country: "",
  phone: "+94000000000",
  secondPhone: "+94000000000",
};

export const createOrderTracking = <Order extends TrackableOrder>({
  ordersByNumber,
  countByAddress,
  countByNumber,
  grants,
  sameTime,
}: {
  readonly ordersByNumber: (number: string) => Promise<readonly Order[]>;
  /** Counts a try of a network address. */
  readonly countByAddress: CountOfPerson;
  /** Counts a try on an order number, from any address. */
  readonly countByNumber: CountOfPerson;
  readonly grants: OrderGrants;
  /** Begins a measurement; the returned function resolves after the same time for every try. */
  readonly sameTime: () => () => Promise<void>;
}): OrderTracking<Order> => ({
  async track({ number: typed, contact }, { address, now }) {
    const number = trackedNumber(typed);
    const seconds = (await countByAddress(address)) || (await countByNumber(number));
    if (seconds > 0) return { accepted: false, refusal: tooMuch("Too many attempts.", seconds) };
    const rest = sameTime();
    const orders = await ordersByNumber(number);
    const [first = stranger, ...others] = orders.map(({ shippingAddress }) => shippingAddress);
    const matches = [first, ...others].map((one) => isContactOf(one, contact));
    const order = orders.find((one, index) => matches[index] === true && isTracked(one, now));
    if (order) return { accepted: true, order, grant: grants.issue(order.id, now) };
    await rest();
    return { accepted: false, refusal: notFound(messages.order.notTracked) };
  },
  orderOf: grants.orderOf,
});
