import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import type { Asked } from "./asked.ts";
import { newChange } from "./changes.ts";
import { WhatIfForm } from "./what-if-form.tsx";

afterEach(cleanup);

const fee = (value: string) => ({ ...newChange("delivery-fee"), value });

async function open(change: Partial<Asked> = {}, again = false) {
  const shop = scriptedShop({
    HistoryProducts: () => ({
      historyProducts: [{ __typename: "HistoryProduct", id: "uva-kettle", name: "Uva Kettle" }],
    }),
  });
  const onRun = vi.fn<(asked: Asked) => void>();
  const asked = { fork: "300", end: "", changes: [], ...change };
  render(<WhatIfForm asked={asked} again={again} onRun={onRun} />, { wrapper: shop.wrapper });
  if (asked.changes.length > 0) await waitFor(() => expect(shop.asked).not.toEqual([]));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    onRun,
    type,
    add: (kind: string) => type("Add a change", kind),
    run: () => fireEvent.click(screen.getByRole("button", { name: "Run" })),
    alerts: () => screen.queryAllByRole("alert").map(({ textContent }) => textContent),
    titles: () =>
      screen
        .queryAllByRole("button", { name: /^Take back/ })
        .map((button) => button.getAttribute("aria-label")?.replace("Take back: ", "")),
  };
}

describe("what shall have been otherwise", () => {
  it("given nothing of it, then that is asked for and nothing is run", async () => {
    const { onRun, run, alerts } = await open();
    expect(alerts()).toEqual([]);
    run();
    expect(alerts()).toEqual(["Add at least one change."]);
    expect(onRun).not.toHaveBeenCalled();
  });

  it("given a change without its figure, then that is said once it is run, and no longer once it is there", async () => {
    const { onRun, add, run, type, alerts } = await open();
    add("delivery-fee");
    expect(alerts()).toEqual([]);
    run();
    expect(alerts()).toEqual(["Say how much."]);
    expect(onRun).not.toHaveBeenCalled();
    type("Delivery fee: rupees, was 500", "250");
    expect(alerts()).toEqual([]);
    run();
    expect(onRun).toHaveBeenCalledExactlyOnceWith({ fork: "300", end: "", changes: [fee("250")] });
  });

  it("given another change after what is missing was told, then the new one is not complained of before it is run", async () => {
    const { add, run, alerts } = await open();
    add("delivery-fee");
    run();
    add("price");
    expect(alerts()).toEqual([]);
  });

  it("is written in the order in which it was added; one is taken back by its own button", async () => {
    const { add, titles } = await open();
    add("delivery-fee");
    add("close-province");
    add("delivery-fee");
    expect(titles()).toEqual(["Delivery fee", "A province is closed", "Delivery fee"]);
    fireEvent.click(screen.getByRole("button", { name: "Take back: A province is closed" }));
    expect(titles()).toEqual(["Delivery fee", "Delivery fee"]);
  });

  it("given two of a kind, then each keeps its own figure when the other is changed or taken back", async () => {
    const { run, onRun } = await open({ changes: [fee("100"), fee("200"), fee("300")] });
    const [first, , last] = screen.getAllByLabelText(/^Delivery fee:/);
    fireEvent.change(last!, { target: { value: "350" } });
    fireEvent.change(first!, { target: { value: "150" } });
    fireEvent.click(screen.getAllByRole("button", { name: /^Take back/ })[1]!);
    run();
    expect(onRun.mock.calls[0]?.[0].changes).toEqual([fee("150"), fee("350")]);
  });

  it("goes back to as it was, all at once", async () => {
    const { titles } = await open({ changes: [fee("100"), fee("200")] });
    fireEvent.click(screen.getByRole("button", { name: "Back to as it was" }));
    expect(titles()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Back to as it was" })).toBeNull();
  });

  it("is never more than twenty things", async () => {
    const { add, titles } = await open({ changes: Array.from({ length: 19 }, () => fee("1")) });
    add("delivery-fee");
    expect(titles()).toHaveLength(20);
    expect(screen.queryByLabelText("Add a change")).toBeNull();
  });
});

describe("what is said of a change", () => {
  it("is a product that must be chosen where it is a price, and may be left where it is all prices", async () => {
    const { add } = await open();
    add("price");
    add("price-percent");
    const first = (label: string) =>
      within(screen.getByLabelText(label)).getAllByRole("option")[0]?.textContent;
    expect(first("A price: product")).toBe("Choose a product");
    expect(first("Prices by percent: product")).toBe("Every product");
    await waitFor(() =>
      expect(screen.getAllByRole("option", { name: "Uva Kettle" })).toHaveLength(2),
    );
  });

  it("given what did not happen, then a province is asked for only where that can have one", async () => {
    const { add, type } = await open();
    add("leave-out");
    const label = "Something did not happen";
    expect(screen.getByLabelText(`${label}: product`)).toBeDefined();
    expect(screen.queryByLabelText(`${label}: province`)).toBeNull();
    type(`${label}: what`, "moves");
    expect(screen.queryByLabelText(`${label}: product`)).toBeNull();
    expect(screen.getByLabelText(`${label}: province`)).toBeDefined();
  });

  it("given a product that the shop no longer tells of, then it stays chosen by its id", async () => {
    const change = { ...newChange("price"), product: "gone-lamp", value: "10" };
    await open({ changes: [change] });
    const select = screen.getByLabelText<HTMLSelectElement>("A price: product");
    await screen.findByRole("option", { name: "Uva Kettle" });
    expect(select.value).toBe("gone-lamp");
  });
});

describe("moments", () => {
  it("by an event, then only digits are taken, and the time is empty", async () => {
    const { type, run, onRun } = await open({ fork: "", changes: [fee("1")] });
    type("Fork at, by event number", "1,2a4");
    type("Run to, by event number", "900");
    run();
    expect(onRun.mock.calls[0]?.[0]).toMatchObject({ fork: "124", end: "900" });
    expect(screen.getByLabelText<HTMLInputElement>("Fork at, Colombo time").value).toBe("");
  });

  it("by the time in Colombo, then the event is empty and the instant is sent", async () => {
    const { type, run, onRun } = await open({ changes: [fee("1")] });
    type("Fork at, Colombo time", "2026-11-20T13:30");
    run();
    expect(onRun.mock.calls[0]?.[0].fork).toBe("2026-11-20T08:00:00.000Z");
    expect(screen.getByLabelText<HTMLInputElement>("Fork at, by event number").value).toBe("");
  });

  it("given no fork, then nothing is run", async () => {
    const { run, onRun } = await open({ fork: "", changes: [fee("1")] });
    expect(screen.getByText(/Choose from when on/)).toBeDefined();
    run();
    expect(onRun).not.toHaveBeenCalled();
  });
});

describe("running it", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    "goes by Enter with %o from any field",
    async (held) => {
      const { onRun } = await open({ changes: [fee("1")] });
      const field = screen.getByLabelText("Add a change");
      fireEvent.keyDown(field, { key: "Enter" });
      expect(onRun).not.toHaveBeenCalled();
      fireEvent.keyDown(field, { key: "Enter", ...held });
      expect(onRun).toHaveBeenCalledOnce();
    },
  );

  it("given something simulated already, then it is run again", async () => {
    await open({}, true);
    expect(screen.getByRole("button", { name: "Run again" })).toBeDefined();
  });
});
