import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ModelControls } from "../model-controls.tsx";
import type { ViewerElement } from "../viewer-element.ts";
import { ModelLines, ModelSpot } from "./model-lines.tsx";

/** Notifies the resize observer from a test. */
let resized: () => void = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      disconnect = disconnect;
      observe: () => void;
      constructor(look: () => void) {
        resized = look;
        this.observe = look;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const size = { widthCm: 74, depthCm: 122, heightCm: 98 };
const piece = { size: { x: 0.74, y: 0.98, z: 1.22 }, centre: { x: 0, y: 0.49, z: 0 } };

/** A viewer element with the camera at the given angle. */
function viewerFrom(degrees: number, { width = 600, height = 620 } = {}) {
  let theta = (degrees * Math.PI) / 180;
  const viewer = Object.assign(new EventTarget(), {
    getCameraOrbit: () => ({ theta, phi: 1.3, radius: 5 }),
    getCameraTarget: () => ({ x: 0, y: 0.49, z: 0 }),
    getFieldOfView: () => 14,
    clientWidth: width,
    clientHeight: height,
  });
  return {
    viewer: { current: viewer as unknown as ViewerElement },
    turnTo: (next: number) => {
      theta = (next * Math.PI) / 180;
      act(() => void viewer.dispatchEvent(new Event("camera-change")));
    },
    widen: (wider: number) => {
      viewer.clientWidth = wider;
      act(() => resized());
    },
  };
}

const labels = () =>
  [...document.querySelectorAll(".dimension-label")].map(({ textContent }) => textContent);
const path = () => document.querySelector("path")?.getAttribute("d");
const seen = () => document.querySelector("svg")?.getAttribute("viewBox");

describe("the lines along a model", () => {
  it("are labelled with the record's size, not the model's", () => {
    const { viewer } = viewerFrom(40);
    render(<ModelLines viewer={viewer} piece={piece} size={{ ...size, widthCm: 75 }} />);
    expect(labels()).toEqual(["75 cm wide", "122 cm deep", "98 cm high"]);
  });

  it("follow the camera, and stay on the stage when it is resized", () => {
    const { viewer, turnTo, widen } = viewerFrom(40);
    render(<ModelLines viewer={viewer} piece={piece} size={size} />);
    const before = path();
    turnTo(60);
    expect(path()).not.toBe(before);
    widen(900);
    expect(seen()).toBe("0 0 900 620");
  });

  it("are hidden from screen readers, which get the size as text", () => {
    const { viewer } = viewerFrom(40);
    const { container, unmount } = render(<ModelLines viewer={viewer} piece={piece} size={size} />);
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it("are not drawn before the viewer exists", () => {
    const { container } = render(
      <ModelLines viewer={{ current: null }} piece={piece} size={size} />,
    );
    expect(container.childElementCount).toBe(0);
  });
});

describe("the available space under a model", () => {
  const open = (free: Parameters<typeof ModelSpot>[0]["free"]) => {
    const { viewer } = viewerFrom(40);
    render(<ModelSpot viewer={viewer} piece={piece} size={size} placement="floor" free={free} />);
    return document.querySelector("svg")?.getAttribute("class");
  };

  it("is drawn if both sides were typed, and marks whether the item fits", () => {
    expect(open({ width: 80, depth: 130 })).toContain("is-enough");
    expect(path()?.match(/L/g)).toHaveLength(3);
    cleanup();
    expect(open({ width: 70, depth: 130 })).not.toContain("is-enough");
  });

  it.each([{}, { width: 80 }, { depth: 130, width: null }])("is not drawn for %j", (free) => {
    expect(open(free)).toBeUndefined();
  });
});

describe("the buttons of a model", () => {
  it("turn and zoom one step per press", () => {
    const onTurn = vi.fn();
    const onNearer = vi.fn();
    render(
      <ModelControls
        size={size}
        variants={[{ name: "Leaf", tones: null }]}
        variant="Leaf"
        onVariant={() => undefined}
        onTurn={onTurn}
        onNearer={onNearer}
      />,
    );
    for (const name of ["Turn left", "Turn right", "Step back", "Move closer"]) {
      fireEvent.click(screen.getByRole("button", { name }));
    }
    expect(onTurn.mock.calls).toEqual([[-1], [1]]);
    expect(onNearer.mock.calls).toEqual([[-1], [1]]);
    expect(screen.getByText("74 × 122 × 98 cm")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });
});
