import { useEffect, useEffectEvent } from "react";
import { takeEarlyKey } from "./early-input.ts";

const arrows = ["arrowleft", "arrowright", "arrowup", "arrowdown"];
const pressing = [" ", "enter"];

/** Keys that an input without text answers to, by its type. */
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

/** Whether a letter or digit occurs in an option, so that the key goes on to that option. */
function namesOption({ options }: HTMLSelectElement, key: string): boolean {
  return [...options].some(({ text }) => text.toLowerCase().includes(key));
}

/** Whether the element with the focus answers to the key itself. */
function answersTo(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement) return keysOfInput[target.type]?.includes(key) ?? true;
  if (target instanceof HTMLSelectElement) {
    return key.length > 1 || key === " " || target.options.length === 0 || namesOption(target, key);
  }
  return target instanceof HTMLElement && target.matches("textarea, [contenteditable]");
}

/**
 * Hears keys that are pressed alone anywhere on the page, in small letters. A text field keeps all
 * keys; a checkbox, a radio button, a slider and a list of options keep those that they answer to.
 * A key that an element used already is not heard. `onKey` returns whether it used the key; the
 * browser then ignores it. A key that is named as `early` counts also when it was pressed before
 * the page was alive: it shows something and changes no data.
 */
export function useKeys(
  onKey: (key: string, target: EventTarget | null) => boolean,
  early?: string,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const key = event.key.toLowerCase();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (answersTo(target, key)) return;
    if (onKey(key, target)) event.preventDefault();
  });
  const pressEarly = useEffectEvent((key: string) => onKey(key, null));
  useEffect(() => {
    if (early !== undefined && takeEarlyKey(early)) pressEarly(early);
  }, [early]);
  useEffect(() => {
    // A value that a browser fills in comes as a keydown event without a key.
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
