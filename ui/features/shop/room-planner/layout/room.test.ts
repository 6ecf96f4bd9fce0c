import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outFrom } from "./candidate-places.ts";
import { kindOf, pieceOf, type Piece } from "./piece.ts";
import { doorOf, overlap, waysOf, widened, type Box, type Room } from "./room.ts";
import { boxOf, footprint, placementError, mayShareFloor, type Place } from "./placed-piece.ts";

const room: Room = { width: 420, depth: 360, height: 264 };
const lying = { bottom: 0, turn: 0 } as const;
const named = (name: string, change: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({ name, placement: "floor", widthCm: 60, depthCm: 60, heightCm: 80, ...change });
const piece = (key: string, kind: Piece["kind"], width = 100, depth = 50, height = 80): Piece => ({
  key,
  name: key,
  kind,
  width,
  depth,
  height,
});
const at = (left: number, back: number, change: Partial<Place> = {}): Place => ({
  left,
  back,
  ...lying,
  ...change,
});

describe("the kind of a piece", () => {
  it.each([
    ["Ceiling Fan", "hanging"],
    ["Reed Mat", "rug"],
    ["Paper Lantern", "lamp"],
    ["Palmyrah Stool", "stool"],
    ["Planter's Chair", "chair"],
    ["Writing Desk", "table"],
    ["Almirah", "storage"],
    ["Matara Shelf", "storage"],
  ] as const)("%s: %s, by its name", (name, kind) => {
    expect(named(name)).toBe(kind);
  });

  it("follows the product's placement before its name", () => {
    expect(named("Mirror Lamp", { placement: "wall" })).toBe("wall");
    expect(named("Table Lamp", { placement: "table" })).toBe("on-table");
    expect(named("Ceiling Lamp", { placement: "table" })).toBe("hanging");
  });

  it("is a sofa from a width of 1.40 m on, and a chair below", () => {
    expect(named("Bench", { widthCm: 139 })).toBe("chair");
    expect(named("Bench", { widthCm: 140 })).toBe("seat");
  });

  it("is a rug if it is flat, and sizes are rounded up", () => {
    expect(named("Kandyan Weave", { heightCm: 3 })).toBe("rug");
    const sized = { widthCm: 60.1, depthCm: 60, heightCm: 0.4 };
    expect(pieceOf("k", { name: "Weave", placement: "floor", ...sized })).toMatchObject({
      width: 61,
      depth: 60,
      height: 1,
    });
  });
});

describe("two boxes", () => {
  const box = fc
    .tuple(...(Array.from({ length: 6 }, () => fc.nat(20)) as [fc.Arbitrary<number>]))
    .map((numbers): Box => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers as number[];
      return { left: a, right: a + b + 1, back: c, front: c + d + 1, bottom: e, top: e + f + 1 };
    });

  it("overlap symmetrically, and every box overlaps itself", () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one));
        expect(overlap(one, one)).toBe(true);
        if (overlap(one, other)) expect(overlap(widened(one, 3), other)).toBe(true);
      }),
    );
  });

  it("do not overlap if they only touch", () => {
    const one: Box = { left: 0, right: 10, back: 0, front: 10, bottom: 0, top: 10 };
    expect(overlap(one, { ...one, left: 10, right: 20 })).toBe(false);
    expect(overlap(one, { ...one, bottom: 10, top: 20 })).toBe(false);
    expect(overlap(widened(one, 1), { ...one, left: 10, right: 20 })).toBe(true);
  });
});

it("the walkways of any room are inside it, and the one across starts at the door", () => {
  const rooms = fc.record({
    width: fc.integer({ min: 150, max: 1200 }),
    depth: fc.integer({ min: 150, max: 1200 }),
    height: fc.integer({ min: 200, max: 600 }),
  });
  fc.assert(
    fc.property(rooms, (any) => {
      const door = doorOf(any);
      for (const way of waysOf(any)) {
        expect(way.left >= 0 && way.right <= any.width).toBe(true);
        expect(way.back >= 0 && way.front <= any.depth).toBe(true);
        expect(overlap(way, door)).toBe(true);
      }
      expect(waysOf(any)[1].right).toBe(any.width);
    }),
  );
});

