import { describe, expect, it } from "vitest";
import { pieceSized } from "../../../../testing/rooms.ts";
import { autoLayout, placeFor, type LeftOutReason } from "./auto-layout.ts";
import type { Piece } from "./piece.ts";
import type { Room } from "./room.ts";
import { boxOf, type PlacedPiece } from "./placed-piece.ts";

const room: Room = { width: 420, depth: 360, height: 264 };
const sofa = pieceSized("Sofa", 196, 88, 92);
const chair = pieceSized("Chair", 70, 75, 90);
const lowTable = pieceSized("Low Table", 100, 50, 45);
const desk = pieceSized("Desk", 138, 64, 76);
const stool = pieceSized("Stool", 40, 40, 44);
const mirror = pieceSized("Mirror", 70, 4, 98, "wall");
const kettle = pieceSized("Kettle", 25, 19, 26, "table");

const laid = (pieces: readonly Piece[], size = room) => {
  const { placed } = autoLayout(pieces, size);
  return (piece: Piece) => {
    const found = placed.find((each) => each.piece.key === piece.key);
    if (!found) throw new Error(`${piece.name} is left out`);
    return { ...found, box: boxOf(found) };
  };
};

describe("preferred places", () => {
  it("a chair faces the sofa with space to pass, or is at the back wall if there is no sofa", () => {
    const of = laid([chair, sofa]);
    expect(of(chair).place.turn).toBe(180);
    expect(of(chair).box.back - of(sofa).box.front).toBe(110);
    expect(laid([chair])(chair).place).toMatchObject({ back: 0, turn: 0 });
  });

  it("a low table and a stool are 40 cm in front of the middle of the sofa; a desk is not", () => {
    for (const piece of [lowTable, stool]) {
      const of = laid([sofa, piece]);
      expect(of(piece).box.back - of(sofa).box.front).toBe(40);
      expect(of(piece).box.left + of(piece).box.right).toBe(420);
    }
    expect(laid([sofa, desk])(desk).place.left).toBe(0);
  });

  it("a hanging piece is centred at eye level, and a little above any piece below", () => {
    expect(laid([mirror])(mirror).place).toMatchObject({ back: 0, bottom: 101, turn: 0 });
    expect(laid([mirror, sofa])(mirror).place.bottom).toBe(92 + 18);
    const almirah = pieceSized("Almirah", 400, 60, 200);
    expect(laid([mirror, almirah])(mirror).place.turn).not.toBe(0);
  });

  it("desks are along the side walls, away from the corner", () => {
    const other = { ...desk, key: "other" };
    const of = laid([desk, other]);
    expect(of(desk).place).toMatchObject({ left: 0, back: 20, turn: 90 });
    expect(of(other).place).toMatchObject({ left: 420 - 64, back: 20, turn: 270 });
  });

  it("pictures hang next to each other at the same height, none above another", () => {
    const pictures = [1, 2].map((each) => pieceSized(`Print ${each}`, 60, 3, 40, "wall"));
    const of = laid(pictures);
    const [first, second] = pictures.map((each) => of(each).place);
    expect(second!.bottom).toBe(first!.bottom);
  });

  it("a rug has its long side along the sofa, partly under it", () => {
    const runner = pieceSized("Runner", 90, 240, 1);
    const of = laid([sofa, runner]);
    expect(of(runner).place.turn).toBe(90);
    expect(of(runner).box.back).toBe(of(sofa).box.front - 20);
  });

  it("a piece for a table is in the middle of one, and several are next to each other", () => {
    const kettles = [1, 2, 3].map((each) => ({ ...kettle, key: `kettle.${each}` }));
    const of = laid([desk, ...kettles]);
    const tops = kettles.map((each) => of(each));
    expect(tops.every(({ place }) => place.on === "desk" && place.bottom === 76)).toBe(true);
    const [first] = tops;
    const { box } = of(desk);
    expect(Math.abs(first!.box.back + first!.box.front - box.back - box.front)).toBeLessThan(2);
  });
});

describe("why a piece has no place", () => {
  const why = (
    pieces: readonly Piece[],
    size = room,
  ): readonly (readonly [string, LeftOutReason])[] =>
    autoLayout(pieces, size).leftOut.map(({ piece, reason }) => [piece.name, reason]);

  it.each([
    [
      "a table that is full",
      [pieceSized("Stand Table", 30, 20, 70), kettle, { ...kettle, key: "b" }],
      room,
      "table-full",
    ],
    ["a ceiling that is low", [sofa], { ...room, height: 91 }, "too-high"],
    [
      "a piece that reaches the ceiling and is longer than the room",
      [pieceSized("Cupboard", 421, 40, 264)],
      room,
      "too-large",
    ],
    [
      "a picture wider than any wall",
      [pieceSized("Frieze", 421, 4, 20, "wall")],
      room,
      "too-large",
    ],
    [
      "walls that are taken",
      [pieceSized("Panel A", 420, 13, 260, "wall"), pieceSized("Panel B", 420, 13, 260, "wall")],
      room,
      "no-wall",
    ],
    [
      "a room of its breadth but not its length",
      [pieceSized("Long Bench", 421, 40, 45)],
      room,
      "too-large",
    ],
    [
      "a room that others fill",
      [1, 2, 3, 4, 5].map((each) => pieceSized(`Almirah ${each}`, 200, 120, 188)),
      room,
      "no-room",
    ],
  ] as const)("given %s", (_what, pieces, size, reason) => {
    const reasons = why(pieces, size).map(([, each]) => each);
    expect(reasons).not.toEqual([]);
    expect(new Set(reasons)).toEqual(new Set([reason]));
  });
});

it("keeps the space in front of a cupboard free, and uses it only if there is no other", () => {
  const small: Room = { width: 250, depth: 330, height: 264 };
  const cupboard: PlacedPiece = {
    piece: pieceSized("Almirah", 120, 60, 188),
    place: { left: 0, back: 0, bottom: 0, turn: 0 },
  };
  const trunk = pieceSized("Cabinet", 60, 50, 50);
  const eased = placeFor(trunk, small, [cupboard]);
  const reach = { left: 0, right: 120, back: 60, front: 120 };
  expect(eased).not.toBeNull();
  const box = boxOf({ piece: trunk, place: eased! });
  const stands = box.left < reach.right && box.back < reach.front;
  expect(stands).toBe(false);
});
