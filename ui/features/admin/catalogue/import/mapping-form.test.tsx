import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { beginImports, endImports, importRow, openImport } from "../../../../testing/imports.tsx";
import { MappingForm } from "./mapping-form.tsx";
import type { Mapping } from "./mapped-fields.ts";
beforeEach(() => localStorage.clear());

const columns = ["Title", "Price", "Photo", "Body", "Width"].map((name) => ({
  name,
  sample: `a ${name}`,
}));
const open = () => {
  const onMap = vi.fn<(mapping: Mapping) => void>();
  render(<MappingForm columns={columns} onMap={onMap} />);
  return onMap;
};
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Show the rows" }));

it("shows a sample of each column, and lists columns that are not imported", () => {
  open();
  expect(screen.getByText("a Title")).toBeTruthy();
  choose(/^Width/, "");
  expect(screen.getByText("Not imported: Width")).toBeTruthy();
});

it("shows how each column was found", () => {
  open();
  const origins = () =>
    ["Proposed", "You chose", "Left out", "Please choose"].map(
      (words) => screen.queryAllByText(words).length,
    );
  expect(origins()).toEqual([5, 0, 15, 0]);
  choose("Name", "");
  choose(/^3D model/, "Body");
  choose(/^Width/, "");
  expect(origins()).toEqual([3, 2, 14, 1]);
});

it("shows what each field lacks, and continues once it is complete", () => {
  const onMap = open();
  choose("Name", "");
  submit();
  expect(onMap).not.toHaveBeenCalled();
  const name = screen.getByLabelText("Name");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("A size needs all three sides")).toHaveLength(2);
  choose("Name", "Title");
  choose(/^Width/, "");
  choose("Other categories become", "Bathwares");
  submit();
  expect(onMap).toHaveBeenCalledWith({
    category: "Bathwares",
    columns: { name: "Title", price: "Price", image: "Photo", description: "Body" },
  });
});

it("is the second step for a file with other columns, and is stored for the next one", async () => {
  beginImports();
  const { choose: chooseFile, thread, press } = openImport();
  chooseFile();
  (await thread()).finds({ kind: "columns", columns });
  await screen.findByText("Choose the columns");
  choose(/^Width/, "");
  choose("Name", "Body");
  press("Show the rows");
  const again = await thread(1);
  expect(again.postMessage.mock.calls[0]?.[0].mapping?.columns.name).toBe("Body");
  again.finds({ kind: "rows", rows: [importRow(2)] }, { kind: "read" });
  await screen.findByRole("button", { name: "Import 1 item" });
  press("Another file");
  chooseFile();
  (await thread(2)).finds({ kind: "columns", columns });
  await screen.findByText("Choose the columns");
  expect(screen.getByLabelText<HTMLSelectElement>("Name").value).toBe("Body");
  endImports();
});
