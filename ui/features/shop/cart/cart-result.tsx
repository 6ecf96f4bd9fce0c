import { messages } from "#texts/messages.ts";
import * as t from "#texts/cart.ts";
import { QueryResult, type QueryResultProps } from "../../../components/query-result.tsx";

/** A page that needs the cart, or why it couldn't load. */
export function CartResult<Data>(props: Omit<QueryResultProps<Data>, "failure">) {
  const failure = { heading: t.cartFailed, text: messages.order.failed, first: true };
  return <QueryResult {...props} failure={failure} className="my-room" />;
}
