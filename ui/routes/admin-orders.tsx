import { PhoneCall } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { useIsPhone } from "../components/phone.ts";
import { useViewInAddress } from "../components/use-view-in-address.ts";
import { useMay } from "../features/shared/account/rights.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import type { BoardOrder } from "../features/admin/order-board/board-lists.ts";
import { viewOf, viewParameters } from "../features/admin/order-board/board-view.ts";
import { OrderBoard } from "../features/admin/order-board/order-board.tsx";
import { OrderDesk } from "../features/admin/order-desk/order-desk.tsx";
import { TodayLine } from "../features/admin/today/today-line.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";
import { paths } from "../paths.ts";

const PastBoard = lazy(async () => ({
  default: (await import("../features/history/past-board/past-board.tsx")).PastBoard,
}));

/** How an order was opened; stored in its history entry. */
interface Opened {
  orderId: string;
  /** The board is one step back. */
  openedHere: boolean;
}

function openedHere(state: unknown): boolean {
  return (state as Opened | null)?.openedHere === true;
}

/** The live board, with the order of the address over it. */
function PresentBoard() {
  const { number } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const phone = useIsPhone();
  const mayPlace = useMay("ORDERS_CHANGE");
  const [view, change] = useViewInAddress(viewOf, viewParameters);

  const close = () => {
    if (openedHere(location.state)) void navigate(-1);
    else void navigate({ pathname: paths.adminOrders, search: location.search });
  };
  const open = (order: BoardOrder) => {
    const to = { pathname: paths.adminOrder(order.number), search: location.search };
    // One step back leads to the board, however many orders were opened in turn.
    const state: Opened = { orderId: order.id, openedHere: !number || openedHere(location.state) };
    void navigate(to, { state, replace: Boolean(number) });
  };

  return (
    <div className="flex flex-1 flex-col md:h-dvh md:min-h-128 md:flex-none">
      {!(phone && number) && (
        <AdminBar title="Orders">
          <ConnectionStatus />
          {mayPlace && (
            <LinkButton to={paths.adminNewOrder} size="dense">
              <PhoneCall aria-hidden size={15} />
              <span className="max-sm:sr-only">New order</span>
            </LinkButton>
          )}
        </AdminBar>
      )}
      {!phone && <TodayLine />}
      <OrderBoard
        view={view.view}
        onView={(view) => change({ view })}
        column={view.column}
        onColumn={(column) => change({ column })}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        filter={view}
        onFilter={change}
        onOpen={open}
        desk={
          number
            ? (board) => (
                <OrderDesk
                  {...board}
                  number={number}
                  orderId={(location.state as Opened | null)?.orderId ?? null}
                  staffName={viewer?.name ?? ""}
                  picture={squarePicture}
                  onClose={close}
                />
              )
            : null
        }
      />
      {/* On phones the tickets come first. */}
      {phone && !number && <TodayLine />}
    </div>
  );
}

/** The order board; a past one if the address names a time. */
export function Component() {
  const [params] = useSearchParams();
  const at = params.get("at");
  if (at === null) return <PresentBoard />;
  return (
    <div className="flex flex-1 flex-col md:h-dvh md:min-h-128 md:flex-none">
      <AdminBar title="Orders" />
      <Suspense>
        <PastBoard at={at} now={paths.adminOrders} />
      </Suspense>
    </div>
  );
}
