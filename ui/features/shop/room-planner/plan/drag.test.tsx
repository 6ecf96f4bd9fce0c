import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pieceSized } from "../../../../testing/rooms.ts";
import type { Room } from "../layout/room.ts";
import type { Place, PlacedPiece } from "../layout/placed-piece.ts";
import { Plan } from "./plan.tsx";

const room: Room = { width: 420, depth: 360, height: 264 };
const at = (
  piece: PlacedPiece["piece"],
  left: number,
  back: number,
  change: Partial<Place> = {},
) => ({
  piece,
  place: { left, back, bottom: 0, turn: 0, ...change } as Place,
});
const placed: readonly PlacedPiece[] = [
  at(pieceSized("Sofa", 196, 88, 92), 112, 0),
  at(pieceSized("Desk", 138, 64, 76), 200, 150),
  at(pieceSized("Kettle", 25, 19, 26, "table"), 250, 170, { bottom: 76, on: "desk" }),
  at(pieceSized("Mirror", 70, 4, 98, "wall"), 20, 0, { bottom: 110 }),
];

/** Half a screen pixel is a centimetre of the room. */
const pixelsPerCm = 0.5;

/** jsdom lacks these SVG methods. */
const screenOf = { getScreenCTM: () => ({ a: pixelsPerCm }), setPointerCapture: () => undefined };

beforeEach(() => void Object.assign(SVGElement.prototype, screenOf));
afterEach(() => {
  for (const name of Object.keys(screenOf)) Reflect.deleteProperty(SVGElement.prototype, name);
});

function open() {
  const drops: [string, Place][] = [];
  const actions = {
    ...{ selected: null, refused: null },
    onSelect: vi.fn(),
    onMove: vi.fn(),
    onTurn: vi.fn(),
    onTakeOut: vi.fn(),
    onUndo: vi.fn(),
    onDrop: (each: PlacedPiece, place: Place) => void drops.push([each.piece.name, place]),
  };
  render(<Plan room={room} placed={placed} actions={actions} />);
  const piece = (name: string) => screen.getByLabelText(new RegExp(`^${name}\\.`));
  const point = (
    name: string,
    kind: "Down" | "Move" | "Up" | "Cancel",
    x = 0,
    y = 0,
    button = 0,
  ) => {
    const event = createEvent[`pointer${kind}`](piece(name), { button, clientX: x, clientY: y });
    // jsdom's pointer events have no coordinates.
    for (const [key, value] of Object.entries({ button, clientX: x, clientY: y, pointerId: 1 })) {
      Object.defineProperty(event, key, { value });
    }
    fireEvent(piece(name), event);
  };
  return {
    ...{ drops, point, piece },
    drag: (name: string, x: number, y: number) => {
      point(name, "Down", 100, 100);
      point(name, "Move", 100 + x * pixelsPerCm, 100 + y * pixelsPerCm);
    },
    middleOf: (name: string) =>
      /translate\((.+?)\)/
        .exec(piece(name).querySelector("g")?.getAttribute("transform") ?? "")?.[1]
        ?.split(" ")
        .map(Number),
  };
}

