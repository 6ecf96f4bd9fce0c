import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Placement } from "../../../generated/operations.ts";
import { PlacementGuide } from "./placement-guide.tsx";
import { ProductFacts } from "../../shared/product/product-facts.tsx";
import { StageButtons } from "./stage-buttons.tsx";

// The QR code renderer is loaded lazily, which takes time on a busy machine.
beforeAll(async () => {
  await import("qrcode.react");
});

const size = { __typename: "Size", widthCm: 80, depthCm: 60, heightCm: 74.5 } as const;

function Guide({ placement, sized }: { placement: Placement; sized: boolean }) {
  const product = { name: "Uva Desk", placement, size: sized ? size : null };
  return <PlacementGuide product={product} />;
}

describe("the placement steps", () => {
  const open = (placement: Placement, sized = true) =>
    render(<Guide placement={placement} sized={sized} />);
  const steps = () =>
    screen.queryAllByRole("listitem").map(({ textContent }) => textContent.replace(/^\d/, ""));

  it.each([
    [
      "FLOOR",
      [
        "Mark 80 cm × 60 cm on the floor with tape.",
        "Walk around the mark. The item is 74.5 cm high.",
      ],
    ],
    [
      "TABLE",
      ["Lay a sheet of paper of 80 cm × 60 cm where you want it.", "Leave 74.5 cm free above it."],
    ],
    [
      "WALL",
      [
        "Mark 80 cm × 74.5 cm on the wall with tape.",
        "Step back and look. It sticks out 60 cm from the wall.",
      ],
    ],
  ] as const)("on a %s use the sides that matter there", (placement, then) => {
    open(placement);
    expect(steps().slice(1)).toEqual(then);
  });

  it("are hidden if the size is unknown, but the code is still shown", async () => {
    open("FLOOR", false);
    expect(steps()).toEqual([]);
    expect(await screen.findByRole("img", { name: "QR code: Uva Desk" })).toBeTruthy();
  });

  it("follow the item, and the code is behind a button on phones", async () => {
    open("FLOOR");
    const button = screen.getByRole("button", { name: "QR code of this item" });
    const code = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(code?.contains(await screen.findByRole("img"))).toBe(true);
    expect(code?.className).toContain("max-stage:hidden");
    fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(code?.className).not.toContain("max-stage:hidden");
  });
});

describe("the facts before buying", () => {
  const desk = {
    __typename: "Product",
    id: "desk",
    name: "Uva Desk",
    description: "Jak wood.",
    price: 48_500,
    category: "Furnitures",
    placement: "FLOOR",
    image: "/desk.svg",
    modelUrl: null,
    countInStock: 12,
    rating: 0,
    numReviews: 0,
    size,
  } as const;
  const facts = (change: object = {}) => {
    const { rerender } = render(
      <ProductFacts product={{ ...desk, ...change }}>{null}</ProductFacts>,
    );
    return (next: object) =>
      rerender(<ProductFacts product={{ ...desk, ...next }}>{null}</ProductFacts>);
  };

  it("are price, stock, delivery and size", () => {
    facts();
    expect(screen.getByText("Rs. 48,500.00")).toBeTruthy();
    expect(screen.getByText("12 in stock")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Delivery Rs. 500 per order, to all nine provinces",
      "Cash on Delivery. Pay when it reaches your door",
      "80 cm wide, 60 cm deep, 74.5 cm high",
    ]);
  });

  it("omit an unknown size", () => {
    facts({ size: null });
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("are highlighted when they change, but not at first", () => {
    const becomes = facts();
    expect(document.querySelector(".glow")).toBeNull();
    becomes({ price: 45_000 });
    expect(document.querySelectorAll(".glow")).toHaveLength(1);
    expect(document.querySelector(".glow")?.textContent).toBe("Rs. 45,000.00");
  });
});

describe("the buttons over the stage", () => {
  const model = { in3D: false, impossible: false, onShow: vi.fn(), onLeave: vi.fn() };
  const open = (change: Partial<Parameters<typeof StageButtons>[0]> = {}) => {
    const onSized = vi.fn();
    render(<StageButtons model={model} why="why" sized={false} onSized={onSized} {...change} />);
    return onSized;
  };
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("toggle the 3D view with one button", () => {
    open();
    press("View in 3D");
    expect([model.onShow.mock.calls.length, model.onLeave.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    open({ model: { ...model, in3D: true } });
    press("Back to the drawing");
    expect([model.onShow.mock.calls.length, model.onLeave.mock.calls.length]).toEqual([1, 1]);
  });

  it("explain why models cannot be drawn", () => {
    const onShow = vi.fn();
    open({ model: { ...model, impossible: true, onShow } });
    press("View in 3D");
    expect(onShow).not.toHaveBeenCalled();
    expect(
      screen.getByRole("button", { name: "View in 3D" }).getAttribute("aria-describedby"),
    ).toBe("why");
  });

  it("toggle the dimensions if the size is known", () => {
    const onSized = open({ sized: true });
    expect(screen.getByRole("button", { name: "Size" }).getAttribute("aria-pressed")).toBe("true");
    press("Size");
    expect(onSized).toHaveBeenCalledWith(false);
    cleanup();
    open({ sized: null, model: null });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
