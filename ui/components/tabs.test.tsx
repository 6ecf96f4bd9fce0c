import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tabs, type Tab } from "./tabs.tsx";

type Choice = "ongoing" | "previous" | "reports";

const tabs: readonly Tab<Choice>[] = [
  { value: "ongoing", label: "Ongoing", count: 2 },
  { value: "previous", label: "Previous", count: 0 },
  { value: "reports", label: "Reports" },
];

function Page() {
  const [value, setValue] = useState<Choice>("ongoing");
  return (
    <Tabs label="Orders" tabs={tabs} value={value} onValueChange={setValue}>
      All that is {value}
    </Tabs>
  );
}

const chosen = () =>
  screen
    .getAllByRole("tab")
    .filter((tab) => tab.getAttribute("aria-selected") === "true")
    .map(({ textContent }) => textContent);

it("shows the panel of the selected tab only", () => {
  render(<Page />);
  expect(chosen()).toEqual(["Ongoing2"]);
  expect(screen.getByRole("tabpanel").textContent).toBe("All that is ongoing");
  fireEvent.mouseDown(screen.getByRole("tab", { name: /Previous/ }), { button: 0 });
  expect(chosen()).toEqual(["Previous0"]);
  expect(screen.getByRole("tabpanel").textContent).toBe("All that is previous");
});

it("shows the count of a tab, zero included, if it is known", () => {
  render(<Page />);
  const labels = screen.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(labels).toEqual(["Ongoing2", "Previous0", "Reports"]);
});

it("names the tab list and ties each panel to its tab", () => {
  render(<Page />);
  expect(screen.getByRole("tablist", { name: "Orders" })).toBeDefined();
  expect(screen.getByRole("tabpanel", { name: /Ongoing/ })).toBeDefined();
});
