import type { Scenario } from "../scenario.ts";
import { annsEmail, taken } from "./account-scenes.ts";
import { ok, created, invalid, nothing } from "./answers.ts";
import { adminLogIn, logIn, password, signUp, staffLogIn } from "./sign-in-requests.ts";

const signInRefused = { status: 401, code: "SIGN_IN_REFUSED" };

/** Sign-up and sign-in scenarios for both APIs. */
export const signInScenarios: readonly Scenario[] = [
  {
    name: "an admin logs in",
    who: "visitor",
    ...staffLogIn,
    then: ok,
    events: ["SignedIn"],
  },
  {
    name: "log in",
    who: "visitor",
    given: annsEmail,
    ...logIn((email) => ({ email, password })),
    then: ok,
    events: ["SignedIn"],
  },
  {
    name: "log in with a wrong password",
    who: "visitor",
    given: annsEmail,
    ...logIn((email) => ({ email, password: "wrong" })),
    then: signInRefused,
    events: ["SignInFailed"],
  },
  {
    name: "log in without an account",
    who: "visitor",
    ...logIn(() => ({ email: "nobody@example.lk", password })),
    then: signInRefused,
    events: nothing,
  },
  {
    name: "log in without a password",
    who: "visitor",
    ...logIn(() => ({ email: "nobody@example.lk", password: "" })),
    then: invalid,
    events: nothing,
  },
  {
    name: "a shopper logs in as an admin",
    who: "visitor",
    given: annsEmail,
    ...adminLogIn,
    then: signInRefused,
    events: ["SignInFailed"],
  },
  {
    name: "sign up",
    who: "visitor",
    given: async (scene) => `new-${await annsEmail(scene)}`,
    ...signUp((email) => ({ name: "New", email, password })),
    then: created,
    events: ["AccountRegistered", "SignedIn"],
  },
  {
    name: "sign up twice",
    who: "visitor",
    given: annsEmail,
    ...signUp((email) => ({ name: "Ann", email: email.toUpperCase(), password })),
    then: taken,
    events: nothing,
  },
  {
    name: "sign up with a header line in the name",
    who: "visitor",
    ...signUp(() => ({ name: "Ann\r\nBcc: eve@example.lk", email: "a@example.lk", password })),
    then: invalid,
    events: nothing,
  },
];
