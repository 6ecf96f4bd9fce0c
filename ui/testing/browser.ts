import { vi } from "vitest";

/** A browser in which nothing ever changes its size. */
export const stubResizeObserver = (): void => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
};

/** A browser whose media are none that anybody asks for. */
export const stubMatchMedia = (): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
