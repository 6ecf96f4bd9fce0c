import { ArrowLeft, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { historyPaths } from "../../../history-paths.ts";
import { messages } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { useCategories } from "../../shared/product/categories.ts";
import { useMay } from "../../shared/account/rights.ts";
import { latest, Read } from "../kit/read.tsx";
import { LedgerTable } from "./ledger-table.tsx";
import { StockChart } from "./stock-chart.tsx";
import { AdjustDialog, LimitDialog, ReceiveDialog } from "./stock-dialogs.tsx";
import { StockFiguresLine } from "./stock-figures.tsx";
import { fullName, stockedVariant } from "./stocked-variant.ts";
import { useLedger } from "./use-ledger.ts";
import { useVerification } from "./verify-stock.tsx";

export interface StockDetailProps {
  productId: string;
  /** URL of the list in its last view. */
  back: string;
}

/** The stock of a product or of one of its variants: figures, actions and ledger. */
export function StockDetail({ productId, back }: StockDetailProps) {
  const categories = useCategories();
  const mayEdit = useMay("STOCK_EDIT");
  const ledger = useLedger(productId);
  const verification = useVerification(productId);
  const [openDialog, setOpenDialog] = useState<"receive" | "adjust" | "limit" | null>(null);
  const close = () => setOpenDialog(null);
  const toList = (
    <Link
      to={back}
      className="inline-flex min-h-control items-center gap-1.5 text-fine wide:hidden"
    >
      <ArrowLeft aria-hidden size={15} />
      All stock
    </Link>
  );

  return (
    <>
      {ledger.failed && !latest(ledger)?.list && <div className="px-4 pt-4 md:px-6">{toList}</div>}
      <Read
        of={ledger}
        what="the ledger"
        skeleton={["h-16", "h-24", "h-64"]}
        className="m-4 md:m-6"
      >
        {({ list }) => {
          const product = list?.product ?? null;
          const entries = list?.items ?? [];
          const totalCount = list?.totalCount ?? 0;
          if (product === null) {
            return (
              <div className="p-6">
                <Empty
                  door="shuttered"
                  heading={messages.product.notFound}
                  action={<LinkButton to={back}>All stock</LinkButton>}
                />
              </div>
            );
          }
          const variant = stockedVariant(product, productId);
          const { name, category, archived, stock, optionLine } = variant;
          const dialog = { product: { ...variant, name: fullName(variant) }, onClose: close };
          return (
            <article aria-label={`Stock of ${fullName(variant)}`}>
              <div className="px-4 pt-1 md:px-6">{toList}</div>
              <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pb-4 md:px-6 wide:pt-4">
                <div className="w-18">{squarePicture(product)}</div>
                <div className="mr-auto min-w-0">
                  <h2 className="heading text-title">
                    {archived ? (
                      name
                    ) : (
                      <Link
                        to={paths.item(product.productId)}
                        className="underline-offset-4 hover:underline"
                      >
                        {name}
                      </Link>
                    )}
                  </h2>
                  {optionLine && <p className="text-sm font-demi">{optionLine}</p>}
                  <p className="text-fine text-ink-muted">
                    {categories.display(category).label}
                    {archived && ", no longer sold"}, {countText(totalCount, "event")}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  {verification.button}
                  {mayEdit && (
                    <>
                      <Button size="dense" onClick={() => setOpenDialog("adjust")}>
                        <Pencil aria-hidden size={15} />
                        Adjust
                      </Button>
                      <Button
                        size="dense"
                        variant="filled"
                        onClick={() => setOpenDialog("receive")}
                      >
                        <Plus aria-hidden size={15} />
                        Receive
                      </Button>
                    </>
                  )}
                </div>
              </header>
              <StockFiguresLine
                productId={productId}
                stock={stock}
                onLimit={mayEdit ? () => setOpenDialog("limit") : null}
              />
              <div className="grid gap-4 px-4 py-4 md:px-6">
                {verification.result}
                <StockChart entries={entries} lowFrom={stock.lowFrom} />
                <section aria-labelledby="ledger">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <h3 id="ledger" className="text-sm font-semibold">
                      Ledger, newest first
                    </h3>
                    <Link
                      to={`${historyPaths.explorer}?stream=${encodeURIComponent(`stock-${productId}`)}`}
                      className="link-line inline-flex min-h-dense items-center text-fine pointer-coarse:min-h-control"
                    >
                      All in History
                    </Link>
                  </div>
                  {entries.length === 0 ? (
                    <p className="py-4 text-fine text-ink-muted">No stock received yet.</p>
                  ) : (
                    <LedgerTable entries={entries} totalCount={totalCount} />
                  )}
                  {ledger.more && (
                    <p className="py-3 text-center">
                      <Button
                        size="dense"
                        pending={ledger.more.loading}
                        onClick={() => void ledger.more?.load()}
                      >
                        {ledger.more.failed ? "Retry loading earlier entries" : "Earlier entries"}
                      </Button>
                    </p>
                  )}
                </section>
              </div>
              {openDialog === "receive" && <ReceiveDialog {...dialog} />}
              {openDialog === "adjust" && <AdjustDialog {...dialog} />}
              {openDialog === "limit" && <LimitDialog {...dialog} />}
            </article>
          );
        }}
      </Read>
    </>
  );
}
