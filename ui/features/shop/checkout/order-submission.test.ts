import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { twoKettles } from "../../../testing/submissions.ts";
import { newSubmission, parseSubmission, type SubmissionState } from "./order-submission.ts";

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
