import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { OrderAgainDocument, type OrderAgainMutation } from "../../../generated/operations.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import type { OwnOrder } from "./use-own-order.ts";

type Item = OwnOrder["items"][number];
type Answer = OrderAgainMutation["addToCart"] | undefined;

/** The result of one attempt: the number of units it added to the cart, and a note. */
export interface Outcome {
  added: number;
  note: string | null;
}

export interface OrderedAgain {
  /** Whether everything is in the cart. */
  complete: boolean;
  words: string;
  notes: readonly string[];
}

export interface OrderAgain {
  pending: boolean;
  /** Null until it was pressed. */
  result: OrderedAgain | null;
  again: () => Promise<void>;
}

/** Converts the shop's answer for an item; `short` asks to retry with fewer units. */
export function outcomeOf(
  { productId, name: productName, options, price, quantity }: Item,
  createdAt: string,
  answer: Answer,
): Outcome & { short?: number } {
  const name = nameWithOptions(productName, options);
  if (!answer) return { added: 0, note: t.failedTryAgain(name, messages.cart.addFailed) };
  switch (answer.__typename) {
    case "CartChanged": {
      const now = answer.cart.items.find((item) => item.productId === productId)?.product?.price;
      const more = now === undefined ? 0 : now - price;
      const words = more > 0 ? t.costsMore : t.costsLess;
      const note = words(name, formatMoney(Math.abs(more)), formatDate(createdAt));
      return { added: quantity, note: more === 0 ? null : note };
    }
    case "StockShortage": {
      const left = answer.lines.find((line) => line.productId === productId)?.available ?? 0;
      return { added: 0, note: answer.message, short: Math.min(left, quantity) };
    }
    case "NotFound":
      return { added: 0, note: t.isNoLongerSold(name) };
    default:
      return { added: 0, note: answer.message };
  }
}

/** The combined result in words. */
export function resultOf(items: readonly Item[], outcomes: readonly Outcome[]): OrderedAgain {
  const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = outcomes.reduce((sum, outcome) => sum + outcome.added, 0);
  const complete = added === wanted;
  return {
    complete,
    words: complete
      ? wanted === 1
        ? t.itemInCartAgain
        : t.itemsInCartAgain(wanted)
      : added === 0
        ? t.nothingInCartAgain
        : t.someInCartAgain(added, wanted),
    // A note shared by several items is shown once.
    notes: [...new Set(outcomes.flatMap(({ note }) => (note === null ? [] : [note])))],
  };
}

/** Adds the items of an order to the cart again, as far as they are in stock, at current prices. */
export function useOrderAgain({ items, createdAt }: OwnOrder): OrderAgain {
  const [addToCart] = useMutation(OrderAgainDocument);
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<OrderedAgain | null>(null);
  /** Kept until it is answered, so that pressing again cannot add twice. */
  const unanswered = useRef(new Map<string, string>());

  async function put(item: Item, quantity: number) {
    const key = `${item.productId} ${quantity}`;
    const commandId = unanswered.current.get(key) ?? newCommandId();
    unanswered.current.set(key, commandId);
    const answer = await addToCart({
      variables: { productId: item.productId, quantity, commandId },
    }).then(
      ({ data }) => data?.addToCart,
      () => undefined,
    );
    if (answer) unanswered.current.delete(key);
    return outcomeOf({ ...item, quantity }, createdAt, answer);
  }

  async function putWhatThereIs(item: Item): Promise<readonly Outcome[]> {
    const outcome = await put(item, item.quantity);
    return outcome.short ? [outcome, await put(item, outcome.short)] : [outcome];
  }

  return {
    pending,
    result,
    async again() {
      setPending(true);
      setResult(null);
      const outcomes: Outcome[] = [];
      // In sequence, because they change the same cart.
      for (const item of items) outcomes.push(...(await putWhatThereIs(item)));
      setResult(resultOf(items, outcomes));
      setPending(false);
    },
  };
}