describe("dragging a piece", () => {
  it("follows the pointer in room centimetres, and drops the piece where it was shown", () => {
    const { drag, point, drops, middleOf } = open();
    expect(middleOf("Desk")).toEqual([269, 182]);
    drag("Desk", -21, 10);
    expect(middleOf("Desk")).toEqual([248, 192]);
    expect(drops).toEqual([]);
    point("Desk", "Up");
    expect(drops).toEqual([["Desk", { left: 179, back: 160, bottom: 0, turn: 0 }]]);
    expect(middleOf("Desk")).toEqual([269, 182]);
  });

  it("stays in the room however far the pointer goes", () => {
    const { drag, point, drops } = open();
    drag("Sofa", 5_000, -5_000);
    point("Sofa", "Up");
    expect(drops).toMatchObject([["Sofa", { left: 420 - 196, back: 0 }]]);
  });

  it("keeps a piece on its table", () => {
    const { drag, point, drops } = open();
    drag("Kettle", 500, 500);
    point("Kettle", "Up");
    expect(drops).toMatchObject([
      ["Kettle", { left: 200 + 138 - 25, back: 150 + 64 - 19, on: "desk" }],
    ]);
  });

  it("moves a hanging piece along its wall", () => {
    const { drag, point, drops } = open();
    drag("Mirror", 100, 80);
    point("Mirror", "Up");
    expect(drops).toMatchObject([["Mirror", { left: 120, back: 0, bottom: 110 }]]);
  });

  it("marks an invalid place only while the piece is there", () => {
    const { drag, point, piece } = open();
    const isMarked = () => /is-refused/.test(piece("Desk").getAttribute("class") ?? "");
    drag("Desk", 0, -100);
    expect(isMarked()).toBe(true);
    expect(/is-refused/.test(piece("Sofa").getAttribute("class") ?? "")).toBe(false);
    point("Desk", "Move", 100, 100 + 5 * pixelsPerCm);
    expect(isMarked()).toBe(false);
  });
});

describe("moves nothing", () => {
  it("for a press alone, or for a pointer that passes", () => {
    const { point, drops, middleOf } = open();
    point("Desk", "Move", 300, 300);
    expect(middleOf("Desk")).toEqual([269, 182]);
    point("Desk", "Down", 100, 100);
    point("Desk", "Up");
    expect(drops).toEqual([]);
  });

  it("for a button other than the first", () => {
    const { point, drops } = open();
    point("Desk", "Down", 100, 100, 2);
    point("Desk", "Move", 300, 300);
    point("Desk", "Up");
    expect(drops).toEqual([]);
  });

  it("if the browser cancels the pointer: the piece returns to its place", () => {
    const { drag, point, drops, middleOf } = open();
    drag("Desk", -30, 0);
    point("Desk", "Cancel");
    expect(middleOf("Desk")).toEqual([269, 182]);
    point("Desk", "Up");
    expect(drops).toEqual([]);
  });
});

describe("the drawing", () => {
  it("is layered like the room: rugs below, hanging pieces above", () => {
    const rug = at(pieceSized("Reed Mat", 240, 170, 1), 90, 68);
    const fan = at(pieceSized("Ceiling Fan", 132, 132, 40), 100, 100, { bottom: 224 });
    render(<Plan room={room} placed={[fan, ...placed, rug]} />);
    const names = screen
      .getAllByRole("img")
      .map((each) => each.getAttribute("aria-label")?.split(".")[0]);
    expect(names).toEqual(["Reed Mat", "Sofa", "Desk", "Kettle", "Mirror", "Ceiling Fan"]);
  });

  it("shows the selected piece's distance to the nearer walls, except to walls it touches", () => {
    const gapsOf = (one: PlacedPiece) => {
      const actions = { selected: one.piece.key, refused: null } as never;
      const { container, unmount } = render(<Plan room={room} placed={[one]} actions={actions} />);
      const texts = [...container.querySelectorAll(".plan-gap text")].map(
        (each) => each.textContent,
      );
      unmount();
      return texts;
    };
    const desk = pieceSized("Desk", 138, 64, 76);
    expect(gapsOf(at(desk, 200, 150))).toEqual(["82 cm", "150 cm"]);
    expect(gapsOf(at(desk, 30, 0))).toEqual(["30 cm"]);
    expect(gapsOf(at(desk, 282, 0))).toEqual([]);
  });

  it("gives a slim piece a touch target as large as a fingertip", () => {
    const { piece } = open();
    const hit = piece("Mirror").querySelector(".plan-hit");
    const scale = Math.max((420 + 132) / 536, (360 + 98) / 464);
    expect(Number(hit?.getAttribute("height"))).toBeCloseTo(22 * scale);
    expect(Number(hit?.getAttribute("width"))).toBe(70);
  });
});
