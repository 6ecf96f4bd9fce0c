import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import type { ShopPageFragment } from "../../../../generated/operations.ts";
import { openPage } from "../../../../testing/page.tsx";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { PagesPage } from "./pages-page.tsx";

const at = "2026-11-29T05:00:00.000Z";
const draftOf = (
  language: "ENGLISH" | "SINHALA" | "TAMIL",
  edition: number,
): ShopPageFragment["drafts"][number] => ({
  ...{ __typename: "PageDraft", language, title: "", edition, hasText: edition > 0 },
  ...{ isLive: edition === 0, at: edition > 0 ? at : null, by: edition > 0 ? "Dilani" : null },
});
const pageOf = (change: Partial<ShopPageFragment> = {}): ShopPageFragment => ({
  ...{ __typename: "ShopPage", slug: "terms", isKnown: true, isWithdrawn: false },
  drafts: [draftOf("ENGLISH", 1), draftOf("SINHALA", 0), draftOf("TAMIL", 0)],
  ...{ live: null, liveTitle: "", version: 0, versions: [], changedValues: [] },
  ...change,
});
const version = (number: number): ShopPageFragment["versions"][number] => ({
  ...{ __typename: "PageVersionEntry", version: number, at, by: "Dilani" },
  ...{ languages: ["ENGLISH"], copyOf: null },
});

interface Way {
  page: ShopPageFragment;
  draft: Record<string, unknown> | null;
}

async function open(page = pageOf()) {
  const way: Way = { page, draft: null };
  const shop = scriptedShop({
    ShopPages: () => ({
      shopPages: { __typename: "ShopPages", pages: [way.page], withdrawn: [] },
      shopValues: [
        { __typename: "ShopValue", name: "PHONE", words: "phone", value: "011 555 0100" },
        { __typename: "ShopValue", name: "EMAIL", words: "email", value: null },
      ],
    }),
    PageTexts: ({ version: number }) => ({
      pageTexts: {
        ...{ __typename: "PageTexts", slug: "terms", version: number },
        texts: [
          {
            ...{ __typename: "PageText", language: "ENGLISH", title: "" },
            text: number === 0 ? "Pay the driver in cash." : "Pay the driver.",
          },
        ],
      },
    }),
    PagePreview: ({ text }) => ({
      pagePreview: {
        ...{ __typename: "PagePreview", html: `<p>Seen: ${String(text)}</p>` },
        missing: String(text).includes("{{email}}") ? ["email"] : [],
      },
    }),
    DraftPage: ({ seen }) => {
      const edition = Number(seen) + 1;
      const drafts = [draftOf("ENGLISH", edition), ...way.page.drafts.slice(1)];
      way.page = { ...way.page, drafts };
      return {
        draftPage: way.draft ?? {
          ...{ __typename: "ShopPageSaved", page: way.page, message: "Draft saved", position: "9" },
        },
      };
    },
    PublishPage: () => {
      way.page = { ...way.page, live: 1, version: 1, versions: [version(1)] };
      return {
        publishPage: {
          ...{ __typename: "ShopPageSaved", page: way.page, message: "Published", position: "9" },
        },
      };
    },
    RepublishPage: () => ({
      republishPage: {
        ...{ __typename: "ShopPageSaved", page: way.page, message: "Restored", position: "9" },
      },
    }),
    WithdrawPage: () => ({
      withdrawPage: {
        ...{ __typename: "ShopPageSaved", page: way.page, message: "Withdrawn", position: "9" },
      },
    }),
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  openPage(<PagesPage />, { shop });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text, English" });
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  return { way, shop, said, field, write, press };
}

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] }),
);
afterEach(() => void vi.useRealTimers());

const rest = () => act(() => vi.advanceTimersByTimeAsync(2500));

