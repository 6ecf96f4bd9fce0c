import { lazy, Suspense } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { classNames } from "../components/class-names.ts";
import { useViewInAddress } from "../components/use-view-in-address.ts";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { stockViewOf, parametersOf } from "../features/admin/stock/stock-view.ts";
import { StockDetail } from "../features/admin/stock/stock-detail.tsx";
import { StockList } from "../features/admin/stock/stock-list.tsx";
import { paths } from "../paths.ts";

const PastStock = lazy(async () => ({
  default: (await import("../features/history/past/past-stock.tsx")).PastStock,
}));

/** The stock; the past stock of one product if the address names a time. */
export function Component() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const at = params.get("at");
  if (!id || at === null) return <PresentStock />;
  const atMoment = (moment: string | null) =>
    `${paths.adminStockOf(id)}${moment === null ? "" : `?at=${encodeURIComponent(moment)}`}`;
  return (
    <>
      <AdminBar title="Stock" />
      <Suspense>
        <PastStock productId={id} at={at} onMoment={(moment) => void navigate(atMoment(moment))} />
      </Suspense>
    </>
  );
}

/**
 * The live stock; the product and the view of the list are kept in the address. Narrow screens show
 * one of the two.
 */
function PresentStock() {
  const { id } = useParams();
  const [view, changeView] = useViewInAddress(stockViewOf, parametersOf);
  const search = parametersOf(view).toString();
  return (
    <>
      <AdminBar title="Stock">
        <ConnectionStatus />
      </AdminBar>
      <div className="flex-1 wide:grid wide:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]">
        <section aria-label="Products" className={classNames(id && "max-wide:hidden")}>
          <StockList view={view} chosen={id ?? null} onView={changeView} />
        </section>
        <section
          aria-label="Ledger of the product"
          className={classNames(
            "border-line wide:sticky wide:top-0 wide:max-h-dvh wide:overflow-y-auto wide:border-l",
            !id && "max-wide:hidden",
          )}
        >
          {id ? (
            <StockDetail
              key={id}
              productId={id}
              back={`${paths.adminStock}${search && `?${search}`}`}
            />
          ) : (
            <p className="p-6 text-fine text-ink-muted">
              Select a product to see its stock movements.
            </p>
          )}
        </section>
      </div>
    </>
  );
}
