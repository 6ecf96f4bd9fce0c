import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { reportViewOf, turnOf } from "../../../testing/reports.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { AllIssueReports } from "./all-issue-reports.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const at = (position: number) => String(position).padStart(16, "0");

type ReportOf = ReturnType<typeof reportViewOf>;

/** The line of a report in the list. */
function lineOf(id: string) {
  const list = within(screen.getByRole("list", { name: "Reports" }));
  const line = list.getByText(`RP-${id}`).closest("a");
  if (!line) throw new Error(`${id} is not listed`);
  return line;
}

/** An admin's inbox with reports that the test may change. */
const openInbox = async (...reports: ReportOf[]) => {
  Element.prototype.scrollIntoView = () => undefined;
  stubMatchMedia();
  const refusals: string[] = [];
  const way = { answered: Promise.resolve() };
  const shop = scriptedShop({
    Reports: ({ state, search: words }) => {
      const search = typeof words === "string" ? words : "";
      const items = reports.filter(
        (report) =>
          (!state || report.state === state) &&
          `${report.number} ${report.subject}`.includes(search),
      );
      return {
        reports: {
          __typename: "IssueReportPage",
          items,
          totalCount: items.length,
          nextCursor: null,
          position: at(1),
        },
      };
    },
    ReportStates: () => ({
      reportStates: (["OPEN", "ANSWERED", "CLOSED"] as const).map((state) => ({
        __typename: "IssueReportStatusCount",
        state,
        count: reports.filter((report) => report.state === state).length,
      })),
    }),
    AnswerReport: async ({ reportId, answer, close }) => {
      await way.answered;
      const message = refusals.shift();
      if (message === "lost") throw new ApiError("UNAVAILABLE");
      if (message) {
        return { answerReport: { __typename: "InvalidInput", code: "INVALID_INPUT", message } };
      }
      const report = reportViewOf(String(reportId), close ? "CLOSED" : "ANSWERED", [
        String(answer),
      ]);
      return {
        answerReport: {
          __typename: "IssueReportChanged",
          report,
          message: "The answer has been sent.",
        },
      };
    },
    CloseReport: ({ reportId }) => ({
      closeReport: {
        __typename: "IssueReportChanged",
        report: reportViewOf(String(reportId), "CLOSED"),
        message: "The report is closed.",
      },
    }),
    ReopenReport: ({ reportId }) => ({
      reopenReport: {
        __typename: "IssueReportChanged",
        report: { ...reportViewOf(String(reportId)), reopened: turnOf("Nuwan") },
        message: "The report is open again.",
      },
    }),
  });
  const routes = [{ path: "*", element: <AllIssueReports /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: shop.wrapper });
  await screen.findByText(/newest first|No reports/);
  let position = 1;
  return {
    ...shop,
    refusals,
    way,
    publish: (report: ReportOf) =>
      act(() =>
        shop.feeds[0]?.publish({
          reportInboxChanged: {
            __typename: "IssueReportUpdate",
            report,
            position: at(++position),
            remaining: 0,
          },
        }),
      ),
    row: (id: string) => within(lineOf(id)),
    read: () => within(screen.getByRole("article")),
    open: (id: string) => fireEvent.click(lineOf(id)),
    tab: (name: RegExp) => {
      fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });
    },
  };
};

it("shows the number of reports in each state, and filters by the selected state", async () => {
  const { tab } = await openInbox(
    reportViewOf("1"),
    reportViewOf("2", "ANSWERED"),
    reportViewOf("3"),
  );
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "All",
    "Open2",
    "Answered1",
    "Closed0",
  ]);
  tab(/Answered/);
  expect(await screen.findByText("1 report, newest first")).toBeDefined();
  expect(screen.getByText("RP-2")).toBeDefined();
  expect(screen.queryByText("RP-1")).toBeNull();
});

