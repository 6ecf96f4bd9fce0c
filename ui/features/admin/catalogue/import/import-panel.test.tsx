import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../../generated/shop.ts";
import { beginImports, endImports, importRow, openImport } from "../../../../testing/imports.tsx";
import { maxBytes } from "./file-form.ts";

beforeEach(beginImports);
afterEach(endImports);

describe("a file of items", () => {
  it("is read in a worker that ends afterwards", async () => {
    const { choose, thread } = openImport();
    choose();
    expect(screen.getByText("Reading items.csv…")).toBeTruthy();
    const reading = await thread();
    reading.finds({ kind: "rows", rows: [importRow(2)] });
    expect(screen.queryByRole("heading", { name: "items.csv" })).toBeNull();
    reading.finds({ kind: "rows", rows: [importRow(3)] }, { kind: "read" });
    expect(await screen.findByRole("button", { name: "Import 2 items" })).toBeTruthy();
    expect(screen.getByText(/^Nothing has been imported yet/)).toBeTruthy();
    expect(reading.terminate).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: "problem", problem: "The file is empty." }, "The file is empty."],
    [{ kind: "away" }, messages.product.listFailed],
  ] as const)(
    "shows the problem %j, and lets the admin choose another file",
    async (answer, words) => {
      const { choose, thread } = openImport();
      choose();
      (await thread()).finds(answer);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toBe(`${words} Nothing was changed.`);
      expect(document.activeElement).toBe(alert);
      expect(screen.getByLabelText("Drop a CSV file or choose one")).toBeTruthy();
    },
  );

  it("is rejected before reading if it is far too large", async () => {
    const { choose, begun } = openImport();
    const large = new File(["x"], "large.csv");
    Object.defineProperty(large, "size", { value: maxBytes + 1 });
    choose(large);
    await screen.findByText(/larger than 20 MB/);
    expect(begun()).toBe(0);
  });

  it("is reported as missing if it has been moved", async () => {
    const { choose } = openImport();
    const gone = new File(["x"], "gone.csv");
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    choose(gone);
    await screen.findByText(/Has it been moved or changed\?/);
  });

  it("is reported as unreadable if the browser cannot start a worker", async () => {
    vi.stubGlobal("Worker", () => {
      throw new DOMException("not here", "SecurityError");
    });
    openImport().choose();
    await screen.findByText(/^Couldn’t read the file/);
    expect(screen.queryByText("Reading items.csv…")).toBeNull();
  });

  it("is no longer read after the page is left", async () => {
    const { choose, thread } = openImport();
    choose();
    const reading = await thread();
    cleanup();
    await waitFor(() => expect(reading.terminate).toHaveBeenCalledOnce());
  });

  it("without changes cannot be imported", async () => {
    const { find, buttons } = openImport();
    await find(
      importRow(2, { outcome: "unchanged", changes: [] }),
      importRow(3, { outcome: "refused" }),
    );
    expect(screen.getByText("This file contains no changes.")).toBeTruthy();
    expect(buttons()).toEqual(["Download the refused row", "Another file", "Back to items"]);
  });

  it("can be replaced by another, or closed", async () => {
    const { find, press, onClose } = openImport();
    await find(importRow(2));
    press("Another file");
    expect(screen.getByRole("heading", { name: "Import from CSV" })).toBeTruthy();
    press("Back to items");
    expect(onClose).toHaveBeenCalledOnce();
  });
});
