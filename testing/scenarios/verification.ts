import type { Scenario, Scene } from "../scenario.ts";
import { annsEmail, codeRefused } from "./account-scenes.ts";
import { ok, invalid, nothing } from "./answers.ts";

/** `given` is an email and a code, separated by a space. */
const verifyEmail = {
  rest: (given: string) => {
    const [email = "", token = ""] = given.split(" ");
    return { method: "POST", path: "/users/verify-Email", body: { token, email } };
  },
  graphql: (given: string) => {
    const [email = "", code = ""] = given.split(" ");
    return {
      query: `mutation ($email: String!, $code: String!) {
        verifyEmail(email: $email, code: $code) {
          __typename ... on EmailVerified { message } ... on Refusal { code message }
        }
      }`,
      variables: { email, code },
    };
  },
};

const annsCode = async (scene: Scene): Promise<string> => {
  const email = await annsEmail(scene);
  return `${email} ${await scene.shop.mailedCode(email)}`;
};

/** Email verification scenarios for both APIs. */
export const verificationScenarios: readonly Scenario[] = [
  {
    name: "verify the email address",
    who: "visitor",
    given: annsCode,
    ...verifyEmail,
    then: ok,
    events: ["EmailVerified"],
  },
  {
    name: "verify the email address with a wrong code",
    who: "ann",
    given: async (scene) => `${await annsEmail(scene)} wrong`,
    ...verifyEmail,
    then: codeRefused,
    events: nothing,
  },
  {
    name: "verify the email address without a code",
    who: "ann",
    given: annsEmail,
    ...verifyEmail,
    then: invalid,
    events: nothing,
  },
];