it("holds a new report back until it is requested, so that nothing moves", async () => {
  const reports = [reportViewOf("1")];
  const { publish } = await openInbox(...reports);
  publish(reportViewOf("2"));
  const button = await screen.findByRole("button", { name: "Show 1 new report" });
  expect(screen.queryByText("RP-2")).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("button", { name: /new report/ })).toBeNull());
});

it("holds nothing back if a listed report has changed: it is updated in place", async () => {
  const { publish, row } = await openInbox(reportViewOf("1"));
  publish(reportViewOf("1", "CLOSED"));
  await waitFor(() => expect(row("1").getByText("Closed")).toBeDefined());
  expect(screen.queryByRole("button", { name: /new report/ })).toBeNull();
});

it("answers a report, which stays in place with the answer below it", async () => {
  const { open, row, read, variablesOf } = await openInbox(reportViewOf("1"));
  open("1");
  const answer = await screen.findByRole("textbox", { name: "Answer" });
  fireEvent.change(answer, { target: { value: "Which leg?" } });
  fireEvent.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("Which leg?", { selector: "li p" })).toBeDefined();
  expect(row("1").getByText("Answered")).toBeDefined();
  expect(read().getByText("Kasun answered")).toBeDefined();
  expect(answer).toHaveProperty("value", "");
  expect(variablesOf("AnswerReport")).toMatchObject([{ reportId: "1", answer: "Which leg?" }]);
});

it("keeps typed text while an answer is being sent", async () => {
  const { open, row } = await openInbox(reportViewOf("1"));
  open("1");
  const answer = await screen.findByRole("textbox", { name: "Answer" });
  fireEvent.change(answer, { target: { value: "Which leg?" } });
  fireEvent.click(screen.getByRole("button", { name: "Send answer" }));
  fireEvent.change(answer, { target: { value: "Since when?" } });
  expect(await screen.findByText("Which leg?", { selector: "li p" })).toBeDefined();
  expect(row("1").getByText("Answered")).toBeDefined();
  expect(answer).toHaveProperty("value", "Since when?");
});

it("shows why an answer was refused, keeps its text, and resends it as the same command", async () => {
  const { open, refusals, variablesOf } = await openInbox(reportViewOf("1"));
  refusals.push("Please write an answer", "lost");
  open("1");
  const answer = await screen.findByRole("textbox", { name: "Answer" });
  const send = screen.getByRole("button", { name: "Send answer" });
  fireEvent.click(send);
  expect(await screen.findByText("Please write an answer")).toBeDefined();
  fireEvent.change(answer, { target: { value: "Which leg?" } });
  fireEvent.click(send);
  expect(await screen.findByText("No response. Try again.")).toBeDefined();
  expect(answer).toHaveProperty("value", "Which leg?");
  fireEvent.click(send);
  expect(await screen.findByText("Which leg?", { selector: "li p" })).toBeDefined();
  const [empty, lost, again] = variablesOf("AnswerReport").map(({ commandId }) => commandId);
  expect(again).toBe(lost);
  expect(lost).not.toBe(empty);
});

