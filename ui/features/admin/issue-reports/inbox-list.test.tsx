import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { reportViewOf } from "../../../testing/reports.ts";
import { InboxList } from "./inbox-list.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  stubMatchMedia();
});

it("shows the time of today's reports and the day of older ones, and marks the open one", () => {
  const reports = [
    reportViewOf("1"),
    { ...reportViewOf("2"), createdAt: "2026-11-21T07:00:00.000Z" },
  ];
  render(
    <MemoryRouter>
      <InboxList
        reports={reports as never}
        read="RP-2"
        addressOf={(number) => `/admin/reports?read=${number}`}
        today="22/11/2026"
      />
    </MemoryRouter>,
  );
  const lines = screen.getAllByRole("link");
  expect(lines.map((line) => line.querySelector("time")?.textContent)).toEqual([
    expect.stringMatching(/^12:30 pm$/i),
    "21/11/2026",
  ]);
  expect(lines.map((line) => line.getAttribute("aria-current"))).toEqual([null, "true"]);
});
