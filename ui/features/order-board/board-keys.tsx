import { Key, KeysBar, KeyWords } from "../../components/key.tsx";
import { useKeys } from "../../components/use-keys.ts";
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

/**
 * J and K go to the next order and the one before, Enter opens it, X chooses it, 1 to 4 set its
 * status, Z undoes; not while something is typed or chosen.
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
    // A link or button that has the focus is pressed by it.
    else if (key === "enter" && !element?.closest("a, button")) onOpen();
    else if (/^[1-4]$/.test(key) && status) onStatus(status);
    else return false;
    return true;
  });
}

/** The keys in words. */
export function BoardKeysBar() {
  return (
    <KeysBar>
      <KeyWords>
        <Key>J</Key>
        <Key>K</Key> next, before
      </KeyWords>
      <KeyWords>
        <Key>Enter</Key> open
      </KeyWords>
      <KeyWords>
        <Key>1</Key> to <Key>4</Key> set status
      </KeyWords>
      <KeyWords>
        <Key>X</Key> choose
      </KeyWords>
      <KeyWords>
        <Key>Z</Key> undo
      </KeyWords>
      <KeyWords>
        <Key>/</Key> find
      </KeyWords>
    </KeysBar>
  );
}
