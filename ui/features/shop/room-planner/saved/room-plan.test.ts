import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pieceOf } from "../layout/piece.ts";
import { roomOfText, roomText } from "./room-link.ts";
import { arranged, keyOf, planOf, productOf, rearranged, type RoomPlan } from "./room-plan.ts";

const floor = { placement: "floor", widthCm: 138, depthCm: 64, heightCm: 76 } as const;
const pieces = [
  pieceOf("desk.1", { ...floor, name: "Desk" }),
  pieceOf("cup.1", {
    name: "Cup",
    placement: "table",
    widthCm: 10,
    depthCm: 10,
    heightCm: 12,
  }),
  pieceOf("almirah.1", { ...floor, name: "Almirah", heightCm: 188 }),
];
const empty: RoomPlan = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] };

describe("a saved room", () => {
  it("is restored unchanged, including pieces on a table", () => {
    const first = arranged(pieces, empty);
    expect(first.leftOut).toEqual([]);
    expect(arranged(pieces, planOf(first))).toEqual(first);
  });

  it("keeps removed pieces out, and places new ones", () => {
    const plan = planOf(arranged(pieces.slice(0, 1), empty));
    const away = { productId: "almirah", copy: 1, place: null };
    const { placed, away: gone } = arranged(pieces, { ...plan, pieces: [...plan.pieces, away] });
    expect(gone.map(({ key }) => key)).toEqual(["almirah.1"]);
    expect(placed.map(({ piece }) => piece.key)).toEqual(["desk.1", "cup.1"]);
  });

  it("moves pieces that no longer fit when the room gets smaller", () => {
    const wide = arranged(pieces, { ...empty, widthCm: 900 });
    const { placed } = rearranged({ ...wide, room: { ...wide.room, width: 300 } });
    expect(placed).toHaveLength(3);
  });

  it("supports product ids that contain dots", () => {
    expect(productOf(keyOf("a.b", 12))).toEqual({ productId: "a.b", copy: 12 });
  });
});

const plan: fc.Arbitrary<RoomPlan> = fc.record({
  widthCm: fc.integer({ min: 150, max: 1200 }),
  depthCm: fc.integer({ min: 150, max: 1200 }),
  heightCm: fc.integer({ min: 200, max: 600 }),
  pieces: fc.uniqueArray(
    fc.record({
      productId: fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }),
      copy: fc.integer({ min: 1, max: 99 }),
      place: fc.record({
        leftCm: fc.integer({ min: 0, max: 1200 }),
        backCm: fc.integer({ min: 0, max: 1200 }),
        bottomCm: fc.integer({ min: 0, max: 600 }),
        turn: fc.constantFrom(0, 90, 180, 270),
      }),
    }),
    { maxLength: 8, selector: ({ productId, copy }) => `${copy} ${productId}` },
  ),
});

describe("a room in a URL", () => {
  it("is decoded as it was encoded", () => {
    fc.assert(
      fc.property(plan, (room) => {
        const text = roomText(room);
        const address = new URL(
          `https://shop.example/room-planner?room=${encodeURIComponent(text)}`,
        );
        const read = roomOfText(address.searchParams.get("room") ?? "");
        if (text.length <= 4000 && room.pieces.every(({ productId }) => productId.length <= 100)) {
          expect(read).toEqual(room);
        }
      }),
    );
  });

  it("is short, and reveals no pieces that were taken out", () => {
    const desk = { leftCm: 0, backCm: 20, bottomCm: 0, turn: 90 };
    const text = roomText({
      ...empty,
      pieces: [
        { productId: "peradeniya-desk", copy: 1, place: desk },
        { productId: "poya-mirror", copy: 1, place: null },
      ],
    });
    expect(text).toBe("420_360_264~peradeniya-desk*1_0_20_0_1");
  });

  it.each([
    "",
    "420_360",
    "420_360_264_1",
    "4200_360_264",
    "149_360_264",
    "420_360_1e9",
    "420_360_264~",
    "420_360_264~desk",
    "420_360_264~desk*1_0_0_0",
    "420_360_264~desk*1_0_0_0_4",
    "420_360_264~desk*0_0_0_0_0",
    "420_360_264~desk*1_-5_0_0_0",
    "420_360_264~desk*1_9999_0_0_0",
    "420_360_264~desk*1_0_0_0_0_0",
    "420_360_264~desk*1_0_0_0_0*",
    "420_360_264~%E0%A4%A*1_0_0_0_0",
    "420_360_264~desk*1_0_0_0_0~desk*1_9_9_0_0",
    `420_360_264${"~d*1_0_0_0_0".repeat(25)}`,
    `420_360_264~${"d".repeat(5000)}*1_0_0_0_0`,
  ])("is rejected: %s", (text) => expect(roomOfText(text)).toBeNull());

  it("never throws, whatever the text", () => {
    fc.assert(fc.property(fc.string(), (text) => void roomOfText(text)));
  });
});
