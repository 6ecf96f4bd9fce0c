import { fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useSwipe } from "./use-swipe.ts";

const led: number[] = [];
function Columns() {
  return <div data-testid="columns" {...useSwipe((by) => led.push(by))} />;
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
