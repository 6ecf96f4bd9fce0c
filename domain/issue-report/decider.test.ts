import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { reportOf } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import { messages } from "../messages.ts";
import { issueReportDecider } from "./decider.ts";
import type { IssueReportEvent } from "./events.ts";

const { given } = scenarioOf(issueReportDecider);

const report = { type: "ReportIssue", content: reportOf() } as const;
const reported: IssueReportEvent = { type: "IssueReported", data: reportOf() };

const texts = messages.report;
const erased: IssueReportEvent = { type: "ReportSenderErased", data: { userId: "ann" } };
const closed: IssueReportEvent = { type: "ReportClosed", data: {} };
const answered = (answer: string): IssueReportEvent => ({
  type: "ReportAnswered",
  data: { userId: "ann", answer },
});
const answer = (text: string, close = false) =>
  ({ type: "AnswerReport", answer: text, close }) as const;
const close = { type: "CloseReport" } as const;
const reopen = { type: "ReopenReport" } as const;
const reopened: IssueReportEvent = { type: "ReportReopened", data: {} };

describe("an issue report", () => {
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

describe("an answer", () => {
  it("is sent to the sender, several times if needed", () => {
    given(reported)
      .when(answer(" A new leg is on its way. "))
      .then(answered("A new leg is on its way."));
    given(reported, answered("Which leg?")).when(answer("Thank you.")).then(answered("Thank you."));
  });

  it("reopens a closed report", () => {
    const { state } = given(reported, closed)
      .when(answer("One more thing."))
      .then(answered("One more thing."));
    expect(state.closed).toBe(false);
  });

  it("closes the report in the same command if asked to", () => {
    given(reported).when(answer("It came today.", true)).then(answered("It came today."), closed);
    given(reported, answered("Soon."), closed)
      .when(answer("It came today.", true))
      .then(answered("It came today."), closed);
    given(reported).when(answer(" ", true)).thenRefused({ code: "INVALID_INPUT" });
  });

  it.each([
    ["nothing", "  ", texts.answerMissing],
    ["invisible characters", "\u200b\u2800", texts.answerMissing],
    ["more than anybody reads", "x".repeat(limits.reportAnswer + 1), "At most 4000 characters"],
  ])("can't be %s", (_what, text, message) => {
    given(reported)
      .when(answer(text))
      .thenRefused({ code: "INVALID_INPUT", message, fields: [{ field: "answer", message }] });
  });

  it("may have the maximum length", () => {
    const longest = "x".repeat(limits.reportAnswer);
    given(reported).when(answer(longest)).then(answered(longest));
  });

  it("is refused after twenty answers", () => {
    const twenty = Array.from({ length: limits.reportAnswers }, (_, count) => answered(`${count}`));
    given(reported, ...twenty.slice(1))
      .when(answer("The last"))
      .then(answered("The last"));
    given(reported, ...twenty)
      .when(answer("Too much"))
      .thenRefused({ message: texts.tooManyAnswers });
  });

  it("is refused if no report exists or the sender is erased", () => {
    given().when(answer("Hello")).thenRefused({ code: "NOT_FOUND" });
    given(reported, erased).when(answer("Hello")).thenRefused({ code: "NOT_FOUND" });
  });
});

describe("closing a report", () => {
  it("happens once, answered or not, also after its sender was erased", () => {
    given(reported).when(close).then(closed);
    given(reported, answered("Done.")).when(close).thenOnceOnly();
    given(reported, erased).when(close).then(closed);
    given(reported, closed).when(close).then();
  });

  it("requires a report", () => {
    given().when(close).thenRefused({ code: "NOT_FOUND" });
  });
});

describe("reopening a report", () => {
  it("happens once, after it was closed", () => {
    given(reported, closed).when(reopen).then(reopened);
    given(reported, closed).when(reopen).thenOnceOnly();
    given(reported, closed, reopened).when(close).then(closed);
  });

  it("does nothing if it is not closed", () => {
    given(reported).when(reopen).then();
    given(reported, closed, answered("One more thing.")).when(reopen).then();
  });

  it("requires a report", () => {
    given().when(reopen).thenRefused({ code: "NOT_FOUND" });
  });
});
