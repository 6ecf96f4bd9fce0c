import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { countText } from "../../../components/count.ts";
import { formatMoney } from "../../../components/money.ts";
import { WallTile } from "../../../components/wall-tile.tsx";
import { PastCartDocument, type PastCartQuery } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import type { Moments } from "../explorer/moment-banner.tsx";
import { OptionLine } from "../explorer/option-line.tsx";
import { PastUnavailable } from "../explorer/past-unavailable.tsx";
import { NotYet } from "./not-yet.tsx";
import { PastPage } from "./past-page.tsx";
import { PastPicture } from "./past-picture.tsx";

type Found = Extract<PastCartQuery["historyPastCart"], { __typename: "HistoryPastCart" }>;

/** A customer's cart exactly as it was, at the prices of that time, read-only. */
export function PastCart({ userId, ...moments }: Moments & { userId: string }) {
  const { data, previousData, error, refetch } = useQuery(PastCartDocument, {
    variables: { user: userId, at: moments.at },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyPastCart;
  if (error || found?.__typename !== "HistoryPastCart") {
    return <PastUnavailable {...moments} answer={found} error={error} onRetry={refetch} />;
  }
  const { around, owner, cart } = found;
  return (
    <PastPage
      {...moments}
      heading={owner === null ? "A cart" : `Cart of ${owner}`}
      around={around}
      address={historyPaths.cart(userId, moments.at)}
    >
      {cart.items.length === 0 ? (
        <NotYet>The cart was empty.</NotYet>
      ) : (
        <div className="max-w-3xl">
          <ul>
            {cart.items.map((item) => (
              <Line key={item.id} item={item} at={moments.at} />
            ))}
          </ul>
          <dl className="mt-4 ml-auto max-w-80 text-sm">
            <Sum label={`Subtotal, ${countText(cart.itemCount - cart.shortCount, "item")}`}>
              {formatMoney(cart.subtotal)}
            </Sum>
            {cart.shortCount > 0 && (
              <Sum label={`Not in stock, ${countText(cart.shortCount, "item")}`}>not counted</Sum>
            )}
            <Sum label="Delivery">{formatMoney(cart.deliveryFee)}</Sum>
            <Sum label="Total">{formatMoney(cart.total)}</Sum>
          </dl>
        </div>
      )}
    </PastPage>
  );
}

function Line({
  item: { productId, product, variant, quantity, priceWhenAdded, lineTotal },
  at,
}: {
  item: Found["cart"]["items"][number];
  at: string | null;
}) {
  return (
    <li className="grid grid-cols-row-18 gap-x-4 border-t border-line py-4 last:border-b">
      {product ? (
        <PastPicture product={product} />
      ) : (
        <WallTile wall="walls" placement="floor" square quiet />
      )}
      <div className="min-w-0">
        <h3 className="font-display text-item leading-title font-medium">
          <Link
            to={historyPaths.product(productId, at)}
            className="underline-offset-near hover:underline"
          >
            {product?.name ?? productId}
          </Link>
        </h3>
        <p className="text-sm">
          <OptionLine values={variant?.values ?? []} />
        </p>
        <p className="mt-1 text-sm text-ink-muted">
          {countText(quantity, "item")}
          {product && `, ${formatMoney(product.price)} each`}
          {product && product.price !== priceWhenAdded
            ? `, ${formatMoney(priceWhenAdded)} when added`
            : ""}
        </p>
        {product && product.countInStock < quantity && (
          <p className="mt-1 text-sm text-warn-text">
            {product.countInStock === 0 ? "Out of stock" : `Only ${product.countInStock} left`} at
            this moment
          </p>
        )}
      </div>
      <p className="font-semibold whitespace-nowrap">{product && formatMoney(lineTotal)}</p>
    </li>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 py-1 last:font-semibold">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
