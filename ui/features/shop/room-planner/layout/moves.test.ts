import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { autoLayout } from "./auto-layout.ts";
import { draggedTo, movedBy, movedTo, turned } from "./moves.ts";
import { pieceOf } from "./piece.ts";
import { remarksOf } from "./remarks.ts";
import { boxOf, placementError, type Place } from "./placed-piece.ts";
import { leftOutText, refusalText, positionText } from "./position-text.ts";

const cm = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm });
const sofa = pieceOf("sofa", { name: "Sofa", placement: "floor", ...cm(196, 88, 92) });
const lamp = pieceOf("lamp", { name: "Floor Lamp", placement: "floor", ...cm(66, 60, 150) });
const desk = pieceOf("desk", { name: "Desk", placement: "floor", ...cm(138, 64, 76) });
const kettle = pieceOf("kettle", { name: "Kettle", placement: "table", ...cm(25, 19, 26) });
const radio = pieceOf("radio", { name: "Radio", placement: "table", ...cm(38, 18, 24) });
const mirror = pieceOf("mirror", { name: "Mirror", placement: "wall", ...cm(70, 4, 98) });
const mat = pieceOf("mat", { name: "Reed Mat", placement: "floor", ...cm(240, 170, 1) });
const fan = pieceOf("fan", { name: "Ceiling Fan", placement: "floor", ...cm(132, 132, 40) });
const room = { width: 420, depth: 360, height: 264 };
const all = [sofa, lamp, desk, kettle, radio, mirror, mat, fan];
const { placed } = autoLayout(all, room);

const placeOf = (key: string, among = placed) =>
  among.find(({ piece }) => piece.key === key)!.place;
const boxed = (key: string, among = placed) => boxOf(among.find(({ piece }) => piece.key === key)!);
const at = (key: string, place: Partial<Place>) =>
  movedTo(placed, room, key, { ...placeOf(key), ...place });

describe("automatic layout", () => {
  it("puts the sofa at the middle of the back wall, the lamp next to it, the mat in front and the mirror above", () => {
    expect(placeOf("sofa")).toEqual({ left: 112, back: 0, bottom: 0, turn: 0 });
    expect(placeOf("lamp")).toMatchObject({ left: 316, back: 0 });
    expect(boxed("mat")).toMatchObject({ left: 90, right: 330, back: 68 });
    expect(placeOf("mirror")).toMatchObject({ left: 175, back: 0, bottom: 110, turn: 0 });
    expect(placeOf("kettle")).toMatchObject({ on: "desk", bottom: 76 });
    expect(placeOf("fan")).toMatchObject({ bottom: 224 });
  });

  it("describes in words where each piece is", () => {
    const where = (key: string) =>
      positionText(
        placed.find(({ piece }) => piece.key === key)!,
        room,
        placed,
      );
    expect(where("sofa")).toBe("112 cm from the left wall, against the back wall");
    expect(where("mirror")).toBe("On the back wall, 110 cm above the floor");
    expect(where("kettle")).toBe("On the Desk");
    expect(where("fan")).toMatch(/^Under the ceiling, 144 cm/);
  });

  it("names each piece without a place, and the reason", () => {
    const why = (pieces: typeof all, size = room) =>
      autoLayout(pieces, size).leftOut.map(leftOutText);
    expect(why([kettle])).toEqual(["The Kettle needs a table, and there isn’t one in the room."]);
    expect(why([sofa], { ...room, width: 150, depth: 150 })).toEqual([
      "The Sofa needs 196 × 88 cm, more than the room has.",
    ]);
    expect(why([fan], { ...room, height: 220 })).toEqual([
      "The Ceiling Fan would hang too low: you need 2 metres below it.",
    ]);
    expect(why([lamp], { ...room, height: 140 })).toEqual([
      "The Floor Lamp is 150 cm high, which is higher than the room.",
    ]);
  });
});

describe("a manual move", () => {
  it("is refused if another piece is there, and names that piece", () => {
    const move = at("lamp", { left: 250 });
    expect(move.done).toBe(false);
    if (!move.done) {
      expect(refusalText(lamp, move.why)).toBe(
        "The Sofa is in the way. The Floor Lamp stays where it was.",
      );
    }
    expect(at("sofa", { left: 300 })).toEqual({ done: false, why: { kind: "outside" } });
  });

  it("goes as far as it can", () => {
    const move = movedBy(placed, room, "lamp", "left", 10);
    expect(move.done && placeOf("lamp", [...move.placed]).left).toBe(308);
  });

  it("moves and turns the pieces on a table together with the table", () => {
    const before = boxed("desk");
    const across = boxed("kettle").left - before.left;
    const moved = movedBy(placed, room, "desk", "front", 20);
    if (!moved.done) throw new Error("The desk could not be moved");
    expect(boxed("desk", [...moved.placed]).back).toBe(before.back + 20);
    expect(boxed("kettle", [...moved.placed]).left).toBe(
      boxed("desk", [...moved.placed]).left + across,
    );
    const alone = autoLayout([desk, kettle, radio], room).placed;
    const turn = turned(alone, room, "desk");
    if (!turn.done) throw new Error("The desk could not be turned");
    for (const each of turn.placed) {
      expect(placementError(each, room, turn.placed)).toBeNull();
      expect(each.place.turn).toBe((placeOf(each.piece.key, alone).turn + 90) % 360);
    }
  });

  it("keeps a hanging piece on its wall; turning moves it to the next wall", () => {
    const drag = draggedTo(
      placed,
      room,
      placed.find(({ piece }) => piece.key === "mirror")!,
      { left: 30.4, back: 200 },
    );
    expect(drag).toMatchObject({ left: 30, back: 0 });
    const next = turned(placed, room, "mirror");
    expect(next.done && placeOf("mirror", [...next.placed])).toMatchObject({ left: 0, turn: 90 });
    const higher = movedBy(placed, room, "mirror", "back", 5);
    expect(higher.done && placeOf("mirror", [...higher.placed]).bottom).toBe(115);
  });

  it("may block the walkway; the room then reports it with a move that fixes it", () => {
    const alone = autoLayout([sofa, lamp], room).placed;
    const move = movedTo(alone, room, "sofa", { left: 100, back: 210, bottom: 0, turn: 0 });
    if (!move.done) throw new Error("The sofa could not be moved");
    const [first, ...rest] = remarksOf(move.placed, room);
    expect(first).toMatchObject({
      isGood: false,
      strong: "The Sofa blocks the way from the door.",
      fix: { label: "Move it 18 cm back" },
    });
    expect(rest.every(({ isGood }) => isGood)).toBe(true);
    expect(remarksOf(first!.fix!.placed, room).every(({ isGood }) => isGood)).toBe(true);
  });

  it("never breaks the placement rule, whatever is pressed", () => {
    const press = fc.record({
      key: fc.constantFrom(...all.map(({ key }) => key)),
      what: fc.constantFrom("left", "right", "back", "front", "turn" as const),
      cm: fc.constantFrom(1, 5, 80),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        let now = placed;
        for (const { key, what, cm: by } of presses) {
          const move = what === "turn" ? turned(now, room, key) : movedBy(now, room, key, what, by);
          if (move.done) now = move.placed;
        }
        for (const each of now) expect(placementError(each, room, now)).toBeNull();
      }),
    );
  });
});
