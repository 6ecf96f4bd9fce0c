import { limits, provinces, type Province } from "../constants.ts";
import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { invalidInput, type FieldProblem, type InvalidInput } from "../refusal.ts";
import { normalLine } from "../values/line.ts";
import { normalName } from "../values/name.ts";
import { hasPhoneSigns, normalPhone } from "../values/phone.ts";
import { emailProblems, lineProblems, nameProblems } from "./account-input.ts";
import type { Profile } from "./account.ts";

/** The fields of an account that its person may change. */
export interface ProfileInput extends Profile {
  /** Display name. */
  readonly name: string;
  readonly email: string;
}

/** A profile without any details. */
export const emptyProfile: Profile = {
  firstName: "",
  lastName: "",
  contactNumber1: "",
  contactNumber2: "",
  shippingAddress: { addressLine1: "", addressLine2: "", district: "", province: "", zipCode: "" },
};

/**
 * Trims texts, removes invisible characters, and normalizes the email to the form of the lookup.
 */
export const tidyProfile = ({ shippingAddress: to, ...input }: ProfileInput): ProfileInput => ({
  name: normalName(input.name),
  email: normalEmail(input.email),
  firstName: normalName(input.firstName),
  lastName: normalName(input.lastName),
  contactNumber1: normalPhone(input.contactNumber1),
  contactNumber2: normalPhone(input.contactNumber2),
  shippingAddress: {
    addressLine1: normalLine(to.addressLine1),
    addressLine2: normalLine(to.addressLine2),
    district: normalLine(to.district),
    province: normalLine(to.province),
    zipCode: normalLine(to.zipCode),
  },
});

/** Specification section 5, "Profile", and the maximum length of each text. Expects tidy input. */
export const profileProblem = (input: ProfileInput): InvalidInput | null => {
  const { shippingAddress: to } = input;
  const problems = [
    ...nameProblems(input.name),
    ...emailProblems(input.email),
    ...lineProblems("firstName", input.firstName, limits.personName),
    ...lineProblems("lastName", input.lastName, limits.personName),
    ...numberProblems("contactNumber1", input.contactNumber1),
    ...numberProblems("contactNumber2", input.contactNumber2),
    ...(["addressLine1", "addressLine2", "zipCode"] as const).flatMap((field) =>
      lineProblems(`shippingAddress.${field}`, to[field], limits.addressField),
    ),
    ...placeProblems(to),
  ];
  return problems.length > 0 ? invalidInput(...problems) : null;
};

/** Names of the changed fields. An address is compared field by field. */
export const changedFields = (before: ProfileInput, after: ProfileInput): readonly string[] => {
  const [was, is] = [flat(before), flat(after)];
  return Object.keys(is).filter((field) => was[field] !== is[field]);
};

const flat = ({ shippingAddress, ...texts }: ProfileInput): Readonly<Record<string, string>> => ({
  name: texts.name,
  email: texts.email,
  firstName: texts.firstName,
  lastName: texts.lastName,
  contactNumber1: texts.contactNumber1,
  contactNumber2: texts.contactNumber2,
  "shippingAddress.addressLine1": shippingAddress.addressLine1,
  "shippingAddress.addressLine2": shippingAddress.addressLine2,
  "shippingAddress.district": shippingAddress.district,
  "shippingAddress.province": shippingAddress.province,
  "shippingAddress.zipCode": shippingAddress.zipCode,
});

const numberProblems = (field: string, text: string): FieldProblem[] =>
  text.length <= limits.contactNumber && hasPhoneSigns(text)
    ? []
    : [{ field, message: messages.account.numberInvalid }];

const isProvince = (name: string): name is Province => Object.hasOwn(provinces, name);

const placeProblems = ({ province, district }: Profile["shippingAddress"]): FieldProblem[] => {
  if (province === "") {
    return district === ""
      ? []
      : [{ field: "shippingAddress.district", message: "Please choose a province first" }];
  }
  if (!isProvince(province)) {
    return [
      { field: "shippingAddress.province", message: "Please choose one of the nine provinces" },
    ];
  }
  const districts: readonly string[] = provinces[province];
  return district === "" || districts.includes(district)
    ? []
    : [{ field: "shippingAddress.district", message: `Please choose a district of ${province}` }];
};
