import { z } from "zod";
import type { PlaceOrderInput, ShippingAddressInput } from "../../../generated/operations.ts";
import type { ShopDeliveryFee } from "../../../components/shop-context.ts";
import { withDelivery } from "../../shared/delivery/delivery-fee.ts";
import { newCommandId } from "../../../apollo/command-id.ts";
import { createStore } from "../../../storage/store.ts";

type FieldsOf<Input> = Readonly<Record<keyof Input, z.ZodType>>;

const lineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  /** Missing in orders that were stored before products had options. */
  options: z.array(z.string()).default([]),
  price: z.number(),
  quantity: z.number(),
  lineTotal: z.number(),
});

const quoteSchema = z.object({
  lines: z.array(lineSchema),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
});

const refusalSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("StockShortage"),
    message: z.string(),
    lines: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        requested: z.number(),
        available: z.number(),
      }),
    ),
  }),
  z.object({ kind: z.literal("PriceChanged"), message: z.string(), quote: quoteSchema }),
  z.object({
    kind: z.literal("InvalidInput"),
    message: z.string(),
    problems: z.array(z.string()),
  }),
  z.object({ kind: z.literal("PromoRefused"), message: z.string() }),
  z.object({ kind: z.literal("DeliveryDayTaken"), message: z.string() }),
  z.object({ kind: z.literal("Other"), message: z.string() }),
]);

/**
 * The address and the order as stored. An unknown field would be lost when a page is loaded again,
 * so the type check requires all fields of the shop's schema.
 */
const addressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  province: z.string(),
  zipCode: z.string(),
  country: z.string(),
  /** Missing, like the following fields, in orders that were stored before they existed. */
  landmark: z.string().optional(),
  floor: z.string().optional(),
  secondPhone: z.string().optional(),
  driverNote: z.string().optional(),
} satisfies FieldsOf<ShippingAddressInput>);

const inputSchema = z.object({
  items: z.array(z.object({ productId: z.string(), quantity: z.number() })),
  shippingAddress: addressSchema,
  totalPrice: z.number(),
  promoCode: z.string().optional(),
  /** Missing if the shop chooses the earliest. */
  deliveryDay: z.object({ date: z.string(), half: z.enum(["MORNING", "AFTERNOON"]) }).optional(),
  /** A second order of the same items is intended. */
  again: z.boolean().optional(),
} satisfies FieldsOf<PlaceOrderInput>);

const submissionSchema = z.object({
  /** The order's id on this device until the shop has accepted it. */
  id: z.templateLiteral(["local_", z.string()]),
  /** The same for every attempt, so that the shop never orders twice. */
  commandId: z.string(),
  shopperId: z.string(),
  startedAt: z.number(),
  input: inputSchema,
  /** The lines that were shown when the order was sent. */
  lines: z.array(lineSchema),
  state: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("sending") }),
    /** The shop is unreachable; stored on this device. */
    z.object({ kind: z.literal("waiting") }),
    /** The shop gave an answer other than the order's result. */
    z.object({ kind: z.literal("failed"), signIn: z.boolean() }),
    z.object({ kind: z.literal("pending"), orderId: z.string() }),
    z.object({
      kind: z.literal("placed"),
      orderId: z.string(),
      celebrated: z.boolean(),
      /** The shop had the same order already, from another tab or device. */
      isEarlier: z.boolean().optional(),
    }),
    z.object({ kind: z.literal("refused"), refusal: refusalSchema }),
  ]),
});

export type SubmissionLine = z.infer<typeof lineSchema>;
export type SubmissionQuote = z.infer<typeof quoteSchema>;
export type OrderSubmission = z.infer<typeof submissionSchema>;
export type SubmissionState = OrderSubmission["state"];

/** The total in rupees of the shown lines with delivery, without a discount. */
export const totalWithoutCode = (
  { lines, input }: Pick<OrderSubmission, "lines" | "input">,
  fees: ShopDeliveryFee,
): number => {
  const goods = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return withDelivery(goods, null, fees, input.shippingAddress.district).total;
};

