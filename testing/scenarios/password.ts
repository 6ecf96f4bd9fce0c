import type { Scenario, Scene } from "../scenario.ts";
import { annsEmail, codeRefused, tooManyTries } from "./account-scenes.ts";
import { ok, invalid, notFound, nothing } from "./answers.ts";

const newPassword = "another password";

const forgotPassword = (to: (email: string) => string = (email) => email) => ({
  rest: (email: string) => ({
    method: "POST",
    path: "/users/forgotpassword",
    body: { email: to(email) },
  }),
  graphql: (email: string) => ({
    query: `mutation ($email: String!) {
      forgotPassword(email: $email) {
        __typename ... on MailAccepted { message } ... on Refusal { code message }
      }
    }`,
    variables: { email: to(email) },
  }),
});

const resetPassword = (chosen: string) => ({
  rest: (resetToken: string) => ({
    method: "PUT",
    path: "/users/resetpassword",
    body: { resetToken, password: chosen },
  }),
  graphql: (token: string) => ({
    query: `mutation ($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) {
        __typename ... on PasswordSet { message } ... on Refusal { code message }
      }
    }`,
    variables: { token, password: chosen },
  }),
});

const annsToken = async (scene: Scene): Promise<string> => {
  const email = await annsEmail(scene);
  await scene.shop.rest(null, "POST", "/users/forgotpassword", { email });
  return scene.shop.mailedToken(email);
};

/** Forgotten password scenarios for both APIs. */
export const passwordScenarios: readonly Scenario[] = [
  {
    name: "forget the password",
    who: "visitor",
    given: annsEmail,
    ...forgotPassword(),
    then: ok,
    events: ["PasswordResetRequested"],
  },
  {
    name: "forget the password of an unknown account",
    who: "visitor",
    given: annsEmail,
    ...forgotPassword((email) => `no-${email}`),
    then: notFound,
    events: nothing,
  },
  {
    name: "forget the password without an e-mail",
    who: "visitor",
    ...forgotPassword(() => ""),
    then: invalid,
    events: nothing,
  },
  {
    name: "forget the password too often",
    who: "visitor",
    given: async (scene) => {
      const email = await annsEmail(scene);
      for (let count = 0; count < 3; count += 1) {
        await scene.shop.rest(null, "POST", "/users/forgotpassword", { email });
      }
      return email;
    },
    ...forgotPassword(),
    then: tooManyTries,
    events: nothing,
  },
  {
    name: "reset the password",
    who: "visitor",
    given: annsToken,
    ...resetPassword(newPassword),
    then: ok,
    events: ["PasswordChanged", "EmailVerified"],
  },
  {
    name: "reset the password with an invalid token",
    who: "visitor",
    given: async () => "no-token",
    ...resetPassword(newPassword),
    then: codeRefused,
    events: nothing,
  },
  {
    name: "reset the password to an empty one",
    who: "visitor",
    given: async () => "no-token",
    ...resetPassword(""),
    then: invalid,
    events: nothing,
  },
];
