import { launchedShopCode } from "./outbox.ts";
import { randomUUID } from "node:crypto";
import type { AccountRole } from "#domain/account/account.ts";

/** A signed-in user; null in a request means a visitor. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests know the shape of the response; a general JSON type would only hide it behind casts.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** A client for the shop's APIs. */
export interface ApiClient {
  rest(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  graphql(who: Person | null, query: string, variables?: object): Promise<Answer>;
  signUp(name: string): Promise<Person>;
  /** Signs up a user and verifies the email address. */
  signUpVerified(name: string): Promise<Person>;
  admin(): Promise<Person>;
  analyst(): Promise<Person>;
  /** A new person with a role. */
  withRole(role: AccountRole): Promise<Person>;
}

export const adminPassword = "the admin's password";
export const analystPassword = "the analyst's password";

/** The six digits in the latest email to an address. */
export type MailedCode = (email: string) => Promise<string>;

/**
 * `mailedCode` is needed to verify email addresses, and so for roles. Without it the emails of a
 * shop that this process has launched are read.
 */
export const apiClient = (
  url: string,
  mailedCode: MailedCode = launchedShopCode(url),
): ApiClient => {
  const send = async (
    who: Person | null,
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? true;
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : isJson ? (JSON.parse(text) as unknown) : text,
    };
  };

  const rest: ApiClient["rest"] = (who, method, path, body, headers) =>
    send(
      who,
      method,
      `/api${path}`,
      body === undefined || typeof body === "string" ? body : JSON.stringify(body),
      headers,
    );

  const signIn = async (path: string, body: object): Promise<Person> => {
    const answer = await rest(null, "POST", path, body);
    if (answer.status >= 300) throw new Error(`Could not sign in: ${JSON.stringify(answer.body)}`);
    const { _id: id, token } = answer.body as { readonly _id: string; readonly token: string };
    return { id, token };
  };

  const graphql: ApiClient["graphql"] = (who, query, variables = {}) =>
    send(who, "POST", "/graphql", JSON.stringify({ query, variables }));
  const signUp: ApiClient["signUp"] = (name) =>
    signIn("/users", { name, email: `${name}@example.lk`, password: "a good password" });
  const signUpVerified: ApiClient["signUpVerified"] = async (name) => {
    const person = await signUp(name);
    const email = `${name}@example.lk`;
    const token = await mailedCode(email);
    const { status } = await rest(null, "POST", "/users/verify-Email", { email, token });
    if (status !== 200) throw new Error(`The email address of ${name} could not be verified`);
    return person;
  };
  const admin = () =>
    signIn("/users/adminauth", { email: "admin@nivasa.lk", password: adminPassword });

  // Every sign-in counts as an attempt.
  let owner: Promise<Person> | undefined;

  return {
    rest,
    graphql,
    signUp,
    signUpVerified,
    admin,
    async withRole(role) {
      const person = await signUpVerified(`${role}-${randomUUID()}`);
      const grant = `mutation ($id: ID!, $role: Role!) {
        grantRole(accountId: $id, role: $role) { __typename }
      }`;
      const variables = { id: person.id, role: role.toUpperCase() };
      owner ??= admin();
      const answer = await graphql(await owner, grant, variables);
      const { data } = answer.body as {
        readonly data?: { readonly grantRole: { readonly __typename: string } };
      };
      if (data?.grantRole.__typename !== "RoleGranted")
        throw new Error(`The role ${role} could not be granted`);
      return person;
    },
    analyst: () =>
      signIn("/users/adminauth", { email: "analyst@nivasa.lk", password: analystPassword }),
  };
};

/** A client that throws at a refused REST call and at a GraphQL error, with the shop's answer. */
export const strictClient = (url: string, mailedCode?: MailedCode): ApiClient => {
  const client = apiClient(url, mailedCode);
  return {
    ...client,
    async rest(...call) {
      const answer = await client.rest(...call);
      if (answer.status < 400) return answer;
      throw new Error(`${call[1]} ${call[2]}: ${answer.status} ${JSON.stringify(answer.body)}`);
    },
    async graphql(...call) {
      const answer = await client.graphql(...call);
      const { errors } = answer.body as { readonly errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return answer;
    },
  };
};

/** Somewhere to deliver to. */
export const someAddress = {
  firstName: "Ishara",
  lastName: "Wijesinghe",
  email: "ishara@example.lk",
  address: "14/2 Temple Road",
  city: "Colombo 03",
  district: "Colombo",
  province: "Western",
  zipCode: "00300",
  phone: "+94771234567",
} as const;
