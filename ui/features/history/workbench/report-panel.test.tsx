import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { historyReportOf, reportTableOf } from "../../../testing/history-reports.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { Report } from "./cells.ts";
import { ReportPanel, type Form } from "./report-panel.tsx";

const sellers = reportTableOf("By product", { Product: "TEXT", OrderPlaced: "COUNT" }, [
  ["Uva Kettle", "12"],
  ["Lamp", "0"],
]);
const rooms = reportTableOf("By room", { Room: "TEXT", Money: "MONEY" }, []);

const range = { from: null, to: null, at: "500", province: null, category: null, byProduct: false };

function open(
  answer: () => Report | { __typename: string; message: string },
  form: Form = "table",
) {
  const shop = scriptedShop({ HistoryReport: () => ({ historyReport: answer() }) });
  const onForm = vi.fn<(form: Form) => void>();
  render(
    <MemoryRouter>
      <ReportPanel
        name="BEST_SELLERS"
        title="Best sellers"
        range={range}
        form={form}
        onForm={onForm}
        className=""
      />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return { shop, onForm };
}

const table = async (name: string) =>
  within(await screen.findByRole("region", { name: `${name}, table` }));

it("shows its findings and a name for each table, and links figures to their events", async () => {
  open(() => historyReportOf("BEST_SELLERS", [sellers, rooms], { note: "Without refused ones." }));
  const byProduct = await table("By product");
  expect(byProduct.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "ProductOrderPlaced",
    "Uva Kettle12, opens the events behind it",
    "Lamp0",
  ]);
  expect(byProduct.getByRole("link").getAttribute("href")).toBe("/history?type=OrderPlaced");
  expect((await table("By room")).getByText("Nothing to show.")).toBeDefined();
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["By product", "By room"]);
  expect(screen.getByText("What BEST_SELLERS found.")).toBeDefined();
  expect(screen.getByText("Without refused ones.")).toBeDefined();
});

it("shows no table name if there is only one table", async () => {
  open(() => historyReportOf("BEST_SELLERS", [sellers]));
  await table("By product");
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

it("switches between chart and table", async () => {
  const { onForm } = open(() => historyReportOf("BEST_SELLERS", [sellers]), "chart");
  const form = await screen.findByRole("group", { name: "Form of Best sellers" });
  fireEvent.click(within(form).getByRole("button", { name: "Table" }));
  expect(onForm).toHaveBeenCalledExactlyOnceWith("table");
});

it("downloads a file named after the report and its event", async () => {
  open(() => historyReportOf("BEST_SELLERS", [sellers]));
  const saved: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve("");
  class ReportUrl extends URL {
    static override createObjectURL(blob: Blob) {
      text = blob.text();
      return "blob:report";
    }
    static override revokeObjectURL() {}
  }
  vi.stubGlobal("URL", ReportUrl);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text });
  });
  fireEvent.click(await screen.findByRole("button", { name: "Download Best sellers as CSV" }));
  vi.unstubAllGlobals();
  expect(saved.map(({ name }) => name)).toEqual(["shop-best-sellers-500.csv"]);
  expect(await saved[0]?.text).toContain("Uva Kettle,12");
});

it("shows why the shop rejects it, without form and download", async () => {
  open(() => ({ __typename: "InvalidInput", message: "The range ends before it begins." }));
  expect(await screen.findByText("The range ends before it begins.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it("reports that it couldn't load, and retries", async () => {
  let isOpen = false;
  open(() => {
    if (!isOpen) throw new Error("shop unreachable");
    return historyReportOf("BEST_SELLERS", [sellers]);
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t load this report.");
  isOpen = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await table("By product");
  expect(screen.queryByRole("alert")).toBeNull();
});
