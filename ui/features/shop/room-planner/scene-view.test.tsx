import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserWithout3d } from "../../../testing/rooms.ts";
import { pieceOf } from "./layout/piece.ts";
import { SceneView } from "./scene-view.tsx";
// Preloads the module that the component imports lazily.
import "./scene/room-scene.ts";

beforeEach(() => {
  vi.useFakeTimers();
  browserWithout3d();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const desk = pieceOf("desk", {
  ...{ name: "Desk", placement: "floor", widthCm: 138, depthCm: 64, heightCm: 76 },
});
const room = { width: 420, depth: 360, height: 264 };

const open = (
  placed = [{ piece: desk, place: { left: 0, back: 0, bottom: 0, turn: 0 } as const }],
) => render(<SceneView room={room} placed={placed} products={new Map()} />);

/** Waits until the page is idle and the lazy import has resolved. */
const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(200);
    await vi.dynamicImportSettled();
  });
/** The retry button has a status of its own, so take the first one. */
const status = () => screen.getAllByRole("status")[0]?.textContent;
const contexts = () => vi.mocked(HTMLCanvasElement.prototype.getContext).mock;

it("loads nothing until the page is idle, and names the pieces in the room", async () => {
  open();
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(status()).toBe("Loading the 3D view…");
  expect(contexts().calls).toEqual([]);
  expect(screen.getByLabelText("The room in 3D, seen from the front right: Desk")).toBeDefined();
});

it("is labelled as empty if there is no piece", () => {
  open([]);
  expect(screen.getByLabelText("The room in 3D, seen from the front right: empty")).toBeDefined();
});

it("refers to the plan and offers no turning if the browser cannot draw 3D", async () => {
  open();
  await settle();
  expect(status()).toBe("This browser can’t show 3D. The plan shows the same room from above.");
  expect(screen.queryByLabelText("View the room")).toBeNull();
  expect(screen.queryByText("Try again")).toBeNull();
});

it("reports a drawing failure, and retries on a new canvas", async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue({} as never);
  open();
  await settle();
  expect(status()).toMatch(/^The 3D view couldn’t load\. The plan shows everything\./);
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  const [first] = contexts().contexts;
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  fireEvent.click(screen.getByText("Try again"));
  expect(status()).toBe("Loading the 3D view…");
  await settle();
  expect(status()).toMatch(/^This browser can’t show 3D/);
  expect(contexts().contexts.at(-1)).not.toBe(first);
});
