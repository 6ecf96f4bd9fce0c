import { z } from "zod";
import type { PlaceOrderInput, ShippingAddressInput } from "../../../generated/operations.ts";
import { deliveryFeeCents } from "../../../generated/shop.ts";
import { newCommandId } from "../../../apollo/command-id.ts";

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
export const totalWithoutCode = (lines: readonly SubmissionLine[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, deliveryFeeCents / 100);

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
