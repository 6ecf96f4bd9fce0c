import { setTimeout as after } from "node:timers/promises";
import type { TypedDocumentNode } from "@apollo/client";
import { print, visit } from "graphql";
import { apiClient } from "../testing/api-client.ts";
import { WorkbenchIndexStatusDocument } from "../ui/generated/operations.ts";
import { createCaller, subscribe } from "./calls.ts";
import { graphql } from "./flows.ts";
import type { ShopUnderLoad } from "./server.ts";

/** A document of the interface in the form it is sent. */
const textOf = (document: TypedDocumentNode<unknown, never>): string =>
  print(
    visit(document, {
      // This directive is for the interface's own cache.
      Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
    }),
  );

const pollMs = 100;

export type Analyst = Awaited<ReturnType<typeof signInAnalyst>>;

/**
 * An analyst who sends the interface's queries, signed in once the shop's index has caught up with
 * its log.
 */
export const signInAnalyst = async (shop: ShopUnderLoad) => {
  const { token } = await apiClient(shop.url).analyst();
  const call = createCaller(shop.url, 8);
  const texts = new Map<unknown, string>();
  /** Returns the data of a response; throws on errors. */
  const ask = async <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const text = texts.get(document) ?? textOf(document);
    texts.set(document, text);
    const answer = await graphql(call, token, text, variables);
    return (JSON.parse(answer) as { readonly data: Data }).data;
  };
  /** Reading throws if the shop reports an error. */
  const follow = <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => subscribe<Data>(shop.url, token, textOf(document), variables);
  for (;;) {
    const { historyIndexStatus } = await ask(WorkbenchIndexStatusDocument, {});
    const { events, first, last, progress } = historyIndexStatus;
    if (progress === 1 && first && last) {
      return { shop, events, first: Date.parse(first), last: Date.parse(last), ask, follow };
    }
    await after(pollMs);
  }
};
