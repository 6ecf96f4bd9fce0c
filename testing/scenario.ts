import type { Person } from "./api-client.ts";
import type { TestShop } from "./test-shop.ts";

/** The accounts and products that every scenario can use. */
export interface Scene {
  readonly shop: TestShop;
  readonly ann: Person;
  readonly ben: Person;
  readonly admin: Person;
}

export interface RestRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: object;
}

/** given events / when request / then response and new events, the same for both APIs. */
export interface Scenario {
  readonly name: string;
  readonly who: "visitor" | "ann" | "ben" | "admin";
  /** Sets up the scenario; its result is passed to the requests. */
  readonly given?: (scene: Scene) => Promise<string>;
  readonly rest: (given: string) => RestRequest;
  /** Omitted if the call has no GraphQL equivalent. */
  readonly graphql?: (given: string) => GraphqlRequest;
  /** The REST status, and the stable code of both APIs; OK for success. */
  readonly then: { readonly status: number; readonly code: string };
  /** Types of the events that the request stored, in order. */
  readonly events: readonly string[];
}
