import { vi } from "vitest";

/** Gives jsdom a screen on which media queries match as told, and charts that can be drawn; `vi.unstubAllGlobals` takes it away. */
export function stubScreen(matches: (media: string) => boolean = () => false) {
  const observers: { callback: () => void; left: boolean }[] = [];
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: matches(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class Observer {
    #own: { callback: () => void; left: boolean };
    constructor(callback: () => void) {
      this.#own = { callback, left: false };
      observers.push(this.#own);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      this.#own.left = true;
    };
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("Path2D", Object);
  const pen = new Proxy<Record<string | symbol, unknown>>(
    {},
    {
      get: (drawn, name) =>
        drawn[name] ?? (name === "measureText" ? () => ({ width: 10 }) : () => undefined),
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => pen as never);
  return { observers };
}
