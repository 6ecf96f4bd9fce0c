import * as t from "#texts/room.ts";
import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { useGuestCart, useMergeIsDue } from "../features/shop/cart/guest/guest-cart-store.ts";
import { EmptyCart } from "../features/shop/cart/empty-cart.tsx";
import { GuestRoom, OwnRoom } from "../features/shop/room-planner/cart-room.tsx";
import { RoomSkeleton } from "../features/shop/room-planner/room-skeleton.tsx";
import { roomParameter } from "../features/shop/room-planner/saved/room-link.ts";
import { SharedRoom } from "../features/shop/room-planner/shared-room.tsx";

/** The cart's items together in one room, or a shared room. */
export function Component() {
  const shared = useSearchParams()[0].get(roomParameter);
  return (
    <div className="wrap pb-room">
      <PageTitle>{shared === null ? t.myCartInRoom : t.aSharedRoom}</PageTitle>
      {shared === null ? <Room /> : <SharedRoom key={shared} text={shared} />}
    </div>
  );
}

function Room() {
  const { viewer, loading } = useViewer();
  const { lines } = useGuestCart();
  const mergeIsDue = useMergeIsDue();
  if (loading || (mergeIsDue && viewerMay(viewer, "SHOP"))) return <RoomSkeleton />;
  if (viewerMay(viewer, "SHOP")) return <OwnRoom />;
  return lines.length > 0 ? <GuestRoom lines={lines} /> : <EmptyCart className="my-room" />;
}
