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

it("asks once for what draws, and gives nothing back, which would wait for all that is being drawn", async () => {
  const getExtension = vi.fn();
  const getContext = vi.fn(() => ({ getExtension }));
  const drawsModels = await opened(getContext);
  expect([drawsModels(), drawsModels()]).toEqual([true, true]);
  expect(getContext).toHaveBeenCalledOnce();
  expect(getExtension).not.toHaveBeenCalled();
});

it("asks again where there was nothing: a driver may have come back", async () => {
  const drawsModels = await opened(vi.fn(() => ({})).mockReturnValueOnce(null as never));
  expect([drawsModels(), drawsModels()]).toEqual([false, true]);
});
