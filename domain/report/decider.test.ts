import { describe, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { reportOf } from "../../testing/shop.ts";
import { reportDecider } from "./decider.ts";
import type { ReportEvent } from "./events.ts";

const { given } = scenarioOf(reportDecider);

const report = { type: "ReportIssue", content: reportOf() } as const;
const reported: ReportEvent = { type: "IssueReported", data: reportOf() };

describe("a report", () => {
  it("is sent once", () => {
    given().when(report).then(reported);
    given().when(report).thenOnceOnly();
  });

  it("loses its sender once", () => {
    const erase = { type: "EraseSender" } as const;
    given(reported)
      .when(erase)
      .then({ type: "ReportSenderErased", data: { userId: "ann" } });
    given(reported).when(erase).thenOnceOnly();
    given().when(erase).then();
  });
});
