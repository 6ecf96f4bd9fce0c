import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { RelatedProducts } from "./related-products.tsx";

describe("related products", () => {
  const productAt = (id: string) => ({
    __typename: "Product",
    id,
    name: id,
    description: "",
    price: 1,
    highestPrice: 1,
    options: [],
    variants: [],
    category: "Bathwares",
    countInStock: 1,
    rating: 0,
    numReviews: 0,
    modelUrl: null,
    image: "/x.svg",
    placement: "FLOOR",
  });
  const open = (answer: () => readonly object[] | Promise<never>) => {
    const { wrapper } = scriptedShop({
      RelatedProducts: async () => ({
        products: { __typename: "ProductPage", items: await answer() },
      }),
    });
    render(
      <MemoryRouter>
        <RelatedProducts category="Bathwares" except="b" />
      </MemoryRouter>,
      { wrapper },
    );
  };

  it("are four others of the category, without the product itself", async () => {
    open(() => ["a", "b", "c", "d", "e"].map(productAt));
    await screen.findByRole("heading", { name: "a" });
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "a",
      "c",
      "d",
      "e",
    ]);
    expect(screen.getByRole("link", { name: /^All Bathwares/ }).getAttribute("href")).toBe(
      "/category?room=bath",
    );
  });

  it.each([
    ["the category has no others", () => [productAt("b")]],
    ["they couldn't load", () => Promise.reject(new Error("shop unreachable"))],
  ])("are hidden if %s", async (_why, answer) => {
    open(answer);
    expect(screen.getByRole("region")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  });
});
