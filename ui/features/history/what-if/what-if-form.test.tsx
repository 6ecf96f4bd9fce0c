import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { WhatIfQuery } from "./what-if-query.ts";
import { newChange } from "./changes.ts";
import { WhatIfForm } from "./what-if-form.tsx";

const zones = ["Western", "Uva"].map((name) => ({
  ...{ __typename: "DeliveryZone", id: name.toLowerCase(), name, districts: [], weekdays: [2] },
  ...{ leadDays: 1, morningCapacity: 8, afternoonCapacity: 8 },
}));

const fee = (value: string) => ({ ...newChange("delivery-fee"), value });

async function open(change: Partial<WhatIfQuery> = {}, again = false) {
  const shop = scriptedShop({
    HistoryProducts: () => ({
      historyProducts: [
        {
          __typename: "HistoryProduct",
          id: "uva-kettle",
          name: "Uva Kettle",
          variantId: "uva-kettle",
        },
      ],
    }),
    DeliveryZones: () => ({ deliveryZones: { __typename: "DeliveryZones", zones, edition: 0 } }),
  });
  const onRun = vi.fn<(query: WhatIfQuery) => void>();
  const query = { fork: "300", end: "", changes: [], ...change };
  render(<WhatIfForm query={query} again={again} onRun={onRun} />, { wrapper: shop.wrapper });
  if (screen.queryByLabelText(/: product$/))
    await waitFor(() => expect(shop.requests).not.toEqual([]));
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
        .queryAllByRole("button", { name: /^Remove:/ })
        .map((button) => button.getAttribute("aria-label")?.replace("Remove: ", "")),
  };
}

