import { useEffect, useEffectEvent } from "react";
import { takeEarlyKey } from "./early-keys.ts";

/** Where keys are for what they are typed into. */
const typing = "input, textarea, select, [contenteditable]";

/**
 * Hears keys that are pressed alone anywhere on the page, in small letters, but for those that are typed into something.
 * `onKey` says whether it has used one; the browser does nothing more with it then. A key that is named as `early` counts also
 * when it was pressed before the page had come to life: one that shows something, and changes nothing unseen.
 */
export function useKeys(
  onKey: (key: string, target: EventTarget | null) => boolean,
  early?: string,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isTyped = target instanceof HTMLElement && target.matches(typing);
    if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(key.toLowerCase(), target)) event.preventDefault();
  });
  const pressEarly = useEffectEvent((key: string) => onKey(key, null));
  useEffect(() => {
    if (early !== undefined && takeEarlyKey(early)) pressEarly(early);
  }, [early]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
