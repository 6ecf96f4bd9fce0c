import type { TypedDocumentNode } from "@apollo/client";
import { subscribe as subscribeTo, type Subscribed } from "../subscribe.ts";
import { textOf, type Analyst } from "./asking.ts";

/** Subscribes an analyst as the interface does. Reading throws where the shop tells of an error. */
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
