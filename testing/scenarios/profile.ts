import type { Scenario } from "../scenario.ts";
import { annsEmail, bensEmail, taken, tooManyTries } from "./account-scenes.ts";
import { ok, invalid, noSession, nothing } from "./answers.ts";

const emptyAddress = {
  addressLine1: "",
  addressLine2: "",
  district: "",
  province: "",
  zipCode: "",
};

const password = "a good password";

const saveProfile = (changes: object, currentPassword = "") => {
  const profileOf = (email: string) => ({
    name: "Ann",
    email,
    firstName: "Ann",
    lastName: "Perera",
    contactNumber1: "+94771234567",
    contactNumber2: "",
    shippingAddress: { ...emptyAddress, province: "Central", district: "Kandy" },
    ...changes,
  });
  return {
    rest: (email: string) => ({
      method: "PUT",
      path: "/users/profile",
      body: { ...profileOf(email), currentPassword },
    }),
    graphql: (email: string) => ({
      query: `mutation ($input: ProfileInput!, $currentPassword: String) {
        saveProfile(input: $input, currentPassword: $currentPassword) {
          __typename ... on ProfileSaved { me { name } message } ... on Refusal { code message }
        }
      }`,
      variables: { input: profileOf(email), currentPassword },
    }),
  };
};

/** Profile scenarios for both APIs. */
export const profileScenarios: readonly Scenario[] = [
  {
    name: "read the caller's profile",
    who: "ann",
    rest: () => ({ method: "GET", path: "/users/profile" }),
    graphql: () => ({
      query: "{ me { emailVerified profile { firstName shippingAddress { district } } } }",
    }),
    then: ok,
    events: nothing,
  },
  {
    name: "save the profile",
    who: "ann",
    given: annsEmail,
    ...saveProfile({}),
    then: ok,
    events: ["ProfileChanged"],
  },
  {
    name: "save the profile without a session",
    who: "visitor",
    given: annsEmail,
    ...saveProfile({}),
    then: noSession,
    events: nothing,
  },
  {
    name: "save a phone number with letters",
    who: "ann",
    given: annsEmail,
    ...saveProfile({ contactNumber1: "call me" }),
    then: invalid,
    events: nothing,
  },
  {
    name: "save a district of another province",
    who: "ann",
    given: annsEmail,
    ...saveProfile({ shippingAddress: { ...emptyAddress, province: "Uva", district: "Kandy" } }),
    then: invalid,
    events: nothing,
  },
  {
    name: "save a new email without the current password",
    who: "ann",
    given: async (scene) => `new-${await annsEmail(scene)}`,
    ...saveProfile({}),
    then: invalid,
    events: nothing,
  },
  {
    name: "save another account's email",
    who: "ann",
    given: bensEmail,
    ...saveProfile({}, password),
    then: taken,
    events: nothing,
  },
  {
    name: "save a new e-mail less than a minute after the last code",
    who: "ann",
    given: async (scene) => `new-${await annsEmail(scene)}`,
    ...saveProfile({}, password),
    then: tooManyTries,
    events: nothing,
  },
];
