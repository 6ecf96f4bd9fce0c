import type { TypedDocumentNode } from "@apollo/client";
import { subscribe as subscribeTo, type Subscribed } from "../subscribe.ts";
import { textOf, type Analyst } from "./analyst.ts";

/** Subscribes an analyst like the interface. Reading throws if the shop reports an error. */
export const subscribe = <Data, Variables extends object>(
  { shop, person }: Pick<Analyst, "shop" | "person">,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Subscribed<Data> =>
  subscribeTo<Data>(
    shop.url,
    person.token,
    textOf(document),
    Object.fromEntries(Object.entries(variables)),
  );
