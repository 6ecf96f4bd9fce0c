import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Drawer } from "../../../components/drawer.tsx";
import { Empty } from "../../../components/empty.tsx";
import { PageTitle } from "../../../components/page-title.tsx";
import { messages } from "../../../generated/shop.ts";
import type { OrderStatus } from "../../../generated/operations.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import type { BoardColumn, BoardOrder } from "../order-board/board-lists.ts";
import { useMay } from "../../shared/account/rights.ts";
import { useOrderPresence } from "../order-board/use-order-presence.ts";
import { latest, Read } from "../kit/read.tsx";
import { CommentForm } from "./comment-form.tsx";
import { DeskDock, DeskKeysBar, DeskTop } from "./desk-bars.tsx";
import { DeskActions } from "./desk-actions.tsx";
import { DeskFacts } from "./desk-facts.tsx";
import { DeskHead, nextStatus } from "./desk-head.tsx";
import { DeskTimeline } from "./desk-timeline.tsx";
import { PackingSlip } from "../packing-slip/packing-slip.tsx";
import { placeInColumn } from "./place-in-column.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useDeskOrder } from "./use-desk-order.ts";

export interface OrderDeskProps {
  number: string;
  /** Distinguishes the rare orders that share a number; null if the address came from elsewhere. */
  orderId: string | null;
  /** The columns of the board underneath, for the adjacent orders. */
  columns: readonly BoardColumn[];
  /** Shown as a page instead of a sheet over the board. */
  asPage: boolean;
  /** The name printed on the slip. */
  staffName: string;
  picture: PictureOf;
  problemOf: (orderId: string) => string | undefined;
  /** Whether 1 to 4 set the status; another page may use them for something else. */
  statusKeys?: boolean;
  onChange: (order: BoardOrder, status: OrderStatus) => void;
  /** Undoes the latest move. */
  onUndo: () => void;
  onGo: (order: BoardOrder) => void;
  onClose: () => void;
}

/** All details of one order, live, with its actions. */
export function OrderDesk(props: OrderDeskProps) {
  const { number, orderId, columns, asPage, staffName, picture } = props;
  const { problemOf, statusKeys = true, onChange, onUndo, onGo, onClose } = props;
  const reading = useDeskOrder(number, orderId);
  const order = latest(reading)?.order;
  const presence = useOrderPresence(order?.id ?? null, false);
  const present = presence.others.get(order?.id ?? "") ?? [];
  const place = placeInColumn(columns, order?.id ?? "");

  function go(by: "before" | "next") {
    const to = place[by];
    if (to) onGo(to);
  }
  const mayChange = useMay("ORDERS_CHANGE");
  const mayComment = useMay("CALLS");
  const change = (status: OrderStatus) => {
    if (mayChange && order?.cancelledAt === null) onChange(order, status);
  };
  const print = () => {
    if (order) window.print();
  };
  useDeskKeys({
    onNext: () => go("next"),
    onBefore: () => go("before"),
    onStatus: (status) => {
      if (statusKeys) change(status);
    },
    onPrint: print,
    onUndo,
  });

  return (
    <Frame number={number} asPage={asPage} orderId={order?.id} onClose={onClose}>
      <DeskTop
        order={order}
        place={place}
        asPage={asPage}
        onGo={go}
        onPrint={print}
        onClose={onClose}
      />
      <Read of={reading} what="the order" skeleton={["h-28", "h-64", "h-48"]} className="m-6">
        {({ order }) =>
          order === null ? (
            <NoOrder number={number} onClose={onClose} />
          ) : (
            <>
              <div className="min-h-0 flex-1 md:overflow-y-auto">
                <DeskHead
                  order={order}
                  present={present}
                  linksToCall={statusKeys}
                  problem={problemOf(order.id)}
                  onChange={change}
                />
                <DeskFacts key={`facts ${order.id}`} order={order} picture={picture} />
                <DeskTimeline order={order} />
                {mayComment && (
                  <CommentForm
                    key={order.id}
                    orderId={order.id}
                    number={order.number}
                    customerName={order.customerName}
                  />
                )}
                <DeskActions key={`actions ${order.id}`} order={order} />
              </div>
              {asPage ? (
                <DeskDock
                  order={order}
                  next={mayChange ? nextStatus(order) : null}
                  onChange={change}
                />
              ) : (
                <DeskKeysBar statusKeys={statusKeys} />
              )}
              <PackingSlip order={order} printedBy={staffName} />
            </>
          )
        }
      </Read>
    </Frame>
  );
}

function NoOrder({ number, onClose }: Pick<OrderDeskProps, "number" | "onClose">) {
  return (
    <div className="p-6">
      <Empty
        door="shuttered"
        heading={messages.order.notFound}
        action={<Button onClick={onClose}>Back to the orders</Button>}
      >
        {`There is no order ${number}.`}
      </Empty>
    </div>
  );
}

interface FrameProps extends Pick<OrderDeskProps, "number" | "asPage" | "onClose"> {
  orderId: string | undefined;
  children: ReactNode;
}

function Frame({ number, asPage, orderId, onClose, children }: FrameProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asPage) return;
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [asPage, number]);

  if (asPage) {
    return (
      <div
        ref={page}
        tabIndex={-1}
        className="flex flex-1 flex-col text-sm leading-body outline-none"
      >
        <PageTitle>{`Order ${number}`}</PageTitle>
        {children}
      </div>
    );
  }
  return (
    <Drawer
      title={`Order ${number}`}
      onClose={onClose}
      returnTo={() =>
        orderId === undefined
          ? null
          : document.querySelector<HTMLElement>(`[data-ticket="${orderId}"]`)
      }
    >
      <PageTitle>{`Order ${number}`}</PageTitle>
      {children}
    </Drawer>
  );
}
