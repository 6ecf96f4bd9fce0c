import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sampleProducts } from "#catalogue/products.ts";
import { messages } from "../../../ui/generated/shop.ts";
import type { Person } from "../../api-client.ts";
import { openInterface, type Interface } from "../interface.tsx";
import { sampleProduct, setStock } from "../shopping.ts";

let page: Interface;
let admin: Person;
let ann: Person;

beforeAll(async () => {
  page = await openInterface();
  admin = await page.shop.admin();
  ann = await page.shop.signUp("ann");
});
afterEach(() => page.leave());
afterAll(() => page.close());

const cardOf = async (name: string): Promise<HTMLElement> => {
  const card = (await screen.findByText(name)).closest("li");
  if (!card) throw new Error(`${name} has no card`);
  return card;
};

/** By label, because looking for roles among so many cards takes seconds. */
const cards = () => screen.getAllByLabelText(/^(Add to|Update) Cart: /);

describe("the category page", () => {
  const newest = sampleProducts[0]?.name ?? "";

  it("waits, then shows the first items, how many there are, and more when asked", async () => {
    page.network.hold("CategoryPage");
    await page.visit("/category", null);
    expect(await screen.findByText("Loading items")).toBeDefined();
    expect(screen.getByRole("heading", { level: 1, name: "All rooms" })).toBeDefined();
    page.network.restore();
    expect(await screen.findByText(`${sampleProducts.length} items`)).toBeDefined();
    expect(screen.queryByText("Loading items")).toBeNull();
    expect(cards()).toHaveLength(24);
    fireEvent.click(screen.getByText("Show more"));
    await screen.findByText(sampleProducts.at(-1)?.name ?? "");
    expect(cards()).toHaveLength(sampleProducts.length);
    expect(screen.queryByText("Show more")).toBeNull();
  });

  it("shows one room by its address, and all of them without the filter", async () => {
    await page.visit("/category?room=kitchen", null);
    const kitchen = sampleProducts.filter(({ category }) => category === "Kitchen Equipments");
    expect(await screen.findByText(`${kitchen.length} items`)).toBeDefined();
  });

  it("says that nothing was found and leads back to everything", async () => {
    await page.visit("/category?q=hovercraft", null);
    expect(await screen.findByRole("heading", { name: messages.product.noneFound })).toBeDefined();
    expect(screen.getByText("0 items for “hovercraft”")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all items" }));
    expect(await screen.findByText(`${sampleProducts.length} items`)).toBeDefined();
  });

  it("says that the list could not be read, and reads it when the network is back", async () => {
    page.network.lose("CategoryPage");
    await page.visit("/category", null);
    expect(await screen.findByRole("heading", { name: messages.product.listFailed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(`${sampleProducts.length} items`)).toBeDefined();
  });

  it("follows the stock of what it shows", async () => {
    await page.visit("/category?room=furnitures", null);
    const card = await cardOf(newest);
    await within(card).findByText("In stock");
    await setStock(page.shop, admin, sampleProducts[0]?.slug ?? "", 2);
    expect(await within(card).findByText("Only 2 left")).toBeDefined();
  });

  it("puts into the cart of a visitor, and into that of a shopper", async () => {
    const address = `/category?q=${encodeURIComponent(newest)}`;
    const ready = async () => {
      const add = await screen.findByRole("button", { name: `Add to Cart: ${newest}` });
      await waitFor(() => expect(add.getAttribute("aria-disabled")).not.toBe("true"));
      return add;
    };
    await page.visit(address, null);
    await screen.findByText(`1 item for “${newest}”`);
    fireEvent.click(await ready());
    expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toBeDefined();
    page.leave();
    await page.visit(address, ann);
    await screen.findByRole("link", { name: "Cart, empty" });
    fireEvent.click(await ready());
    expect(await screen.findByText(messages.cart.added)).toBeDefined();
    expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toBeDefined();
  });
});

describe("the page of an item", () => {
  const kettle = sampleProduct("uva-kettle");
  const address = `/Item-Page/${kettle.slug}`;

  it("waits, then shows what one has to know before buying", async () => {
    page.network.hold("ItemPage");
    await page.visit(address, null);
    expect(await screen.findByText("Loading the item")).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { level: 1, name: kettle.name })).toBeDefined();
    expect(screen.getByText(`${kettle.stock} in stock`)).toBeDefined();
    expect(screen.getByText(kettle.description)).toBeDefined();
    expect(screen.getByText(messages.product.noReviews)).toBeDefined();
    expect(document.title).toContain(kettle.name);
  });

  it("says that there is no such item", async () => {
    await page.visit("/Item-Page/nothing", null);
    expect(await screen.findByRole("heading", { name: messages.product.notFound })).toBeDefined();
    expect(screen.getByRole("link", { name: "See all items" })).toBeDefined();
  });

  it("says that the shop did not answer, and asks again", async () => {
    page.network.lose("ItemPage");
    await page.visit(address, null);
    expect(await screen.findByRole("heading", { name: messages.order.failed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: kettle.name })).toBeDefined();
  });

  it("follows the stock to the last piece and back", async () => {
    await page.visit(address, ann);
    await screen.findByText(`${kettle.stock} in stock`);
    await setStock(page.shop, admin, kettle.slug, 0);
    expect(await screen.findByText("Out of stock")).toBeDefined();
    const add = screen.getByRole("button", { name: "Add to Cart" });
    expect(add.hasAttribute("disabled")).toBe(true);
    await setStock(page.shop, admin, kettle.slug, 5);
    expect(await screen.findByText("5 in stock")).toBeDefined();
    expect(add.hasAttribute("disabled")).toBe(false);
  });
});

describe("the front page", () => {
  it("waits, then shows the rooms and what is new", async () => {
    page.network.hold("HomePage");
    await page.visit("/", null);
    expect(await screen.findByText("Loading items")).toBeDefined();
    page.network.restore();
    expect(await screen.findByText(`See all ${sampleProducts.length} items`)).toBeDefined();
    expect(screen.getByRole("heading", { name: "New arrivals" })).toBeDefined();
  });

  it("says that what is new could not be read, and reads it when asked", async () => {
    page.network.lose("HomePage");
    await page.visit("/", null);
    expect(await screen.findByRole("heading", { name: messages.product.listFailed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await cardOf(sampleProducts[0]?.name ?? "")).toBeDefined();
  });
});
