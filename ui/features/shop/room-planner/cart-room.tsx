import * as t from "#texts/room.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import {
  ArrangeRoomDocument,
  CartRoomDocument,
  GuestRoomDocument,
  type RoomItem_ItemFragment,
} from "../../../generated/operations.ts";
import { EmptyCart } from "../cart/empty-cart.tsx";
import { CartResult } from "../cart/cart-result.tsx";
import type { GuestLine } from "../cart/guest/guest-cart.ts";
import type { RoomStorage } from "./save-and-share.tsx";
import { roomItemsOf } from "./room-items.ts";
import { RoomPlanner } from "./room-planner.tsx";
import { RoomSkeleton } from "./room-skeleton.tsx";
import type { RoomPlan } from "./saved/room-plan.ts";
import { roomStore, useStoredRoom } from "./saved/room-store.ts";

/** Default room until the customer enters a size. */
const firstRoom: RoomPlan = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] };

const notSaved = t.notSaved;

/**
 * The room of a signed-in customer. It is saved with the cart, so it is the same on all devices.
 */
export function OwnRoom() {
  const { data, error, refetch } = useQuery(CartRoomDocument, { fetchPolicy: "cache-and-network" });
  const [arrangeRoom] = useMutation(ArrangeRoomDocument);
  const cart = data?.cart;
  const keeper: RoomStorage = {
    kept: cart?.room ?? null,
    where: t.savedWithCart,
    async keep(plan) {
      const room = { ...plan, pieces: [...plan.pieces] };
      const sent = arrangeRoom({ variables: { room, commandId: newCommandId() } });
      const answer = await sent.then(
        (got) => got.data?.arrangeRoom,
        () => undefined,
      );
      if (answer && !("code" in answer)) return null;
      return answer?.message ?? notSaved;
    },
  };
  return (
    <RoomOf items={cart?.items} keeper={keeper} failed={Boolean(error) && !cart} retry={refetch} />
  );
}

/** The room of a visitor, saved in this browser. */
export function GuestRoom({ lines }: { lines: readonly GuestLine[] }) {
  const kept = useStoredRoom();
  const { data, previousData, error, refetch } = useQuery(GuestRoomDocument, {
    variables: {
      lines: lines.map(({ productId, quantity, priceWhenAdded }) => ({
        productId,
        quantity,
        priceWhenAdded,
      })),
    },
  });
  const cart = (data ?? previousData)?.guestCart;
  const keeper: RoomStorage = {
    kept,
    where: t.savedInBrowser,
    keep: (plan) => Promise.resolve(roomStore.keep(plan) ? null : t.browserCannotSave),
  };
  return (
    <RoomOf items={cart?.items} keeper={keeper} failed={Boolean(error) && !cart} retry={refetch} />
  );
}

interface RoomOfProps {
  items: readonly RoomItem_ItemFragment[] | undefined;
  keeper: RoomStorage;
  failed: boolean;
  retry: () => unknown;
}

function RoomOf({ items, keeper, failed, retry }: RoomOfProps) {
  const [plan, setPlan] = useState<RoomPlan | null>(null);
  return (
    <CartResult data={items} failed={failed} retry={retry} skeleton={<RoomSkeleton />}>
      {(items) => {
        const roomItems = roomItemsOf(items);
        if (roomItems.pieces.length === 0 && roomItems.unsized.length === 0) {
          return <EmptyCart className="my-room" />;
        }
        return (
          <RoomPlanner
            // If the cart changes, placed pieces stay and new ones are placed automatically.
            key={roomItems.pieces.map(({ key }) => key).join(" ")}
            items={roomItems}
            plan={plan ?? keeper.kept ?? firstRoom}
            keeper={keeper}
            onPlan={setPlan}
          />
        );
      }}
    </CartResult>
  );
}
