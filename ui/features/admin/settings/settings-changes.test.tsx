import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SettingsChanges } from "./settings-changes.tsx";
import type { SettingChange } from "./setting-row.tsx";

const changeOf = (number: number, change: Partial<SettingChange> = {}): SettingChange => ({
  __typename: "SettingChange",
  id: String(number),
  setting: "LOW_STOCK",
  name: `Low stock ${number}`,
  before: "5",
  after: "7",
  at: "2026-11-20T08:00:00.000Z",
  by: "Kasun",
  ...change,
});

function show(changes: SettingChange[]) {
  render(
    <MemoryRouter>
      <SettingsChanges changes={changes} />
    </MemoryRouter>,
  );
  return () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}
const many = (count: number) => Array.from({ length: count }, (_, at) => changeOf(at));

it('shows who changed what, from what to what; "an unknown account" if there is none', () => {
  const rows = show([changeOf(1), changeOf(2, { by: null })]);
  expect(rows()[0]).toMatch(/Kasun.*Low stock 1.*5 to 7$/);
  expect(rows()[1]).toMatch(/unknown account.*Low stock 2/);
});

it("has an empty state", () => {
  const rows = show([]);
  expect(screen.getByText(/No changes yet/)).toBeDefined();
  expect(rows()).toEqual([]);
});

it("shows ten at once, and the others by a press", () => {
  expect(show(many(10))()).toHaveLength(10);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  const rows = show(many(13));
  expect(rows()).toHaveLength(10);
  fireEvent.click(screen.getByRole("button", { name: "Show all 13" }));
  expect(rows()).toHaveLength(13);
  expect(screen.queryByRole("button")).toBeNull();
});

it("links to all of them in the history", () => {
  show([]);
  expect(screen.getByRole("link", { name: "All changes in History" }).getAttribute("href")).toMatch(
    /\?category=settings$/,
  );
});
