import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { useSwipe as usePictureSwipe } from "../product/gallery/use-swipe.ts";
import { useSwipe } from "./use-swipe.ts";

afterEach(cleanup);

const led: number[] = [];
function Columns() {
  return <div data-testid="columns" {...useSwipe((by) => led.push(by))} />;
}
function Pictures() {
  return <div data-testid="pictures" {...usePictureSwipe((by) => led.push(by))} />;
}

interface Way {
  x: number;
  y: number;
}

describe("a swipe on the columns of the board", () => {
  const go = ({ x, y }: Way, fingers = 1) => {
    led.length = 0;
    const columns = screen.getByTestId("columns");
    const at = (clientX: number, clientY: number) => ({ clientX, clientY });
    fireEvent.touchStart(columns, {
      touches: Array.from({ length: fingers }, () => at(500, 500)),
    });
    fireEvent.touchEnd(columns, { changedTouches: [at(500 + x, 500 + y)] });
    return [...led];
  };

  it("moves forward to the left and back to the right", () => {
    render(<Columns />);
    expect(go({ x: -80, y: 10 })).toEqual([1]);
    expect(go({ x: 80, y: -10 })).toEqual([-1]);
  });

  it("is ignored with a second finger, and without a start", () => {
    render(<Columns />);
    expect(go({ x: -200, y: 0 }, 2)).toEqual([]);
    fireEvent.touchEnd(screen.getByTestId("columns"), {
      changedTouches: [{ clientX: 0, clientY: 0 }],
    });
    expect(led).toEqual([]);
  });

  it("counts only if it is long and mostly horizontal, in its own direction", () => {
    render(<Columns />);
    const px = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(px, px, (x, y) => {
        const isSwipe = Math.abs(x) >= 56 && Math.abs(x) > 2 * Math.abs(y);
        expect(go({ x, y })).toEqual(isSwipe ? [x < 0 ? 1 : -1] : []);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a swipe on the pictures of a product", () => {
  const go = ({ x, y }: Way, { pointerType = "touch", up = 1 } = {}) => {
    led.length = 0;
    const pictures = screen.getByTestId("pictures");
    const event = (type: string, clientX: number, clientY: number, pointerId: number) =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
        pointerId,
        pointerType,
        isPrimary: true,
      });
    fireEvent(pictures, event("pointerdown", 500, 500, 1));
    fireEvent(pictures, event("pointerup", 500 + x, 500 + y, up));
    return [...led];
  };

  it("moves to the next or previous picture if it is horizontal and long enough", () => {
    render(<Pictures />);
    expect(go({ x: -40, y: 5 })).toEqual([1]);
    expect(go({ x: 40, y: 5 })).toEqual([-1]);
    expect(go({ x: 39, y: 0 })).toEqual([]);
    expect(go({ x: 60, y: 40 })).toEqual([]);
  });

  it("is ignored with a mouse, which selects, and for a finger other than the first", () => {
    render(<Pictures />);
    expect(go({ x: -100, y: 0 }, { pointerType: "mouse" })).toEqual([]);
    expect(go({ x: -100, y: 0 }, { up: 2 })).toEqual([]);
  });
});
