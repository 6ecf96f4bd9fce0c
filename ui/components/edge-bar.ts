import type { RefCallback } from "react";

/**
 * The ref of a bar at the lower edge of the window. Notifications there stay above it: the space it
 * takes is the page's `--edge-bar` while it is mounted.
 */
export const edgeBar: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    style.setProperty("--edge-bar", `${bar.offsetHeight + below}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--edge-bar");
  };
};
