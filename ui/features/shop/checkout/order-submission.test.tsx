import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { submissionOf, twoKettles } from "../../../testing/submissions.ts";
import {
  newSubmission,
  parseSubmission,
  type OrderSubmission,
  type SubmissionState,
} from "./order-submission.ts";

const quote = { lines: twoKettles.lines, subtotal: 19_700, deliveryFee: 500, total: 20_200 };
const message = "Not today.";

const states: SubmissionState[] = [
  { kind: "sending" },
  { kind: "waiting" },
  { kind: "failed", signIn: true },
  { kind: "pending", orderId: "order-1" },
  { kind: "placed", orderId: "order-1", celebrated: false },
  { kind: "refused", refusal: { kind: "PriceChanged", message, quote } },
  { kind: "refused", refusal: { kind: "InvalidInput", message, problems: ["Too many"] } },
  {
    kind: "refused",
    refusal: {
      kind: "StockShortage",
      message,
      lines: [{ productId: "uva-kettle", name: "Uva Kettle", requested: 2, available: 1 }],
    },
  },
  { kind: "refused", refusal: { kind: "Other", message } },
];

describe("a new submission", () => {
  it("is in the state of sending, with a local id that contains its command id", () => {
    const submission = newSubmission(twoKettles);
    expect(submission).toMatchObject({ ...twoKettles, state: { kind: "sending" } });
    expect(submission.id).toBe(`local_${submission.commandId}`);
  });

  it("has a new command id each time, so that ordering again orders again", () => {
    expect(newSubmission(twoKettles).commandId).not.toBe(newSubmission(twoKettles).commandId);
  });
});

describe("a stored submission", () => {
  it.each(states)("is parsed as it was: $kind", (state) => {
    const submission = { ...newSubmission(twoKettles), state };
    expect(parseSubmission(JSON.stringify(submission))).toEqual(submission);
  });

  it.each(["id", "commandId", "shopperId", "input", "lines", "state"])(
    "is null if %s is missing",
    (part) => {
      const { [part]: _gone, ...rest } = { ...newSubmission(twoKettles) } as Record<
        string,
        unknown
      >;
      expect(parseSubmission(JSON.stringify(rest))).toBeNull();
    },
  );

  it("may be older than options", () => {
    const submission = newSubmission(twoKettles);
    const lines = submission.lines.map(({ options: _options, ...line }) => line);
    expect(parseSubmission(JSON.stringify({ ...submission, lines }))).toEqual(submission);
  });

  it("is null if its id is not a local one", () => {
    const submission = { ...newSubmission(twoKettles), id: "order-1" };
    expect(parseSubmission(JSON.stringify(submission))).toBeNull();
  });

  it("never breaks the page, for any stored text", () => {
    expect(parseSubmission(null)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseSubmission(stored)).toBeNull();
      }),
    );
  });
});

/** The store of a newly opened tab. */
const openTab = async () => {
  vi.resetModules();
  return (await import("./order-submission.ts")).submissionStore;
};

const idsOf = (submissions: readonly OrderSubmission[]) => submissions.map(({ id }) => id);

const refused = {
  kind: "refused",
  refusal: { kind: "Other", message: "Not today." },
} as const satisfies SubmissionState;
const failed = { kind: "failed", signIn: false } as const;
const waiting = { kind: "waiting" } as const;
const placed = { kind: "placed", orderId: "order-1", celebrated: false } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the order of this tab", () => {
  it("is restored when the page reloads", async () => {
    const tab = await openTab();
    const submission = submissionOf();
    tab.begin(submission);
    tab.write({ ...submission, state: placed });
    expect((await openTab()).read()).toEqual({
      current: { ...submission, state: placed },
      onDevice: [],
    });
  });

  it("is replaced by the next one", async () => {
    const tab = await openTab();
    const next = submissionOf();
    tab.begin(submissionOf());
    tab.begin(next);
    expect(tab.read().current).toEqual(next);
  });

  it("is also stored for other tabs while it waits for the connection", async () => {
    const tab = await openTab();
    const submission = submissionOf();
    tab.begin(submission);
    tab.write({ ...submission, state: waiting });
    sessionStorage.clear();
    expect((await openTab()).read()).toEqual({
      current: null,
      onDevice: [{ ...submission, state: waiting }],
    });
  });

  it("is stored once while it waits, and restored when the page reloads", async () => {
    const tab = await openTab();
    const submission = submissionOf();
    tab.begin(submission);
    tab.write({ ...submission, state: waiting });
    expect(Object.values<unknown>(sessionStorage)).toEqual([submission.id]);
    expect((await openTab()).read().current).toEqual({ ...submission, state: waiting });
  });

  it.each([refused, failed, placed])(
    "is removed from the device when it no longer waits: $kind",
    async (state) => {
      const tab = await openTab();
      const submission = submissionOf();
      tab.begin(submission);
      tab.write({ ...submission, state: waiting });
      tab.write({ ...submission, state });
      expect(tab.read()).toEqual({ current: { ...submission, state }, onDevice: [] });
      expect(localStorage).toHaveLength(0);
    },
  );
});

