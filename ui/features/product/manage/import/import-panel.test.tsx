import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProductRowInput } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { mostBytes } from "./file-form.ts";
import { ImportPanel } from "./import-panel.tsx";
import type { ReadingMessage } from "./reading-worker.ts";
import type { ImportRow } from "./rows.ts";

/** The threads that were begun for reading; each is told what it finds. */
let threads: ReadingThread[] = [];
class ReadingThread extends EventTarget {
  terminate = vi.fn<() => void>();
  postMessage = vi.fn<(bytes: ArrayBuffer) => void>();
  constructor() {
    super();
    threads.push(this);
  }
  finds(...told: ReadingMessage[]) {
    for (const data of told) this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  threads = [];
  vi.stubGlobal("Worker", ReadingThread);
  // The list draws what fits into the window.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(45);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (line: number, changes: Partial<ImportRow> = {}): ImportRow => ({
  id: `row-${line}`,
  line,
  name: `Stool ${line}`,
  outcome: "changed",
  productId: `stool-${line}`,
  changes: [{ column: "price", from: "1", to: "2" }],
  problems: [],
  values: { price: 2 },
  seen: { price: 1 },
  cells: { _id: `stool-${line}`, price: "2" },
  ...changes,
});

type Answer = (rows: readonly ProductRowInput[]) => unknown;
const taken: Answer = (rows) =>
  rows.map(({ row: line, id }) => ({
    __typename: "ProductRow",
    row: line,
    productId: id,
    refusal: null,
  }));
const away: Answer = () => Promise.reject(new Error("no way to the shop"));

function open(answer: Answer = taken) {
  const shop = scriptedShop({
    ChangeProducts: async ({ rows }) => ({
      changeProducts: {
        __typename: "ProductRows",
        position: "1",
        rows: await answer(rows as ProductRowInput[]),
      },
    }),
  });
  const onClose = vi.fn<() => void>();
  const router = createMemoryRouter(
    [
      { path: "/items", element: <ImportPanel onClose={onClose} /> },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: ["/items"] },
  );
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  const choose = (file = new File(["_id,price"], "items.csv")) =>
    fireEvent.change(screen.getByLabelText("Drop a CSV file or choose one"), {
      target: { files: [file] },
    });
  /** The thread that reads the file once it has its bytes. */
  const thread = () =>
    waitFor(() => {
      const [begun] = threads;
      if (!begun) throw new Error("No thread reads yet");
      return begun;
    });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  return {
    choose,
    thread,
    press,
    onClose,
    router,
    sent: () =>
      shop.variablesOf("ChangeProducts") as { groupId: string; rows: ProductRowInput[] }[],
    /** Such rows are found in the file. */
    find: async (...rows: ImportRow[]) => {
      choose();
      (await thread()).finds({ kind: "rows", rows }, { kind: "read" });
      await screen.findByRole("heading", { name: "items.csv" });
    },
    buttons: () =>
      within(screen.getByRole("region"))
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .filter((words) => !/^(All|New|Changed|Unchanged|Refused) \d/.test(words)),
  };
}