it("places are tried from the wanted one outwards, all of them possible and both ends included", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 900 }),
      fc.integer({ min: -5, max: 600 }),
      (wanted, most) => {
        const tried = [...outFrom(wanted, most)];
        if (most < 0) {
          expect(tried).toEqual([]);
          return;
        }
        const first = Math.min(most, Math.max(0, wanted));
        expect(tried[0]).toBe(first);
        expect(tried.every((each) => each >= 0 && each <= most)).toBe(true);
        expect(tried).toContain(0);
        expect(tried).toContain(most);
      },
    ),
  );
});

describe("a placed piece", () => {
  const sofa = piece("sofa", "seat", 200, 90);
  const table = { piece: piece("table", "table", 120, 60, 75), place: at(200, 100) };
  const why = (one: Piece, place: Place, others: Parameters<typeof placementError>[2] = []) =>
    placementError({ piece: one, place }, room, others)?.kind ?? null;

  it("is measured along the wall it is turned to", () => {
    expect(footprint(sofa, 90)).toEqual({ across: 90, along: 200 });
    expect(boxOf({ piece: sofa, place: at(10, 20, { turn: 270 }) })).toMatchObject({
      right: 100,
      front: 220,
    });
  });

  it("is entirely inside the room", () => {
    expect(why(sofa, at(220, 0))).toBeNull();
    expect(why(sofa, at(221, 0))).toBe("outside");
    expect(why(sofa, at(-1, 0))).toBe("outside");
    expect(why(piece("tall", "storage", 50, 50, 265), at(0, 0))).toBe("outside");
  });

  it("leaves the door free, unless it is a rug", () => {
    const before = at(0, doorOf(room).back);
    expect(why(piece("box", "storage", 50, 50), before)).toBe("door");
    expect(why(piece("mat", "rug", 50, 50, 1), before)).toBeNull();
  });

  it("may overlap a rug but no other piece, and never conflicts with itself", () => {
    const rug = piece("rug", "rug", 100, 60, 1);
    expect(mayShareFloor(rug, sofa)).toBe(true);
    expect(mayShareFloor(rug, rug)).toBe(false);
    expect(why(rug, at(200, 100), [table])).toBeNull();
    expect(placementError({ piece: sofa, place: at(150, 100) }, room, [table])).toEqual({
      kind: "taken",
      by: table.piece,
    });
    expect(why(table.piece, at(205, 100), [table])).toBeNull();
  });

  it("hangs on one of three walls if it is made for a wall", () => {
    const mirror = piece("mirror", "wall", 70, 4, 98);
    expect(why(mirror, at(100, 0, { bottom: 110 }))).toBeNull();
    expect(why(mirror, at(100, 1, { bottom: 110 }))).toBe("off-wall");
    expect(why(mirror, at(0, 100, { bottom: 110, turn: 90 }))).toBeNull();
    expect(why(mirror, at(416, 100, { bottom: 110, turn: 270 }))).toBeNull();
    expect(why(mirror, at(100, 0, { bottom: 110, turn: 180 }))).toBe("off-wall");
  });

  it("is entirely on the table that it names", () => {
    const kettle = piece("kettle", "on-table", 25, 19, 26);
    const on = { bottom: 75, on: "table" };
    expect(why(kettle, at(210, 110, on), [table])).toBeNull();
    expect(why(kettle, at(210, 110, { ...on, bottom: 74 }), [table])).toBe("off-table");
    expect(why(kettle, at(300, 110, on), [table])).toBe("off-table");
    expect(why(kettle, at(210, 110, { bottom: 75 }), [table])).toBe("off-table");
    expect(
      why(kettle, at(210, 110, on), [{ ...table, piece: { ...table.piece, kind: "storage" } }]),
    ).toBe("off-table");
  });
});
