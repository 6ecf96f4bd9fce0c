import { describe, expect, it } from "vitest";
import { documentsOf, expectReplayable, recorded, timeOf } from "../../testing/recorded.ts";
import type { GivenEvent } from "../../testing/recorded.ts";
import { reportOf } from "../../testing/shop.ts";
import { reportsProjection } from "./projection.ts";

const reported: GivenEvent = ["report-r1", { type: "IssueReported", data: reportOf() }];
const erased: GivenEvent = ["report-r1", { type: "ReportSenderErased", data: { userId: "ann" } }];

const report = (...happened: readonly GivenEvent[]) =>
  documentsOf(reportsProjection, recorded(...happened)).get("r1");

describe("a report", () => {
  it("is kept as it was sent", () => {
    expect(report(reported)).toEqual({ ...reportOf(), id: "r1", createdAt: timeOf(0) });
  });

  it("keeps what it was about, and nothing of its sender's, once the sender is erased", () => {
    expect(report(reported, erased)).toMatchObject({
      issueType: "Product Defect",
      orderId: "o1",
      subject: "Erased",
      description: "Erased",
      email: "",
      orderNumber: "",
      attachments: [],
    });
  });

  it("may be told twice", () => {
    expectReplayable(reportsProjection, recorded(reported, erased));
  });
});
