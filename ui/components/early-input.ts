/**
 * The state of a field: its text or choice, its tick, or the options of a list. Files stay in the
 * field itself.
 */
interface FieldState {
  value?: string;
  checked?: boolean;
  options?: boolean[];
}

/** One step of the input that came before React listened. */
export type EarlyStep =
  | { kind: "press"; target: HTMLElement; byPointer: boolean }
  | { kind: "field"; target: EarlyField; state: FieldState }
  | { kind: "focusin" | "focusout"; target: EarlyField }
  | { kind: "key"; target: EarlyField; key: string }
  | { kind: "submit"; target: HTMLFormElement; submitter: HTMLElement | null };

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The record of the script in the page's head (`inline/early-input.js`). */
interface EarlyInput {
  log: EarlyStep[];
  keys: Set<string>;
  isComposing: (field: Element) => boolean;
  takeWords: () => string;
  endPresses: (onLate: () => void) => void;
  /** Runs something whose events are not recorded. */
  repeat: (act: () => void) => void;
  forgetKeys: () => void;
  end: () => void;
}

/** The input that came before anything listened; undefined in a page without the script. */
export function earlyInput(): EarlyInput | undefined {
  return (window as { earlyInput?: EarlyInput }).earlyInput;
}

/**
 * Whether a key was pressed before anything listened ("ctrl+k" for the menu's). The first caller
 * gets it.
 */
export function takeEarlyKey(key: string): boolean {
  return earlyInput()?.keys.delete(key) ?? false;
}

/**
 * The text that was typed after an early "/" on a page that showed no search field yet. The first
 * caller gets it.
 */
export function takeEarlyWords(): string {
  return earlyInput()?.takeWords() ?? "";
}

/**
 * Enters a text into a field as a keyboard does: React hears it also where the field shows that
 * text already.
 */
export function enterValue(field: EarlyField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    const hadCaret = document.activeElement === field && field.value === value;
    // React compares with the value that was last set through the field itself.
    field.value = "\0";
    prototypeSetter(field)?.call(field, value);
    if (hadCaret && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  } else field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event("change", { bubbles: true }));
}

function prototypeSetter(field: EarlyField) {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
}
