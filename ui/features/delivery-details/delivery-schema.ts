import { z } from "zod";
import { addressForms, country, limits, messages } from "../../generated/shop.ts";

function text(words: string) {
  return z
    .string()
    .trim()
    .min(1, `Please enter your ${words}`)
    .max(limits.addressField, `At most ${limits.addressField} characters`);
}

/** Where an order goes: every field is required. */
export const deliverySchema = z.object({
  firstName: text("first name"),
  lastName: text("last name"),
  email: text("email").pipe(z.email("Please enter a valid email")),
  phone: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(
      text("phone number")
        .regex(/^[0-9+]+$/, { error: "Please enter a valid number", abort: true })
        .regex(new RegExp(addressForms.phone), messages.order.phoneInvalid),
    ),
  address: text("address"),
  province: z.string().min(1, "Please choose your province"),
  district: z.string().min(1, "Please choose your district"),
  city: text("city"),
  zipCode: text("zip code").regex(new RegExp(addressForms.zipCode), messages.order.zipCodeInvalid),
  country: z.literal(country),
});

export type DeliveryDetails = z.infer<typeof deliverySchema>;
