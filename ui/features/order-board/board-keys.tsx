import { useEffect, useEffectEvent } from "react";
import { Key } from "../../components/key.tsx";
import type { OrderStatus } from "../../generated/operations.ts";
import { allStatuses } from "../order/status.ts";

export interface BoardKeys {
  /** Something else takes the keys for now. */
  isOff: boolean;
  onOpen: () => void;
  onChoose: () => void;
  onUndo: () => void;
  onNext: () => void;
  onBefore: () => void;
  onStatus: (status: OrderStatus) => void;
}

/** J and K go to the next order and the one before, Enter opens it, X chooses it, 1 to 4 set its status, Z undoes; not while something is typed or chosen. */
export function useBoardKeys({
  isOff,
  onOpen,
  onChoose,
  onUndo,
  onNext,
  onBefore,
  onStatus,
}: BoardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const typing =
      target instanceof HTMLElement &&
      target.matches("input, textarea, select, [contenteditable], [role=dialog] *");
    if (isOff || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const status = allStatuses[Number(key) - 1];
    if (key === "j" || key === "J") onNext();
    else if (key === "k" || key === "K") onBefore();
    else if (key === "x" || key === "X") onChoose();
    else if (key === "z" || key === "Z") onUndo();
    // A link or button that has the focus is pressed by it.
    else if (key === "Enter" && !(target instanceof HTMLElement && target.closest("a, button")))
      onOpen();
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

/** The keys in words. */
export function BoardKeysBar() {
  return (
    <p className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-sunken px-6 py-2 text-xs text-ink-muted max-md:hidden pointer-coarse:hidden">
      <span className="inline-flex items-center gap-[0.3125rem]">
        <Key>J</Key>
        <Key>K</Key> next, before
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <Key>Enter</Key> open
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <Key>1</Key> to <Key>4</Key> set status
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <Key>X</Key> choose
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <Key>Z</Key> undo
      </span>
      <span className="inline-flex items-center gap-[0.3125rem]">
        <Key>/</Key> find
      </span>
    </p>
  );
}