describe("an order of a closed tab", () => {
  const keep = async () => {
    const tab = await openTab();
    const submission = submissionOf();
    tab.write({ ...submission, state: waiting });
    return { tab, submission };
  };

  it.each([refused, failed])(
    "stays until the shopper has read the reason: $kind",
    async (state) => {
      const { tab, submission } = await keep();
      tab.write({ ...submission, state });
      expect((await openTab()).read().onDevice).toEqual([{ ...submission, state }]);
      tab.dismiss(submission);
      expect(tab.read().onDevice).toEqual([]);
      expect((await openTab()).read().onDevice).toEqual([]);
    },
  );

  it("is removed when the shop has it", async () => {
    const { tab, submission } = await keep();
    tab.write({ ...submission, state: placed });
    expect(tab.read().onDevice).toEqual([]);
    expect((await openTab()).read().onDevice).toEqual([]);
  });
});

describe("a new tab", () => {
  it("finds the oldest order first, and ignores invalid entries", async () => {
    const tab = await openTab();
    const [newer, older] = [submissionOf({ startedAt: 2_000 }), submissionOf({ startedAt: 1_000 })];
    tab.write({ ...newer, state: waiting });
    tab.write({ ...older, state: waiting });
    localStorage.setItem("local_broken", "{");
    localStorage.setItem("something-else", JSON.stringify(newer));
    expect(idsOf((await openTab()).read().onDevice)).toEqual([older.id, newer.id]);
  });

  it("starts empty if storage is forbidden, and keeps orders as long as the page", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    const tab = await openTab();
    expect(tab.read()).toEqual({ current: null, onDevice: [] });
    const submission = submissionOf();
    tab.begin(submission);
    tab.write({ ...submission, state: waiting });
    expect(tab.read().current?.state).toEqual(waiting);
    expect(idsOf(tab.read().onDevice)).toEqual([submission.id]);
  });
});

describe("a change by another tab", () => {
  it("is seen here, and does not affect this tab's own order", async () => {
    const tab = await openTab();
    const [own, others] = [submissionOf(), { ...submissionOf(), state: waiting }];
    const changed = vi.fn();
    tab.begin(own);
    const stop = tab.subscribe(changed);
    localStorage.setItem(others.id, JSON.stringify(others));
    dispatchEvent(new StorageEvent("storage", { key: others.id }));
    expect(changed).toHaveBeenCalledOnce();
    expect(tab.read()).toEqual({ current: own, onDevice: [others] });
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(tab.read()).toEqual({ current: own, onDevice: [] });
    stop();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("does not remove an order that lasts as long as the page", async () => {
    const tab = await openTab();
    const own = submissionOf();
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new Error("full");
    });
    tab.begin(own);
    dispatchEvent(new StorageEvent("storage", { key: "local_other" }));
    expect(tab.read().current).toEqual(own);
  });

  it("updates this tab's waiting order, which survives its removal", async () => {
    const tab = await openTab();
    const own = submissionOf();
    tab.begin(own);
    tab.write({ ...own, state: waiting });
    localStorage.setItem(own.id, JSON.stringify({ ...own, state: failed }));
    dispatchEvent(new StorageEvent("storage", { key: own.id }));
    expect(tab.read().current?.state).toEqual(failed);
    localStorage.removeItem(own.id);
    dispatchEvent(new StorageEvent("storage", { key: own.id }));
    expect((await openTab()).read()).toEqual({
      current: { ...own, state: failed },
      onDevice: [],
    });
  });

  it("is ignored if it is about something else", async () => {
    const tab = await openTab();
    const changed = vi.fn();
    tab.subscribe(changed);
    dispatchEvent(new StorageEvent("storage", { key: "nivasa.theme" }));
    expect(changed).not.toHaveBeenCalled();
  });
});

it("stores on the device exactly the orders it reports, and every order that waits", async () => {
  const tab = await openTab();
  const step = fc.record({
    which: fc.nat(2),
    what: fc.constantFrom<"begin" | "dismiss" | SubmissionState>(
      "begin",
      "dismiss",
      waiting,
      refused,
      failed,
      placed,
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      for (const submission of tab.read().onDevice) tab.dismiss(submission);
      const orders = [submissionOf(), submissionOf(), submissionOf()];
      for (const { which, what } of steps) {
        const order = orders[which];
        if (!order) continue;
        if (what === "begin") tab.begin(order);
        else if (what === "dismiss") tab.dismiss(order);
        else tab.write({ ...order, state: what });
        const { onDevice } = tab.read();
        const stored = Object.keys(localStorage).filter((key) => key.startsWith("local_"));
        expect(idsOf(onDevice).toSorted()).toEqual(stored.toSorted());
        if (what === waiting) expect(idsOf(onDevice)).toContain(order.id);
        if (what === placed) expect(idsOf(onDevice)).not.toContain(order.id);
      }
      expect((await openTab()).read().current).toEqual(tab.read().current);
    }),
    { numRuns: 60 },
  );
});
