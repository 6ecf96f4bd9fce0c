import { expect, it } from "vitest";
import { erasedAddress } from "../erased-address.ts";
import {
  createOrderTracking,
  isContactOf,
  isTracked,
  trackedNumber,
  type TrackableOrder,
} from "./tracking.ts";

const address = {
  firstName: "Ishara",
  lastName: "Wijesinghe",
  email: "ishara@example.lk",
  address: "14/2 Temple Road",
  city: "Colombo 03",
  district: "Colombo",
  province: "Western",
  zipCode: "00300",
  country: "Sri Lanka",
  phone: "+94771234567",
};

const now = "2026-11-26T08:00:00.000Z";
const placedAt = "2026-10-01T08:00:00.000Z";

const orderOf = (change: Partial<TrackableOrder> = {}): TrackableOrder => ({
  id: "1",
  accepted: true,
  status: "Item Preparing",
  history: [{ status: "Item Preparing", at: placedAt }],
  cancellation: null,
  returned: null,
  shippingAddress: address,
  ...change,
});

it.each([
  ["NV-7K3M9Q", "NV-7K3M9Q"],
  [" nv 7k3m9q ", "NV-7K3M9Q"],
  ["7K3 M9Q", "NV-7K3M9Q"],
  ["NV–7K3M9Q", "NV-7K3M9Q"],
  // A number may begin with NV itself.
  ["NV3M9Q", "NV-NV3M9Q"],
  ["NV-NV3M9Q", "NV-NV3M9Q"],
  ["", "NV-"],
])("reads the number %j as %s", (typed, number) => {
  expect(trackedNumber(typed)).toBe(number);
});

it("limits the length of a number", () => {
  expect(trackedNumber("7".repeat(10_000)).length).toBeLessThan(50);
});

it.each([
  ["ishara@example.lk", true],
  [" Ishara@Example.LK ", true],
  ["077 123 4567", true],
  ["+94 (0)77-1234567", true],
  ["0094771234567", true],
  ["011 234 5678", true],
  ["077 123 4568", false],
  ["Ishara", false],
  ["Erased", false],
  ["", false],
  [" ", false],
])("with the contact %j the answer is %s", (typed, expected) => {
  expect(isContactOf({ ...address, secondPhone: "+94112345678" }, typed)).toBe(expected);
});

it("an erased address has no contact", () => {
  for (const typed of ["", " ", "Erased", "ishara@example.lk"]) {
    expect(isContactOf(erasedAddress, typed)).toBe(false);
  }
  expect(isTracked(orderOf({ shippingAddress: erasedAddress }), now)).toBe(false);
});

const daysAgo = (days: number) => new Date(Date.parse(now) - days * 24 * 60 * 60_000).toISOString();

it.each([
  ["under way for long", {}, true],
  ["not accepted", { accepted: false }, false],
  [
    "delivered 29 days ago",
    { status: "Delivered", history: [{ status: "Delivered", at: daysAgo(29) }] },
    true,
  ],
  [
    "delivered 30 days ago",
    { status: "Delivered", history: [{ status: "Delivered", at: daysAgo(30) }] },
    false,
  ],
  ["cancelled today", { cancellation: { at: daysAgo(0) } }, true],
  ["cancelled 31 days ago", { cancellation: { at: daysAgo(31) } }, false],
  ["returned 31 days ago", { returned: { at: daysAgo(31) } }, false],
] as const)("an order that is %s: %o", (_what, change, shown) => {
  expect(isTracked(orderOf(change), now)).toBe(shown);
});

const tracking = (orders: readonly TrackableOrder[], limit = 100) => {
  const done: string[] = [];
  const counts = new Map<string, number>();
  const count = async (key: string) => {
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    return times > limit ? 60 : 0;
  };
  const track = createOrderTracking({
    ordersByNumber: async (number) => {
      done.push(number);
      return number === "NV-AAAAAA" ? orders : [];
    },
    countByAddress: count,
    countByNumber: count,
    grants: { issue: (orderId) => `grant ${orderId}`, orderOf: () => null },
    sameTime: () => async () => {
      done.push("waited");
    },
  });
  return {
    done,
    track: (number: string, contact: string, from = "a") =>
      track.track({ number, contact }, { address: from, now }),
  };
};

it("finds the order of the contact among orders with the same number", async () => {
  const { track } = tracking([
    orderOf({ shippingAddress: { ...address, phone: "+94770000000", email: "b@example.lk" } }),
    orderOf({ id: "2" }),
  ]);
  expect(await track("aaaaaa", "0771234567")).toMatchObject({
    accepted: true,
    order: { id: "2" },
    grant: "grant 2",
  });
});

it("answers wrong numbers, wrong contacts and orders that aren't shown alike, after one wait", async () => {
  const own = tracking([orderOf()]);
  const ended = tracking([orderOf({ accepted: false })]);
  const answers = [
    await own.track("NV-BBBBBB", "0771234567"),
    await own.track("NV-AAAAAA", "0771234568"),
    await ended.track("NV-AAAAAA", "0771234567"),
  ];
  expect(answers[0]).toMatchObject({ accepted: false, refusal: { code: "NOT_FOUND" } });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(own.done).toEqual(["NV-BBBBBB", "waited", "NV-AAAAAA", "waited"]);
  expect(ended.done).toEqual(["NV-AAAAAA", "waited"]);
});

it("counts tries per address and per number, before it looks anything up", async () => {
  const { track, done } = tracking([orderOf()], 2);
  expect(await track("AAAAAA", "0771234568", "a")).toMatchObject({ accepted: false });
  expect(await track("nv-aaaaaa", "0771234568", "b")).toMatchObject({ accepted: false });
  const before = done.length;
  const refusal = { code: "TOO_MANY_TRIES", retryAfterSeconds: 60 };
  expect(await track("AAAAAA", "0771234567", "c")).toMatchObject({ refusal });
  await track("BBBBBB", "0771234567", "a");
  expect(await track("CCCCCC", "0771234567", "a")).toMatchObject({ refusal });
  expect(done.slice(before)).toEqual(["NV-BBBBBB", "waited"]);
});
