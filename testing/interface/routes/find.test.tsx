import { fireEvent, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sampleProducts } from "#catalogue/products.ts";
import { router } from "../interface.tsx";
import { openInterface, type Interface } from "../interface.tsx";
import { setStock } from "../shopping.ts";

let page: Interface;

beforeAll(async () => {
  page = await openInterface();
});
afterEach(() => page.leave());
afterAll(() => page.close());

const address = () => router.state.location.pathname + router.state.location.search;
const filters = () => screen.findByRole("form", { name: "Filters" });
/** A sentence that contains highlighted parts. */
const said = (sentence: string) =>
  screen.findByText(
    (_text, element) => element?.tagName === "P" && element.textContent === sentence,
  );
const inStock = sampleProducts.filter(({ stock }) => stock > 0);

describe("search results", () => {
  it("highlight the match and mention a synonym", async () => {
    await page.visit("/category?q=couch", null);
    expect(await screen.findByText("1 item for “couch”")).toBeDefined();
    expect(await said("“couch” also finds sofa.")).toBeDefined();
    expect((await screen.findByText("Sofa", { selector: "mark" })).closest("h3")).not.toBeNull();
  });

  it("mention a corrected typo", async () => {
    await page.visit("/category?q=kettel", null);
    expect(await said("No results for “kettel”. Showing results for kettle.")).toBeDefined();
  });
});

describe("filters", () => {
  it("are in the address, have counts, and can be removed one by one", async () => {
    await page.visit("/category?min=20000&max=60000&stock=1", null);
    const left = inStock.filter(({ priceRupees: price }) => price >= 20_000 && price <= 60_000);
    expect(await screen.findByText(`${left.length} items`)).toBeDefined();
    const box = await within(await filters()).findByLabelText(/^In stock/);
    expect(box).toHaveProperty("checked", true);
    fireEvent.click(screen.getByText("Rs. 20,000 to 60,000"));
    expect(await screen.findByText(`${inStock.length} items`)).toBeDefined();
    expect(address()).toBe("/category?stock=1");
    expect(document.activeElement?.textContent).toContain("items");
    fireEvent.click(within(await filters()).getByLabelText(/^In stock/));
    expect(address()).toBe("/category");
  });

  it("update when the last item is sold and when new stock arrives", async () => {
    await page.visit("/category?room=furnitures", null);
    const here = inStock.filter(({ category }) => category === "Furnitures").length;
    const form = await filters();
    await within(form).findByLabelText(new RegExp(`^In stock\\s*${here} items`));
    await screen.findByText("Ella Bookcase");
    const admin = await page.shop.admin();
    await setStock(page.shop, admin, "ella-bookcase", 0);
    expect(
      await within(form).findByLabelText(new RegExp(`^In stock\\s*${here - 1} items`)),
    ).toBeDefined();
    await setStock(page.shop, admin, "ella-bookcase", 3);
    expect(
      await within(form).findByLabelText(new RegExp(`^In stock\\s*${here} items`)),
    ).toBeDefined();
  });

  it("that would match nothing are dimmed", async () => {
    await page.visit("/category", null);
    const rated = await within(await filters()).findByLabelText(/^4 stars and up\s*0 items/);
    expect(rated).toHaveProperty("disabled", true);
  });
});

describe("an address with invalid filters", () => {
  it("is corrected and names the dropped filters until the next choice", async () => {
    await page.visit("/category?room=cellar&min=abc&q=lamp", null);
    const note = await screen.findByText(/room=cellar, min=abc/);
    expect(note).toBeDefined();
    expect(address()).toBe("/category?q=lamp");
    fireEvent.click(screen.getByRole("button", { name: /Electronics/ }));
    expect(screen.queryByText(/room=cellar/)).toBeNull();
  });
});

describe("without results", () => {
  it("likely words are suggested", async () => {
    await page.visit("/category?q=kitlle", null);
    fireEvent.click(await screen.findByRole("button", { name: /^kettle, \d+ items?$/ }));
    expect(address()).toBe("/category?q=kettle");
    expect(await screen.findByText("Kettle", { selector: "h3 mark" })).toBeDefined();
  });

  it("because of filters, the filters can be removed", async () => {
    await page.visit("/category?q=sofa&max=100", null);
    expect(await screen.findByText(/^The cheapest “sofa” is Rs\. /)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Remove Up to Rs. 100" }));
    expect(await screen.findByText("Sofa", { selector: "h3 mark" })).toBeDefined();
    expect(address()).toBe("/category?q=sofa");
  });
});
