import { useEffect, useEffectEvent } from "react";
import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import { answersTo, useKeys } from "../../../components/use-keys.ts";
import type { OrderStatus } from "../../../generated/operations.ts";
import { allStatuses } from "../../shared/order/status.ts";

export interface BoardKeys {
  /** The keys are used by something else for now. */
  isOff: boolean;
  onOpen: () => void;
  /** With `range`, all orders up to this one. */
  onChoose: (range: boolean) => void;
  onChooseColumn: () => void;
  onToday: () => void;
  onUndo: () => void;
  onNew: () => void;
  onNext: () => void;
  onBefore: () => void;
  onStatus: (status: OrderStatus) => void;
}

/**
 * J and K move to the next and previous order, Enter opens it, X selects it, Shift X all up to it,
 * and Ctrl A its column. 1 to 4 set its status, T filters by today, Z undoes, and N takes a new
 * order. Form fields keep their keys.
 */
export function useBoardKeys({
  isOff,
  onOpen,
  onChoose,
  onChooseColumn,
  onToday,
  onUndo,
  onNew,
  onNext,
  onBefore,
  onStatus,
}: BoardKeys): void {
  const isElsewhere = (target: EventTarget | null) =>
    isOff || (target instanceof HTMLElement && target.matches("[role=dialog] *"));
  const pressWithControl = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const withControl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.defaultPrevented || !withControl || event.key.toLowerCase() !== "a") return;
    // A text field selects its text.
    if (isElsewhere(target) || answersTo(target, "a")) return;
    event.preventDefault();
    onChooseColumn();
  });
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent && typeof event.key === "string") pressWithControl(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  useKeys((key, target, shift) => {
    const element = target instanceof HTMLElement ? target : null;
    if (isElsewhere(target)) return false;
    const status = allStatuses[Number(key) - 1];
    if (key === "j") onNext();
    else if (key === "k") onBefore();
    else if (key === "x") onChoose(shift);
    else if (key === "t") onToday();
    else if (key === "z") onUndo();
    else if (key === "n") onNew();
    // Enter presses a focused link or button.
    else if (key === "enter" && !element?.closest("a, button")) onOpen();
    else if (/^[1-4]$/.test(key) && status) onStatus(status);
    else return false;
    return true;
  });
}

/** The list of keys with their descriptions. */
export function BoardKeysBar({ mayChange }: { mayChange: boolean }) {
  return (
    <KeysBar>
      <KeyHint>
        <Key>J</Key>
        <Key>K</Key> next, previous
      </KeyHint>
      <KeyHint>
        <Key>Enter</Key> open
      </KeyHint>
      {mayChange && (
        <>
          <KeyHint>
            <Key>1</Key> to <Key>4</Key> set status
          </KeyHint>
          <KeyHint>
            <Key>X</Key> select
          </KeyHint>
          <KeyHint>
            <Key>Shift X</Key> up to here
          </KeyHint>
          <KeyHint>
            <Key>Ctrl A</Key> column
          </KeyHint>
        </>
      )}
      <KeyHint>
        <Key>T</Key> today
      </KeyHint>
      {mayChange && (
        <>
          <KeyHint>
            <Key>Z</Key> undo
          </KeyHint>
          <KeyHint>
            <Key>N</Key> new
          </KeyHint>
        </>
      )}
      <KeyHint>
        <Key>/</Key> find
      </KeyHint>
    </KeysBar>
  );
}
