import { useKeys } from "../../../components/use-keys.ts";
import type { OrderStatus } from "../../../generated/operations.ts";
import { allStatuses } from "../../shared/order/status.ts";

export interface DeskKeys {
  onNext: () => void;
  onBefore: () => void;
  onStatus: (status: OrderStatus) => void;
  onPrint: () => void;
  onUndo: () => void;
}

/**
 * J and K go to the adjacent orders, 1 to 4 set the status, Z undoes, P prints; not in form
 * fields.
 */
export function useDeskKeys({ onNext, onBefore, onStatus, onPrint, onUndo }: DeskKeys): void {
  useKeys((key) => {
    const status = /^[1-4]$/.test(key) ? allStatuses[Number(key) - 1] : undefined;
    if (key === "j") onNext();
    else if (key === "k") onBefore();
    else if (key === "p") onPrint();
    else if (key === "z") onUndo();
    else if (status) onStatus(status);
    else return false;
    return true;
  });
}
