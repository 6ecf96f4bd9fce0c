import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DateTime, formatDate, formatDateTime, formatTime } from "./date-time.tsx";

/** It is already the 21st in Colombo. */
const at = "2026-11-20T18:35:00.000Z";

it("shows day and time in Colombo, wherever the reader is", () => {
  expect(formatDate(at)).toBe("21/11/2026");
  expect(formatTime(at)).toBe("12:05 am");
  expect(formatTime("2026-11-20T10:10:00.000Z")).toBe("3:40 pm");
  expect(formatDateTime("2026-11-20T10:10:00.000Z")).toBe("20/11/2026, 3:40 pm");
  expect(formatDate(Date.parse(at))).toBe(formatDate(at));
});

it.each([
  ["date", "20/11/2026"],
  ["time", "3:40 pm"],
  ["date-time", "20/11/2026, 3:40 pm"],
] as const)("shows a readable %s and carries the exact time for machines", (show, words) => {
  const moment = "2026-11-20T10:10:00.000Z";
  render(<DateTime at={moment} show={show} />);
  expect(screen.getByText(words).getAttribute("datetime")).toBe(moment);
});
