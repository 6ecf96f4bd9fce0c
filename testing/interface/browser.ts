import { vi } from "vitest";

/**
 * Adds browser APIs that jsdom lacks and the interface needs. Every element counts as visible, and
 * animations don't run.
 */
export const completeBrowser = (): void => {
  // A package's style sheet hides nothing here, but jsdom would match it against every element on
  // each role query.
  for (const sheet of document.querySelectorAll("style")) sheet.remove();
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media.includes("prefers-reduced-motion"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
  });
  // Virtual lists need a viewport height.
  Object.defineProperty(Element.prototype, "clientHeight", { configurable: true, value: 800 });
};
