import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useChosenDay } from "./use-chosen-day.ts";

const dates = (district: string) => ({
  __typename: "DeliveryDates",
  dates: ["2026-12-01", "2026-12-03"].map((date) => ({
    __typename: "DeliveryDate",
    date,
    closed: null,
    // Jaffna has no room in the afternoons.
    morning: true,
    afternoon: district !== "Jaffna",
  })),
  earliest: { __typename: "EarliestDay", date: "2026-12-01", half: "MORNING" },
  usual: null,
});

it("is the earliest, then the shopper's choice, and says if another district moves it", async () => {
  const { wrapper } = scriptedShop({
    DeliveryDates: async ({ district }) => ({ deliveryDates: dates(String(district)) }),
  });
  const { result, rerender } = renderHook(useChosenDay, {
    wrapper,
    initialProps: { district: "Galle", province: "Southern" },
  });
  await waitFor(() => expect(result.current.day).toMatchObject({ date: "2026-12-01" }));
  act(() => result.current.choose({ date: "2026-12-03", half: "AFTERNOON" }));
  expect(result.current).toMatchObject({
    day: { date: "2026-12-03", half: "AFTERNOON" },
    moved: null,
  });
  rerender({ district: "Jaffna", province: "Northern" });
  await waitFor(() =>
    expect(result.current).toMatchObject({
      day: { date: "2026-12-01", half: "MORNING" },
      moved:
        "Thursday 3 December, afternoon isn’t possible, so we chose Tuesday 1 December, morning.",
    }),
  );
});

it("is none without a district", () => {
  const { wrapper } = scriptedShop({});
  const { result } = renderHook(useChosenDay, {
    wrapper,
    initialProps: { district: "", province: "" },
  });
  expect(result.current).toMatchObject({ dates: null, day: null, failed: false });
});
