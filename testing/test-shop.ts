import type { Position } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { startServer, type RunningServer } from "#server/start.ts";
import { gather } from "./gather.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Somebody who is signed in; null in a request stands for a visitor. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The doors' own tests know what they asked for; a general JSON type would only hide it behind casts.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export const adminPassword = "the admin's password";

/** A real shop on a free port, and what a test needs to talk to it through its doors. */
export interface TestShop extends RunningServer {
  rest(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  graphql(who: Person | null, query: string, variables?: object): Promise<Answer>;
  signUp(name: string): Promise<Person>;
  admin(): Promise<Person>;
  /** Everything stored after a position. */
  eventsSince(position: Position | null): Promise<readonly RecordedEvent[]>;
}

export const openTestShop = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<TestShop> => {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: temporaryDirectory(),
    ADMIN_PASSWORD: adminPassword,
    ANALYST_PASSWORD: "the analyst's password",
    SIGN_IN_TRIES_PER_ADDRESS: "10000",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const server = await startServer(config, createLog(config.logLevel));

  const send = async (
    who: Person | null,
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  };

  const rest: TestShop["rest"] = (who, method, path, body, headers) =>
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

  return {
    ...server,
    rest,
    graphql: (who, query, variables = {}) =>
      send(who, "POST", "/graphql", JSON.stringify({ query, variables })),
    signUp: (name) =>
      signIn("/users", { name, email: `${name}@example.lk`, password: "a good password" }),
    admin: () =>
      signIn("/users/adminauth", { email: config.admin.email, password: adminPassword }),
    eventsSince: (position) => gather(server.shop.store.readAll(position)),
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
