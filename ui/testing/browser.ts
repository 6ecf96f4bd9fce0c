import { vi } from "vitest";

/** Stubs a matchMedia that never matches. */
export const stubMatchMedia = (): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
