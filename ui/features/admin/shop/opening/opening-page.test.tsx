import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { buttonStyle } from "../../../../components/button-style.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { OpeningPage } from "./opening-page.tsx";

const step = (name: string, state: string, has: string, missing: string | null = null) => ({
  __typename: "OpeningStep",
  ...{ step: name, state, has, missing },
});

const preparing = {
  __typename: "Opening",
  ...{ id: "shop", state: "PREPARING", since: "2026-11-28T04:00:00.000Z" },
  ...{ until: null as string | null, note: null as object | null },
  steps: [
    step("NAME", "DONE", "Ambalama, with a logo."),
    step("CONTACT", "STARTED", "Email.", "A phone number"),
    step("ITEM", "NOT_STARTED", "No items yet.", "An item with a price and pieces in stock"),
    step("PAGES", "NOT_STARTED", "Terms and Privacy aren’t published."),
    step("OPEN", "WAITING", "Needs a phone number and an item first."),
  ],
};

const ready = {
  ...preparing,
  steps: [
    step("NAME", "DONE", "Ambalama, with a logo."),
    step("PAGES", "NOT_STARTED", "Terms and Privacy aren’t published."),
    step("OPEN", "NOT_STARTED", "Visitors read “Opening soon”."),
  ],
};

const opened = { ...ready, state: "OPEN", since: "2026-11-29T04:00:00.000Z" };

const open = async (opening: object, answers: Parameters<typeof scriptedShop>[0] = {}) => {
  const shop = scriptedShop({ Opening: () => ({ opening }), ...answers });
  const router = createMemoryRouter([{ path: "*", element: <OpeningPage /> }]);
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  await screen.findByRole("heading", { level: 2 });
  return shop;
};

const button = (name: string) => screen.getByRole("button", { name });
const sent = (shop: ReturnType<typeof scriptedShop>, operation: string) =>
  shop.requests.filter((each) => each.operation === operation).map(({ variables }) => variables);

it("shows what the shop has, and the way to the next needed step", async () => {
  await open(preparing);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("1 of 5 steps are done.");
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toContain("Name and logoDoneAmbalama, with a logo.Change, Name and logo");
  expect(rows[1]).toContain("StartedNeeded to openEmail.Enter contacts");
  expect(rows[3]).not.toContain("Needed to open");
  const look = buttonStyle("filled", "dense");
  const filled = screen.getAllByRole("link").filter(({ className }) => className === look);
  expect(filled.map((link) => link.getAttribute("href"))).toEqual(["/admin/shop"]);
  expect(screen.queryByRole("button", { name: "Open the shop…" })).toBeNull();
});

it("asks once, and opens the shop", async () => {
  let refused = true;
  const shop = await open(ready, {
    OpenShop: () => ({
      openShop: refused
        ? {
            __typename: "InvalidInput",
            ...{ code: "INVALID_INPUT", message: "The shop needs a name" },
            fields: ["The shop needs a name", "The shop needs a phone number"].map((message) => ({
              __typename: "FieldProblem",
              ...{ field: "name", message },
            })),
          }
        : { __typename: "OpeningSaved", message: "The shop is open.", opening: opened },
    }),
  });
  fireEvent.click(button("Open the shop…"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("listitem").textContent).toContain("Legal pages: Terms and Privacy");
  fireEvent.click(dialog.getByRole("button", { name: "Open the shop" }));
  // Another owner removed both in the meantime.
  await dialog.findByText("The shop needs a name. The shop needs a phone number");
  refused = false;
  fireEvent.click(dialog.getByRole("button", { name: "Open the shop" }));
  await screen.findByRole("heading", { name: "The shop is open" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent(shop, "OpenShop")).toHaveLength(2);
});

it("closes an open shop with a sentence for visitors", async () => {
  const shop = await open(opened, {
    CloseShop: () => ({
      closeShop: {
        __typename: "OpeningSaved",
        message: "The shop is closed.",
        opening: {
          ...opened,
          state: "CLOSED",
          note: { __typename: "LocalText", en: "Back soon.", si: "", ta: "" },
        },
      },
    }),
  });
  fireEvent.click(button("Close the shop…"));
  const dialog = within(await screen.findByRole("dialog", { name: "Close the shop?" }));
  fireEvent.change(dialog.getByLabelText("Sentence for visitors, English"), {
    target: { value: "Back soon." },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Close the shop" }));
  await screen.findByRole("heading", { name: "The shop is closed" });
  expect(screen.getByText("Back soon.")).toBeDefined();
  const note = { en: "Back soon.", si: "", ta: "" };
  await waitFor(() => expect(sent(shop, "CloseShop")).toMatchObject([{ input: { note } }]));
  fireEvent.click(button("Open again…"));
  expect(within(await screen.findByRole("dialog")).queryByRole("listitem")).toBeNull();
});
