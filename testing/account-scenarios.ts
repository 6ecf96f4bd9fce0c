import { adminPassword } from "./api-client.ts";
import type { Scenario, Scene } from "./scenario.ts";

const password = "a good password";
const newPassword = "another password";

const logIn = (credentials: (email: string) => { email: string; password: string }) => ({
  rest: (email: string) => ({
    method: "POST",
    path: "/users/auth",
    body: credentials(email),
  }),
  graphql: (email: string) => ({
    query: `mutation ($input: LogInInput!) {
      logIn(input: $input) { __typename ... on SignedIn { me { name } } ... on Refusal { code message } }
    }`,
    variables: { input: credentials(email) },
  }),
});

const adminLogIn = {
  rest: (email: string) => ({
    method: "POST",
    path: "/users/adminauth",
    body: { email, password },
  }),
  graphql: (email: string) => ({
    query: `mutation ($input: LogInInput!) {
      adminLogIn(input: $input) { __typename ... on Refusal { code message } }
    }`,
    variables: { input: { email, password } },
  }),
};

const staff = { email: "admin@nivasa.lk", password: adminPassword };

const staffLogIn = {
  rest: () => ({ method: "POST", path: "/users/adminauth", body: staff }),
  graphql: () => ({
    query: `mutation ($input: LogInInput!) {
      adminLogIn(input: $input) { __typename ... on Refusal { code message } }
    }`,
    variables: { input: staff },
  }),
};

const signUp = (person: (email: string) => { name: string; email: string; password: string }) => ({
  rest: (email: string) => ({ method: "POST", path: "/users/", body: person(email) }),
  graphql: (email: string) => ({
    query: `mutation ($input: SignUpInput!) {
      signUp(input: $input) { __typename ... on SignedIn { message } ... on Refusal { code message } }
    }`,
    variables: { input: { ...person(email), acceptTerms: true } },
  }),
});

const emptyAddress = {
  addressLine1: "",
  addressLine2: "",
  district: "",
  province: "",
  zipCode: "",
};

const saveProfile = (changes: object) => {
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
    rest: (email: string) => ({ method: "PUT", path: "/users/profile", body: profileOf(email) }),
    graphql: (email: string) => ({
      query: `mutation ($input: ProfileInput!) {
        saveProfile(input: $input) {
          __typename ... on ProfileSaved { me { name } message } ... on Refusal { code message }
        }
      }`,
      variables: { input: profileOf(email) },
    }),
  };
};

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

/** What is given is an e-mail and a code with a blank between them. */
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

const annsEmail = async ({ shop, ann }: Scene): Promise<string> => {
  const answer = await shop.rest(ann, "GET", "/users/profile");
  return (answer.body as { readonly email: string }).email;
};

const bensEmail = (scene: Scene): Promise<string> => annsEmail({ ...scene, ann: scene.ben });

const annsCode = async (scene: Scene): Promise<string> => {
  const email = await annsEmail(scene);
  return `${email} ${await scene.shop.mailedCode(email)}`;
};

const annsToken = async (scene: Scene): Promise<string> => {
  const email = await annsEmail(scene);
  await scene.shop.rest(null, "POST", "/users/forgotpassword", { email });
  return scene.shop.mailedToken(email);
};

const ok = { status: 200, code: "OK" };
const invalid = { status: 400, code: "INVALID_INPUT" };
const codeRefused = { status: 400, code: "CODE_REFUSED" };
const signInRefused = { status: 401, code: "SIGN_IN_REFUSED" };
const taken = { status: 409, code: "EMAIL_TAKEN" };
const nothing: readonly string[] = [];

/** What both APIs promise about accounts. */
export const accountScenarios: readonly Scenario[] = [
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
    then: { status: 201, code: "OK" },
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
    name: "sign up with a head line in the name",
    who: "visitor",
    ...signUp(() => ({ name: "Ann\r\nBcc: eve@example.lk", email: "a@example.lk", password })),
    then: invalid,
    events: nothing,
  },
  {
    name: "read the own profile",
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
    then: { status: 401, code: "UNAUTHENTICATED" },
    events: nothing,
  },
  {
    name: "save a number with letters",
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
    name: "save the e-mail of another",
    who: "ann",
    given: bensEmail,
    ...saveProfile({}),
    then: taken,
    events: nothing,
  },
  {
    name: "save a new e-mail less than a minute after the last code",
    who: "ann",
    given: async (scene) => `new-${await annsEmail(scene)}`,
    ...saveProfile({}),
    then: { status: 429, code: "TOO_MANY_TRIES" },
    events: nothing,
  },
  {
    name: "forget the password",
    who: "visitor",
    given: annsEmail,
    ...forgotPassword(),
    then: ok,
    events: ["PasswordResetRequested"],
  },
  {
    name: "forget the password of nobody",
    who: "visitor",
    given: annsEmail,
    ...forgotPassword((email) => `no-${email}`),
    then: { status: 404, code: "NOT_FOUND" },
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
    then: { status: 429, code: "TOO_MANY_TRIES" },
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
    name: "reset the password with a token of nobody",
    who: "visitor",
    given: async () => "no-token",
    ...resetPassword(newPassword),
    then: codeRefused,
    events: nothing,
  },
  {
    name: "reset the password to none",
    who: "visitor",
    given: async () => "no-token",
    ...resetPassword(""),
    then: invalid,
    events: nothing,
  },
  {
    name: "prove the mailbox",
    who: "visitor",
    given: annsCode,
    ...verifyEmail,
    then: ok,
    events: ["EmailVerified"],
  },
  {
    name: "prove the mailbox with a wrong code",
    who: "ann",
    given: async (scene) => `${await annsEmail(scene)} wrong`,
    ...verifyEmail,
    then: codeRefused,
    events: nothing,
  },
  {
    name: "prove the mailbox without a code",
    who: "ann",
    given: annsEmail,
    ...verifyEmail,
    then: invalid,
    events: nothing,
  },
];
