import { vi } from "vitest";

/** Stubs a ResizeObserver that never fires. */
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

/** Stubs a matchMedia that never matches. */
export const stubMatchMedia = (): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
