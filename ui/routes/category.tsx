import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { Empty } from "../components/empty.tsx";
import { FieldError } from "../components/field.tsx";
import { FilterTag } from "../components/filter-tag.tsx";
import { MessageBox } from "../components/message-box.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { Select } from "../components/select.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { AddToCartCheck } from "../features/cart/add-to-cart-check.tsx";
import { AddToCart } from "../features/cart/add-to-cart.tsx";
import { roomOf } from "../features/product/rooms.ts";
import { ProductCard } from "../features/product/product-card.tsx";
import { ProductGrid, ProductGridSkeleton } from "../features/product/product-grid.tsx";
import { RoomChips } from "../features/product/room-chips.tsx";
import { sorts, useProductFilters } from "../features/product/product-filters.ts";
import { ProductSearch } from "../features/product/product-search.tsx";
import { useStockUpdates } from "../features/product/stock-updates.ts";
import { CategoryPageDocument } from "../generated/operations.ts";
import { messages } from "../generated/shop.ts";

const pageSize = 24;
const firstRow = 4;

/** All the shop sells, by room, words and order. */
export function Component() {
  const { filters, change } = useProductFilters();
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(
    CategoryPageDocument,
    {
      variables: {
        category: filters.room,
        search: filters.search || null,
        sort: filters.sort.sort,
        limit: pageSize,
      },
    },
  );
  const { open } = useLoginPopup();
  const visitor = useViewer();
  // The last list stays in view, dimmed, while the next is fetched.
  const shown = data ?? (error ? undefined : previousData);
  const products = shown?.products.items ?? [];
  useStockUpdates({ productIds: products.map(({ id }) => id), after: shown?.products.position });

  const grid = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState<"rest" | "pending" | "failed">("rest");
  const focusFrom = useRef<number | null>(null);

  // Whoever asked for more goes on at the first new item; the button may be gone.
  useEffect(() => {
    const first = focusFrom.current;
    if (first === null || products.length <= first) return;
    focusFrom.current = null;
    const link = grid.current?.children[first]?.querySelector<HTMLElement>("h3 a");
    link?.focus({ preventScroll: true });
  }, [products.length]);

  async function showMore(cursor: string) {
    setMore("pending");
    focusFrom.current = products.length;
    try {
      await fetchMore({ variables: { cursor } });
      setMore("rest");
    } catch {
      focusFrom.current = null;
      setMore("failed");
    }
  }

  const heading = filters.room ? roomOf(filters.room).label : "All rooms";
  const total = shown?.products.totalCount;
  const nextCursor = shown?.products.nextCursor;
  const reset = () => change({ room: null, search: "", sort: sorts[0].value });

  return (
    <div className="wrap pb-room">
      <PageTitle>{filters.room ? heading : "Category"}</PageTitle>
      <div className="grid items-end gap-x-12 gap-y-6 pt-[clamp(1.75rem,3.4vw,3.25rem)] pb-[clamp(1.25rem,2vw,2rem)] md:grid-cols-[1fr_minmax(16rem,26rem)]">
        <h1 className="heading-display">{heading}</h1>
        <ProductSearch value={filters.search} onSearch={(search) => change({ search })} />
      </div>
      <RoomChips chosen={filters.room} onChoose={(room) => change({ room })} />
      <div className="mt-7 mb-6 flex min-h-control flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="font-semibold empty:-mr-4">
          {total !== undefined && `${total} ${total === 1 ? "item" : "items"}`}
        </p>
        {filters.room && <FilterTag onRemove={() => change({ room: null })}>{heading}</FilterTag>}
        {filters.search && (
          <FilterTag onRemove={() => change({ search: "" })}>“{filters.search}”</FilterTag>
        )}
        <label className="ml-auto flex items-center gap-2 text-sm max-md:ml-0 max-md:w-full">
          <span className="whitespace-nowrap max-md:sr-only">Sort by</span>
          <Select
            className="text-sm md:w-auto!"
            value={filters.sort.value}
            onChange={(event) => change({ sort: event.target.value })}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <h2 className="sr-only">Items</h2>
      {error && data && (
        <MessageBox
          tone="danger"
          className="mb-6"
          action={<RetryButton onRetry={() => refetch()} />}
        >
          {messages.product.listFailed}
        </MessageBox>
      )}
      {!shown && error && (
        <Empty
          door="shuttered"
          heading={messages.product.listFailed}
          action={<RetryButton onRetry={() => refetch()} />}
        >
          The shop did not answer. Your choices are kept in the address.
        </Empty>
      )}
      {!shown && !error && <ProductGridSkeleton count={8} />}
      {shown && total === 0 && (
        <Empty
          door="shuttered"
          heading={messages.product.noneFound}
          action={<Button onClick={reset}>Show all items</Button>}
        >
          {filters.search
            ? `Nothing here matches “${filters.search}”. Try fewer words, or all rooms.`
            : "This room is empty today."}
        </Empty>
      )}
      {shown && total !== 0 && (
        <>
          <AddToCartCheck visitor={visitor} />
          <ProductGrid ref={grid} waiting={!data && loading}>
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} eager={index < firstRow}>
                <AddToCart product={product} visitor={visitor} onSignIn={open} />
              </ProductCard>
            ))}
          </ProductGrid>
          <ListEnd
            shown={products.length}
            total={shown.products.totalCount}
            state={more}
            {...(nextCursor && { onMore: () => showMore(nextCursor) })}
          />
        </>
      )}
    </div>
  );
}

interface ListEndProps {
  shown: number;
  total: number;
  state: "rest" | "pending" | "failed";
  /** Left out where everything is shown. */
  onMore?: () => Promise<void>;
}

function ListEnd({ shown, total, state, onMore }: ListEndProps) {
  if (!onMore) return null;
  return (
    <div className="mt-[clamp(2.5rem,4vw,4.5rem)] grid justify-items-center gap-3">
      <p className="text-sm text-ink-muted">
        {shown} of {total} items
      </p>
      <Button size="big" pending={state === "pending"} onClick={() => void onMore()}>
        Show more
      </Button>
      {state === "failed" && <FieldError>{messages.product.listFailed}. Press again.</FieldError>}
    </div>
  );
}
