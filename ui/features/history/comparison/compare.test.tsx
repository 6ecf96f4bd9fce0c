import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Compare } from "./compare.tsx";

const momentOf = (number: number) => ({
  __typename: "HistoryComparedMoment",
  number,
  occurredAt: "2026-11-20T08:00:00.000Z",
  products: 40,
  stages: [],
});

async function open(
  a: string | null,
  b: string | null,
  numbers: readonly [number, number] = [400, 1500],
) {
  const way = { open: true, refusal: null as string | null };
  const shop = scriptedShop({
    HistoryComparison: () => {
      if (!way.open) throw new Error("shop unreachable");
      return {
        historyComparison: way.refusal
          ? { __typename: "NotFound", message: way.refusal }
          : {
              __typename: "HistoryComparison",
              a: momentOf(numbers[0]),
              b: momentOf(numbers[1]),
              ...{ flows: [], products: [], changedProducts: 0 },
            },
      };
    },
  });
  const onMoments = vi.fn<(a: string, b: string | null) => void>();
  const show = () =>
    act(async () => {
      render(
        <MemoryRouter>
          <Compare {...{ a, b, onMoments }} />
        </MemoryRouter>,
        { wrapper: shop.wrapper },
      );
    });
  const words = () => screen.getByRole("region", { name: "In words" }).textContent;
  return { way, shop, show, words };
}

describe("comparing two moments", () => {
  it("compares now with a week ago by default", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T10:00:00.000Z") });
    const { shop, show } = await open(null, null);
    await show();
    vi.useRealTimers();
    expect(shop.variablesOf("HistoryComparison")).toEqual([
      { a: "2026-11-14T10:00:00.000Z", b: null },
    ]);
  });

  it("warns if A is after B; otherwise summarizes what changed", async () => {
    const back = await open("1500", "400", [1500, 400]);
    await back.show();
    expect(back.words()).toMatch(/^A is later than B/);
    cleanup();
    const on = await open("400", "1500");
    await on.show();
    expect(on.words()).not.toMatch(/A is the later/);
    cleanup();
    const same = await open("400", "400", [400, 400]);
    await same.show();
    expect(same.words()).not.toMatch(/A is the later/);
  });
});

describe("moments that cannot be compared", () => {
  it("show the shop's message and a way out", async () => {
    const { way, show } = await open("9000", null);
    way.refusal = "There is no event 9000 yet.";
    await show();
    expect(screen.getByText("There is no event 9000 yet.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Compare now with a week ago" })).toBeDefined();
  });

  it("report that the shop is unreachable, and retry", async () => {
    const { way, show, words } = await open("400", null);
    way.open = false;
    await show();
    expect(screen.getByText("Couldn’t compare these moments.")).toBeDefined();
    way.open = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(words()).toBeTruthy());
  });
});
