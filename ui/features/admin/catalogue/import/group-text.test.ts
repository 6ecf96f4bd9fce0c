import { describe, expect, it } from "vitest";
import { contentsText, countGroup, groupText } from "./group-text.ts";
import { rowsToImport } from "./group.ts";
import { countOutcomes, type ImportRow } from "./rows.ts";
import type { Group } from "./use-product-import.ts";

const groupOf = ({
  all = 1204,
  refused = 0,
  ...change
}: Partial<Group> & { all?: number; refused?: number }): Group => ({
  kind: "import",
  id: "g",
  sent: Array.from({ length: all }, (_, row) => ({ row, values: {} })),
  answered: all,
  doneAs: new Map(),
  refusals: new Map(Array.from({ length: refused }, (_, row) => [row, "No"])),
  end: "done",
  ...change,
});

describe("the state of an import", () => {
  it.each([
    [{ end: "sending", answered: 100 }, "Importing 100 of 1,204 items"],
    [{ end: "sending", answered: 0, kind: "undo" }, "Undoing 0 of 1,204 items"],
    [{ end: "stopping", answered: 100 }, "Stopping after 100 of 1,204 items"],
    [{ end: "done" }, "1,204 items were imported."],
    [{ end: "done", all: 1 }, "1 item was imported."],
    [{ end: "done", kind: "undo", all: 2 }, "2 items were undone."],
    [{ end: "done", all: 3, refused: 1 }, "2 items were imported. 1 item couldn’t be imported."],
    [
      { end: "done", all: 3, refused: 2, kind: "undo" },
      "1 item was undone. 2 items couldn’t be undone because the item has been ordered or changed.",
    ],
    [
      { end: "stopped", answered: 200, refused: 10 },
      "Stopped: 190 of 1,204 items were imported, the rest was not changed. 10 items couldn’t be imported.",
    ],
    [
      { end: "failed", answered: 100 },
      "The shop stopped responding after 100 of 1,204 items. Please continue; no item is processed twice.",
    ],
  ] as const)("is described for %j", (change, words) => {
    expect(groupText(groupOf(change))).toBe(words);
  });

  it("counts rejected rows as answered but not done", () => {
    expect(countGroup(groupOf({ all: 10, answered: 6, refused: 2 }))).toEqual({
      all: 10,
      answered: 6,
      done: 4,
      refused: 2,
    });
  });
});

it("counts items and variants of a file", () => {
  const variant = { line: 2, title: "Moss", isNew: true, changes: [], input: { values: [] } };
  const rows = [{ variants: [variant, variant] }, { variants: [] }];
  expect(contentsText(rows)).toBe("2 items, 2 variants");
  expect(contentsText([{ variants: [variant] }])).toBe("1 item, 1 variant");
  expect(contentsText([{ variants: [] }])).toBe("1 item");
});

describe("the rows to send", () => {
  const row = (line: number, changes: Partial<ImportRow>) =>
    ({
      line,
      outcome: "new",
      productId: null,
      values: { price: line },
      seen: null,
      options: [],
      variants: [],
      ...changes,
    }) as ImportRow;

  it("are the new and changed ones, identified by line", () => {
    const rows = [
      row(2, {}),
      row(3, { outcome: "changed", productId: "lamp", seen: { price: 1 } }),
      row(4, { outcome: "unchanged", productId: "lamp" }),
      row(5, { outcome: "refused" }),
    ];
    expect(rowsToImport(rows)).toEqual([
      { row: 2, values: { price: 2 } },
      { row: 3, id: "lamp", values: { price: 3 }, seen: { price: 1 } },
    ]);
    expect(countOutcomes(rows.map(({ outcome }) => outcome))).toEqual({
      all: 4,
      new: 1,
      changed: 1,
      unchanged: 1,
      refused: 1,
    });
  });
});