/** A new order with a new command id. */
export function newSubmission(
  given: Pick<OrderSubmission, "shopperId" | "input" | "lines">,
): OrderSubmission {
  const commandId = newCommandId();
  return {
    ...given,
    id: `local_${commandId}`,
    commandId,
    startedAt: Date.now(),
    state: { kind: "sending" },
  };
}

/** Parses a stored submission; null if it is invalid. */
export function parseSubmission(stored: string | null): OrderSubmission | null {
  if (!stored) return null;
  try {
    const parsed = submissionSchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Session key of this tab's own order. Holds the submission, or its id while the submission is on
 * the device.
 */
const currentKey = "nivasa.placement";

/**
 * The orders on this device: this tab's own one, and those of any tab that have not reached the
 * shop.
 */
export interface Submissions {
  current: OrderSubmission | null;
  onDevice: readonly OrderSubmission[];
}

function readSubmissions(): Submissions {
  try {
    const onDevice = Object.keys(localStorage)
      .filter((key) => key.startsWith("local_"))
      .map((key) => parseSubmission(localStorage.getItem(key)))
      .filter((submission) => submission !== null)
      .sort((a, b) => a.startedAt - b.startedAt);
    const stored = sessionStorage.getItem(currentKey);
    const current = onDevice.find(({ id }) => id === stored) ?? parseSubmission(stored);
    return { current, onDevice };
  } catch {
    return { current: null, onDevice: [] };
  }
}

let submissions = readSubmissions();
const store = createStore<Submissions>(() => submissions, { current: null, onDevice: [] });

function publish(next: Submissions) {
  submissions = next;
  store.changed();
}

addEventListener("storage", ({ key }) => {
  if (key !== null && !key.startsWith("local_")) return;
  const { onDevice } = readSubmissions();
  const { current } = submissions;
  const shared = onDevice.find(({ id }) => id === current?.id);
  // Another tab has sent or dismissed this tab's order: its last state stays with this tab.
  if (current && !shared) inStorage(() => storeCurrent(current, false));
  publish({ current: shared ?? current, onDevice });
});

function inStorage(write: () => void) {
  try {
    write();
  } catch {
    // Storage is full or forbidden; the order then lasts as long as the page.
  }
}

function storeCurrent(submission: OrderSubmission, isOnDevice: boolean) {
  sessionStorage.setItem(currentKey, isOnDevice ? submission.id : JSON.stringify(submission));
}

/**
 * An order stays on the device until the shop has it, or until the shopper has read why it was not
 * accepted.
 */
function belongsOnDevice({ state }: OrderSubmission, isCurrent: boolean): boolean {
  if (state.kind === "waiting") return true;
  return !isCurrent && (state.kind === "refused" || state.kind === "failed");
}

export const submissionStore = {
  ...store,

  /** Makes a submission this tab's own. */
  begin(submission: OrderSubmission): void {
    inStorage(() => storeCurrent(submission, false));
    publish({ ...submissions, current: submission });
  },

  /** Updates the state of a submission, wherever it is stored. */
  write(submission: OrderSubmission): void {
    const isCurrent = submissions.current?.id === submission.id;
    const others = submissions.onDevice.filter(({ id }) => id !== submission.id);
    const keep = belongsOnDevice(submission, isCurrent);
    inStorage(() => {
      if (keep) localStorage.setItem(submission.id, JSON.stringify(submission));
      else localStorage.removeItem(submission.id);
      if (isCurrent) storeCurrent(submission, keep);
    });
    publish({
      current: isCurrent ? submission : submissions.current,
      onDevice: keep ? [...others, submission] : others,
    });
  },

  /** Removes an order from the device that will not be sent any more. */
  dismiss({ id }: OrderSubmission): void {
    const { current } = submissions;
    inStorage(() => {
      if (current?.id === id) storeCurrent(current, false);
      localStorage.removeItem(id);
    });
    publish({ ...submissions, onDevice: submissions.onDevice.filter((one) => one.id !== id) });
  },
};
