import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../testing/page.tsx";
import { useTabInAddress } from "./use-tab-in-address.ts";

function Page() {
  const [tab, setTab] = useTabInAddress("tab", ["ongoing", "previous"] as const);
  return (
    <>
      <p>{`shows ${tab}`}</p>
      <button onClick={() => setTab("previous")}>Previous</button>
      <button onClick={() => setTab("ongoing")}>Ongoing</button>
    </>
  );
}

it("keeps the tab in the address, next to other parameters", () => {
  const { where } = openPage(<Page />, { address: "/my-orders?at=7" });
  fireEvent.click(screen.getByText("Previous"));
  expect(where()).toBe("/my-orders?at=7&tab=previous");
  expect(screen.getByText("shows previous")).toBeDefined();
  fireEvent.click(screen.getByText("Ongoing"));
  expect(where()).toBe("/my-orders?at=7");
});

it("shows the tab of the address, also after going back", async () => {
  const { router } = openPage(<Page />, { address: "/my-orders" });
  fireEvent.click(screen.getByText("Previous"));
  await act(() => router.navigate("/my-orders/NV-1"));
  await act(() => router.navigate(-1));
  expect(screen.getByText("shows previous")).toBeDefined();
});

it("shows the first tab if the address names an unknown one", () => {
  openPage(<Page />, { address: "/my-orders?tab=carpet" });
  expect(screen.getByText("shows ongoing")).toBeDefined();
});
