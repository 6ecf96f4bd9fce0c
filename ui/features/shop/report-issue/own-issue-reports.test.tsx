import { act, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { IssueReportStatus } from "../../../generated/operations.ts";
import { reportViewOf } from "../../../testing/reports.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OwnIssueReports } from "./own-issue-reports.tsx";

const at = (position: number) => String(position).padStart(16, "0");

/** The reports of a shopper, and the feed of their changes. */
const openReports = (...reports: ReturnType<typeof reportViewOf>[]) => {
  const way = { open: true };
  const shop = scriptedShop({
    MyReports: () => {
      if (!way.open) throw new ApiError("UNAVAILABLE");
      return {
        myReports: {
          __typename: "IssueReportPage",
          items: reports,
          totalCount: reports.length,
          nextCursor: null,
          position: at(1),
        },
      };
    },
  });
  const show = () =>
    render(
      <MemoryRouter>
        <OwnIssueReports />
      </MemoryRouter>,
      { wrapper: shop.wrapper },
    );
  const publish = (id: string, state: IssueReportStatus, ...answers: readonly string[]) =>
    act(() =>
      shop.feeds[0]?.publish({
        reportChanged: {
          __typename: "IssueReportUpdate",
          report: reportViewOf(id, state, answers),
          position: at(2),
          remaining: 0,
        },
      }),
    );
  return { ...shop, way, show, publish };
};

it("show their states, and an answer as soon as it arrives", async () => {
  const { show, publish } = openReports(reportViewOf("1"), reportViewOf("2", "CLOSED"));
  show();
  expect(await screen.findByText("Open")).toBeDefined();
  expect(screen.getByText("Closed")).toBeDefined();
  publish("1", "ANSWERED", "Which leg?");
  await waitFor(() => expect(screen.getByText("Answered")).toBeDefined());
  expect(screen.queryByText("Open")).toBeNull();
});

it("are followed from the position that was read, for signed-in users only", async () => {
  const { show, feeds } = openReports(reportViewOf("1"));
  show();
  await screen.findByText("RP-1");
  expect(feeds.map(({ operation, variables }) => [operation, variables])).toEqual([
    ["IssueReportChanged", { after: at(1) }],
  ]);
});

it("have an empty state and an error state", async () => {
  const { show } = openReports();
  const { unmount } = show();
  expect(await screen.findByText("Your reports appear here.")).toBeDefined();
  unmount();
  const broken = openReports();
  broken.way.open = false;
  broken.show();
  expect(await screen.findByText("Your reports couldn’t load.")).toBeDefined();
});
