import { adminPassword } from "../api-client.ts";

/** The password of every account in the scenarios. */
export const password = "a good password";

export const logIn = (credentials: (email: string) => { email: string; password: string }) => ({
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

export const adminLogIn = {
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

export const staffLogIn = {
  rest: () => ({ method: "POST", path: "/users/adminauth", body: staff }),
  graphql: () => ({
    query: `mutation ($input: LogInInput!) {
      adminLogIn(input: $input) { __typename ... on Refusal { code message } }
    }`,
    variables: { input: staff },
  }),
};

export const signUp = (
  person: (email: string) => { name: string; email: string; password: string },
) => ({
  rest: (email: string) => ({ method: "POST", path: "/users/", body: person(email) }),
  graphql: (email: string) => ({
    query: `mutation ($input: SignUpInput!) {
      signUp(input: $input) { __typename ... on SignedIn { message } ... on Refusal { code message } }
    }`,
    variables: { input: { ...person(email), acceptTerms: true } },
  }),
});
