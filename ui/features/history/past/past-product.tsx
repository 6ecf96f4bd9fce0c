import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { formatMoney } from "../../../components/money.ts";
import { PastProductDocument, type PastProductQuery } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { ProductFacts } from "../../shared/product/product-facts.tsx";
import type { Moments } from "../explorer/moment-banner.tsx";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { PastUnavailable } from "../explorer/past-unavailable.tsx";
import { NotYet } from "./not-yet.tsx";
import { PastPage } from "./past-page.tsx";
import { PastPicture } from "./past-picture.tsx";

type Found = Extract<PastProductQuery["historyPastProduct"], { __typename: "HistoryPastProduct" }>;
type Variant = NonNullable<Found["product"]>["variants"][number];

/** A product's page exactly as it was: texts, price and available stock. It cannot be bought. */
export function PastProduct({ productId, ...moments }: Moments & { productId: string }) {
  const { data, previousData, error, refetch } = useQuery(PastProductDocument, {
    variables: { product: productId, at: moments.at },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyPastProduct;
  if (error || found?.__typename !== "HistoryPastProduct") {
    return <PastUnavailable {...moments} answer={found} error={error} onRetry={refetch} />;
  }
  const { around, product } = found;
  const variants = product?.variants.filter(({ values }) => values.length > 0) ?? [];
  const [only] = variants.length === 1 ? variants : [];
  return (
    <PastPage
      {...moments}
      heading={nameWithOptions(product?.name ?? productId, only?.values ?? [])}
      around={around}
      address={historyPaths.product(productId, moments.at)}
    >
      {product ? (
        <div className="grid max-w-5xl gap-x-12 gap-y-6 md:grid-cols-split-5-6">
          <PastPicture product={product} />
          <ProductFacts product={product}>
            {variants.length > 1 && <Variants variants={variants} at={moments.at} />}
            <p className="pt-4 text-fine text-ink-muted">
              {product.archived ? "It was not for sale at this moment. " : ""}
              {variants.length < 2 && (
                <Link
                  className="link-line text-ink"
                  to={historyPaths.stock(only?.id ?? productId, moments.at)}
                >
                  Its stock at this moment
                </Link>
              )}
            </p>
          </ProductFacts>
        </div>
      ) : (
        <NotYet>This product had not been added yet at this moment.</NotYet>
      )}
    </PastPage>
  );
}

/** Price and available stock of each variant at the moment. */
function Variants({ variants, at }: { variants: readonly Variant[]; at: string | null }) {
  return (
    <table className="mt-4 w-full text-left text-fine">
      <thead className="text-ink-muted">
        <tr>
          <th className="py-1.5 font-semibold">Variant</th>
          <th className="py-1.5 text-right font-semibold">Price</th>
          <th className="py-1.5 text-right font-semibold">Available</th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ id, values, price, countInStock, archived }) => (
          <tr key={id} className="border-t border-line">
            <td className="py-2 pr-2">
              <Link className="link-line" to={historyPaths.stock(id, at)}>
                {values.join(", ")}
              </Link>
              {archived && <span className="text-ink-muted"> (archived)</span>}
            </td>
            <td className="py-2 text-right whitespace-nowrap">{formatMoney(price)}</td>
            <td className="py-2 text-right">{formatCount(countInStock)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
