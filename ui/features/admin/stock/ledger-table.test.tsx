import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { ledgerEntryOf } from "../../../testing/stock.ts";
import { LedgerTable } from "./ledger-table.tsx";
import type { LedgerEntry } from "./ledger-text.ts";

function show(entries: LedgerEntry[], totalCount = entries.length) {
  render(
    <MemoryRouter>
      <LedgerTable entries={entries} totalCount={totalCount} />
    </MemoryRouter>,
  );
  const rows = screen.getAllByRole("row").slice(1);
  return rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .slice(1)
      .map(({ textContent }) => textContent),
  );
}

describe("an entry of the ledger", () => {
  it.each([
    ["its reason and who made it", { reason: "Delivery" }, "Received“Delivery”, by Kasun", "+2"],
    ["only who made it", {}, "Receivedby Kasun", "+2"],
    ["no person if unknown", { by: null, reason: "Found" }, "Received“Found”", "+2"],
    [
      "the order that reserves units, and no person",
      { kind: "RESERVED", reservedChange: 3, orderNumber: "NV-7" },
      "Reservedfor NV-7",
      "3 reserved",
    ],
    [
      "the order that no longer needs them",
      { kind: "RELEASED", reservedChange: -3, orderNumber: "NV-7" },
      "Releasedno longer needed for NV-7",
      "3 released",
    ],
    [
      "the order they were returned from",
      { kind: "RETURNED", orderNumber: "NV-7" },
      "Returnedfrom NV-7",
      "+2",
    ],
    [
      "a corrected count from and to",
      { kind: "ADJUSTED", onHandChange: -1 },
      "Adjustedby Kasun",
      "13 → 12",
    ],
  ] as const)("shows %s", (_, change, words, figure) => {
    const [row] = show([ledgerEntryOf(change)]);
    expect(row?.slice(0, 2)).toEqual([words, figure]);
  });

  it("links each figure to its event, by name", () => {
    show([ledgerEntryOf()]);
    for (const name of ["On hand 12", "Reserved 3", "Available 9"]) {
      const link = screen.getByRole("link", { name: `${name}: event 812` });
      expect(link.getAttribute("href")).toMatch(/812/);
    }
  });

  it("without a known event has no links", () => {
    const [row] = show([ledgerEntryOf({ event: null })]);
    expect(row?.slice(2)).toEqual(["On hand 12", "Reserved 3", "Available 9"]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("links to its order", () => {
    show([ledgerEntryOf({ kind: "CONFIRMED", orderNumber: "NV-7", onHandChange: -2 })]);
    expect(screen.getByRole("link", { name: "NV-7" }).getAttribute("href")).toMatch(/NV-7/);
  });
});

it("has row count and index for screen readers", () => {
  show([ledgerEntryOf(), ledgerEntryOf({ id: "entry-2" })], 400);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("401");
  expect(
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.getAttribute("aria-rowindex")),
  ).toEqual(["2", "3"]);
});
