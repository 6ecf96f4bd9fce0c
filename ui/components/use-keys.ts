import { useEffect, useEffectEvent } from "react";

/** Where keys are for what they are typed into. */
const typing = "input, textarea, select, [contenteditable]";

/**
 * Hears keys that are pressed alone anywhere on the page, in small letters, but for those that are typed into something.
 * `onKey` says whether it has used one; the browser does nothing more with it then.
 */
export function useKeys(onKey: (key: string, target: EventTarget | null) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isTyped = target instanceof HTMLElement && target.matches(typing);
    if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(key.toLowerCase(), target)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
