import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Profile_MeFragment } from "../../../generated/operations.ts";
import { limits, messages } from "../../../generated/shop.ts";
import {
  fieldNamed,
  inputOf,
  profileSchema,
  valuesOf,
  type ProfileValues,
} from "./profile-schema.ts";

const onlyNeeded: ProfileValues = {
  name: "Ishara",
  email: "ishara@example.com",
  firstName: "",
  lastName: "",
  contactNumber1: "",
  contactNumber2: "",
  addressLine1: "",
  addressLine2: "",
  province: "",
  district: "",
  zipCode: "",
  currentPassword: "",
  emailCode: "",
};

const problems = (change: Partial<ProfileValues>) => {
  const { error } = profileSchema.safeParse({ ...onlyNeeded, ...change });
  return error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
};

describe("a profile", () => {
  it("requires only a name and an email", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ name: " " })).toEqual(["name: Please enter your name"]);
    expect(problems({ email: "ishara" })).toEqual([`email: ${messages.account.emailInvalid}`]);
  });

  it("strips the blanks from a contact number", () => {
    const digit = fc.constantFrom("0", "1", "7", "9", "+");
    const digits = fc.array(digit, { maxLength: limits.contactNumber });
    fc.assert(
      fc.property(digits, (written) => {
        const values = { ...onlyNeeded, contactNumber1: ` ${written.join(" ")} ` };
        expect(profileSchema.parse(values).contactNumber1).toBe(written.join(""));
      }),
    );
  });

  it.each(["077-123", "call me", "0".repeat(limits.contactNumber + 1)])(
    "refuses the contact number %j",
    (contactNumber2) => {
      expect(problems({ contactNumber2 })).toContain(
        `contactNumber2: ${messages.account.numberInvalid}`,
      );
    },
  );

  it("names the maximum length of an address line", () => {
    const longest = "x".repeat(limits.addressField);
    expect(problems({ addressLine1: ` ${longest} ` })).toEqual([]);
    expect(problems({ addressLine1: `${longest}x` })).toEqual([
      `addressLine1: At most ${limits.addressField} characters`,
    ]);
  });
});

describe("the account's data", () => {
  const me: Profile_MeFragment = {
    __typename: "Me",
    id: "account-1",
    name: "Ishara",
    email: "ishara@example.com",
    emailVerified: true,
    newEmail: null,
    hasPassword: true,
    profile: {
      __typename: "Profile",
      firstName: "Ishara",
      lastName: "Perera",
      contactNumber1: "0771234567",
      contactNumber2: "+94112345678",
      shippingAddress: {
        __typename: "ProfileAddress",
        addressLine1: "12 Galle Road",
        addressLine2: "Flat 3",
        district: "Colombo",
        province: "Western",
        zipCode: "00300",
      },
    },
  };

  it("is sent back unchanged if nothing was edited, each field in its place", () => {
    expect(inputOf(profileSchema.parse(valuesOf(me)))).toEqual({
      name: "Ishara",
      email: "ishara@example.com",
      firstName: "Ishara",
      lastName: "Perera",
      contactNumber1: "0771234567",
      contactNumber2: "+94112345678",
      shippingAddress: {
        addressLine1: "12 Galle Road",
        addressLine2: "Flat 3",
        district: "Colombo",
        province: "Western",
        zipCode: "00300",
      },
    });
  });
});

describe("a field named by the server", () => {
  it.each([
    ["name", "name"],
    ["shippingAddress.district", "district"],
    ["shippingAddress.unknown", null],
    ["password", null],
  ])("%s is the form's %s", (path, field) => {
    expect(fieldNamed(path)).toBe(field);
  });
});
