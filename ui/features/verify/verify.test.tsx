import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { historyEntryOf } from "../../testing/history-entries.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { Verify } from "./verify.tsx";

afterEach(cleanup);

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
      if (!way.open) throw new Error("no way to the shop");
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
  const tell = (change: Record<string, unknown>) =>
    act(async () => shop.feeds.at(-1)?.publish(at(change)));
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

describe("read models that can be checked", () => {
  it("given that they cannot be told, then it says so, and asks again", async () => {
    const { way, press, show, shown } = await open();
    way.open = false;
    show();
    await screen.findByText("The read models cannot be told right now.");
    way.open = true;
    press("Try again");
    await shown();
  });

  it("stand unchecked, and what a check does is told, until one is chosen", async () => {
    const { onModel, press } = await opened();
    expect(screen.getAllByText("Not checked")).toHaveLength(2);
    expect(screen.getByRole("heading", { name: "Replayed against stored" })).toBeDefined();
    expect(screen.getByText(/A check folds the log anew/)).toBeDefined();
    press("Carts");
    expect(onModel).toHaveBeenCalledExactlyOnceWith("carts");
    expect(screen.getByRole("heading", { name: "Carts: replayed against stored" })).toBeDefined();
  });

  it("given one in the address that there is not, then none is chosen, and V checks nothing", async () => {
    const { shop, key } = await opened("sundials");
    expect(screen.getByRole("heading", { name: "Replayed against stored" })).toBeDefined();
    key("v");
    await act(async () => undefined);
    expect(shop.feeds).toEqual([]);
  });
});

describe("a check", () => {
  it("of all tells how far it is, and leaves no other to begin meanwhile", async () => {
    const { shop, press, begun, tell } = await opened();
    press("Check all 2");
    await begun(1);
    expect(shop.feeds[0]?.variables).toEqual({ models: ["orders", "carts"] });
    expect(screen.getAllByText("waiting for its turn")).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check all 2" }).disabled).toBe(
      true,
    );
    await tell({});
    expect(screen.getAllByText("1,500 events replayed")).toHaveLength(2);
    expect(screen.getAllByText("42 %")).toHaveLength(2);
    await tell({ step: "COMPARING", model: "carts" });
    expect(screen.getAllByText("1,500 events replayed, comparing Carts")).toHaveLength(2);
  });

  it("of one by V, stopped by Escape, leaves all as it was", async () => {
    const { shop, key, begun } = await opened("carts");
    key("v");
    await begun(1);
    expect(shop.feeds[0]?.variables).toEqual({ models: ["carts"] });
    key("v");
    key("Escape");
    expect(shop.feeds.map(({ left }) => left)).toEqual([true]);
    expect(screen.getAllByText("Not checked")).toHaveLength(2);
  });

  it("that ends leads to the first read model that is wrong, and tells what was gone through", async () => {
    const { onModel, press, begun, tell } = await opened();
    press("Check all 2");
    await begun(1);
    await tell({
      step: "DONE",
      checked: [checkedOf("orders"), checkedOf("carts", [differenceOf("cart-1")])],
    });
    expect(onModel).toHaveBeenCalledExactlyOnceWith("carts");
    expect(screen.getAllByText("1 difference")).toHaveLength(2);
    expect(screen.getByText("1,500 events from the very first, in 1.3 s")).toBeDefined();
    expect(screen.getByText("6 documents, 18 fields")).toBeDefined();
    expect(screen.getByRole("button", { name: "Check Carts again" })).toBeDefined();
  });

  it("that finds nothing leads to the first, says so, and offers no file", async () => {
    const { onModel, press, begun, tell } = await opened();
    press("Check all 2");
    await begun(1);
    await tell({ step: "DONE", checked: [checkedOf("orders"), checkedOf("carts")] });
    expect(onModel).toHaveBeenCalledExactlyOnceWith("orders");
    expect(screen.getByText(/No difference: 3 documents are what the events say/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Differences as CSV" })).toBeNull();
  });

  it("that is cut off says that nothing has been changed", async () => {
    const { shop, press, begun } = await opened();
    press("Check My Orders");
    await begun(1);
    await act(async () => shop.feeds[0]?.fail());
    expect(screen.getByText(/cut off before its end/)).toBeDefined();
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

  it("are gone through by J and K, and end at the ends", async () => {
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

  it("tell what is stored and what is replayed, and mark what is not the same", async () => {
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
    expect(row("note")).toBe("notenot therenot there");
    expect(screen.getByText("1,200 more fields differ.")).toBeDefined();
    expect(screen.getByText(/What tells of a person is masked/)).toBeDefined();
    expect(screen.getByText("7 events before these")).toBeDefined();
    expect(screen.getByRole("link", { name: /81$/ }).getAttribute("href")).toMatch(/81/);
  });

  it("are told by name where there is one, with what it is stored under", async () => {
    await found(differenceOf("order-7", { name: "NV-7", kind: "MISSING" }));
    expect(
      screen.getByRole("heading", { name: "NV-7 is not stored, though events make it" }),
    ).toBeDefined();
    expect(screen.getByText("stored under order-7")).toBeDefined();
    expect(screen.getByText("These events make it:")).toBeDefined();
  });
});
