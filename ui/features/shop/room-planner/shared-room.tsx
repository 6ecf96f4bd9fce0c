import * as t from "#texts/room.ts";
import { useQuery } from "@apollo/client/react";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { GuestRoomDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { CartResult } from "../cart/cart-result.tsx";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { positionText } from "./layout/position-text.ts";
import { Panel } from "./panel.tsx";
import { PieceRow } from "./piece-row.tsx";
import { Plan } from "./plan/plan.tsx";
import { roomItemsOf } from "./room-items.ts";
import { RoomSkeleton } from "./room-skeleton.tsx";
import { sumOf } from "./room-summary.ts";
import { RoomViews } from "./room-views.tsx";
import { PlaceRoom } from "./place/place-room.tsx";
import { roomLink, roomOfText } from "./saved/room-link.ts";
import { arranged, keyOf, type RoomPlan } from "./saved/room-plan.ts";

/** A shared room, read-only. */
export function SharedRoom({ text }: { text: string }) {
  const plan = roomOfText(text);
  if (!plan) {
    return (
      <Empty
        first
        door="shuttered"
        heading={t.linkBroken}
        className="my-room"
        action={<LinkButton to={paths.category}>{t.browseTheShop}</LinkButton>}
      >
        {t.linkMayBeIncomplete}
      </Empty>
    );
  }
  return <SharedPlan plan={plan} />;
}

function SharedPlan({ plan }: { plan: RoomPlan }) {
  const most = new Map<string, number>();
  for (const { productId, copy } of plan.pieces) {
    most.set(productId, Math.max(copy, most.get(productId) ?? 0));
  }
  const { data, error, refetch } = useQuery(GuestRoomDocument, {
    variables: {
      lines: [...most].map(([productId, quantity]) => ({ productId, quantity, priceWhenAdded: 0 })),
    },
  });
  return (
    <CartResult data={data} failed={error} retry={refetch} skeleton={<RoomSkeleton />}>
      {(data) => {
        const items = roomItemsOf(data.guestCart.items);
        const wanted = new Set(plan.pieces.map(({ productId, copy }) => keyOf(productId, copy)));
        const pieces = items.pieces.filter(({ key }) => wanted.has(key));
        const { room, placed } = arranged(pieces, plan);
        const gone = wanted.size - placed.length;
        const size = [room.width, room.depth].map((cm) => (cm / 100).toFixed(2)).join(t.by);
        return (
          <>
            <div className="pt-8 pb-6 lg:pt-11">
              <h1 className="heading-display">{t.aSharedRoom}</h1>
              <p className="mt-2.5 measure-52 text-ink-muted">{t.sharedRoom(size)}</p>
              {gone > 0 && (
                <MessageBox tone="info" className="mt-4">
                  {t.itemsGone(gone)}
                </MessageBox>
              )}
            </div>
            <RoomViews
              room={room}
              placed={placed}
              products={items.products}
              plan={<Plan room={room} placed={placed} />}
            />
            <div className="grid items-start gap-x-columns gap-y-10 pt-9 lg:grid-cols-aside">
              <section aria-labelledby="room-pieces">
                <h2 id="room-pieces" className="heading mb-4 text-2xl">
                  {t.items}
                </h2>
                <ul>
                  {placed.map((each) => {
                    const product = items.products.get(each.piece.key);
                    return (
                      <PieceRow
                        key={each.piece.key}
                        piece={each.piece}
                        picture={product && squarePicture(product)}
                        where={positionText(each, room, placed)}
                      />
                    );
                  })}
                </ul>
              </section>
              <Panel heading={sumOf(placed, items.products)}>
                <p className="mb-4 text-ink-muted">{t.sharedLead}</p>
                <PlaceRoom
                  room={room}
                  placed={placed}
                  products={items.products}
                  link={roomLink(plan)}
                />
                <LinkButton to={paths.category} className="w-full">
                  {t.browseTheShop}
                </LinkButton>
              </Panel>
            </div>
          </>
        );
      }}
    </CartResult>
  );
}
