import * as t from "#texts/checkout.ts";
import { z } from "zod";
import { addressForms, country, limits, messages } from "../../generated/shop.ts";

function text(words: string) {
  return z
    .string()
    .trim()
    .min(1, t.pleaseEnterYour(words))
    .max(limits.addressField, t.atMostCharacters(limits.addressField));
}

/** Where an order goes: every field is required. */
export const deliverySchema = z.object({
  firstName: text(t.firstName2),
  lastName: text(t.lastName2),
  email: text("email").pipe(z.email(t.pleaseEnterValidEmail)),
  phone: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(
      text(t.phoneNumber)
        .regex(/^[0-9+]+$/, { error: t.pleaseEnterValidNumber, abort: true })
        .regex(new RegExp(addressForms.phone), messages.order.phoneInvalid),
    ),
  address: text("address"),
  province: z.string().min(1, t.pleaseChooseYourProvince),
  district: z.string().min(1, t.pleaseChooseYourDistrict),
  city: text("city"),
  zipCode: text(t.zipCode2).regex(new RegExp(addressForms.zipCode), messages.order.zipCodeInvalid),
  country: z.literal(country),
});

export type DeliveryDetails = z.infer<typeof deliverySchema>;
