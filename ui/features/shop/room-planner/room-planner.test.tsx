import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  browserWithout3d,
  emptyRoom,
  lampItem,
  roomItemOf,
  sofaItem,
} from "../../../testing/rooms.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { roomItemsOf } from "./room-items.ts";
import { RoomPlanner } from "./room-planner.tsx";
import { roomOfText } from "./saved/room-link.ts";
import type { RoomPlan } from "./saved/room-plan.ts";

beforeEach(browserWithout3d);
afterEach(() => {
  vi.unstubAllGlobals();
});

const lamp = { productId: "floor-lamp", copy: 1 };
const sofaAt = (leftCm: number, backCm: number) => ({
  ...{ productId: "sofa", copy: 1 },
  place: { leftCm, backCm, bottomCm: 0, turn: 0 },
});

/** Opens the planner with a sofa and a lamp. */
function open(plan: RoomPlan = emptyRoom, items = [sofaItem, lampItem]) {
  const plans: RoomPlan[] = [];
  render(
    <MemoryRouter>
      <RoomPlanner
        items={roomItemsOf(items as Parameters<typeof roomItemsOf>[0])}
        plan={plan}
        keeper={{ kept: null, where: "Here.", keep: () => Promise.resolve(null) }}
        onPlan={(next) => void plans.push(next)}
      />
    </MemoryRouter>,
    { wrapper: scriptedShop().wrapper },
  );
  const moves = (name: string) => within(screen.getByLabelText(`Move ${name}`));
  return {
    plans,
    drawn: (name: string) => screen.getByLabelText(new RegExp(`^${name}\\. `)),
    press: (piece: string, label: string) => fireEvent.click(moves(piece).getByLabelText(label)),
    click: (name: string) =>
      fireEvent.click(
        screen.queryByLabelText(name) ?? screen.getByText(name, { selector: "button" }),
      ),
    said: () => document.querySelector("p[role=status].basis-60"),
    placeOf: (productId: string) =>
      plans.at(-1)?.pieces.find((piece) => piece.productId === productId)?.place,
    setSize: (label: string, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      fireEvent.click(screen.getByText("Set size"));
    },
  };
}

describe("moving a piece", () => {
  it("moves by key, announces the new position, and reports the plan to the caller", () => {
    const { drawn, said, placeOf } = open();
    expect(placeOf("sofa")).toMatchObject({ leftCm: 112 });
    fireEvent.keyDown(drawn("Sofa"), { key: "ArrowLeft" });
    expect(placeOf("sofa")).toMatchObject({ leftCm: 107, backCm: 0 });
    expect(said()?.textContent).toBe("Sofa: 107 cm from the left wall, against the back wall.");
    expect(drawn("Sofa").getAttribute("aria-label")).toMatch(/^Sofa\. 107 cm from the left wall/);
  });

  it("moves by five centimetres per button or key press, and turns by a quarter", () => {
    const { press, placeOf } = open();
    press("Sofa", "Forward");
    expect(placeOf("sofa")).toMatchObject({ leftCm: 112, backCm: 5, turn: 0 });
    press("Sofa", "Turn a quarter");
    expect(placeOf("sofa")).toMatchObject({ turn: 90 });
  });

  it("undoes step by step by key or button; the button is disabled if there is nothing to undo", () => {
    const { drawn, press, click, placeOf, said } = open();
    const undo = screen.getByText("Undo");
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    click("Undo");
    fireEvent.keyDown(drawn("Sofa"), { key: "z", ctrlKey: true });
    expect(said()?.textContent).toBe("");
    press("Sofa", "Left");
    press("Sofa", "Left");
    expect(undo.getAttribute("aria-disabled")).toBeNull();
    fireEvent.keyDown(drawn("Sofa"), { key: "z", ctrlKey: true });
    expect(placeOf("sofa")).toMatchObject({ leftCm: 107 });
    click("Undo");
    expect(placeOf("sofa")).toMatchObject({ leftCm: 112 });
    expect(said()?.textContent).toBe("Last step undone.");
  });
});

describe("a refused move", () => {
  const againstTheLamp = () => {
    const page = open();
    // The lamp is 8 cm next to the sofa.
    page.press("Floor Lamp", "Left");
    page.press("Floor Lamp", "Left");
    page.press("Floor Lamp", "Left");
    return page;
  };

  it("shows the reason, marks the piece, and adds no undo step", () => {
    const { drawn, said, plans, click, placeOf } = againstTheLamp();
    expect(said()?.textContent).toBe("The Sofa is in the way. The Floor Lamp stays where it was.");
    expect(said()?.className).toMatch(/text-danger-text/);
    expect(drawn("Floor Lamp").getAttribute("class")).toMatch(/is-refused/);
    expect(plans).toHaveLength(3);
    click("Undo");
    expect(placeOf("floor-lamp")).toMatchObject({ leftCm: 311 });
  });

  it.each([
    ["another piece moves", (page: ReturnType<typeof open>) => page.press("Sofa", "Left")],
    ["the last step is undone", (page: ReturnType<typeof open>) => page.click("Undo")],
    ["all is laid out again", (page: ReturnType<typeof open>) => page.click("Rearrange")],
    ["the room gets a size", (page: ReturnType<typeof open>) => page.setSize("Width", "5")],
    [
      "a piece is taken out",
      (page: ReturnType<typeof open>) => page.press("Sofa", "Take Sofa out of the room"),
    ],
  ])("is cleared once %s", (_what, act) => {
    const page = againstTheLamp();
    act(page);
    expect(page.said()?.className).not.toMatch(/text-danger-text/);
    expect(page.drawn("Floor Lamp").getAttribute("class")).not.toMatch(/is-refused/);
  });
});