describe("the changes", () => {
  it("require at least one before running", async () => {
    const { onRun, run, alerts } = await open();
    expect(alerts()).toEqual([]);
    run();
    expect(alerts()).toEqual(["Add at least one change."]);
    expect(onRun).not.toHaveBeenCalled();
  });

  it("show a missing figure on run, until it is typed", async () => {
    const { onRun, add, run, type, alerts } = await open();
    add("delivery-fee");
    expect(alerts()).toEqual([]);
    run();
    expect(alerts()).toEqual(["Enter an amount."]);
    expect(onRun).not.toHaveBeenCalled();
    type("Delivery fee: rupees, was 500", "250");
    expect(alerts()).toEqual([]);
    run();
    expect(onRun).toHaveBeenCalledExactlyOnceWith({ fork: "300", end: "", changes: [fee("250")] });
  });

  it("show no error for a change added after a failed run, until the next run", async () => {
    const { add, run, alerts } = await open();
    add("delivery-fee");
    run();
    add("price");
    expect(alerts()).toEqual([]);
  });

  it("keep the order in which they were added; each has its own remove button", async () => {
    const { add, titles } = await open();
    add("delivery-fee");
    add("close-province");
    add("delivery-fee");
    expect(titles()).toEqual(["Delivery fee", "Close a province", "Delivery fee"]);
    fireEvent.click(screen.getByRole("button", { name: "Remove: Close a province" }));
    expect(titles()).toEqual(["Delivery fee", "Delivery fee"]);
  });

  it("of the same kind keep their own figures when another is edited or removed", async () => {
    const { run, onRun } = await open({ changes: [fee("100"), fee("200"), fee("300")] });
    const [first, , last] = screen.getAllByLabelText(/^Delivery fee:/);
    fireEvent.change(last!, { target: { value: "350" } });
    fireEvent.change(first!, { target: { value: "150" } });
    fireEvent.click(screen.getAllByRole("button", { name: /^Remove:/ })[1]!);
    run();
    expect(onRun.mock.calls[0]?.[0].changes).toEqual([fee("150"), fee("350")]);
  });

  it("are reset all at once", async () => {
    const { titles } = await open({ changes: [fee("100"), fee("200")] });
    fireEvent.click(screen.getByRole("button", { name: "Remove all changes" }));
    expect(titles()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Remove all changes" })).toBeNull();
  });

  it("are limited to twenty", async () => {
    const { add, titles } = await open({ changes: Array.from({ length: 19 }, () => fee("1")) });
    add("delivery-fee");
    expect(titles()).toHaveLength(20);
    expect(screen.queryByLabelText("Add a change")).toBeNull();
  });
});

describe("the inputs of a change", () => {
  it("require a product for one price, but not for all prices", async () => {
    const { add } = await open();
    add("price");
    add("price-percent");
    const first = (label: string) =>
      within(screen.getByLabelText(label)).getAllByRole("option")[0]?.textContent;
    expect(first("Price of a product: product")).toBe("Choose a product");
    expect(first("Change prices by percent: product")).toBe("Every product");
    await waitFor(() =>
      expect(screen.getAllByRole("option", { name: "Uva Kettle" })).toHaveLength(2),
    );
  });

  it("offer a province only for events that have one", async () => {
    const { add, type } = await open();
    add("leave-out");
    const label = "Leave out events";
    expect(screen.getByLabelText(`${label}: product`)).toBeDefined();
    expect(screen.queryByLabelText(`${label}: province`)).toBeNull();
    type(`${label}: what`, "moves");
    expect(screen.queryByLabelText(`${label}: product`)).toBeNull();
    expect(screen.getByLabelText(`${label}: province`)).toBeDefined();
  });

  it("offer the delivery zones, a time of closing, and a capacity with limits", async () => {
    const { add, type, run, alerts, onRun } = await open();
    add("close-zone");
    add("zone-capacity");
    run();
    expect(alerts()).toEqual(["Choose a delivery zone.", "Choose a delivery zone."]);
    await waitFor(() => expect(screen.getAllByRole("option", { name: "Uva" })).toHaveLength(2));
    type("Close a delivery zone: zone", "uva");
    type("Close a delivery zone: from, Colombo time", "2026-11-20T13:30");
    type("Capacity of a delivery zone: zone", "western");
    const orders = "Capacity of a delivery zone: orders per half day, 0 to 500";
    expect(screen.getByLabelText(orders)).toMatchObject({ min: "0", max: "500" });
    type(orders, "501");
    expect(alerts()).toEqual(["Enter a whole number from 0 to 500."]);
    type(orders, "4");
    run();
    expect(onRun.mock.calls[0]?.[0].changes).toEqual([
      { ...newChange("close-zone"), zone: "uva", from: "2026-11-20T08:00:00.000Z" },
      { ...newChange("zone-capacity"), zone: "western", value: "4" },
    ]);
  });

  it("keep an unknown product selected by its id", async () => {
    const change = { ...newChange("price"), product: "gone-lamp", value: "10" };
    await open({ changes: [change] });
    const select = screen.getByLabelText<HTMLSelectElement>("Price of a product: product");
    await screen.findByRole("option", { name: "Uva Kettle" });
    expect(select.value).toBe("gone-lamp");
  });
});

describe("moments", () => {
  it("accept only digits as an event number, and clear the time", async () => {
    const { type, run, onRun } = await open({ fork: "", changes: [fee("1")] });
    type("Fork at, by event number", "1,2a4");
    type("Run to, by event number", "900");
    run();
    expect(onRun.mock.calls[0]?.[0]).toMatchObject({ fork: "124", end: "900" });
    expect(screen.getByLabelText<HTMLInputElement>("Fork at, Colombo time").value).toBe("");
  });

  it("clear the event number for a Colombo time, and send the instant", async () => {
    const { type, run, onRun } = await open({ changes: [fee("1")] });
    type("Fork at, Colombo time", "2026-11-20T13:30");
    run();
    expect(onRun.mock.calls[0]?.[0].fork).toBe("2026-11-20T08:00:00.000Z");
    expect(screen.getByLabelText<HTMLInputElement>("Fork at, by event number").value).toBe("");
  });

  it("without a fork nothing runs", async () => {
    const { run, onRun } = await open({ fork: "", changes: [fee("1")] });
    expect(screen.getByText(/Choose when the changes begin/)).toBeDefined();
    run();
    expect(onRun).not.toHaveBeenCalled();
  });
});

describe("running", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    "starts by Enter with %o from any field",
    async (held) => {
      const { onRun } = await open({ changes: [fee("1")] });
      const field = screen.getByLabelText("Add a change");
      fireEvent.keyDown(field, { key: "Enter" });
      expect(onRun).not.toHaveBeenCalled();
      fireEvent.keyDown(field, { key: "Enter", ...held });
      expect(onRun).toHaveBeenCalledOnce();
    },
  );

  it("runs again after a first simulation", async () => {
    await open({}, true);
    expect(screen.getByRole("button", { name: "Run again" })).toBeDefined();
  });
});
