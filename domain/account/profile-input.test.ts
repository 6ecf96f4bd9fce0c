import { describe, expect, it } from "vitest";
import { provinces } from "../constants.ts";
import { emptyProfile, profileProblem, tidyProfile, type ProfileInput } from "./profile-input.ts";

const input = (changes: Partial<ProfileInput> = {}): ProfileInput => ({
  ...emptyProfile,
  name: "Ann",
  email: "ann@example.lk",
  ...changes,
});

const to = (changes: Partial<ProfileInput["shippingAddress"]>): Partial<ProfileInput> => ({
  shippingAddress: { ...emptyProfile.shippingAddress, ...changes },
});

describe("a profile", () => {
  it.each([
    ["of a name and an e-mail", {}],
    ["with numbers of digits and +", { contactNumber1: "+94771234567", contactNumber2: "0112" }],
    ["with a province alone", to({ province: "Uva" })],
  ])("%s is accepted", (_what, changes) => {
    expect(profileProblem(input(changes))).toBeNull();
  });

  it("accepts every district in its own province only", () => {
    for (const [province, districts] of Object.entries(provinces)) {
      for (const district of districts) {
        expect(profileProblem(input(to({ province, district })))).toBeNull();
        const elsewhere = province === "Uva" ? "Western" : "Uva";
        expect(profileProblem(input(to({ province: elsewhere, district })))?.fields).toEqual([
          {
            field: "shippingAddress.district",
            message: `Please choose a district of ${elsewhere}`,
          },
        ]);
      }
    }
  });

  const number = "Please enter a valid number";
  const line = "Please write this on one line";

  it.each([
    ["no name", { name: "" }, "name", "Please enter your name"],
    ["a long name", { name: "x".repeat(81) }, "name", "At most 80 characters"],
    ["a head line in the name", { name: "Ann\r\nBcc: eve@x.lk" }, "name", line],
    ["no e-mail", { email: "" }, "email", "Please enter your email"],
    ["a head line in the e-mail", { email: "a@x.lk\r\nBcc:e@x.lk" }, "email", "Email not valid"],
    ["a long first name", { firstName: "x".repeat(81) }, "firstName", "At most 80 characters"],
    ["a tab in the last name", { lastName: "a\tb" }, "lastName", line],
    ["letters in a number", { contactNumber1: "077x" }, "contactNumber1", number],
    ["a blank in a number", { contactNumber2: "077 123" }, "contactNumber2", number],
    ["a dash in a number", { contactNumber2: "077-123" }, "contactNumber2", number],
    ["a very long number", { contactNumber1: "1".repeat(21) }, "contactNumber1", number],
    [
      "a long address",
      to({ addressLine1: "x".repeat(201) }),
      "shippingAddress.addressLine1",
      "At most 200 characters",
    ],
    [
      "an unknown province",
      to({ province: "constructor" }),
      "shippingAddress.province",
      "Please choose one of the nine provinces",
    ],
    [
      "a district without a province",
      to({ district: "Kandy" }),
      "shippingAddress.district",
      "Please choose a province first",
    ],
  ])("is refused with %s", (_what, changes, field, message) => {
    expect(profileProblem(input(changes))).toEqual({
      code: "INVALID_INPUT",
      message,
      fields: [{ field, message }],
    });
  });

  it("is normalised before it is validated", () => {
    const tidy = tidyProfile(
      input({ name: " Ann ", contactNumber1: " +94 ", ...to({ zipCode: " 1 " }) }),
    );
    expect(tidy).toMatchObject({
      name: "Ann",
      contactNumber1: "+94",
      shippingAddress: { zipCode: "1" },
    });
  });
});

it("a profile is stored without invisible characters", () => {
  const tidy = tidyProfile(
    input({
      name: " Ann\u202e",
      firstName: "A\u200bnn",
      ...to({ addressLine1: "\u20661 Lake Road" }),
    }),
  );
  expect(tidy).toMatchObject({
    name: "Ann",
    firstName: "Ann",
    shippingAddress: { addressLine1: "1 Lake Road" },
  });
  expect(profileProblem(tidyProfile(input({ name: "\u200b" })))?.fields).toMatchObject([
    { field: "name" },
  ]);
});
