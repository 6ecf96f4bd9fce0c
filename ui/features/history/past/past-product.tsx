import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { PastProductDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { ProductFacts } from "../../shared/product/product-facts.tsx";
import type { Moments } from "../explorer/moment-banner.tsx";
import { PastUnavailable } from "../explorer/past-unavailable.tsx";
import { NotYet } from "./not-yet.tsx";
import { PastPage } from "./past-page.tsx";
import { PastPicture } from "./past-picture.tsx";

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
  return (
    <PastPage
      {...moments}
      heading={product?.name ?? productId}
      around={around}
      address={historyPaths.product(productId, moments.at)}
    >
      {product ? (
        <div className="grid max-w-5xl gap-x-12 gap-y-6 md:grid-cols-split-5-6">
          <PastPicture product={product} />
          <ProductFacts product={product}>
            <p className="pt-4 text-fine text-ink-muted">
              {product.archived ? "It was not for sale at this moment. " : ""}
              <Link className="link-line text-ink" to={historyPaths.stock(productId, moments.at)}>
                Its stock at this moment
              </Link>
            </p>
          </ProductFacts>
        </div>
      ) : (
        <NotYet>This product had not been added yet at this moment.</NotYet>
      )}
    </PastPage>
  );
}
