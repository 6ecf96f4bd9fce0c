/**
 * The state of a field: its text or selection, its tick, or the options of a list. Files stay in
 * the field itself.
 */
interface FieldState {
  value?: string;
  checked?: boolean;
  options?: boolean[];
}

/** One step of the input that was entered before React attached its listeners. */
export type EarlyStep =
  | { kind: "press"; target: HTMLElement; byPointer: boolean }
  | { kind: "field"; target: EarlyField; state: FieldState }
  | { kind: "focusin" | "focusout"; target: EarlyField }
  | { kind: "key"; target: EarlyField; key: string }
  | { kind: "submit"; target: HTMLFormElement; submitter: HTMLElement | null };

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The record made by the script in the page's head (`inline/early-input.js`). */
interface EarlyInput {
  log: EarlyStep[];
  keys: Set<string>;
  isComposing: (field: Element) => boolean;
  takeWords: () => string;
  endPresses: (onLate: () => void) => void;
  /** Runs a function without recording its events. */
  repeat: (act: () => void) => void;
  forgetKeys: () => void;
  end: () => void;
}

/** The input recorded before React attached its listeners; undefined if the page has no script. */
export function earlyInput(): EarlyInput | undefined {
  return (window as { earlyInput?: EarlyInput }).earlyInput;
}

/**
 * Whether a key was pressed before React attached its listeners ("ctrl+k" for the command menu's).
 * Only the first caller receives it.
 */
export function takeEarlyKey(key: string): boolean {
  return earlyInput()?.keys.delete(key) ?? false;
}

/**
 * The text that was typed after an early "/" on a page without a search field yet. Only the first
 * caller receives it.
 */
export function takeEarlyText(): string {
  return earlyInput()?.takeWords() ?? "";
}

/**
 * Sets a field's text as typing does: React fires its change handler even if the field already
 * shows that text.
 */
export function enterValue(field: EarlyField, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    const hadCaret = document.activeElement === field && field.value === value;
    // React compares with the value last set through the field's own setter.
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
