import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const opened = async (getContext: () => object | null) => {
  vi.resetModules();
  vi.stubGlobal("document", { createElement: () => ({ getContext }) });
  return (await import("./webgl.ts")).drawsModels;
};

it("creates one context and never releases it, because releasing waits for pending drawing", async () => {
  const getExtension = vi.fn();
  const getContext = vi.fn(() => ({ getExtension }));
  const drawsModels = await opened(getContext);
  expect([drawsModels(), drawsModels()]).toEqual([true, true]);
  expect(getContext).toHaveBeenCalledOnce();
  expect(getExtension).not.toHaveBeenCalled();
});

it("tries again after a failure, because the driver may have recovered", async () => {
  const drawsModels = await opened(vi.fn(() => ({})).mockReturnValueOnce(null as never));
  expect([drawsModels(), drawsModels()]).toEqual([false, true]);
});
