import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SaveAndShare, type RoomStorage } from "./save-and-share.tsx";
import type { RoomPlan } from "./saved/room-plan.ts";

const desk = {
  productId: "desk",
  copy: 1,
  place: { leftCm: 0, backCm: 20, bottomCm: 0, turn: 90 },
};
const stool = { productId: "stool", copy: 2, place: null };
const plan: RoomPlan = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [desk, stool] };

function open(kept: RoomPlan | null, keep: RoomStorage["keep"] = () => Promise.resolve(null)) {
  const onKeep = vi.fn(keep);
  const shown = (held: RoomPlan | null) => (
    <SaveAndShare
      plan={plan}
      link="https://shop.example/room-planner?room=1"
      keeper={{ kept: held, where: "It waits with your cart.", keep: onKeep }}
    />
  );
  const { rerender } = render(shown(kept));
  return {
    onKeep,
    hold: (held: RoomPlan | null) => rerender(shown(held)),
    button: () => screen.getByText(/^(Save this room|This room is saved)$/),
    press: () =>
      act(async () =>
        fireEvent.click(screen.getByText(/this room$|is saved$/i, { selector: "button" })),
      ),
  };
}

describe("saving a room", () => {
  it("saves at a press, then disables the button and says where to find the room", async () => {
    const { onKeep, press, hold, button } = open(null);
    expect(screen.getByRole("status").textContent).toBe("It waits with your cart.");
    await press();
    expect(onKeep).toHaveBeenCalledExactlyOnceWith(plan);
    hold(plan);
    expect(button().textContent).toBe("This room is saved");
    expect(screen.getByRole("status").textContent).toBe("Saved. It waits with your cart.");
    await press();
    expect(onKeep).toHaveBeenCalledOnce();
  });

  it("treats a plan as saved regardless of cache fields and the order of its pieces", () => {
    const cached = {
      ...plan,
      __typename: "RoomPlan",
      pieces: [stool, { ...desk, place: { ...desk.place, __typename: "PiecePlace" } }],
    };
    expect(open(cached).button().textContent).toBe("This room is saved");
  });

  it.each([
    ["a piece stands elsewhere", [{ ...desk, place: { ...desk.place, leftCm: 1 } }, stool], {}],
    ["a piece is moved", [{ ...desk, place: { ...desk.place, turn: 0 } }, stool], {}],
    ["a piece was taken out", [{ ...desk, place: null }, stool], {}],
    ["a piece was put back", [desk, { ...stool, place: desk.place }], {}],
    ["a piece is gone", [desk], {}],
    ["the room is higher", plan.pieces, { heightCm: 265 }],
  ])("can be saved again if %s", (_what, pieces, sides) => {
    expect(open({ ...plan, ...sides, pieces }).button().textContent).toBe("Save this room");
  });

  it("sends once, however often the button is pressed meanwhile", async () => {
    let done: (problem: string | null) => void = () => undefined;
    const { onKeep, press, button } = open(null, () => new Promise((resolve) => (done = resolve)));
    await press();
    expect(button().getAttribute("aria-busy")).toBe("true");
    await press();
    expect(onKeep).toHaveBeenCalledOnce();
    await act(async () => done(null));
    expect(button().getAttribute("aria-busy")).toBeNull();
  });

  it("shows why saving failed, and clears the message when the retry is sent", async () => {
    const answers = ["The room is not saved.", null];
    const { onKeep, press } = open(null, () => Promise.resolve(answers.shift() ?? null));
    await press();
    expect(screen.getByText("The room is not saved.")).toBeDefined();
    await act(async () => fireEvent.click(screen.getByText("Try again")));
    expect(onKeep).toHaveBeenCalledTimes(2);
    expect(screen.queryByText("The room is not saved.")).toBeNull();
  });
});

it("selects the whole link on focus and makes it read-only", () => {
  open(null);
  const link = screen.getByLabelText<HTMLInputElement>("Link to this room");
  fireEvent.focus(link);
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value);
  expect(link.readOnly).toBe(true);
});
