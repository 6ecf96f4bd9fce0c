import { useEffect, useEffectEvent } from "react";
import type { OrderStatus } from "../../generated/operations.ts";
import { allStatuses } from "../order/status.ts";

export interface DeskKeys {
  onNext: () => void;
  onBefore: () => void;
  onStatus: (status: OrderStatus) => void;
  onPrint: () => void;
}

/** J and K go to the neighbours, 1 to 4 set the status, P prints; not while something is typed or chosen. */
export function useDeskKeys({ onNext, onBefore, onStatus, onPrint }: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const typing =
      target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const status = /^[1-4]$/.test(key) ? allStatuses[Number(key) - 1] : undefined;
    if (key === "j") onNext();
    else if (key === "k") onBefore();
    else if (key === "p") onPrint();
    else if (status) onStatus(status);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