it("saves the draft by itself, with the edition that was seen, and previews it", async () => {
  const { shop, field, write } = await open();
  expect(field.value).toBe("Pay the driver in cash.");
  write("Call {{email}}");
  expect(screen.getByText(/Saves itself in a moment/)).toBeDefined();
  await rest();
  await waitFor(() => expect(shop.variablesOf("DraftPage")).toHaveLength(1));
  expect(shop.variablesOf("DraftPage")[0]).toMatchObject({
    ...{ slug: "terms", language: "ENGLISH", text: "Call {{email}}", title: "", seen: 1 },
  });
  write("Call us");
  await rest();
  await waitFor(() => expect(shop.variablesOf("DraftPage")[1]).toMatchObject({ seen: 2 }));
  await screen.findByText("Seen: Call us");
});

it("publishes what is written now, and undoes it", async () => {
  const { shop, said, write, press } = await open();
  write("Now");
  press("Publish version 1");
  await waitFor(() => expect(shop.variablesOf("PublishPage")).toHaveLength(1));
  expect(shop.variablesOf("PublishPage")[0]).toMatchObject({
    seen: [
      { language: "ENGLISH", edition: 2 },
      { language: "SINHALA", edition: 0 },
      { language: "TAMIL", edition: 0 },
    ],
  });
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  const [message, undo] = said.mock.calls[0] ?? [];
  expect([message, undo?.label]).toEqual(["Published", "Undo"]);
  act(() => undo?.onPress());
  // There was no version before.
  await waitFor(() => expect(shop.variablesOf("WithdrawPage")[0]).toMatchObject({ seen: 1 }));
});

it("keeps both texts if another owner was faster", async () => {
  const { way, shop, field, write, press } = await open();
  way.draft = {
    ...{ __typename: "PageChanged", code: "PAGE_CHANGED", by: "Farzana" },
    message: "Farzana changed this text in the meantime.",
    page: pageOf({ drafts: [draftOf("ENGLISH", 5), ...pageOf().drafts.slice(1)] }),
    text: { __typename: "PageText", language: "ENGLISH", title: "", text: "Hers" },
  };
  write("Mine");
  await rest();
  await screen.findByText(/Farzana changed this text in the meantime.*Hers/);
  expect(field.value).toBe("Mine");
  way.draft = null;
  press("Keep mine");
  await rest();
  await waitFor(() =>
    expect(shop.variablesOf("DraftPage").at(-1)).toMatchObject({ text: "Mine", seen: 5 }),
  );
});

it("compares a version with the draft by words, and copies it to the draft", async () => {
  const { field, press } = await open(pageOf({ live: 1, version: 1, versions: [version(1)] }));
  press("Compare with version 1");
  const dialog = await screen.findByRole("dialog");
  await waitFor(() =>
    expect(within(dialog).getByText("in cash", { exact: false }).tagName).toBe("INS"),
  );
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  press("Copy to draft, version 1");
  await waitFor(() => expect(field.value).toBe("Pay the driver."));
});

it("says that a value of the live version differs now", async () => {
  await open(
    pageOf({
      ...{ live: 4, version: 4, versions: [version(4)] },
      changedValues: [
        {
          ...{ __typename: "ChangedShopValue", name: "DELIVERY_FEE", words: "delivery fee" },
          ...{ before: "Rs. 500", now: "Rs. 600" },
        },
      ],
    }),
  );
  expect(screen.getByText(/page still says Rs. 500, now it is Rs. 600/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Publish version 5" })).toBeDefined();
});

it("inserts Markdown and values of the shop at the cursor", async () => {
  const { field } = await open();
  const format = screen.getByRole("group", { name: "Format, English" });
  const insert = (name: string, from: number, to: number) => {
    field.setSelectionRange(from, to);
    fireEvent.click(within(format).getByRole("button", { name }));
  };
  insert("Bold", 0, 3);
  expect(field.value).toBe("**Pay** the driver in cash.");
  insert("Heading", 0, 0);
  expect(field.value).toBe("## **Pay** the driver in cash.");
});
