import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { storeLastRegion } from "./last-region.ts";
import { UsualDaysHere } from "./usual-days.tsx";

afterEach(() => {
  localStorage.clear();
});

const galle = { district: "Galle", province: "Southern" };

const show = (usual: { readonly from: number; readonly to: number } | null) => {
  const { wrapper } = scriptedShop({
    UsualDays: async () => ({
      deliveryDates: {
        __typename: "DeliveryDates",
        usual: usual && { __typename: "UsualDays", ...usual },
      },
    }),
  });
  render(<UsualDaysHere />, { wrapper });
};

it.each([
  [{ from: 2, to: 3 }, "Delivery to Galle usually takes 2 to 3 days."],
  [{ from: 2, to: 2 }, "Delivery to Galle usually takes 2 days."],
  [{ from: 1, to: 1 }, "Delivery to Galle usually takes 1 day."],
  [{ from: 0, to: 0 }, "Delivery to Galle is usually on the same day."],
])("usual days of %o read “%s”", async (usual, words) => {
  storeLastRegion(galle);
  show(usual);
  await screen.findByText(words);
});

it("without enough deliveries, or before a district is known, the day is chosen at checkout", async () => {
  show({ from: 2, to: 3 });
  screen.getByText("You choose the day at checkout.");
  cleanup();
  storeLastRegion({ district: "", province: "Southern" });
  show({ from: 2, to: 3 });
  screen.getByText("You choose the day at checkout.");
  cleanup();
  storeLastRegion(galle);
  show(null);
  await waitFor(() => screen.getByText("You choose the day at checkout."));
});
