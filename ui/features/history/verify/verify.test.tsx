import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Verify } from "./verify.tsx";

const differenceOf = (id: string, change: Record<string, unknown> = {}) => ({
  __typename: "VerificationDifference",
  id,
  name: null,
  kind: "DIFFERENT",
  moreFields: 0,
  masked: false,
  storedEvent: 90,
  replayedEvent: 100,
  agreedEvent: 80,
  moreEvents: 0,
  fields: [{ __typename: "VerifiedField", field: "price", stored: "10", replayed: "12" }],
  events: [historyEntryOf(81)],
  ...change,
});

const checkedOf = (model: string, differences: ReturnType<typeof differenceOf>[] = []) => ({
  __typename: "CheckedReadModel",
  model,
  event: 100,
  documents: 3,
  fields: 9,
  different: differences.length,
  differences,
});

const at = (change: Record<string, unknown>) => ({
  verification: {
    __typename: "Verification",
    step: "REPLAYING",
    events: 1500,
    progress: 0.42,
    model: null,
    seconds: 1.25,
    checked: [],
    ...change,
  },
});

async function open(start: string | null = null) {
  const way = { open: true };
  const shop = scriptedShop({
    VerifiableModels: () => {
      if (!way.open) throw new Error("shop unreachable");
      return { verifiableModels: ["orders", "carts"] };
    },
  });
  const onModel = vi.fn<(model: string) => void>();
  function Page() {
    const [model, setModel] = useState(start);
    return (
      <MemoryRouter>
        <Verify
          model={model}
          onModel={(next) => {
            onModel(next);
            setModel(next);
          }}
        />
      </MemoryRouter>
    );
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const key = (pressed: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { key: pressed });
  const begun = (feeds: number) => waitFor(() => expect(shop.feeds).toHaveLength(feeds));
  const tell = (change: Record<string, unknown>) => shop.publish(at(change));
  const show = () => render(<Page />, { wrapper: shop.wrapper });
  const shown = () => screen.findByRole("heading", { name: "Verify" });
  return { way, shop, onModel, press, key, begun, tell, show, shown };
}

async function opened(start: string | null = null) {
  const page = await open(start);
  page.show();
  await page.shown();
  return page;
}

describe("the read models", () => {
  it("report that they couldn't load, and retry", async () => {
    const { way, press, show, shown } = await open();
    way.open = false;
    show();
    await screen.findByText("Couldn’t load the read models.");
    way.open = true;
    press("Try again");
    await shown();
  });

  it("start unchecked, with an explanation of the check, until one is selected", async () => {
    const { onModel, press } = await opened();
    expect(screen.getAllByText("Not checked")).toHaveLength(2);
    expect(screen.getByRole("heading", { name: "Replayed against stored" })).toBeDefined();
    expect(screen.getByText(/A check replays the log/)).toBeDefined();
    press("Carts");
    expect(onModel).toHaveBeenCalledExactlyOnceWith("carts");
    expect(screen.getByRole("heading", { name: "Carts: replayed against stored" })).toBeDefined();
  });

  it("select none if the URL names an unknown one; V then checks nothing", async () => {
    const { shop, key } = await opened("sundials");
    expect(screen.getByRole("heading", { name: "Replayed against stored" })).toBeDefined();
    key("v");
    await act(async () => undefined);
    expect(shop.feeds).toEqual([]);
  });
});

describe("a check", () => {
  it("of all shows its progress, and disables other checks", async () => {
    const { shop, press, begun, tell } = await opened();
    press("Check all 2");
    await begun(1);
    expect(shop.feeds[0]?.variables).toEqual({ models: ["orders", "carts"] });
    expect(screen.getAllByText("queued")).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check all 2" }).disabled).toBe(
      true,
    );
    await tell({});
    expect(screen.getAllByText("1,500 events replayed")).toHaveLength(2);
    expect(screen.getAllByText("42 %")).toHaveLength(2);
    await tell({ step: "COMPARING", model: "carts" });
    expect(screen.getAllByText("1,500 events replayed, comparing Carts")).toHaveLength(2);
  });

  it("of one starts by V and stops by Escape, changing nothing", async () => {
    const { shop, key, begun } = await opened("carts");
    key("v");
    await begun(1);
    expect(shop.feeds[0]?.variables).toEqual({ models: ["carts"] });
    key("v");
    key("Escape");
    expect(shop.feeds.map(({ left }) => left)).toEqual([true]);
    expect(screen.getAllByText("Not checked")).toHaveLength(2);
  });

  it("selects the first read model with differences when it ends, and shows its facts", async () => {
    const { onModel, press, begun, tell } = await opened();
    press("Check all 2");
    await begun(1);
    await tell({
      step: "DONE",
      checked: [checkedOf("orders"), checkedOf("carts", [differenceOf("cart-1")])],
    });
    expect(onModel).toHaveBeenCalledExactlyOnceWith("carts");
    expect(screen.getAllByText("1 difference")).toHaveLength(2);
    expect(screen.getByText("1,500 events from the first one, in 1.3 s")).toBeDefined();
    expect(screen.getByText("6 documents, 18 fields")).toBeDefined();
    expect(screen.getByRole("button", { name: "Check Carts again" })).toBeDefined();
  });

  it("without differences selects the first, says so, and offers no file", async () => {
    const { onModel, press, begun, tell } = await opened();
    press("Check all 2");
    await begun(1);
    await tell({ step: "DONE", checked: [checkedOf("orders"), checkedOf("carts")] });
    expect(onModel).toHaveBeenCalledExactlyOnceWith("orders");
    expect(screen.getByText(/No differences: 3 documents match the events/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Differences as CSV" })).toBeNull();
  });

  it("that is cut off reports that nothing was changed", async () => {
    const { shop, press, begun } = await opened();
    press("Check My Orders");
    await begun(1);
    await act(async () => shop.feeds[0]?.fail());
    expect(screen.getByText(/was interrupted/)).toBeDefined();
  });
});

describe("differences", () => {
  async function found(...differences: ReturnType<typeof differenceOf>[]) {
    const page = await opened("orders");
    page.press("Check My Orders");
    await page.begun(1);
    await page.tell({ step: "DONE", checked: [checkedOf("orders", differences)] });
    return page;
  }

  it("are browsed by J and K, stopping at both ends", async () => {
    const { key } = await found(differenceOf("a"), differenceOf("b"));
    const here = () => document.activeElement?.textContent;
    const go = (pressed: string) => key(pressed, document.activeElement ?? document.body);
    go("j");
    expect(here()).toMatch(/^a /);
    go("j");
    go("j");
    expect(here()).toMatch(/^b /);
    go("k");
    go("k");
    expect(here()).toMatch(/^a /);
  });

  it("show stored and replayed values, and mark different ones", async () => {
    await found(
      differenceOf("order-1", {
        fields: [
          { __typename: "VerifiedField", field: "city", stored: '"Galle"', replayed: '""' },
          { __typename: "VerifiedField", field: "note", stored: null, replayed: null },
        ],
        moreFields: 1200,
        masked: true,
        moreEvents: 7,
      }),
    );
    const row = (name: string) =>
      screen.getByRole("rowheader", { name }).closest("tr")?.textContent;
    expect(row("city")).toBe("city− Galle+ empty");
    expect(row("note")).toBe("notenot setnot set");
    expect(screen.getByText("1,200 more fields differ.")).toBeDefined();
    expect(screen.getByText(/Personal data is masked/)).toBeDefined();
    expect(screen.getByText("7 earlier events")).toBeDefined();
    expect(screen.getByRole("link", { name: /81$/ }).getAttribute("href")).toMatch(/81/);
  });

  it("are titled by name if there is one, with the stored id", async () => {
    await found(differenceOf("order-7", { name: "NV-7", kind: "MISSING" }));
    expect(
      screen.getByRole("heading", { name: "NV-7 is missing, although events create it" }),
    ).toBeDefined();
    expect(screen.getByText("stored under order-7")).toBeDefined();
    expect(screen.getByText("These events create it:")).toBeDefined();
  });
});
