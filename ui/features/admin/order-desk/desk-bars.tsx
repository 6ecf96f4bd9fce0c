import { ChevronLeft, ChevronRight, MapPin, Phone, Printer, X } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { edgeBar } from "../../../components/edge-bar.ts";
import { buttonStyle } from "../../../components/button-style.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { statusOf } from "../../shared/order/status.ts";
import { useMay } from "../../shared/account/rights.ts";
import { mapLink } from "./map-link.ts";
import type { PlaceInColumn } from "./place-in-column.ts";
import type { DeskOrder } from "./use-desk-order.ts";

export interface DeskTopProps {
  order: DeskOrder | null | undefined;
  place: PlaceInColumn;
  /** Closes to the board: a cross on a sheet, or a back link on a page. */
  asPage: boolean;
  onGo: (by: "before" | "next") => void;
  onPrint: () => void;
  onClose: () => void;
}

/** Links to the adjacent orders, the packing slip, and the close button. */
export function DeskTop({ order, place, asPage, onGo, onPrint, onClose }: DeskTopProps) {
  return (
    <div className="flex min-h-14 flex-none items-center gap-1 border-b border-line px-2 md:px-4">
      {asPage && (
        <Button variant="quiet" onClick={onClose}>
          <ChevronLeft aria-hidden size={18} />
          Orders
        </Button>
      )}
      <IconButton
        label="Previous order"
        icon={<ChevronLeft aria-hidden size={18} />}
        className={asPage ? "ml-auto" : ""}
        disabled={!place.before}
        onClick={() => onGo("before")}
      />
      <IconButton
        label="Next order"
        icon={<ChevronRight aria-hidden size={18} />}
        disabled={!place.next}
        onClick={() => onGo("next")}
      />
      {order && place.place > 0 && (
        <p className="text-fine text-ink-muted max-md:sr-only">
          {place.place} of {place.of} at {statusOf(order.status).label}
        </p>
      )}
      <Button
        size="dense"
        className={asPage ? "max-md:min-h-control" : "ml-auto"}
        disabled={!order}
        onClick={onPrint}
      >
        <Printer aria-hidden size={15} />
        {asPage ? "Slip" : "Packing slip"}
      </Button>
      {!asPage && <IconButton label="Close" icon={<X aria-hidden size={20} />} onClick={onClose} />}
    </div>
  );
}

/** The list of keys with their descriptions. */
export function DeskKeysBar({ statusKeys }: { statusKeys: boolean }) {
  const mayChange = useMay("ORDERS_CHANGE");
  return (
    <KeysBar className="justify-end">
      <KeyHint>
        <Key>J</Key>
        <Key>K</Key> next, previous
      </KeyHint>
      {mayChange && statusKeys && (
        <KeyHint>
          <Key>1</Key> to <Key>4</Key> set status
        </KeyHint>
      )}
      {mayChange && statusKeys && (
        <KeyHint>
          <Key>Z</Key> undo
        </KeyHint>
      )}
      <KeyHint>
        <Key>E</Key> edit items
      </KeyHint>
      <KeyHint>
        <Key>P</Key> slip
      </KeyHint>
      <KeyHint>
        <Key>Esc</Key> close
      </KeyHint>
    </KeysBar>
  );
}

/** The actions for drivers on phones, in reach of the thumb. */
export function DeskDock({
  order: { details },
  next,
  onChange,
}: {
  order: DeskOrder;
  next: OrderStatus | null;
  onChange: (status: OrderStatus) => void;
}) {
  const { shippingAddress: to } = details;
  const known = useMay("PERSONAL_READ") && to.phone !== "";
  if (!known && !next) return null;
  return (
    <div
      ref={edgeBar}
      className="sticky bottom-0 z-10 flex gap-2 border-t border-line bg-raised px-4 py-2.5"
    >
      {known && (
        <>
          <a className={buttonStyle("outlined", "normal", "px-3!")} href={`tel:${to.phone}`}>
            <Phone aria-hidden size={17} />
            Call
          </a>
          <a
            className={buttonStyle("outlined", "normal", "px-3!")}
            href={mapLink(to)}
            target="_blank"
            rel="noreferrer"
          >
            <MapPin aria-hidden size={17} />
            Map
          </a>
        </>
      )}
      {next && (
        <Button variant="filled" className="min-w-0 flex-1 px-2!" onClick={() => onChange(next)}>
          Move to {statusOf(next).label}
        </Button>
      )}
    </div>
  );
}
