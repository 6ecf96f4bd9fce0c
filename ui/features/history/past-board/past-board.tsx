import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { useIsOneColumn } from "../../../components/phone.ts";
import { useKeys } from "../../../components/use-keys.ts";
import { PastBoardDocument, type PastBoardQuery } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { exactTime, shownTime } from "../explorer/exact-time.ts";
import { PastBanner } from "../explorer/past-banner.tsx";
import { BoardColumns, BoardTabs } from "../../admin/order-board/board-columns.tsx";
import { columnsOf, type BoardOrder } from "../../admin/order-board/board-lists.ts";
import { useTabInAddress } from "../../../components/use-tab-in-address.ts";
import type { OrderStatus } from "../../../generated/operations.ts";
import { MomentContext } from "../../admin/kit/moment-context.ts";
import type { TicketProps } from "../../admin/order-board/use-ticket.ts";
import { allStatuses } from "../../shared/order/status.ts";
import { HistoryResult, NothingThere } from "../explorer/history-result.tsx";

export interface PastBoardProps {
  /** An event number or an instant. */
  at: string;
  /** URL of the current board, or of the page to return to. */
  now: string;
}

/** The order board exactly as it was at a moment, read-only. */
export function PastBoard({ at, now }: PastBoardProps) {
  const navigate = useNavigate();
  const { data, previousData, error, refetch } = useQuery(PastBoardDocument, {
    variables: { at },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyBoard;
  useKeys((key) => {
    if (key === "escape") void navigate(now);
    return key === "escape";
  });
  return (
    <HistoryResult
      data={found}
      failed={error}
      retry={refetch}
      failure="Couldn’t load the board of this moment."
    >
      {(found) => {
        if (found.__typename !== "HistoryBoard") {
          return (
            <NothingThere
              answer={found}
              heading="No board to show"
              action={<LinkButton to={now}>Back to now</LinkButton>}
            />
          );
        }
        return <Found board={found} at={at} now={now} />;
      }}
    </HistoryResult>
  );
}

type Board = Extract<PastBoardQuery["historyBoard"], { __typename: "HistoryBoard" }>;

/** A past board doesn't show calls, because their risk is of today. */
const noCall: BoardOrder["call"] = {
  __typename: "OrderCall",
  state: "NONE",
  score: 0,
  noAnswers: 0,
  againAt: null,
};

/** Converts a past order to the type of the current board. */
function onBoard(order: Board["orders"][number]): BoardOrder {
  const items = order.items.map((item) =>
    Object.assign({ options: [] as string[] }, item, { __typename: "BoardItem" as const }),
  );
  // The past does not reveal who ordered.
  const today = { call: noCall, userId: "", stillOwed: 0, refunded: 0, returnReason: null };
  return { ...order, ...today, items, __typename: "BoardOrder" };
}

function Found({ board, at, now }: PastBoardProps & { board: Board }) {
  const oneColumn = useIsOneColumn();
  const navigate = useNavigate();
  const { number, occurredAt, stages } = board;
  const orders = board.orders.map(onBoard);
  const counts = allStatuses.map((status) => ({
    status,
    count: stages.find(({ stage }) => stage === status)?.orders ?? 0,
  }));
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0);
  const hidden = totalCount - orders.length;
  const [present] = useState(Date.now);
  const instant = shownTime(at, occurredAt, present);
  const ticketOf = (order: BoardOrder): TicketProps => ({
    order,
    readOnly: true,
    address: historyPaths.order(order.number, number),
    selected: false,
    glow: undefined,
    problem: undefined,
    onSelect: () => undefined,
    onChange: () => undefined,
    onOpen: () => void navigate(historyPaths.order(order.number, number)),
    chosen: false,
    onChoose: () => undefined,
  });
  const [column, onColumn] = useTabInAddress<OrderStatus>("column", allStatuses);
  const shown = {
    columns: columnsOf(orders, { totalCount, counts }, false),
    ticketOf,
    onDropped: () => undefined,
    more: null,
  };
  return (
    <div className="past-frame flex min-h-0 flex-1 flex-col">
      <PastBanner>
        <h2 className="heading text-subtitle">
          The board {instant ? `as of ${exactTime(instant)}` : "at the start of the log"}
        </h2>
        <p role="status">{number > 0 ? `event ${formatCount(number)}` : "no events yet"}</p>
        <p className="text-fine max-lg:hidden">You’re viewing the past. Nothing can be changed.</p>
        <span className="ml-auto inline-flex flex-wrap gap-2">
          <LinkButton to={historyPaths.replay(number)} size="dense">
            Replay from here
          </LinkButton>
          <LinkButton to={now} size="dense">
            Back to now
          </LinkButton>
        </span>
      </PastBanner>
      {orders.length === 0 ? (
        <div className="p-6">
          <Empty door="shuttered" heading="No orders on the board">
            No order was in progress at this moment.
          </Empty>
        </div>
      ) : (
        <MomentContext value={instant ? Date.parse(instant) : null}>
          {oneColumn ? (
            <BoardTabs {...shown} column={column} onColumn={onColumn} />
          ) : (
            <BoardColumns {...shown} />
          )}
        </MomentContext>
      )}
      {hidden > 0 && (
        <p className="border-t border-line px-4 py-2 text-fine text-ink-muted md:px-6">
          {formatCount(hidden)} older orders are counted but not shown.
        </p>
      )}
    </div>
  );
}