describe("taking out a piece", () => {
  it("keeps its row with a focused button to put it back, and removes its price from the sum", () => {
    const { drawn, placeOf, said } = open();
    expect(screen.getByRole("heading", { name: "2 items, Rs. 212,500.00" })).toBeDefined();
    fireEvent.keyDown(drawn("Floor Lamp"), { key: "Delete" });
    expect(placeOf("floor-lamp")).toBeNull();
    expect(screen.getByRole("heading", { name: "1 item, Rs. 190,000.00" })).toBeDefined();
    expect(screen.queryByLabelText("Move Floor Lamp")).toBeNull();
    expect(screen.getByText(/^Out of the room, still in the cart/)).toBeDefined();
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Put Floor Lamp back into the room",
    );
    expect(said()?.textContent).toMatch(/It’s still in your cart/);
  });

  it("puts it back in a free place, selected and focused", () => {
    const { drawn, click, placeOf, said } = open({
      ...emptyRoom,
      pieces: [{ ...lamp, place: null }],
    });
    click("Put Floor Lamp back into the room");
    expect(placeOf("floor-lamp")).toMatchObject({ leftCm: 316 });
    expect(document.activeElement).toBe(drawn("Floor Lamp"));
    expect(drawn("Floor Lamp").getAttribute("aria-pressed")).toBe("true");
    expect(said()?.textContent).toBe(
      "The Floor Lamp is back in the room, in a spot where it fits.",
    );
  });

  it("says so if there is no longer a place for it", () => {
    const small = { ...emptyRoom, heightCm: 200, widthCm: 150, depthCm: 150 };
    const { click, said, placeOf } = open({
      ...small,
      pieces: [{ productId: "sofa", copy: 1, place: null }],
    });
    click("Put Sofa back into the room");
    expect(placeOf("sofa")).toBeUndefined();
    expect(said()?.textContent).toBe("The Sofa needs 196 × 88 cm, more than the room has.");
    expect(document.activeElement?.id).toBe("room-pieces");
  });
});

describe("remarks about the room", () => {
  it("warn of a piece in the way, and fix it with one press", () => {
    const { click, said, placeOf } = open({ ...emptyRoom, pieces: [sofaAt(100, 210)] });
    expect(screen.getByText("The Sofa blocks the way from the door.")).toBeDefined();
    click("Move it 18 cm back");
    expect(placeOf("sofa")).toMatchObject({ leftCm: 100, backCm: 192 });
    expect(said()?.textContent).toBe("The way is clear again.");
    expect(screen.queryByText(/stands in the way/)).toBeNull();
    click("Undo");
    expect(screen.getByText("The Sofa blocks the way from the door.")).toBeDefined();
  });

  it("name a piece that does not fit, also in its own row, which offers no move", () => {
    const { setSize } = open();
    setSize("Height", "2");
    setSize("Width", "1.5");
    setSize("Depth", "1.5");
    const words = "The Sofa needs 196 × 88 cm, more than the room has.";
    const says = screen.getByRole("region", { name: "Room check" });
    expect(within(says).getByText(words)).toBeDefined();
    expect(screen.getByText(new RegExp(`^${words} ·`))).toBeDefined();
    expect(screen.queryByLabelText("Move Sofa")).toBeNull();
    expect(screen.queryByLabelText(/^Put Sofa back/)).toBeNull();
    expect(screen.getByText(/^1 item from your cart.*1 item isn’t in it/)).toBeDefined();
  });

  it("name a piece without a size", () => {
    open(emptyRoom, [sofaItem, roomItemOf("Old Vase", null)]);
    expect(
      screen.getByText("We don’t know the size of the Old Vase, so it isn’t drawn."),
    ).toBeDefined();
  });
});

it("the link holds the current room and follows each move", () => {
  const { press } = open();
  const roomInLink = () => {
    const { value } = screen.getByLabelText<HTMLInputElement>("Link to this room");
    return roomOfText(new URL(value).searchParams.get("room") ?? "");
  };
  expect(roomInLink()?.pieces).toContainEqual(sofaAt(112, 0));
  press("Sofa", "Left");
  expect(roomInLink()?.pieces).toContainEqual(sofaAt(107, 0));
});