describe("a file of items", () => {
  it("is told to be read, in a thread that ends with it", async () => {
    const { choose, thread } = open();
    choose();
    expect(screen.getByText("Reading items.csv…")).toBeTruthy();
    const reading = await thread();
    reading.finds({ kind: "rows", rows: [row(2)] });
    expect(screen.queryByRole("heading", { name: "items.csv" })).toBeNull();
    reading.finds({ kind: "rows", rows: [row(3)] }, { kind: "read" });
    expect(await screen.findByRole("button", { name: "Import 2 rows" })).toBeTruthy();
    expect(screen.getByText(/^Nothing is done yet/)).toBeTruthy();
    expect(reading.terminate).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: "problem", problem: "The file is empty." }, "The file is empty."],
    [{ kind: "away" }, messages.product.listFailed],
  ] as const)("given %j, then it is said, and another can be chosen", async (told, words) => {
    const { choose, thread } = open();
    choose();
    (await thread()).finds(told);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(`${words} Nothing was changed.`);
    expect(document.activeElement).toBe(alert);
    expect(screen.getByLabelText("Drop a CSV file or choose one")).toBeTruthy();
  });

  it("that is far too large is not even opened", async () => {
    const { choose } = open();
    const large = new File(["x"], "large.csv");
    Object.defineProperty(large, "size", { value: mostBytes + 1 });
    choose(large);
    await screen.findByText(/larger than 20 MB/);
    expect(threads).toEqual([]);
  });

  it("that has gone meanwhile is said to be gone", async () => {
    const { choose } = open();
    const gone = new File(["x"], "gone.csv");
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    choose(gone);
    await screen.findByText(/Has it been moved or changed\?/);
  });

  it("is told not to be read where the browser gives no thread for it", async () => {
    vi.stubGlobal("Worker", () => {
      throw new DOMException("not here", "SecurityError");
    });
    open().choose();
    await screen.findByText(/^The file could not be read/);
    expect(screen.queryByText("Reading items.csv…")).toBeNull();
  });

  it("is read no further where the page is left", async () => {
    const { choose, thread } = open();
    choose();
    const reading = await thread();
    cleanup();
    await waitFor(() => expect(reading.terminate).toHaveBeenCalledOnce());
  });

  it("that changes nothing cannot be imported", async () => {
    const { find, buttons } = open();
    await find(row(2, { outcome: "unchanged", changes: [] }), row(3, { outcome: "refused" }));
    expect(screen.getByText("The file changes nothing.")).toBeTruthy();
    expect(buttons()).toEqual(["Download the refused row", "Another file", "Back to the items"]);
  });

  it("is let go for another, or for the items", async () => {
    const { find, press, onClose } = open();
    await find(row(2));
    press("Another file");
    expect(screen.getByRole("heading", { name: "Import from CSV" })).toBeTruthy();
    press("Back to the items");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("rows that are imported", () => {
  it("go as one group, and are taken back as another", async () => {
    const { find, press, sent, buttons } = open();
    await find(row(2), row(3, { outcome: "refused" }));
    press("Import 1 row");
    await screen.findByText("1 row was imported.");
    expect(buttons()).toContain("Undo 1 row");
    press("Undo 1 row");
    await screen.findByText("1 row was taken back.");
    const [done, undone] = sent();
    expect(done?.rows).toMatchObject([{ row: 2, values: { price: 2 }, seen: { price: 1 } }]);
    expect(undone?.rows).toMatchObject([{ row: 2, values: { price: 1 }, seen: { price: 2 } }]);
    expect(undone?.groupId).not.toBe(done?.groupId);
    expect(buttons()).not.toContain("Undo 1 row");
  });

  it("given some that the shop refuses, then those are told with their reasons and not taken back", async () => {
    const refusal = { __typename: "RowRefusal", code: "X", message: "Look again", field: "price" };
    const { find, press, sent, buttons } = open((rows) =>
      rows.map(({ row: line, id }) => ({
        __typename: "ProductRow",
        row: line,
        productId: line === 2 ? id : null,
        refusal: line === 2 ? null : refusal,
      })),
    );
    await find(row(2), row(3), row(4));
    press("Import 3 rows");
    await screen.findByText(/^1 row was imported\. 2 rows could not be imported/);
    expect(screen.getAllByText("price: Look again")).toHaveLength(2);
    expect(buttons()[0]).toBe("Download 2 refused rows");
    press("Undo 1 row");
    await waitFor(() => expect(sent()[1]?.rows).toMatchObject([{ id: "stool-2" }]));
  });

  it("given no answer, then it goes on with the same group, and nothing is done twice", async () => {
    let tries = 0;
    const { find, press, sent, buttons } = open((rows) => (tries++ === 0 ? away : taken)(rows));
    await find(row(2), row(3));
    press("Import 2 rows");
    expect((await screen.findByRole("alert")).textContent).toMatch(/did not answer after 0 of 2/);
    expect(buttons()).not.toContain("Undo 2 rows");
    press("Go on with 2 rows");
    await screen.findByText("2 rows were imported.");
    expect(sent()[1]).toEqual(sent()[0]);
  });
});

describe("rows that are on their way", () => {
  const many = Array.from({ length: 150 }, (_, at) => row(at + 2));

  async function openWhileSending() {
    let answerFirst: () => void = () => undefined;
    const opened = open((rows) =>
      rows[0]?.row === 2
        ? new Promise((resolve) => {
            answerFirst = () => resolve(taken(rows));
          })
        : taken(rows),
    );
    await opened.find(...many);
    opened.press("Import 150 rows");
    await waitFor(() => expect(opened.sent()).toHaveLength(1));
    return { ...opened, answerFirst: () => answerFirst() };
  }

  it("can be stopped between two parts, and gone on with from there", async () => {
    const { press, sent, answerFirst, buttons } = await openWhileSending();
    expect(buttons()).toEqual(["Stop"]);
    press("Stop");
    expect(screen.getByRole("button", { name: "Stop" }).getAttribute("aria-busy")).toBe("true");
    answerFirst();
    await screen.findByText(/^Stopped: 100 of 150 rows were imported/);
    expect(sent()).toHaveLength(1);
    press("Go on with 50 rows");
    await screen.findByText("150 rows were imported.");
    expect(sent().map(({ rows }) => rows.length)).toEqual([100, 50]);
    expect(sent()[1]?.groupId).toBe(sent()[0]?.groupId);
  });

  it("ask before the page is left", async () => {
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
