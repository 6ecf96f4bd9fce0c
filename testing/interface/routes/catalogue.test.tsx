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

/** By label, because querying roles among that many cards takes seconds. */
const cards = () => screen.getAllByLabelText(/^(Add to|Update) Cart: /);

describe("the category page", () => {
  const newest = sampleProducts[0]?.name ?? "";

  it("shows a loading state, then the first items, their total, and more on request", async () => {
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

  it("shows one category by its address, and all items without the filter", async () => {
    await page.visit("/category?room=kitchen", null);
    const kitchen = sampleProducts.filter(({ category }) => category === "Kitchen Equipments");
    expect(await screen.findByText(`${kitchen.length} items`)).toBeDefined();
  });

  it("shows that nothing was found, with a link to everything", async () => {
    await page.visit("/category?q=hovercraft", null);
    expect(await screen.findByRole("heading", { name: messages.product.noneFound })).toBeDefined();
    expect(screen.getByText("0 items for “hovercraft”")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all items" }));
    expect(await screen.findByText(`${sampleProducts.length} items`)).toBeDefined();
  });

  it("reports that the list couldn't load, and loads it once the network is back", async () => {
    page.network.lose("CategoryPage");
    await page.visit("/category", null);
    expect(await screen.findByRole("heading", { name: messages.product.listFailed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(`${sampleProducts.length} items`)).toBeDefined();
  });

  it("updates the stock of the items it shows", async () => {
    await page.visit("/category?room=furnitures", null);
    const card = await cardOf(newest);
    await within(card).findByText("In stock");
    await setStock(page.shop, admin, sampleProducts[0]?.slug ?? "", 2);
    expect(await within(card).findByText("Only 2 left")).toBeDefined();
  });

  it("adds to the cart of a visitor and of a shopper", async () => {
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

  it("shows a loading state, then what a buyer needs to know", async () => {
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

  it("shows that an item doesn't exist", async () => {
    await page.visit("/Item-Page/nothing", null);
    expect(await screen.findByRole("heading", { name: messages.product.notFound })).toBeDefined();
    expect(screen.getByRole("link", { name: "See all items" })).toBeDefined();
  });

  it("reports that the shop didn't respond, and retries", async () => {
    page.network.lose("ItemPage");
    await page.visit(address, null);
    expect(await screen.findByRole("heading", { name: messages.order.failed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: kettle.name })).toBeDefined();
  });

  it("updates the stock down to the last item and back", async () => {
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
  it("shows a loading state, then the categories and the newest items", async () => {
    page.network.hold("HomePage");
    await page.visit("/", null);
    expect(await screen.findByText("Loading items")).toBeDefined();
    page.network.restore();
    expect(await screen.findByText(`See all ${sampleProducts.length} items`)).toBeDefined();
    expect(screen.getByRole("heading", { name: "New arrivals" })).toBeDefined();
  });

  it("reports that the newest items couldn't load, and reloads them on request", async () => {
    page.network.lose("HomePage");
    await page.visit("/", null);
    expect(await screen.findByRole("heading", { name: messages.product.listFailed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await cardOf(sampleProducts[0]?.name ?? "")).toBeDefined();
  });
});
