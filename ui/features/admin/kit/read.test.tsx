import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { RunDriversDocument } from "../../../generated/operations.ts";
import { latest, Read, useRead } from "./read.tsx";

const driverOf = (name: string) => ({ __typename: "Driver", id: name, name });

function open() {
  const stored = { drivers: [driverOf("Nimal")], failing: false };
  const shop = scriptedShop({
    RunDrivers: () => {
      if (stored.failing) throw new ApiError("UNAVAILABLE");
      return { drivers: stored.drivers };
    },
  });
  function Page() {
    const reading = useRead(RunDriversDocument, {});
    return (
      <>
        <p>{latest(reading) ? "known" : "unknown"}</p>
        <button type="button" onClick={() => void reading.refresh()}>
          Refresh
        </button>
        <Read of={reading} what="the drivers" skeleton={["h-4", "h-8"]}>
          {({ drivers }) => drivers.map(({ name }) => name).join(", ")}
        </Read>
      </>
    );
  }
  return { stored, shop, show: () => render(<Page />, { wrapper: shop.wrapper }) };
}

it("shows placeholders, then the data", async () => {
  const { show } = open();
  const { container } = show();
  expect(screen.getByText("Loading drivers")).toBeDefined();
  expect(container.querySelectorAll(".skeleton")).toHaveLength(2);
  expect(screen.getByText("unknown")).toBeDefined();
  expect(await screen.findByText("Nimal")).toBeDefined();
  expect(screen.getByText("known")).toBeDefined();
  expect(screen.queryByText("Loading drivers")).toBeNull();
});

it("shows a failure in place of the data, until another try succeeds", async () => {
  const { stored, shop, show } = open();
  stored.failing = true;
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t load the drivers.");
  stored.failing = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nimal")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shop.variablesOf("RunDrivers").length).toBeGreaterThan(1);
});

it("keeps the shown data below a notice if a refresh fails", async () => {
  const { stored, show } = open();
  show();
  await screen.findByText("Nimal");
  stored.failing = true;
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText("Couldn’t load the drivers.")).toBeDefined();
  expect(screen.getByText("Nimal")).toBeDefined();
  stored.failing = false;
  stored.drivers = [driverOf("Nimal"), driverOf("Suresh")];
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await waitFor(() => expect(screen.getByText("Nimal, Suresh")).toBeDefined());
  expect(screen.queryByText("Couldn’t load the drivers.")).toBeNull();
});
