import { messages } from "#texts/messages.ts";
import * as t from "#texts/checkout.ts";
import { z } from "zod";
import { emailSchema } from "../../../components/email-schema.ts";
import { hasPhoneSigns, isPhone, normalPhone } from "../../../generated/values/phone.ts";
import { addressForms, country, limits } from "../../../generated/shop.ts";

/** A required text; `missing` is its error. */
function text(missing: string) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .max(limits.addressField, t.atMostCharacters(limits.addressField));
}

/** An optional text on one line. */
function optional(longest: number) {
  return z.string().trim().max(longest, t.atMostCharacters(longest));
}

const phoneNumber = z.string().transform((typed) => normalPhone(typed).replace(/\s/g, ""));

/** The delivery address. Only the fields that help the driver may be empty. */
export const deliverySchema = z.object({
  firstName: text(t.firstNameMissing),
  lastName: text(t.lastNameMissing),
  email: emailSchema(t.emailMissing, t.emailInvalid),
  phone: phoneNumber.pipe(
    text(t.phoneMissing)
      .refine(hasPhoneSigns, { error: t.numberInvalid, abort: true })
      .refine(isPhone, messages.order.phoneInvalid),
  ),
  address: text(t.addressMissing),
  province: z.string().min(1, t.provinceMissing),
  district: z.string().min(1, t.districtMissing),
  city: text(t.cityMissing),
  zipCode: text(t.zipCodeMissing).regex(
    new RegExp(addressForms.zipCode),
    messages.order.zipCodeInvalid,
  ),
  country: z.literal(country),
  landmark: optional(limits.landmark),
  floor: optional(limits.floor),
  secondPhone: phoneNumber.pipe(
    optional(limits.addressField)
      .refine(hasPhoneSigns, { error: t.numberInvalid, abort: true })
      .refine((phone) => phone === "" || isPhone(phone), messages.order.phoneInvalid),
  ),
  driverNote: z
    .string()
    .transform((typed) => typed.replace(/\s+/g, " "))
    .pipe(optional(limits.driverNote)),
});

export type DeliveryDetails = z.infer<typeof deliverySchema>;
