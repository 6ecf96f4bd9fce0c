import { cleanup, render, renderHook } from "@testing-library/react";
import fc from "fast-check";
import type { PointerEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { useSwipe } from "./gallery/use-swipe.ts";
import { frame } from "../../shared/product/picture-extent.ts";
import { SizeLines, type SizeLinesProps } from "./size-lines.tsx";
import { StageScene } from "./stage-scene.tsx";

const size = { widthCm: 80, depthCm: 60, heightCm: 74 };
const extent = { left: 100, right: 300, top: 150, bottom: 400 };

const drawn = (change: Partial<SizeLinesProps> = {}) => {
  const { container } = render(
    <SizeLines size={size} extent={extent} wall="bath" placement="floor" {...change} />,
  );
  const [across, up] = [...container.querySelectorAll("path")].map(
    (path) => path.getAttribute("d") ?? "",
  );
  const labels = [...container.querySelectorAll("span")];
  return { across, up, labels, words: labels.map(({ textContent }) => textContent) };
};

/** Extents within 400 × 500, at least ten high and wide. */
const extents = fc
  .tuple(fc.integer({ min: 0, max: 390 }), fc.integer({ min: 0, max: 490 }))
  .chain(([left, top]) =>
    fc.record({
      left: fc.constant(left),
      top: fc.constant(top),
      right: fc.integer({ min: left + 10, max: frame.width }),
      bottom: fc.integer({ min: top + 10, max: frame.height }),
    }),
  );

describe("the dimension lines of a drawn item", () => {
  it("are as long as the item is drawn, below it and at its left", () => {
    const { across, up, words } = drawn();
    expect(across).toMatch(/^M100 432H300/);
    expect(up).toMatch(/^M76 150V400/);
    expect(words).toEqual(["80 cm wide", "74 cm"]);
  });

  it("show the depth of an item drawn from its side", () => {
    const deep = { widthCm: 60, depthCm: 120, heightCm: 60 };
    const fromItsSide = { left: 50, right: 350, top: 250, bottom: 400 };
    expect(drawn({ size: deep, extent: fromItsSide }).words[0]).toBe("120 cm deep");
  });

  it("stay on the stage wherever the item is in its picture, with centred labels", () => {
    fc.assert(
      fc.property(extents, (anywhere) => {
        const { across = "", up = "", labels } = drawn({ extent: anywhere });
        const [, y = NaN] = /^M\d+ (-?[\d.]+)H/.exec(across)?.map(Number) ?? [];
        const [, x = NaN] = /^M(-?[\d.]+) /.exec(up)?.map(Number) ?? [];
        expect(x).toBeGreaterThanOrEqual(-22);
        expect(x).toBeLessThanOrEqual(anywhere.left);
        expect(y).toBeLessThanOrEqual(frame.height - 14);
        const middle = (anywhere.left + anywhere.right) / 2 / frame.width;
        expect(Number.parseFloat(labels[0]?.style.left ?? "")).toBeCloseTo(middle * 100, 6);
        cleanup();
      }),
    );
  });

  it.each([
    ["floor", "--floor-bath"],
    ["wall", "--wall-bath"],
  ] as const)("are on the background of a %s, which their labels cover", (placement, ground) => {
    expect(drawn({ placement }).labels[0]?.style.background).toBe(`var(${ground})`);
    expect(drawn({ placement }).labels[1]?.style.background).toBe("var(--wall-bath)");
  });
});

describe("the close-up", () => {
  const sceneOf = (view: "whole" | "close") => {
    const { container } = render(
      <StageScene
        wall="bath"
        placement="floor"
        image="/x.svg"
        night={null}
        sizes="5rem"
        extent={extent}
        view={view}
        alt=""
      />,
    );
    return (container.firstElementChild as HTMLElement | null)?.style;
  };

  it("scales around the upper part of the item; the whole picture does not", () => {
    expect(sceneOf("close")?.transformOrigin).toBe("50% 45%");
    expect(sceneOf("close")?.transform).toMatch(/^scale\(2/);
    expect(sceneOf("whole")?.transform).toBe("");
  });
});

describe("a swipe over a picture", () => {
  const open = () => {
    const onSwipe = vi.fn<(by: 1 | -1) => void>();
    const { result } = renderHook(() => useSwipe(onSwipe));
    const at = (x: number, y: number, change: object = {}) =>
      ({
        pointerId: 1,
        pointerType: "touch",
        isPrimary: true,
        clientX: x,
        clientY: y,
        ...change,
      }) as PointerEvent;
    return { ...result.current, onSwipe, at };
  };

  it("selects the next or previous picture if it is long enough and mostly horizontal", () => {
    const { onPointerDown, onPointerUp, onSwipe, at } = open();
    const far = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(far, far, (across, down) => {
        onSwipe.mockClear();
        onPointerDown(at(500, 500));
        onPointerUp(at(500 + across, 500 + down));
        const counts = Math.abs(across) >= 40 && Math.abs(across) >= 2 * Math.abs(down);
        expect(onSwipe.mock.calls).toEqual(counts ? [[across < 0 ? 1 : -1]] : []);
      }),
    );
  });

  it.each([
    ["by a mouse", { pointerType: "mouse" }, {}],
    ["by a second finger", { isPrimary: false }, {}],
    ["by a finger other than the first", {}, { pointerId: 2 }],
  ])("is ignored %s", (_what, down, up) => {
    const { onPointerDown, onPointerUp, onSwipe, at } = open();
    onPointerDown(at(300, 100, down));
    onPointerUp(at(100, 100, { ...down, ...up }));
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it("is ignored once the browser treats it as scrolling", () => {
    const { onPointerDown, onPointerCancel, onPointerUp, onSwipe, at } = open();
    onPointerDown(at(300, 100));
    onPointerCancel();
    onPointerUp(at(100, 100));
    expect(onSwipe).not.toHaveBeenCalled();
  });
});
