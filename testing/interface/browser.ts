import { vi } from "vitest";

/**
 * Gives jsdom what it lacks of a browser and the interface asks for; nothing is ever out of view,
 * and nothing moves.
 */
export const completeBrowser = (): void => {
  // A package's sheet hides nothing here, and is matched against every element whenever a role is
  // looked for.
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
  // Lists that draw what is in view have a view.
  Object.defineProperty(Element.prototype, "clientHeight", { configurable: true, value: 800 });
};
