import { useEffect, useEffectEvent } from "react";
import type { OrderStatus } from "../../generated/operations.ts";
import { allStatuses } from "../order/status.ts";

export interface BoardKeys {
  onNext: () => void;
  onBefore: () => void;
  onStatus: (status: OrderStatus) => void;
}

/** J and K go to the next order and the one before, 1 to 4 set its status; not while something is typed or chosen. */
export function useBoardKeys({ onNext, onBefore, onStatus }: BoardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const typing =
      target instanceof HTMLElement &&
      target.matches("input, textarea, select, [contenteditable], [role=dialog] *");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const status = allStatuses[Number(key) - 1];
    if (key === "j" || key === "J") onNext();
    else if (key === "k" || key === "K") onBefore();
    else if (/^[1-4]$/.test(key) && status) onStatus(status);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const key =
  "rounded-control border border-line bg-raised px-[0.3125rem] py-[0.1875rem] font-ui text-2xs leading-none font-medium text-ink-muted";

/** The keys in words. */
export function BoardKeysBar() {
  return (
    <p className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-sunken px-6 py-2 text-xs text-ink-muted max-md:hidden pointer-coarse:hidden">
      <span className="inline-flex items-center gap-[0.3125rem]">
        <kbd className={key}>J</kbd>
        <kbd className={key}>K</kbd> next, before
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <kbd className={key}>1</kbd> to <kbd className={key}>4</kbd> set status
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <kbd className={key}>/</kbd> find
      </span>
    </p>
  );
}
