import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { PastStockDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { LedgerTable } from "../../admin/stock/ledger-table.tsx";
import { StockChart } from "../../admin/stock/stock-chart.tsx";
import type { Moments } from "../explorer/moment-banner.tsx";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { PastUnavailable } from "../explorer/past-unavailable.tsx";
import { NotYet } from "./not-yet.tsx";
import { PastPage } from "./past-page.tsx";

/** The stock of a product exactly as it was, with the ledger up to that moment, read-only. */
export function PastStock({ productId, ...moments }: Moments & { productId: string }) {
  const { data, previousData, error, refetch } = useQuery(PastStockDocument, {
    variables: { product: productId, at: moments.at },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyPastStock;
  if (error || found?.__typename !== "HistoryPastStock") {
    return <PastUnavailable {...moments} answer={found} error={error} onRetry={refetch} />;
  }
  const { around, product, onHand, reserved, available, ownLowFrom, items, totalCount } = found;
  const figures = [
    ["On hand", onHand, "units in stock"],
    ["Reserved", reserved, "for orders being placed"],
    [
      "Available",
      available,
      ownLowFrom === null ? "the shop’s low-stock limit applies" : `low at ${ownLowFrom} or fewer`,
    ],
  ] as const;
  return (
    <PastPage
      {...moments}
      heading={`Stock of ${nameWithOptions(product?.name ?? productId, product?.variants[0]?.values ?? [])}`}
      around={around}
      address={historyPaths.stock(productId, moments.at)}
    >
      {totalCount === 0 ? (
        <NotYet>No stock had been received yet.</NotYet>
      ) : (
        <div className="grid gap-4">
          <dl className="grid border-y border-line sm:grid-cols-3 sm:[&>div+div]:border-l sm:[&>div+div]:pl-6">
            {figures.map(([label, value, words]) => (
              <div key={label} className="border-line py-3">
                <dt className="text-fine text-ink-muted">{label}</dt>
                <dd>
                  <span className="heading block text-figure leading-title tabular-nums">
                    {formatCount(value)}
                  </span>
                  <span className="text-fine text-ink-muted">{words}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-fine">
            <Link className="link-line" to={historyPaths.product(productId, moments.at)}>
              The product at this moment
            </Link>
          </p>
          <StockChart entries={items} lowFrom={ownLowFrom} />
          <section aria-labelledby="ledger">
            <h3 id="ledger" className="text-sm font-semibold">
              Ledger up to this moment, newest first
            </h3>
            <LedgerTable entries={items} totalCount={totalCount} />
            {totalCount > items.length && (
              <p className="py-3 text-fine text-ink-muted">
                {formatCount(totalCount - items.length)} earlier entries are in its stream.
              </p>
            )}
          </section>
        </div>
      )}
    </PastPage>
  );
}
