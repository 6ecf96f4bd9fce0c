import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ModelView } from "./model-view.tsx";

// The element needs WebGL.
vi.mock("./viewer-element.ts", () => ({ variantTones: () => null }));

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A model that has loaded; it is shown two frames later. */
const openLoaded = async () => {
  const onShown = vi.fn();
  const onModel = vi.fn();
  render(
    <ModelView
      name="Uva Kettle"
      src="/models/uva-kettle.glb"
      quickLook={null}
      placement="table"
      pictured={{ extent: { left: 60, right: 340, top: 140, bottom: 430 }, fromItsSide: false }}
      size={null}
      onShown={onShown}
      onFailed={() => undefined}
      free={{}}
      dimensions={false}
      onModel={onModel}
    />,
  );
  const viewer = Object.assign(document.querySelector("model-viewer")!, {
    getDimensions: () => ({ x: 0.2, y: 0.2, z: 0.2 }),
    getBoundingBoxCenter: () => ({ x: 0, y: 0.1, z: 0 }),
    getFieldOfView: () => 14,
    jumpCameraToGoal: () => undefined,
    availableVariants: [],
  });
  await act(async () => fireEvent.load(viewer));
  const draw = () =>
    act(async () => {
      for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
    });
  return { viewer, onShown, onModel, draw };
};

it("hands over a model when it is shown", async () => {
  const { viewer, onShown, onModel, draw } = await openLoaded();
  expect(onShown).not.toHaveBeenCalled();
  await draw();
  expect(onShown).toHaveBeenCalledOnce();
  expect(onModel).toHaveBeenLastCalledWith(viewer);
});

it("hands over nothing if it is left before it is shown", async () => {
  const { onShown, onModel, draw } = await openLoaded();
  cleanup();
  await draw();
  expect(onShown).not.toHaveBeenCalled();
  expect(onModel).toHaveBeenLastCalledWith(null);
});
