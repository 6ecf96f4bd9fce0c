import { items } from "#texts/components.ts";
import { messages } from "#texts/messages.ts";
import * as t from "#texts/cart.ts";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { FieldError } from "../../../components/field.tsx";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { Price } from "../../../components/price.tsx";
import { SectionHead } from "../../../components/section-head.tsx";
import {
  OrderedTogetherDocument,
  type OrderedTogetherQuery,
} from "../../../generated/operations.ts";
import { useEarlyPress } from "../../../components/use-early-press.ts";
import { viewerMay } from "../../shared/account/may.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { firstVariant, variantPath } from "../../shared/product/variants.ts";
import type { CartVisitor } from "./add-to-cart-line.ts";
import { add } from "./cart-commands.ts";
import { guestCartStore } from "./guest/guest-cart-store.ts";

/** The item of the page, as the chosen variant. */
export interface ThisItem {
  /** The id of the variant. */
  id: string;
  name: string;
  values: readonly string[];
  price: number;
  countInStock: number;
  image: string;
}

interface Offer extends ThisItem {
  picture: OrderedTogetherQuery["orderedTogether"][number] | OrderedTogetherQuery["product"];
}

export interface OrderedTogetherProps extends CartVisitor {
  productId: string;
  item: ThisItem;
}

type Bought = OrderedTogetherQuery["orderedTogether"][number];

/** A product as its first variant in stock, whose name is shown. */
function offerOf(product: Bought): Offer {
  const { id, name, price, countInStock, image, options, variants } = product;
  const variant = options.length > 0 ? firstVariant(variants, image) : undefined;
  if (!variant) return { id, name, values: [], price, countInStock, image, picture: product };
  return { ...variant, name, image: variant.image ?? image, picture: product };
}

/**
 * "Often ordered together": the item and others from real orders, the sum of the ticked ones, and
 * a button that adds them. Renders nothing if there are no others in stock.
 */
export const OrderedTogether = hydrateLater(Together);

function Together({ productId, item, visitor, onSignIn }: OrderedTogetherProps) {
  const { data } = useQuery(OrderedTogetherDocument, { variables: { id: productId } });
  const client = useApolloClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<{ words: string; failed: boolean } | null>(null);
  const early = useEarlyPress(!visitor.loading, submit);
  const others = (data?.orderedTogether ?? [])
    .map(offerOf)
    .filter(({ countInStock }) => countInStock > 0);

  const offers: readonly Offer[] = [{ ...item, picture: data?.product ?? null }, ...others];
  const ticked = offers.filter(({ id }) => !left.has(id));
  const sum = ticked.reduce((total, { price }) => total + price, 0);

  /** Why an item could not be added; null if it was. */
  async function addToCart({ id: offerId, name }: Offer): Promise<string | null> {
    const variables = { productId: offerId, quantity: 1, commandId: newCommandId() };
    const answer = await add(client, variables).catch(() => undefined);
    if (answer?.__typename === "CartChanged") return null;
    return t.nameAndProblem(name, answer?.message ?? messages.cart.addFailed);
  }

  function gather({ id: offerId, name, price }: Offer): string | null {
    const held = guestCartStore.read().lines.find((line) => line.productId === offerId);
    const quantity = (held?.quantity ?? 0) + 1;
    const line = { productId: offerId, quantity, priceWhenAdded: price };
    return guestCartStore.put(line) ? null : t.nameAndProblem(name, messages.cart.addFailed);
  }

  async function submit() {
    const isGuest = !visitor.viewer;
    if (!isGuest && !viewerMay(visitor.viewer, "SHOP")) {
      onSignIn(t.logInToSaveCart);
      return;
    }
    setPending(true);
    setResult(null);
    const problems: string[] = [];
    // In sequence, because they change the same cart.
    for (const offer of ticked) {
      const problem = isGuest ? gather(offer) : await addToCart(offer);
      if (problem !== null) problems.push(problem);
    }
    setPending(false);
    setResult(
      problems.length > 0
        ? { words: problems.join(" "), failed: true }
        : { words: t.addedTogether(ticked.length), failed: false },
    );
  }

  if (!data || others.length === 0 || item.countInStock === 0) return null;
  return (
    <section aria-labelledby="together-heading" className="border-t border-line py-room">
      <SectionHead id="together-heading">{t.oftenOrderedTogether}</SectionHead>
      <div className="grid items-end gap-x-columns gap-y-6 md:grid-cols-fill-auto">
        <ul className="flex flex-wrap gap-4 md:gap-8">
          {offers.map((offer, index) => (
            <li key={offer.id} className="grid w-36 content-start gap-1.5 sm:w-48">
              {offer.picture && (
                <ProductPicture product={offer.picture} image={offer.image} square />
              )}
              <Link
                to={variantPath(offer.id, offer.values)}
                className="mt-1 font-display text-item leading-title font-medium hover:underline"
              >
                {offer.name}
              </Link>
              {offer.values.length > 0 && (
                <span className="text-fine text-ink-muted">{optionLine(offer.values)}</span>
              )}
              <Price rupees={offer.price} className="text-base!" />
              <Checkbox
                label={index === 0 ? t.thisItem : t.addThisToo}
                aria-label={t.tickItem(offer.name)}
                checked={!left.has(offer.id)}
                onChange={({ target }) => {
                  const next = new Set(left);
                  if (target.checked) next.delete(offer.id);
                  else next.add(offer.id);
                  setLeft(next);
                  setResult(null);
                }}
              />
            </li>
          ))}
        </ul>
        <div className="grid min-w-56 gap-2">
          <p className="text-sm text-ink-muted">{items(ticked.length)}</p>
          <Price rupees={sum} className="text-heading!" />
          <Button
            size="big"
            pending={pending || early.waiting}
            disabled={ticked.length === 0}
            onClick={() => void early.press()}
          >
            {t.addCountToCart(ticked.length)}
          </Button>
          <p role="status" className="text-sm font-demi text-success-text empty:hidden">
            {result && !result.failed && result.words}
          </p>
          {result?.failed && <FieldError>{result.words}</FieldError>}
        </div>
      </div>
    </section>
  );
}
