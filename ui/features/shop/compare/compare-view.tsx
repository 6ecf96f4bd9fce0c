import { messages } from "#texts/messages.ts";
import * as t from "#texts/compare.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Breadcrumb } from "../../../components/breadcrumb.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import { ComparedProductsDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { useStockUpdates } from "../../shared/product/stock-updates.ts";
import { RemovedSlip } from "../cart/removed-lines.tsx";
import { compareAddress } from "./compare-address.ts";
import { CompareTable, removeButtonId, type ComparedProduct } from "./compare-table.tsx";
import { maxCompared, storeComparedItems, useComparedItems } from "./compared-items.ts";

export interface CompareViewProps {
  /** The buttons for the cart; passed in by the page, because the cart is another feature. */
  action: (product: ComparedProduct) => ReactNode;
}

interface Removed {
  readonly id: string;
  readonly name: string;
  /** Its column. */
  readonly index: number;
}

/**
 * The items of the address, or else those chosen on this device. A change is stored on the device,
 * and the address follows it, so that it can be shared.
 */
export function CompareView({ action }: CompareViewProps) {
  const categories = useCategories();
  const stored = useComparedItems();
  const [view, change] = useViewInAddress(compareAddress.viewOf, compareAddress.parametersOf);
  const ids = view.items.length > 0 ? view.items : stored;
  // An item that is removed needs no request: all items were requested before.
  const [wanted, setWanted] = useState(ids);
  if (ids.some((id) => !wanted.includes(id))) setWanted(ids);
  const { data, error, refetch } = useQuery(
    ComparedProductsDocument,
    ids.length === 0 ? skipToken : { variables: { ids: [...wanted] } },
  );
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<string | null>(null);
  useStockUpdates({ productIds: wanted, after: data && (data.productsByIds[0]?.position ?? null) });

  const shown = ids.length === 0 ? [] : data?.productsByIds;
  const products = ids.flatMap((id) => shown?.find((product) => product.id === id) ?? []);
  const missing = shown ? ids.filter((id) => !products.some((product) => product.id === id)) : [];
  const newlyGone = missing.filter((id) => !gone.includes(id));
  if (newlyGone.length > 0) setGone([...gone, ...newlyGone]);

  function compare(next: readonly string[]) {
    change({ items: next });
    storeComparedItems(next);
  }

  const showInAddress = useEffectEvent(() => change({ items: ids }));
  const fromDevice = view.items.length === 0 && stored.length > 0;
  useEffect(() => {
    if (fromDevice) showInAddress();
  }, [fromDevice]);

  const removeMissing = useEffectEvent(() => compare(products.map(({ id }) => id)));
  const hasMissing = missing.length > 0;
  useEffect(() => {
    if (hasMissing) removeMissing();
  }, [hasMissing]);

  // The pressed button disappears with its column.
  useEffect(() => {
    if (focusNext.current === null) return;
    const button = document.getElementById(focusNext.current) ?? heading.current;
    button?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [ids]);

  function remove({ id, name }: ComparedProduct) {
    const index = ids.indexOf(id);
    const next = ids[index + 1] ?? ids[index - 1] ?? "";
    focusNext.current = removeButtonId(next);
    setRemoved({ id, name, index });
    compare(ids.filter((each) => each !== id));
  }

  function undo({ id, index }: Removed) {
    focusNext.current = removeButtonId(id);
    setRemoved(null);
    compare(ids.toSpliced(index, 0, id).slice(0, maxCompared));
  }

  const [first] = products;
  const room = products.every(({ category }) => category === first?.category) ? first : undefined;
  const list = first ? categories.path(first.category) : paths.category;

  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t.home, to: paths.home },
          ...(room
            ? [
                {
                  label: categories.display(room.category).label,
                  to: categories.path(room.category),
                },
              ]
            : []),
          { label: t.compare },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="heading-display outline-none">
            {t.compare}
          </h1>
          <p role="status" className="mt-2.5 text-ink-muted">
            {products.length > 0 && t.itemCount(products.length)}
          </p>
        </div>
        {products.length > 1 && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Checkbox
              role="switch"
              aria-checked={onlyDifferences}
              label={t.onlyDifferences}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            {products.length < maxCompared && (
              <LinkButton to={list}>
                <Plus aria-hidden size={18} />
                {t.addAnItem}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <div role="status" className="grid gap-2 not-empty:mb-5">
        {removed && <RemovedSlip name={removed.name} onUndo={() => undo(removed)} />}
        {gone.length > 0 && <MessageBox tone="info">{t.noLongerSold(gone.length)}</MessageBox>}
      </div>
      <QueryResult
        data={shown}
        failed={error}
        retry={refetch}
        failure={{ heading: messages.product.listFailed, text: t.notLoaded }}
        skeleton={<CompareSkeleton count={ids.length} />}
      >
        {() =>
          products.length > 1 ? (
            <CompareTable
              products={products}
              onlyDifferences={onlyDifferences}
              action={action}
              onRemove={remove}
            />
          ) : (
            <Empty
              door="open"
              heading={t.nothingYet}
              action={
                <LinkButton to={list} variant="filled">
                  {t.explore}
                </LinkButton>
              }
            >
              {products.length === 1 ? t.oneMore : t.howToBegin}
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}

function CompareSkeleton({ count }: { count: number }) {
  return (
    <Loading label={t.loading} className="grid gap-4">
      <div className="flex gap-px overflow-hidden">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className="aspect-5/4 w-full min-w-40" />
        ))}
      </div>
      <Skeleton className="h-section" />
      <Skeleton className="h-80" />
    </Loading>
  );
}
