import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pieceSized } from "../../../../testing/rooms.ts";
import { isInTheWay } from "./auto-layout.ts";
import type { Piece } from "./piece.ts";
import type { Room } from "./room.ts";
import { remarksOf } from "./remarks.ts";
import { placementError, type Place, type PlacedPiece } from "./placed-piece.ts";
import { refusalText, positionText } from "./position-text.ts";

const room: Room = { width: 420, depth: 360, height: 264 };
const sofa = pieceSized("Sofa", 196, 88, 92);
const lamp = pieceSized("Lamp", 60, 60, 150);
const stool = pieceSized("Stool", 40, 40, 44);
const mirror = pieceSized("Mirror", 70, 4, 98, "wall");
const fan = pieceSized("Ceiling Fan", 132, 132, 80);
const mat = pieceSized("Mat", 240, 170, 1);

const at = (
  piece: Piece,
  left: number,
  back: number,
  change: Partial<Place> = {},
): PlacedPiece => ({
  piece,
  place: { left, back, bottom: 0, turn: 0, ...change },
});
const texts = (...placed: PlacedPiece[]) =>
  remarksOf(placed, room).map(({ strong, text }) => [strong, text].filter(Boolean).join(" "));

const free = "You can walk from the door through the room: 60 cm is free.";

describe("a well-arranged room", () => {
  it("reports that the way is free, even if the room is empty", () => {
    expect(texts()).toEqual([free]);
    expect(texts(at(sofa, 100, 0))).toEqual([free]);
  });

  it("reports a lamp next to a seat within 60 cm, but next to no other kind of piece", () => {
    expect(texts(at(sofa, 0, 0), at(lamp, 255, 0))).toEqual([
      free,
      "The Lamp is next to the Sofa.",
    ]);
    expect(texts(at(sofa, 0, 0), at(lamp, 256, 0))).toEqual([free]);
    expect(texts(at(stool, 0, 0), at(lamp, 50, 0))).toEqual([free]);
  });

  it("reports the gap between a hanging piece and the highest piece below it, ignoring mats", () => {
    const hung = at(mirror, 150, 0, { bottom: 110 });
    expect(texts(at(sofa, 100, 0), hung)).toEqual([free, "The Mirror clears the Sofa by 18 cm."]);
    expect(texts(at(mat, 100, 0), hung)).toEqual([free]);
    expect(texts(at(sofa, 224, 0), hung)).toEqual([free]);
    expect(texts(at(sofa, 219, 0), hung)).toEqual([free, "The Mirror clears the Sofa by 18 cm."]);
  });

  it("reports at most three good points besides the free way", () => {
    const lamps = [0, 1, 2, 3].map((each) =>
      at({ ...lamp, key: `lamp.${each}`, name: `Lamp ${each}` }, 100 + each * 60, 90),
    );
    expect(texts(at(sofa, 100, 0), ...lamps)).toHaveLength(4);
  });
});

describe("a badly arranged room", () => {
  it("reports a piece that hangs too low, without a fix, and does not say that the way is free", () => {
    const [low, ...rest] = remarksOf([at(fan, 100, 0, { bottom: 184 })], room);
    expect(low).toMatchObject({
      isGood: false,
      strong: "The Ceiling Fan hangs 184 cm above the floor.",
      text: "You need 200 cm to walk under it.",
    });
    expect(low?.fix).toBeUndefined();
    expect(rest).toEqual([]);
  });

  it("offers no fix if no move is possible", () => {
    const narrow: Room = { width: 200, depth: 170, height: 264 };
    const [blocked] = remarksOf([at(sofa, 2, 60)], narrow);
    expect(blocked).toMatchObject({
      isGood: false,
      strong: "The Sofa blocks the way from the door.",
    });
    expect(blocked?.fix).toBeUndefined();
  });

  it("offers the shortest fix, and another one if that place is taken", () => {
    const rack = at(pieceSized("Shoe Rack", 60, 15, 60), 70, 341);
    const offered = (...others: PlacedPiece[]) => remarksOf([rack, ...others], room)[0]?.fix?.label;
    expect(offered()).toBe("Move it 10 cm right");
    expect(offered(at(mat, 131, 180))).toBe("Move it 10 cm right");
    expect(offered(at(stool, 131, 320))).toMatch(/^Move it \d+ cm back$/);
  });

  it("offers only fixes within the placement rule, wherever a piece is", () => {
    const place = fc.record({ left: fc.nat(380), back: fc.nat(320) });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const placed = [at(stool, one.left, one.back), at(sofa, other.left, other.back)].filter(
          (each, _, all) => placementError(each, room, all) === null,
        );
        for (const { fix, key } of remarksOf(placed, room)) {
          if (!fix) continue;
          for (const each of fix.placed) {
            expect(placementError(each, room, fix.placed)).toBeNull();
            if (each.piece.key === key) expect(isInTheWay(each, room)).toBe(false);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("the position in words", () => {
  const where = (one: PlacedPiece) => positionText(one, room, [one]);

  it.each([
    [at(stool, 3, 4), "Against the left wall, 4 cm from the back wall"],
    [at(stool, 4, 3), "4 cm from the left wall, against the back wall"],
    [at(stool, 300, 250), "80 cm from the right wall, 70 cm from the front wall"],
    [at(stool, 380, 320), "Against the right wall, against the front wall"],
    [at(stool, 190, 160), "190 cm from the left wall, 160 cm from the back wall"],
  ])("counts from the nearer walls: %#", (one, words) => expect(where(one)).toBe(words));

  it.each([
    [0, "On the back wall, 110 cm above the floor"],
    [90, "On the left wall, 110 cm above the floor"],
    [270, "On the right wall, 110 cm above the floor"],
  ] as const)("names the wall of a hanging piece, turned by %d", (turn, words) =>
    expect(where(at(mirror, 0, 0, { bottom: 110, turn }))).toBe(words),
  );

  it.each([
    ["outside", "That’s as far as the room goes."],
    ["door", "The door is in the way."],
    ["off-table", "It wouldn’t fit on the table there."],
    ["off-wall", "It wouldn’t fit on the wall there."],
  ] as const)("explains a refused move (%s) and says that nothing has changed", (kind, why) =>
    expect(refusalText(stool, { kind })).toBe(`${why} The Stool stays where it was.`),
  );
});
