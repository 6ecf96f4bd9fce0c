import { History, MoveRight, Phone, Truck, Users } from "lucide-react";
import { formatPhone } from "../../../components/phone-number.ts";
import { historyPaths } from "../../../history-paths.ts";
import { paths } from "../../../paths.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import { Aside, CommandGroup, CommandItem, Highlighted } from "./command-item.tsx";
import type { FoundOrder } from "./use-search-results.ts";
import { useMay } from "../../shared/account/rights.ts";
import { useMoveOrder } from "./use-move-order.ts";

export interface OrderItemProps {
  order: FoundOrder;
  search: string;
  onGo: (to: string) => void;
}

/** An order in the results. */
export function OrderItem({ order, search, onGo }: OrderItemProps) {
  const { id, number, customerName, city, status } = order;
  const seesNames = useMay("PERSONAL_READ");
  return (
    <CommandItem value={`order ${id}`} icon={Truck} onSelect={() => onGo(paths.adminOrder(number))}>
      <Highlighted text={number} search={search} />
      <Aside>
        {seesNames && (
          <>
            <Highlighted text={customerName} search={search} />, {city},{" "}
          </>
        )}
        {statusOf(status).label}
      </Aside>
    </CommandItem>
  );
}

export interface OrderActionsProps {
  order: FoundOrder;
  onGo: (to: string) => void;
  onClose: () => void;
}

/** The commands for the marked order. */
export function OrderActions({ order, onGo, onClose }: OrderActionsProps) {
  const { id, number, customerName, phone, cancelledAt } = order;
  const move = useMoveOrder();
  const mayChange = useMay("ORDERS_CHANGE");
  const seesNames = useMay("PERSONAL_READ");
  const goals =
    cancelledAt || !mayChange ? [] : allStatuses.filter((status) => status !== order.status);
  return (
    <CommandGroup heading={`Actions for ${number}`}>
      {goals.map((status) => (
        <CommandItem
          key={status}
          value={`order ${id} to ${status}`}
          icon={MoveRight}
          onSelect={() => {
            onClose();
            move(order, status);
          }}
        >
          Move to {statusOf(status).label}
        </CommandItem>
      ))}
      {seesNames && phone !== "" && (
        <CommandItem
          value={`order ${id} call`}
          icon={Phone}
          onSelect={() => {
            onClose();
            window.location.assign(`tel:${phone}`);
          }}
        >
          Call {formatPhone(phone)}
        </CommandItem>
      )}
      {seesNames && (
        <CommandItem
          value={`order ${id} buyer`}
          icon={Users}
          onSelect={() => onGo(paths.adminOrdersOf(customerName))}
        >
          All orders of {customerName}
        </CommandItem>
      )}
      <CommandItem
        value={`order ${id} history`}
        icon={History}
        onSelect={() => onGo(historyPaths.order(id))}
      >
        Open in History
      </CommandItem>
    </CommandGroup>
  );
}
