import { beforeEach, expect, it, vi } from "vitest";
import type { RoomPlan } from "./room-plan.ts";
import { createRoomStore } from "./room-store.ts";

const plan: RoomPlan = {
  widthCm: 420,
  depthCm: 360,
  heightCm: 264,
  pieces: [
    { productId: "desk", copy: 1, place: { leftCm: 0, backCm: 20, bottomCm: 0, turn: 90 } },
    { productId: "uva-kettle", copy: 2, place: null },
  ],
};

beforeEach(() => localStorage.removeItem("nivasa.room"));

it("keeps a room and its removed pieces across page loads", () => {
  const first = createRoomStore();
  expect(first.read()).toBeNull();
  expect(first.keep(plan)).toBe(true);
  expect(createRoomStore().read()).toEqual(plan);
});

it("ignores stored text that is not a room", () => {
  localStorage.setItem("nivasa.room", "<script>");
  expect(createRoomStore().read()).toBeNull();
});

it("reports that the browser cannot store, and keeps the room in memory", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const store = createRoomStore();
  const onChange = vi.fn();
  store.subscribe(onChange);
  expect(store.keep(plan)).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.read()).toEqual(plan);
});
