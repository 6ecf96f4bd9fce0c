import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSwipe } from "./use-swipe.ts";

const led: number[] = [];
function Pictures() {
  return <div data-testid="pictures" {...useSwipe((by) => led.push(by))} />;
}

interface Way {
  x: number;
  y: number;
}

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
