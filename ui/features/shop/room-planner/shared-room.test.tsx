import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPage } from "../../../testing/page.tsx";
import {
  browserWithout3d,
  lampItem,
  roomItemOf,
  sizeOf,
  sofaItem,
} from "../../../testing/rooms.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { roomText } from "./saved/room-link.ts";
import type { RoomPlan } from "./saved/room-plan.ts";
import { SharedRoom } from "./shared-room.tsx";

beforeEach(browserWithout3d);
afterEach(() => {
  vi.unstubAllGlobals();
});

const placed = (productId: string, copy: number, leftCm: number) => ({
  ...{ productId, copy },
  place: { leftCm, backCm: 0, bottomCm: 0, turn: 0 },
});
const plan: RoomPlan = {
  ...{ widthCm: 500, depthCm: 360, heightCm: 264 },
  pieces: [placed("sofa", 1, 40), placed("floor-lamp", 1, 300)],
};

const open = (text: string, answers: readonly (readonly object[] | Error)[] = [[]]) => {
  const left = [...answers];
  const shop = scriptedShop({
    GuestRoom: () => {
      const items = left.length > 1 ? left.shift() : left[0];
      if (items instanceof Error) throw items;
      return { guestCart: { __typename: "GuestCart", id: "guest", items } };
    },
  });
  openPage(<SharedRoom text={text} />, { shop });
  return shop;
};
const shown = () => screen.findByText("A shared room");

it("is shown as sent, at today's prices, read-only", async () => {
  open(roomText(plan), [[sofaItem, lampItem]]);
  await shown();
  expect(screen.getByText("This room of 5.00 by 3.60 metres was shared with you.")).toBeDefined();
  expect(screen.getByText("2 items, Rs. 212,500.00")).toBeDefined();
  const sofa = screen.getByLabelText(/^Sofa\. 40 cm from the left wall, against the back wall/);
  expect(sofa.getAttribute("role")).toBe("img");
  expect(screen.queryByLabelText("Move Sofa")).toBeNull();
  expect(screen.queryByText("Save this room")).toBeNull();
  const rows = within(screen.getByRole("region", { name: "Items" }));
  expect(rows.getByText("Sofa").getAttribute("href")).toBe("/Item-Page/sofa");
});

it("requests each product once, with its highest copy, and shows the shared copies", async () => {
  const stool = roomItemOf("Stool", sizeOf(41, 40, 44), { quantity: 3 });
  const pieces = [placed("stool", 3, 200), placed("stool", 1, 0)];
  const { variablesOf } = open(roomText({ ...plan, pieces }), [[stool]]);
  await shown();
  expect(variablesOf("GuestRoom")).toEqual([
    { lines: [{ productId: "stool", quantity: 3, priceWhenAdded: 0 }] },
  ]);
  expect(screen.getAllByRole("img", { name: /^Stool \d\./ })).toHaveLength(2);
  expect(screen.queryByText("Stool 2")).toBeNull();
  expect(screen.queryByText(/cannot be shown any more/)).toBeNull();
});

it.each([
  [[lampItem], "One of its items is no longer available."],
  [
    [
      { ...sofaItem, product: null },
      { ...lampItem, product: null },
    ],
    "2 of its items are no longer available.",
  ],
  [[roomItemOf("Sofa", null), lampItem], "One of its items is no longer available."],
])("says how many pieces are no longer available: %#", async (items, words) => {
  open(roomText(plan), [items]);
  await shown();
  expect(screen.getByText(words)).toBeDefined();
});

it("moves a piece that has grown beyond its place", async () => {
  const longer = roomItemOf("Sofa", sizeOf(290, 88, 92));
  open(roomText({ ...plan, pieces: [placed("sofa", 1, 300)] }), [[longer]]);
  await shown();
  expect(screen.getByLabelText(/^Sofa\. 105 cm from the left wall/)).toBeDefined();
});

it.each(["", "420_360_264~sofa*1_0_", "<script>"])(
  "explains a broken link (%j), requests nothing, and links onwards",
  (text) => {
    const { requests } = open(text);
    expect(screen.getByText("This link doesn’t open a room")).toBeDefined();
    expect(screen.getByText("Browse the shop").getAttribute("href")).toBe("/category");
    expect(requests).toEqual([]);
  },
);

it("shows a skeleton, reports that the items couldn't load, and retries", async () => {
  open(roomText(plan), [new ApiError("UNAVAILABLE"), [sofaItem, lampItem]]);
  expect(screen.getByText("Loading the room")).toBeDefined();
  fireEvent.click(await screen.findByText("Try again"));
  await shown();
  expect(screen.getByLabelText(/^Sofa\./)).toBeDefined();
});
