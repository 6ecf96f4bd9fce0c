import { viewerMay } from "../../shared/account/may.ts";
import { messages } from "#texts/messages.ts";
import * as t from "#texts/cart.ts";
import { CombinedGraphQLErrors, type FragmentType } from "@apollo/client";
import { skipToken, useApolloClient, useFragment, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import {
  AddToCart_ProductFragmentDoc,
  CartQuantitiesDocument,
  type AddToCart_ProductFragment,
  type Role,
} from "../../../generated/operations.ts";
import { useEarlyPress } from "../../../components/use-early-press.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { limits } from "../../../generated/shop.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { guestCartStore, useGuestCart } from "./guest/guest-cart-store.ts";

export interface CartVisitor {
  visitor: { viewer: { role: Role } | null; loading: boolean };
  /** Opens the login popup if the viewer cannot have a cart, and then runs the action. */
  onSignIn: (reason: string, resume?: () => void) => void;
}

export interface CartLineOptions extends CartVisitor {
  product: FragmentType<AddToCart_ProductFragment>;
  /** The chosen variant; a product without options needs none. */
  variantId?: string | undefined;
}

export interface CartLine {
  /** The chosen variant; the product itself without options. */
  productId: string;
  name: string;
  /** The option values of the chosen variant; empty without options. */
  values: readonly string[];
  price: number;
  /** Units in the cart; 0 if the product is not in it. */
  inCart: number;
  /** The requested quantity. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The maximum quantity; 0 if the product is out of stock. */
  most: number;
  /** The cart is still loading. */
  unknown: boolean;
  /** The command is pending, or waits for the cart to load. */
  pending: boolean;
  /** A success message, shown for three seconds. */
  notice: string | null;
  clearNotice: () => void;
  /** An error message, until the next attempt. */
  problem: string | null;
  submit: () => Promise<void>;
}

function mayHaveCart({ viewer }: CartVisitor["visitor"]): boolean {
  return viewerMay(viewer, "SHOP");
}

/** The quantity of each product in the cart; one query serves all cards of a page. */
export function useCartQuantities(visitor: CartVisitor["visitor"]) {
  return useQuery(CartQuantitiesDocument, mayHaveCart(visitor) ? {} : skipToken);
}

const signInReason = t.logInToSaveCart;

/** The lines of the viewer's cart, or of the visitor's in this browser. Undefined while loading. */
export function useHeldLines(
  visitor: CartVisitor["visitor"],
): readonly { productId: string; quantity: number }[] | undefined {
  const gathered = useGuestCart();
  const cart = useCartQuantities(visitor);
  if (mayHaveCart(visitor)) return cart.data?.cart.items;
  return !visitor.viewer && !visitor.loading ? gathered.lines : undefined;
}

/**
 * The cart line of one product, or of one of its variants: its quantity, and the command that adds
 * or updates it.
 */
export function useCartLine({
  product,
  variantId,
  visitor,
  onSignIn,
}: CartLineOptions): CartLine | null {
  const { data, complete } = useFragment({
    fragment: AddToCart_ProductFragmentDoc,
    fragmentName: "AddToCart_product",
    from: product,
  });
  const hasCart = mayHaveCart(visitor);
  const isGuest = !visitor.viewer && !visitor.loading;
  const cart = useCartQuantities(visitor);
  const held = useHeldLines(visitor);
  const client = useApolloClient();
  const [draft, setDraft] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Kept until the command is answered, so that pressing again cannot add twice.
  const intention = useRef<{ what: string; commandId: string } | null>(null);
  const unknown = visitor.loading || (hasCart && cart.loading && !cart.data);
  const [shownId, setShownId] = useState(variantId);
  if (shownId !== variantId) {
    setShownId(variantId);
    setDraft(null);
    setNotice(null);
    setProblem(null);
  }
  // The answer to a command for one variant is not shown at another.
  const begin = useLatestAction();
  useEffect(() => void begin(), [begin, variantId]);
  const early = useEarlyPress(complete && !unknown, submit);

  if (!complete) return null;
  const variant = data.options.length > 0 && data.variants.find(({ id }) => id === variantId);
  const { id: productId, price, countInStock } = variant || data;
  const { name } = data;
  const values = variant ? variant.values : [];
  const added = variant ? t.added(optionLine(values)) : messages.cart.added;
  const inCart = held?.find((item) => item.productId === productId)?.quantity ?? 0;
  const quantity = draft ?? (inCart || 1);
  const most = Math.min(countInStock, limits.quantityPerLine);

  async function send() {
    const what = `${inCart > 0 ? "set" : "add"} ${quantity} ${productId}`;
    if (intention.current?.what !== what) intention.current = { what, commandId: newCommandId() };
    const variables = { productId, quantity, commandId: intention.current.commandId };
    // The first page doesn't need them before a press.
    const { add, update } = await import("./cart-commands.ts");
    return inCart > 0 ? update(client, variables) : add(client, variables);
  }

  async function put() {
    const isLatest = begin();
    setPending(true);
    setProblem(null);
    setNotice(null);
    const failure = inCart > 0 ? messages.cart.updateFailed : messages.cart.addFailed;
    try {
      const answer = await send();
      intention.current = null;
      if (!isLatest()) return;
      if (answer?.__typename === "CartChanged") {
        setDraft((now) => (now === draft ? null : now));
        setNotice(inCart > 0 || !variant ? answer.message : added);
      } else setProblem(answer?.message ?? failure);
    } catch (error) {
      if (isSignedOut(error)) onSignIn(signInReason, () => void put());
      else if (isLatest()) setProblem(t.failedTryAgain(failure));
    } finally {
      setPending(false);
    }
  }

  function gather() {
    setNotice(null);
    if (quantity > most) setProblem(t.onlyLeft(most));
    else if (guestCartStore.put({ productId, quantity, priceWhenAdded: price })) {
      setProblem(null);
      setDraft(null);
      setNotice(inCart > 0 ? messages.cart.updated : added);
    } else setProblem(t.cartIsFull(limits.cartLines));
  }

  async function submit() {
    if (hasCart) await put();
    else if (isGuest) gather();
    else onSignIn(signInReason, () => void put());
  }

  return {
    productId,
    name,
    values,
    price,
    inCart,
    quantity,
    setQuantity: setDraft,
    most,
    unknown,
    pending: pending || early.waiting,
    notice,
    clearNotice: () => setNotice(null),
    problem,
    submit: early.press,
  };
}

function isSignedOut(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.["code"] === "UNAUTHENTICATED")
  );
}
