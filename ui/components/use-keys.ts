import { useEffect, useEffectEvent } from "react";
import { takeEarlyKey } from "./early-input.ts";

const arrows = ["arrowleft", "arrowright", "arrowup", "arrowdown"];
const pressing = [" ", "enter"];

/** Keys that an input without text uses itself, by input type. */
const keysOfInput: Readonly<Record<string, readonly string[]>> = {
  button: pressing,
  submit: pressing,
  reset: pressing,
  image: pressing,
  file: pressing,
  color: pressing,
  checkbox: [" "],
  radio: [" ", ...arrows],
  range: [...arrows, "home", "end", "pageup", "pagedown"],
};

/** Whether a letter or digit occurs in an option, so that typing it selects that option. */
function namesOption({ options }: HTMLSelectElement, key: string): boolean {
  return [...options].some(({ text }) => text.toLowerCase().includes(key));
}

/** Whether the focused element uses the key itself. */
export function answersTo(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement) return keysOfInput[target.type]?.includes(key) ?? true;
  if (target instanceof HTMLSelectElement) {
    return key.length > 1 || key === " " || target.options.length === 0 || namesOption(target, key);
  }
  return target instanceof HTMLElement && target.matches("textarea, [contenteditable]");
}

/**
 * Calls `onKey` for single keys pressed anywhere on the page, in lower case. A text field keeps all
 * keys; a checkbox, a radio button, a slider and a list of options keep the keys they use. A key
 * that an element has already handled is skipped. `onKey` returns whether it used the key; the
 * browser's default is then prevented. A key listed as `early` also counts if it was pressed before
 * hydration: it shows something and changes no data. `shift` is whether Shift was held.
 */
export function useKeys(
  onKey: (key: string, target: EventTarget | null, shift: boolean) => boolean,
  early?: string,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const key = event.key.toLowerCase();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (answersTo(target, key)) return;
    if (onKey(key, target, event.shiftKey)) event.preventDefault();
  });
  const pressEarly = useEffectEvent((key: string) => onKey(key, null, false));
  useEffect(() => {
    if (early !== undefined && takeEarlyKey(early)) pressEarly(early);
  }, [early]);
  useEffect(() => {
    // A browser's autofill fires a keydown event without a key.
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
