import fc from "fast-check";
import { expect, it } from "vitest";
import { isInTheWay, autoLayout } from "./auto-layout.ts";
import { pieceOf, type Piece } from "./piece.ts";
import { waysOf, type Room } from "./room.ts";
import { boxOf, type PlacedPiece } from "./placed-piece.ts";

const names = [
  "Kandalama Sofa",
  "Lunu Daybed",
  "Planter's Chair",
  "Palmyrah Stool",
  "Writing Desk",
  "Reed Mat",
  "Floor Lamp",
  "Ceiling Fan",
  "Almirah",
  "Clay Kettle",
];

const cart: fc.Arbitrary<readonly Piece[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names),
      placement: fc.constantFrom("floor" as const, "table" as const, "wall" as const),
      widthCm: fc.double({ min: 1, max: 320, noNaN: true }),
      depthCm: fc.double({ min: 1, max: 220, noNaN: true }),
      heightCm: fc.double({ min: 1, max: 260, noNaN: true }),
    }),
    { maxLength: 14 },
  )
  .map((described) => described.map((each, at) => pieceOf(`piece-${at}`, each)));

const room: fc.Arbitrary<Room> = fc.record({
  width: fc.integer({ min: 150, max: 1200 }),
  depth: fc.integer({ min: 150, max: 1200 }),
  height: fc.integer({ min: 200, max: 500 }),
});

/** Repeats the rule independently, so that a mistake in the rule is caught. */
const shared = (a: PlacedPiece, b: PlacedPiece): number => {
  const [p, q] = [boxOf(a), boxOf(b)];
  const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
  const along = Math.min(p.front, q.front) - Math.max(p.back, q.back);
  const up = Math.min(p.top, q.top) - Math.max(p.bottom, q.bottom);
  return across > 0 && along > 0 && up > 0 ? across * along * up : 0;
};

it("never overlaps pieces, keeps all inside, hangs wall pieces on walls and keeps walkways free, in any cart and room", () => {
  fc.assert(
    fc.property(cart, room, (pieces, size) => {
      const { placed, leftOut } = autoLayout(pieces, size);
      expect(placed.length + leftOut.length).toBe(pieces.length);
      const ways = waysOf(size);
      placed.forEach((one, at) => {
        const box = boxOf(one);
        const { kind } = one.piece;
        expect(box.left >= 0 && box.back >= 0 && box.bottom >= 0).toBe(true);
        expect(box.right).toBeLessThanOrEqual(size.width);
        expect(box.front).toBeLessThanOrEqual(size.depth);
        expect(box.top).toBeLessThanOrEqual(size.height);
        for (const other of placed.slice(at + 1)) {
          const isOverRug = (kind === "rug") !== (other.piece.kind === "rug");
          if (!isOverRug) expect(shared(one, other)).toBe(0);
        }
        if (kind === "wall") {
          const wall = { 0: box.back, 90: box.left, 180: -1, 270: box.right - size.width };
          expect(wall[one.place.turn]).toBe(0);
        } else if (kind === "on-table") {
          const table = placed.find(({ piece }) => piece.key === one.place.on);
          expect(table?.piece.kind).toBe("table");
          expect(box.bottom).toBe(table && boxOf(table).top);
        } else if (kind === "hanging") {
          expect(box.top).toBe(size.height);
        } else {
          expect(box.bottom).toBe(0);
          const walks = ways.filter(
            (way) =>
              way.left < box.right &&
              box.left < way.right &&
              way.back < box.front &&
              box.back < way.front,
          );
          if (kind !== "rug") expect(walks).toEqual([]);
        }
        expect(isInTheWay(one, size)).toBe(false);
      });
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

it("is deterministic and keeps well-placed pieces where they are", () => {
  fc.assert(
    fc.property(cart, room, (pieces, size) => {
      const first = autoLayout(pieces, size);
      expect(autoLayout(pieces, size)).toEqual(first);
      const kept = new Map(first.placed.map(({ piece, place }) => [piece.key, place]));
      const again = autoLayout(pieces, size, kept).placed;
      for (const { piece, place } of first.placed) {
        expect(again.find((each) => each.piece.key === piece.key)?.place).toEqual(place);
      }
    }),
    { numRuns: 100 },
  );
});
