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

/** The delivery address: every field is required. */
export const deliverySchema = z.object({
  firstName: text(t.firstNameMissing),
  lastName: text(t.lastNameMissing),
  email: emailSchema(t.emailMissing, t.emailInvalid),
  phone: z
    .string()
    .transform((typed) => normalPhone(typed).replace(/\s/g, ""))
    .pipe(
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
});

export type DeliveryDetails = z.infer<typeof deliverySchema>;
