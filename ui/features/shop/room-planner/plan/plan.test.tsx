import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pieceOf } from "../layout/piece.ts";
import { arranged } from "../saved/room-plan.ts";
import { Plan, type PlanActions } from "./plan.tsx";

const cm = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm });
const sofa = pieceOf("sofa.1", { name: "Sofa", placement: "floor", ...cm(196, 88, 92) });
const lamp = pieceOf("lamp.1", { name: "Floor Lamp", placement: "floor", ...cm(66, 60, 150) });
const { room, placed } = arranged([sofa, lamp], {
  ...{ widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] },
});

function open(change: Partial<PlanActions> = {}) {
  const done: string[] = [];
  const actions: PlanActions = {
    selected: null,
    refused: null,
    onSelect: (key) => void done.push(`select ${key}`),
    onMove: ({ piece }, direction, far) => void done.push(`${piece.key} ${direction} ${far}`),
    onTurn: ({ piece }) => void done.push(`turn ${piece.key}`),
    onTakeOut: ({ piece }) => void done.push(`take out ${piece.key}`),
    onDrop: ({ piece }) => void done.push(`drop ${piece.key}`),
    onUndo: () => void done.push("undo"),
    ...change,
  };
  render(<Plan room={room} placed={placed} actions={actions} />);
  const piece = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}\\.`) });
  const press = (key: string, held: object = {}) => {
    const event = createEvent.keyDown(piece("Sofa"), { key, ...held });
    fireEvent(piece("Sofa"), event);
    return event.defaultPrevented;
  };
  return { done, piece, press };
}

describe("keys on a piece of the plan", () => {
  it.each([
    ["ArrowLeft", {}, "sofa.1 left 5"],
    ["ArrowRight", {}, "sofa.1 right 5"],
    ["ArrowUp", {}, "sofa.1 back 5"],
    ["ArrowDown", {}, "sofa.1 front 5"],
    ["ArrowDown", { shiftKey: true }, "sofa.1 front 1"],
    ["r", {}, "turn sofa.1"],
    ["R", { shiftKey: true }, "turn sofa.1"],
    ["Delete", {}, "take out sofa.1"],
    ["Backspace", {}, "take out sofa.1"],
    ["Enter", {}, "select sofa.1"],
    [" ", {}, "select sofa.1"],
    ["z", { ctrlKey: true }, "undo"],
    ["Z", { metaKey: true }, "undo"],
  ])("%s with %o does: %s, and the page does not scroll", (key, held, what) => {
    const { done, press } = open();
    expect(press(key, held)).toBe(true);
    expect(done).toEqual([what]);
  });

  it.each([
    ["z", {}],
    ["ArrowLeft", { altKey: true }],
    ["ArrowLeft", { ctrlKey: true }],
    ["r", { metaKey: true }],
    ["Tab", {}],
    ["x", {}],
  ])("%s with %o is left to the browser", (key, held) => {
    const { done, press } = open();
    expect(press(key, held)).toBe(false);
    expect(done).toEqual([]);
  });
});

describe("pieces of the plan", () => {
  it("include their position in their name, and are selected on focus", () => {
    const { done, piece } = open({ selected: "lamp.1" });
    expect(piece("Sofa").getAttribute("aria-label")).toMatch(/^Sofa\. .+\.$/);
    expect(piece("Sofa").getAttribute("aria-pressed")).toBe("false");
    expect(piece("Floor Lamp").getAttribute("aria-pressed")).toBe("true");
    fireEvent.focus(piece("Sofa"));
    expect(done).toEqual(["select sofa.1"]);
  });

  it("marks only the piece whose move was refused", () => {
    const { piece } = open({ refused: "sofa.1" });
    expect(piece("Sofa").getAttribute("class")).toMatch(/is-refused/);
    expect(piece("Floor Lamp").getAttribute("class")).not.toMatch(/is-refused/);
  });

  it("are images in a read-only plan", () => {
    render(<Plan room={room} placed={placed} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("img", { name: /^(Sofa|Floor Lamp)\./ })).toHaveLength(2);
  });
});
