import { useRef, type PointerEvent } from "react";

/** Minimum distance of a swipe, in pixels. */
const farEnough = 40;

/**
 * Event handlers that detect a horizontal swipe: 1 for the next picture, -1 for the previous one.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const began = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      const counts = isPrimary && pointerType !== "mouse";
      began.current = counts ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = began.current;
      began.current = null;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < farEnough || Math.abs(across) < 2 * Math.abs(clientY - from.y)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      began.current = null;
    },
  };
}
