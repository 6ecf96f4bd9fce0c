import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import type { OrderStatus } from "../../../generated/operations.ts";
import { allStatuses } from "../../shared/order/status.ts";

export interface BoardKeys {
  /** The keys are used by something else for now. */
  isOff: boolean;
  onOpen: () => void;
  onChoose: () => void;
  onUndo: () => void;
  onNext: () => void;
  onBefore: () => void;
  onStatus: (status: OrderStatus) => void;
}

/**
 * J and K move to the next and previous order, Enter opens it, X selects it, 1 to 4 set its status,
 * and Z undoes; not in form fields.
 */
export function useBoardKeys({
  isOff,
  onOpen,
  onChoose,
  onUndo,
  onNext,
  onBefore,
  onStatus,
}: BoardKeys): void {
  useKeys((key, target) => {
    const element = target instanceof HTMLElement ? target : null;
    if (isOff || element?.matches("[role=dialog] *")) return false;
    const status = allStatuses[Number(key) - 1];
    if (key === "j") onNext();
    else if (key === "k") onBefore();
    else if (key === "x") onChoose();
    else if (key === "z") onUndo();
    // Enter presses a focused link or button.
    else if (key === "enter" && !element?.closest("a, button")) onOpen();
    else if (/^[1-4]$/.test(key) && status) onStatus(status);
    else return false;
    return true;
  });
}

/** The list of keys with their descriptions. */
export function BoardKeysBar() {
  return (
    <KeysBar>
      <KeyHint>
        <Key>J</Key>
        <Key>K</Key> next, previous
      </KeyHint>
      <KeyHint>
        <Key>Enter</Key> open
      </KeyHint>
      <KeyHint>
        <Key>1</Key> to <Key>4</Key> set status
      </KeyHint>
      <KeyHint>
        <Key>X</Key> select
      </KeyHint>
      <KeyHint>
        <Key>Z</Key> undo
      </KeyHint>
      <KeyHint>
        <Key>/</Key> find
      </KeyHint>
    </KeysBar>
  );
}
