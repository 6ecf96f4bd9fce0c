import * as t from "#texts/promo.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { PromoQuoteDocument, type CartPageQuery } from "../../../../generated/operations.ts";
import { createStoredList, useStoredList } from "../../../../storage/stored-list.ts";
import type { ShownDiscount } from "../../../shared/order/discount-sum.ts";
import { promoProblem } from "./promo-problem.ts";

const isText = (value: unknown): value is string => typeof value === "string";

const codes = createStoredList("nivasa.promo-code", 1, isText);

/** Forgets the promo code on this device, for example after an order. */
export const forgetPromoCode = (): void => codes.store([]);

/** The promo code of the cart on this device. */
export interface Promo {
  /** The entered code; null for none. */
  code: string | null;
  /** What it gives for the cart; null while it is checked, and if it is refused. */
  discount: ShownDiscount | null;
  /** Why it gives nothing; null if it gives something, or is being checked. */
  problem: string | null;
  checking: boolean;
  apply: (code: string) => void;
  remove: () => void;
}

/** The promo code of a cart. The shop quotes it again whenever the cart changes. */
export function usePromo(cart: Pick<CartPageQuery["cart"], "items"> | undefined): Promo {
  const code = useStoredList(codes)[0] ?? null;
  // The shop counts what can be ordered, so a change of the stock is another question.
  const items = (cart?.items ?? []).flatMap((line) => {
    const quantity = Math.min(line.quantity, line.product?.countInStock ?? 0);
    return quantity > 0 ? [{ productId: line.productId, quantity }] : [];
  });
  const variables = code === null || items.length === 0 ? null : { code, items };
  const { data, error, loading, refetch } = useQuery(
    PromoQuoteDocument,
    variables ? { variables, fetchPolicy: "cache-and-network" } : skipToken,
  );
  // A skipped query still returns the answer to the last question.
  const quote = variables ? data?.promoQuote : undefined;
  const discount = quote?.__typename === "PromoAccepted" ? quote.discount : null;
  const refusal = quote && quote.__typename !== "PromoAccepted" ? quote : null;
  return {
    code,
    discount,
    problem: refusal ? promoProblem(refusal) : error && !quote ? t.notChecked : null,
    checking: code !== null && loading && !quote,
    apply(given) {
      const wanted = given.trim();
      if (wanted === code) void refetch();
      else codes.store([wanted]);
    },
    remove: forgetPromoCode,
  };
}
