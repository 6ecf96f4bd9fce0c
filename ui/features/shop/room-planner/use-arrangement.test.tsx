import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pieceOf } from "./layout/piece.ts";
import { notesOf, sumOf, summaryOf } from "./room-summary.ts";
import type { RoomItems } from "./room-items.ts";
import { useArrangement } from "./use-arrangement.ts";

const cm = (widthCm: number, depthCm: number, heightCm: number) => ({ widthCm, depthCm, heightCm });
const sofa = pieceOf("sofa.1", { name: "Sofa", placement: "floor", ...cm(196, 88, 92) });
const lamp = pieceOf("lamp.1", { name: "Floor Lamp", placement: "floor", ...cm(66, 60, 150) });
const plan = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] };

const open = () => renderHook(() => useArrangement([sofa, lamp], plan)).result;
type Open = ReturnType<typeof open>;
const keysIn = ({ current: { now } }: Open) => now.placed.map(({ piece }) => piece.key).toSorted();
const placeIn = ({ current: { now } }: Open, key: string) =>
  now.placed.find(({ piece }) => piece.key === key)?.place;

describe("an arrangement", () => {
  it("starts with the automatic layout and nothing to undo", () => {
    const room = open();
    expect(keysIn(room)).toEqual(["lamp.1", "sofa.1"]);
    expect(room.current.canUndo).toBe(false);
    const before = room.current.now;
    act(() => room.current.undo());
    expect(room.current.now).toBe(before);
  });

  it("keeps the other pieces in place when one is removed, and restores it when it is put back", () => {
    const room = open();
    const lampAt = placeIn(room, "lamp.1");
    act(() => room.current.takeOut(sofa));
    expect(keysIn(room)).toEqual(["lamp.1"]);
    expect(room.current.now.away).toEqual([sofa]);
    expect(placeIn(room, "lamp.1")).toEqual(lampAt);
    act(() => void room.current.putBack(sofa));
    expect(keysIn(room)).toEqual(["lamp.1", "sofa.1"]);
    expect(room.current.now.away).toEqual([]);
  });

  it("undoes each change separately, the latest first", () => {
    const room = open();
    const begun = room.current.now;
    act(() => room.current.takeOut(sofa));
    act(() => room.current.resize({ width: 500, depth: 400, height: 264 }));
    act(() => room.current.undo());
    expect(room.current.now.room).toEqual(begun.room);
    expect(keysIn(room)).toEqual(["lamp.1"]);
    act(() => room.current.undo());
    expect(room.current.now).toBe(begun);
    expect(room.current.canUndo).toBe(false);
  });

  it("keeps fifty undo steps", () => {
    const room = open();
    for (let width = 421; width <= 475; width += 1) {
      act(() => room.current.resize({ width, depth: 360, height: 264 }));
    }
    for (let step = 0; step < 50; step += 1) act(() => room.current.undo());
    expect(room.current.canUndo).toBe(false);
    expect(room.current.now.room.width).toBe(425);
  });

  it("discards manual moves when laid out again, but keeps removed pieces out", () => {
    const room = open();
    const usual = placeIn(room, "sofa.1");
    act(() => room.current.takeOut(lamp));
    act(() =>
      room.current.stand(
        room.current.now.placed.map((each) => ({ ...each, place: { ...each.place, left: 0 } })),
      ),
    );
    expect(placeIn(room, "sofa.1")).toMatchObject({ left: 0 });
    act(() => room.current.layOutAgain());
    expect(placeIn(room, "sofa.1")).toEqual(usual);
    expect(keysIn(room)).toEqual(["sofa.1"]);
  });

  it("keeps a piece that no longer fits, with the reason, until there is room again", () => {
    const room = open();
    act(() => room.current.resize({ width: 150, depth: 150, height: 264 }));
    expect(room.current.now.leftOut.map(({ piece, reason }) => [piece.key, reason])).toContainEqual(
      ["sofa.1", "too-large"],
    );
    act(() => room.current.resize({ width: 420, depth: 360, height: 264 }));
    expect(keysIn(room)).toEqual(["lamp.1", "sofa.1"]);
  });
});

describe("the summary of a room", () => {
  const products = new Map([
    ["sofa.1", { price: 190_000 }],
    ["lamp.1", { price: 22_500 }],
  ]) as unknown as RoomItems["products"];

  it("counts and sums the placed pieces, and mentions removed ones", () => {
    const room = open();
    expect(sumOf(room.current.now.placed, products)).toBe("2 items, Rs. 212,500.00");
    expect(summaryOf(room.current.now)).toBe("2 items from your cart in a room of your size.");
    act(() => room.current.takeOut(sofa));
    expect(sumOf(room.current.now.placed, products)).toBe("1 item, Rs. 22,500.00");
    expect(summaryOf(room.current.now)).toMatch(/1 item isn’t in it; see why below\.$/);
  });

  it("names pieces without a size, and counts pieces beyond the limit", () => {
    expect(notesOf({ unsized: ["Kettle"], tooMany: 0 })).toEqual([
      "We don’t know the size of the Kettle, so it isn’t drawn.",
    ]);
    expect(notesOf({ unsized: [], tooMany: 1 })).toEqual([
      "A room holds 24 items, so 1 item from the cart is left out.",
    ]);
  });
});
