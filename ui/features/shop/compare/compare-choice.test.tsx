import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ProductPicture_ProductFragmentDoc } from "../../../generated/operations.ts";
import { CompareButton } from "./compare-button.tsx";
import { ComparePick } from "./compare-pick.tsx";
import { refusePick } from "./compare-refusal.ts";
import { CompareTray } from "./compare-tray.tsx";
import { storeComparedItems } from "./compared-items.ts";

afterEach(() => {
  localStorage.clear();
  refusePick(false);
});

const ids = ["a", "b", "c", "d", "e"];
const full = "You can compare 4 items. Remove one first.";

function openList(stored: readonly string[]) {
  storeComparedItems(stored);
  const { wrapper, client } = scriptedShop({ ComparedProducts: () => ({ productsByIds: [] }) });
  for (const id of ids) {
    client.writeFragment({
      fragment: ProductPicture_ProductFragmentDoc,
      data: {
        __typename: "Product",
        id,
        name: `Item ${id}`,
        image: "/x.svg",
        category: "Bathwares",
        placement: "FLOOR",
      },
    });
  }
  render(
    <MemoryRouter>
      {ids.map((id) => (
        <ComparePick key={id} productId={id} />
      ))}
      <CompareTray />
    </MemoryRouter>,
    { wrapper },
  );
  return {
    box: (id: string) =>
      screen.getByRole<HTMLInputElement>("checkbox", { name: `Compare: Item ${id}` }),
  };
}

describe("a list", () => {
  it("chooses items, from two on leads to the comparison, and clears it", () => {
    const { box } = openList([]);
    expect(screen.getByText("Choose two items to compare.")).toBeTruthy();
    fireEvent.click(box("b"));
    expect(screen.getByText("1 of 4 items chosen")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Compare" }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(box("a"));
    expect(screen.getByText("You can add 2 more.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Compare" }).getAttribute("href")).toBe(
      "/compare?items=b,a",
    );
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(box("a").checked).toBe(false);
    expect(screen.getByText("0 of 4 items chosen")).toBeTruthy();
  });

  it("refuses a fifth item until one is removed", () => {
    const { box } = openList(["a", "b", "c", "d"]);
    expect(screen.getByText("That’s the maximum. Remove one to add another.")).toBeTruthy();
    fireEvent.click(box("e"));
    expect(box("e").checked).toBe(false);
    expect(screen.getByText(full)).toBeTruthy();
    fireEvent.click(box("a"));
    expect(screen.queryByText(full)).toBeNull();
    fireEvent.click(box("e"));
    expect(box("e").checked).toBe(true);
  });
});

describe("an item's page", () => {
  const openItem = (stored: readonly string[]) => {
    storeComparedItems(stored);
    render(
      <MemoryRouter>
        <CompareButton productId="e" />
      </MemoryRouter>,
    );
    return screen.getByRole("button");
  };

  it("adds and removes the item, and leads to a comparison of two", () => {
    const button = openItem(["a"]);
    expect(screen.queryByRole("link")).toBeNull();
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("link", { name: "Compare 2 items" }).getAttribute("href")).toBe(
      "/compare?items=a,e",
    );
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  it("refuses a fifth item", () => {
    const button = openItem(["a", "b", "c", "d"]);
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByText(full)).toBeTruthy();
  });
});
