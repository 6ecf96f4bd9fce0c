import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { submissionOf, twoKettles } from "../../../testing/submissions.ts";
import type { OrderSubmission } from "./order-submission.ts";
import { forgetOrder, orderedBefore, rememberOrder } from "./recent-orders.ts";

type Order = Pick<OrderSubmission, "shopperId" | "input">;
type Address = OrderSubmission["input"]["shippingAddress"];

const sentTo = (change: Partial<Address>): Order => ({
  ...twoKettles,
  input: {
    ...twoKettles.input,
    shippingAddress: { ...twoKettles.input.shippingAddress, ...change },
  },
});

const itemsOf = (...items: OrderSubmission["input"]["items"]): Order => ({
  ...twoKettles,
  input: { ...twoKettles.input, items },
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the same order again", () => {
  it("is recognized for five minutes, with its time, and not after", () => {
    const startedAt = Date.now();
    expect(orderedBefore(twoKettles)).toBeNull();
    rememberOrder(submissionOf());
    vi.setSystemTime(startedAt + 299_999);
    expect(orderedBefore(twoKettles)).toBe(startedAt);
    vi.setSystemTime(startedAt + 300_000);
    expect(orderedBefore(twoKettles)).toBeNull();
  });

  it("is the same at another total: prices are set by the shop", () => {
    rememberOrder(submissionOf());
    const input = { ...twoKettles.input, totalPrice: 1 };
    expect(orderedBefore({ ...twoKettles, input })).not.toBeNull();
  });

  it("is the same whatever the spelling of the address", () => {
    rememberOrder(submissionOf());
    expect(
      orderedBefore(sentTo({ address: " 12 GALLE road ", city: "colombo 03" })),
    ).not.toBeNull();
  });

  it("is another order with other fields for the driver, but not with empty ones", () => {
    rememberOrder(submissionOf());
    expect(orderedBefore(sentTo({ landmark: "", floor: "" }))).not.toBeNull();
    expect(orderedBefore(sentTo({ floor: "Temple" }))).toBeNull();
    rememberOrder(submissionOf(sentTo({ floor: "Temple" })));
    expect(orderedBefore(sentTo({ floor: "temple" }))).not.toBeNull();
    expect(orderedBefore(sentTo({ landmark: "Temple" }))).toBeNull();
  });

  it("is not recognized if the first was cancelled", () => {
    rememberOrder(submissionOf(), "order-1");
    forgetOrder("order-2");
    expect(orderedBefore(twoKettles)).not.toBeNull();
    forgetOrder("order-1");
    expect(orderedBefore(twoKettles)).toBeNull();
  });

  it("is too old if the clock was set back by days", () => {
    rememberOrder(submissionOf());
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(orderedBefore(twoKettles)).toBeNull();
  });

  it("counts from the latest time it was placed", () => {
    rememberOrder(submissionOf());
    vi.setSystemTime(Date.now() + 60_000);
    rememberOrder(submissionOf());
    expect(orderedBefore(twoKettles)).toBe(Date.now());
  });

  it("is the same for any sequence of its items, and different for any other quantity", () => {
    const item = fc.record({
      productId: fc.stringMatching(/^[a-z]{1,6}$/),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const items = fc.uniqueArray(item, { minLength: 1, selector: ({ productId }) => productId });
    const mixed = items.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(mixed, ([ordered, shuffled]) => {
        localStorage.clear();
        rememberOrder(submissionOf(itemsOf(...ordered)));
        expect(orderedBefore(itemsOf(...shuffled))).not.toBeNull();
        const [first, ...rest] = shuffled;
        if (!first) return;
        const more = { ...first, quantity: first.quantity + 1 };
        expect(orderedBefore(itemsOf(more, ...rest))).toBeNull();
      }),
    );
  });
});

describe("a different order", () => {
  it.each([
    ["of another shopper", { ...twoKettles, shopperId: "account-2" }],
    ["to another address", sentTo({ address: "14 Galle Road" })],
    ["of other things", itemsOf({ productId: "sigiri-lamp", quantity: 2 })],
    ["of more things", itemsOf(...twoKettles.input.items, { productId: "mat", quantity: 1 })],
  ])("is one %s", (_which, other) => {
    rememberOrder(submissionOf());
    expect(orderedBefore(other)).toBeNull();
  });

  it("does not remove the earlier ones", () => {
    rememberOrder(submissionOf());
    rememberOrder(submissionOf(sentTo({ address: "14 Galle Road" })));
    expect(orderedBefore(twoKettles)).not.toBeNull();
  });
});

describe("the stored data", () => {
  it("reveals neither buyer, items nor address", () => {
    rememberOrder(submissionOf());
    const stored = JSON.stringify(Object.entries(localStorage)).toLowerCase();
    for (const word of ["kettle", "galle", "ishara", "077", "account-1"])
      expect(stored).not.toContain(word);
  });

  it("is cleared of orders that are too old", () => {
    rememberOrder(submissionOf());
    const before = JSON.stringify(Object.entries(localStorage)).length;
    vi.setSystemTime(Date.now() + 300_001);
    rememberOrder(submissionOf(itemsOf({ productId: "mat", quantity: 1 })));
    expect(JSON.stringify(Object.entries(localStorage)).length).toBeLessThan(before * 1.5);
  });

  it.each(["{", '"text"', "[1]"])("may be anything: %s", (stored) => {
    localStorage.setItem("nivasa.recent-orders", stored);
    expect(orderedBefore(twoKettles)).toBeNull();
    rememberOrder(submissionOf());
    expect(orderedBefore(twoKettles)).not.toBeNull();
  });

  it("is not needed to order", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    rememberOrder(submissionOf());
    expect(orderedBefore(twoKettles)).toBeNull();
  });
});
