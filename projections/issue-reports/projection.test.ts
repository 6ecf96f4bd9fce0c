import { describe, expect, it } from "vitest";
import { documentsOf, expectReplayable, recorded, timeOf } from "../../testing/recorded.ts";
import type { GivenEvent } from "../../testing/recorded.ts";
import { reportOf } from "../../testing/shop.ts";
import { issueReportsProjection } from "./projection.ts";

const reported: GivenEvent = ["report-r1", { type: "IssueReported", data: reportOf() }];
const erased: GivenEvent = ["report-r1", { type: "ReportSenderErased", data: { userId: "ann" } }];

const answered = (answer: string): GivenEvent => [
  "report-r1",
  { type: "ReportAnswered", data: { userId: "ann", answer } },
];
const closed: GivenEvent = ["report-r1", { type: "ReportClosed", data: {} }];

const reopened: GivenEvent = ["report-r1", { type: "ReportReopened", data: {} }];

const report = (...happened: readonly GivenEvent[]) =>
  documentsOf(issueReportsProjection, recorded(...happened)).get("r1");

describe("an issue report", () => {
  it("is stored as it was sent", () => {
    expect(report(reported)).toEqual({
      ...reportOf(),
      id: "r1",
      number: expect.stringMatching(/^RP-[2-9A-Z]{6}$/) as string,
      state: "open",
      answers: [],
      closed: null,
      reopened: null,
      createdAt: timeOf(0),
    });
  });

  it("can be answered, closed, and reopened by another answer", () => {
    expect(report(reported, answered("Which leg?"))).toMatchObject({
      state: "answered",
      answers: [{ at: timeOf(1), text: "Which leg?" }],
    });
    expect(report(reported, answered("Which leg?"), closed)).toMatchObject({ state: "closed" });
    expect(report(reported, answered("Which leg?"), closed, answered("That one."))).toMatchObject({
      state: "answered",
      answers: [{ text: "Which leg?" }, { at: timeOf(3), text: "That one." }],
    });
  });

  it("names who closed or reopened it, until it is answered", () => {
    expect(report(reported, closed)).toMatchObject({
      closed: { at: timeOf(1), byId: "ann" },
      reopened: null,
    });
    expect(report(reported, answered("Yes"), closed, reopened)).toMatchObject({
      state: "open",
      closed: null,
      reopened: { at: timeOf(3), byId: "ann" },
    });
    expect(report(reported, closed, reopened, answered("Yes"))).toMatchObject({
      state: "answered",
      answers: [{ byId: "ann" }],
      closed: null,
      reopened: null,
    });
  });

  it("keeps its subject, and nothing of its sender, once the sender is erased", () => {
    expect(report(reported, answered("Dear Ann"), erased)).toMatchObject({
      issueType: "Product Defect",
      orderId: "o1",
      subject: "Erased",
      description: "Erased",
      email: "",
      orderNumber: "",
      attachments: [],
      answers: [{ at: timeOf(1), text: "Erased" }],
    });
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      issueReportsProjection,
      recorded(reported, answered("Yes"), closed, reopened, erased),
    );
  });
});