it("closes a report, which can still be answered", async () => {
  const { open, row, read } = await openInbox(reportViewOf("1"));
  open("1");
  fireEvent.click(await screen.findByRole("button", { name: "Close report" }));
  await waitFor(() => expect(row("1").getByText("Closed")).toBeDefined());
  expect(read().getByText(/^Closed by Kasun/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Close report" })).toBeNull();
  expect(screen.getByRole("button", { name: "Send answer" })).toBeDefined();
});

it("offers no answer for an erased account", async () => {
  const { open } = await openInbox({ ...reportViewOf("1"), email: "" });
  open("1");
  expect(await screen.findByRole("button", { name: "Close report" })).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("reopens a closed report by the same button, and shows who did", async () => {
  const { open, row, read, variablesOf } = await openInbox(reportViewOf("1", "CLOSED"));
  open("1");
  fireEvent.click(await screen.findByRole("button", { name: "Reopen report" }));
  await waitFor(() => expect(row("1").getByText("Open")).toBeDefined());
  expect(read().getByText(/^Reopened by Nuwan/)).toBeDefined();
  fireEvent.click(read().getByRole("button", { name: "Close report" }));
  await waitFor(() => expect(row("1").getByText("Closed")).toBeDefined());
  const [reopened, closed] = [variablesOf("ReopenReport"), variablesOf("CloseReport")];
  expect(reopened[0]?.commandId).not.toBe(closed[0]?.commandId);
});

it("answers and closes in one go", async () => {
  const { open, row, variablesOf } = await openInbox(reportViewOf("1"));
  open("1");
  fireEvent.change(await screen.findByRole("textbox", { name: "Answer" }), {
    target: { value: "It came today." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Send and close" }));
  await waitFor(() => expect(row("1").getByText("Closed")).toBeDefined());
  expect(variablesOf("AnswerReport")).toMatchObject([{ answer: "It came today.", close: true }]);
});

it("keeps the draft of one report while another is open", async () => {
  const { open } = await openInbox(reportViewOf("1"), reportViewOf("2"));
  open("1");
  const answer = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Answer" });
  await screen.findByRole("heading", { name: "Leg 1" });
  fireEvent.change(answer(), { target: { value: "Which leg?" } });
  open("2");
  await screen.findByRole("heading", { name: "Leg 2" });
  expect(answer().value).toBe("");
  open("1");
  await screen.findByRole("heading", { name: "Leg 1" });
  expect(answer().value).toBe("Which leg?");
});

it("keeps text typed in a reopened report while its answer is being sent", async () => {
  const { open, way, variablesOf } = await openInbox(reportViewOf("1"), reportViewOf("2"));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  const answer = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Answer" });
  open("1");
  await screen.findByRole("heading", { name: "Leg 1" });
  fireEvent.change(answer(), { target: { value: "Which leg?" } });
  fireEvent.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() => expect(variablesOf("AnswerReport")).toHaveLength(1));
  open("2");
  await screen.findByRole("heading", { name: "Leg 2" });
  open("1");
  await screen.findByRole("heading", { name: "Leg 1" });
  fireEvent.change(answer(), { target: { value: "Since when?" } });
  await act(async () => resolve(undefined));
  expect(await screen.findByText("Which leg?", { selector: "li p" })).toBeDefined();
  expect(answer().value).toBe("Since when?");
});

it("searches by words, and shows if nothing matches", async () => {
  await openInbox(reportViewOf("1"), reportViewOf("2"));
  const search = screen.getByRole("searchbox", { name: "Find a report" });
  fireEvent.change(search, { target: { value: "Leg 2" } });
  expect(await screen.findByText("1 found")).toBeDefined();
  expect(screen.queryByText("RP-1")).toBeNull();
  fireEvent.change(search, { target: { value: "sofa" } });
  expect(await screen.findByRole("heading", { name: "No reports" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show all reports" }));
  expect(await screen.findByText("2 reports, newest first")).toBeDefined();
});

it("says that a report couldn't load, and not that there is none", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  stubMatchMedia();
  const state = { failing: true };
  const shop = scriptedShop({
    Reports: ({ search }) => {
      if (search && state.failing) throw new ApiError("UNAVAILABLE");
      const page = { __typename: "IssueReportPage", totalCount: 0, nextCursor: null };
      return { reports: { ...page, items: [], position: at(1) } };
    },
    ReportStates: () => ({ reportStates: [] }),
  });
  const routes = [{ path: "*", element: <AllIssueReports /> }];
  const router = createMemoryRouter(routes, { initialEntries: ["/admin/reports?report=RP-9"] });
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  expect(await screen.findByText("Couldn’t load the report.")).toBeDefined();
  expect(screen.queryByText("There is no report with this number.")).toBeNull();
  state.failing = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There is no report with this number.")).toBeDefined();
});
