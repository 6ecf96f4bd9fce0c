import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  allTaken,
  beginImports,
  endImports,
  importRow,
  openImport,
  shopAway,
} from "../../../../testing/imports.tsx";

beforeEach(beginImports);
afterEach(endImports);

describe("imported rows", () => {
  it("are sent as one group, and undone as another", async () => {
    const { find, press, sent, buttons } = openImport();
    await find(importRow(2), importRow(3, { outcome: "refused" }));
    press("Import 1 item");
    await screen.findByText("1 item was imported.");
    expect(buttons()).toContain("Undo 1 item");
    press("Undo 1 item");
    await screen.findByText("1 item was undone.");
    const [done, undone] = sent();
    expect(done?.rows).toMatchObject([{ row: 2, values: { price: 2 }, seen: { price: 1 } }]);
    expect(undone?.rows).toMatchObject([{ row: 2, values: { price: 1 }, seen: { price: 2 } }]);
    expect(undone?.groupId).not.toBe(done?.groupId);
    expect(buttons()).not.toContain("Undo 1 item");
  });

  it("list rejected rows with their reasons, and do not undo them", async () => {
    const refusal = { __typename: "RowRefusal", code: "X", message: "Look again", field: "price" };
    const { find, press, sent, buttons } = openImport((rows) =>
      rows.map(({ row: line, id }) => ({
        __typename: "ProductRow",
        row: line,
        productId: line === 2 ? id : null,
        refusal: line === 2 ? null : refusal,
      })),
    );
    await find(importRow(2), importRow(3), importRow(4));
    press("Import 3 items");
    await screen.findByText(/^1 item was imported\. 2 items couldn’t be imported/);
    expect(screen.getAllByText("price: Look again")).toHaveLength(2);
    expect(buttons()[0]).toBe("Download 2 refused rows");
    press("Undo 1 item");
    await waitFor(() => expect(sent()[1]?.rows).toMatchObject([{ id: "stool-2" }]));
  });

  it("are sent again as the same group after a failure, without duplicates", async () => {
    let tries = 0;
    const { find, press, sent, buttons } = openImport((rows) =>
      (tries++ === 0 ? shopAway : allTaken)(rows),
    );
    await find(importRow(2), importRow(3));
    press("Import 2 items");
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^The shop stopped responding after 0 of 2/,
    );
    expect(buttons()).not.toContain("Undo 2 items");
    press("Continue with 2 items");
    await screen.findByText("2 items were imported.");
    expect(sent()[1]).toEqual(sent()[0]);
  });
});

describe("rows being imported", () => {
  const many = Array.from({ length: 150 }, (_, at) => importRow(at + 2));

  async function openWhileSending() {
    let answerFirst: () => void = () => undefined;
    const opened = openImport((rows) =>
      rows[0]?.row === 2
        ? new Promise((resolve) => {
            answerFirst = () => resolve(allTaken(rows));
          })
        : allTaken(rows),
    );
    await opened.find(...many);
    opened.press("Import 150 items");
    await waitFor(() => expect(opened.sent()).toHaveLength(1));
    return { ...opened, answerFirst: () => answerFirst() };
  }

  it("can be stopped between two batches, and continued from there", async () => {
    const { press, sent, answerFirst, buttons } = await openWhileSending();
    expect(buttons()).toEqual(["Stop"]);
    press("Stop");
    expect(screen.getByRole("button", { name: "Stop" }).getAttribute("aria-busy")).toBe("true");
    answerFirst();
    await screen.findByText(/^Stopped: 100 of 150 items were imported/);
    expect(sent()).toHaveLength(1);
    press("Continue with 50 items");
    await screen.findByText("150 items were imported.");
    expect(sent().map(({ rows }) => rows.length)).toEqual([100, 50]);
    expect(sent()[1]?.groupId).toBe(sent()[0]?.groupId);
  });

  it("ask for confirmation before the page is left", async () => {
    const { router, press } = await openWhileSending();
    const unload = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await act(() => router.navigate("/elsewhere"));
    press("Stay here");
    expect(router.state.location.pathname).toBe("/items");
    await act(() => router.navigate("/elsewhere"));
    press("Stop and leave");
    await screen.findByText("Another page");
  });
});
