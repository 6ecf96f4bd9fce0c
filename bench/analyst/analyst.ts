import type { TypedDocumentNode } from "@apollo/client";
import { print, visit } from "graphql";
import { setTimeout as after } from "node:timers/promises";
import { apiClient, type Person } from "../../testing/api-client.ts";
import { WorkbenchStandingDocument } from "../../ui/generated/operations.ts";
import { graphql } from "../flows/flow.ts";
import { createCaller } from "../http-caller.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";

/** A signed-in analyst of a fully indexed shop, sending the interface's queries. */
export interface Analyst {
  readonly shop: ShopUnderLoad;
  readonly person: Person;
  /** Number of events in the log, and its earliest and latest time in milliseconds. */
  readonly events: number;
  readonly first: number;
  readonly last: number;
  /** Returns the data of a response; throws on errors. */
  ask<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** A document of the interface in the form it is sent. */
export const textOf = (document: TypedDocumentNode<unknown, never>): string =>
  print(
    visit(document, {
      // This directive is for the interface's own cache.
      Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
    }),
  );

const pollMs = 100;

/** Signs in, and waits until the index has caught up with the log. */
export const signInAnalyst = async (shop: ShopUnderLoad): Promise<Analyst> => {
  const person = await apiClient(shop.url).analyst();
  const call = createCaller(shop.url, 8);
  const texts = new Map<unknown, string>();
  const ask: Analyst["ask"] = async (document, variables) => {
    const text = texts.get(document) ?? textOf(document);
    texts.set(document, text);
    const answer = await graphql(call, person.token, text, variables);
    return (JSON.parse(answer) as { readonly data: never }).data;
  };
  for (;;) {
    const { events, first, last, progress } = (await ask(WorkbenchStandingDocument, {}))
      .historyStanding;
    if (progress === 1 && first && last) {
      return { shop, person, events, first: Date.parse(first), last: Date.parse(last), ask };
    }
    await after(pollMs);
  }
};

/** Latencies of sequential queries, in milliseconds. */
export type Waits = Readonly<Record<"p50 ms" | "p95 ms" | "longest ms", number>>;

/** Percentiles of latencies. */
export const waitsOf = (taken: readonly number[]): Waits => {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { "p50 ms": at(0.5), "p95 ms": at(0.95), "longest ms": sorted.at(-1) ?? 0 };
};

/** Runs a query a number of times in sequence; returns the latencies. */
export const waits = async (
  times: number,
  ask: (time: number) => Promise<unknown>,
): Promise<Waits> => {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await ask(time);
    taken.push(performance.now() - begun);
  }
  return waitsOf(taken);
};
