import { useRef, type TouchEvent } from "react";

/** Minimum length of a swipe. */
const shortestPx = 56;

export interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Detects a horizontal swipe by one finger: 1 is forward, -1 back. Scrolling and gestures with more
 * fingers are ignored.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }) {
      const from = start.current;
      const touch = changedTouches[0];
      start.current = null;
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) >= shortestPx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
