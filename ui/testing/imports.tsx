import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { ImportPanel } from "../features/admin/catalogue/import/import-panel.tsx";
import type {
  ReadingMessage,
  ReadingRequest,
} from "../features/admin/catalogue/import/reading-worker.ts";
import type { ImportRow } from "../features/admin/catalogue/import/rows.ts";
import type { ProductRowInput } from "../generated/operations.ts";
import { scriptedShop } from "./scripted-shop.tsx";

/** The reader threads that were started; each receives its results from the test. */
let threads: ReadingThread[] = [];
class ReadingThread extends EventTarget {
  terminate = vi.fn<() => void>();
  postMessage = vi.fn<(request: ReadingRequest) => void>();
  constructor() {
    super();
    threads.push(this);
  }
  finds(...messages: ReadingMessage[]) {
    for (const data of messages) this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/**
 * Replaces the page's threads with ones that a test controls, and makes the window large enough for
 * rows.
 */
export function beginImports(): void {
  threads = [];
  vi.stubGlobal("Worker", ReadingThread);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(45);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
}

export function endImports(): void {
  cleanup();
  vi.unstubAllGlobals();
}

/** A row of a file that changes a stool's price. */
export const importRow = (line: number, changes: Partial<ImportRow> = {}): ImportRow => ({
  id: `row-${line}`,
  line,
  name: `Stool ${line}`,
  outcome: "changed",
  productId: `stool-${line}`,
  changes: [{ column: "price", from: "1", to: "2" }],
  problems: [],
  notes: [],
  values: { price: 2 },
  seen: { price: 1 },
  fileRows: [{ line, cells: { _id: `stool-${line}`, price: "2" } }],
  options: [],
  variants: [],
  ...changes,
});

/** The shop's answer to rows. */
export type RowsAnswer = (rows: readonly ProductRowInput[]) => unknown;
/** The shop accepts all rows. */
export const allTaken: RowsAnswer = (rows) =>
  rows.map(({ row: line, id }) => ({
    __typename: "ProductRow",
    row: line,
    productId: id,
    refusal: null,
  }));
/** The shop is unreachable. */
export const shopAway: RowsAnswer = () => Promise.reject(new Error("the shop is unreachable"));

/** The import of items on a page of its own. */
export function openImport(answer: RowsAnswer = allTaken) {
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
  /** The thread that reads a file once it has its bytes; the first, or the one at `place`. */
  const thread = (place = 0) =>
    waitFor(() => {
      const begun = threads[place];
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
    /** The number of threads that were started. */
    begun: () => threads.length,
    sent: () =>
      shop.variablesOf("ChangeProducts") as { groupId: string; rows: ProductRowInput[] }[],
    /** Reports that the rows were found in the file. */
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
