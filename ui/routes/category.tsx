import { PageTitle } from "../components/page-title.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { AddToCartCheck } from "../features/cart/add-to-cart-check.tsx";
import { AddToCart } from "../features/cart/add-to-cart.tsx";
import { ListControls } from "../features/product/list-controls.tsx";
import { useProductFilters } from "../features/product/product-filters.ts";
import { ProductList } from "../features/product/product-list.tsx";
import { ProductSearch } from "../features/product/product-search.tsx";
import { RoomChips } from "../features/product/room-chips.tsx";
import { roomOf } from "../features/product/rooms.ts";
import { useProductList } from "../features/product/use-product-list.ts";

/** All the shop sells, by room, words and order. */
export function Component() {
  const { filters, change } = useProductFilters();
  const list = useProductList(filters);
  const { open } = useLoginPopup();
  const visitor = useViewer();
  const heading = filters.room ? roomOf(filters.room).label : "All rooms";

  return (
    <div className="wrap pb-room">
      <PageTitle>{filters.room ? heading : "Category"}</PageTitle>
      <div className="grid items-end gap-x-12 gap-y-6 pt-[clamp(1.75rem,3.4vw,3.25rem)] pb-[clamp(1.25rem,2vw,2rem)] md:grid-cols-[1fr_minmax(16rem,26rem)]">
        <h1 className="heading-display">{heading}</h1>
        <ProductSearch value={filters.search} onSearch={(search) => change({ search })} />
      </div>
      <RoomChips chosen={filters.room} onChoose={(room) => change({ room })} />
      <ListControls filters={filters} change={change} total={list.shown?.totalCount} />
      <h2 className="sr-only">Items</h2>
      <ProductList
        list={list}
        nothing={
          filters.search
            ? `Nothing here matches “${filters.search}”. Try fewer words, or all rooms.`
            : "This room is empty today."
        }
        onReset={() => change({ room: null, search: "", sort: null })}
        notice={<AddToCartCheck visitor={visitor} />}
        action={(product) => <AddToCart product={product} visitor={visitor} onSignIn={open} />}
      />
    </div>
  );
}
