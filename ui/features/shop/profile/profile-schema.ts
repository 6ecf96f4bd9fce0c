import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { z } from "zod";
import { emailSchema } from "../../../components/email-schema.ts";
import type { Profile_MeFragment, ProfileInput } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import { hasPhoneSigns, normalPhone } from "../../../generated/values/phone.ts";

const texts = messages.account;

function text(longest: number) {
  return z.string().trim().max(longest, t.atMostCharacters(longest));
}

/** Blanks and dashes between digits are accepted but not stored. */
const contactNumber = z
  .string()
  .transform((typed) => normalPhone(typed).replace(/\s/g, ""))
  .pipe(
    z
      .string()
      .max(limits.contactNumber, texts.numberInvalid)
      .refine(hasPhoneSigns, texts.numberInvalid),
  );

/** The user's own data; only name and email are required. */
export const profileSchema = z.object({
  name: text(limits.personName).min(1, t.nameMissing),
  email: emailSchema(t.emailMissing, texts.emailInvalid),
  firstName: text(limits.personName),
  lastName: text(limits.personName),
  contactNumber1: contactNumber,
  contactNumber2: contactNumber,
  addressLine1: text(limits.addressField),
  addressLine2: text(limits.addressField),
  province: z.string(),
  district: z.string(),
  zipCode: text(limits.addressField),
  /** Needed for another email: one of the two. */
  currentPassword: z.string().max(limits.passwordMax),
  emailCode: z.string().trim(),
});

export type ProfileValues = z.infer<typeof profileSchema>;

/** Converts the account's data to form values. */
export function valuesOf({ name, email, profile }: Profile_MeFragment): ProfileValues {
  const { shippingAddress, firstName, lastName, contactNumber1, contactNumber2 } = profile;
  const { addressLine1, addressLine2, province, district, zipCode } = shippingAddress;
  return {
    name,
    email,
    firstName,
    lastName,
    contactNumber1,
    contactNumber2,
    addressLine1,
    addressLine2,
    province,
    district,
    zipCode,
    currentPassword: "",
    emailCode: "",
  };
}

/** What proves that the person changes the email; empty without a change. */
export function proofOf({ currentPassword, emailCode }: ProfileValues) {
  return {
    ...(currentPassword === "" ? {} : { currentPassword }),
    ...(emailCode === "" ? {} : { emailCode }),
  };
}

/** Converts form values to the mutation's input. */
export function inputOf({
  addressLine1,
  addressLine2,
  province,
  district,
  zipCode,
  currentPassword: _currentPassword,
  emailCode: _emailCode,
  ...rest
}: ProfileValues): ProfileInput {
  return {
    ...rest,
    shippingAddress: { addressLine1, addressLine2, province, district, zipCode },
  };
}

/** The form's field for a path of the server; null if there is none. */
export function fieldNamed(path: string): keyof ProfileValues | null {
  const name = path.replace(/^shippingAddress\./, "");
  return name in profileSchema.shape ? (name as keyof ProfileValues) : null;
}
