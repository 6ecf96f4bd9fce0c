import { useMemo, useRef, type RefCallback } from "react";

export interface NextFocus<Place extends string> {
  /** The press that follows replaces its control: focus this place when it appears. */
  goTo: (place: Place) => void;
  /** The ref of an element at a place. */
  at: (place: Place) => RefCallback<HTMLElement>;
}

/** Moves the focus to what replaces a pressed control; it would fall to the page otherwise. */
export function useNextFocus<Place extends string>(): NextFocus<Place> {
  const wanted = useRef<Place | null>(null);
  return useMemo(
    () => ({
      goTo(place) {
        wanted.current = place;
      },
      at: (place) => (element) => {
        if (!element || wanted.current !== place) return;
        wanted.current = null;
        element.focus();
      },
    }),
    [],
  );
}
