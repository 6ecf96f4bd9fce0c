import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { formatMoney } from "../../../ui/components/money.ts";
import { messages } from "../../../ui/generated/shop.ts";
import { someAddress, type Person } from "../../api-client.ts";
import { openInterface, type Interface } from "../interface.tsx";
import { putInCart, sampleProduct, setStock } from "../shopping.ts";

let page: Interface;
let admin: Person;
let shoppers = 0;

beforeAll(async () => {
  page = await openInterface();
  admin = await page.shop.admin();
});
afterEach(() => page.leave());
afterAll(() => page.close());

const kettle = sampleProduct("uva-kettle");

const shopperWith = async (pieces: number): Promise<Person> => {
  const who = await page.shop.signUp(`shopper${++shoppers}`);
  if (pieces > 0) await putInCart(page.shop, who, kettle.slug, pieces);
  return who;
};

/** Sets the stock of kettles until the end of the test. */
const leave = async (pieces: number): Promise<void> => {
  onTestFinished(() => setStock(page.shop, admin, kettle.slug, kettle.stock));
  await setStock(page.shop, admin, kettle.slug, pieces);
};

const tryAgain = async () => {
  page.network.restore();
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
};

it.each([
  ["/cart", "Log in to see your cart"],
  ["/deliverydetailscheckout", "Log in to order"],
])("asks a visitor of %s to log in", async (address, reason) => {
  await page.visit(address, null);
  const dialog = await screen.findByRole("dialog", { name: "LOG IN" });
  expect(within(dialog).getByText(reason)).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("heading", { name: reason })).toBeDefined();
});

describe("the cart", () => {
  it("shows a loading state, then its items and total", async () => {
    const who = await shopperWith(2);
    page.network.hold("CartPage");
    await page.visit("/cart", who);
    expect(await screen.findByText("Loading your cart")).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("link", { name: kettle.name })).toBeDefined();
    const totals = screen.getByRole("complementary", { name: "Totals" });
    expect(within(totals).getByText("Subtotal, 2 items")).toBeDefined();
    expect(within(totals).getByText(formatMoney(2 * kettle.priceRupees))).toBeDefined();
    expect(screen.getByRole("link", { name: "Checkout" })).toBeDefined();
  });

  it("is empty at first", async () => {
    await page.visit("/cart", await shopperWith(0));
    expect(await screen.findByRole("heading", { name: messages.cart.empty })).toBeDefined();
    expect(screen.getByRole("link", { name: "Browse the shop" })).toBeDefined();
  });

  it("reports that it couldn't load, and is reloaded", async () => {
    page.network.lose("CartPage");
    await page.visit("/cart", await shopperWith(1));
    expect(await screen.findByRole("heading", { name: "Your cart couldn’t load" })).toBeDefined();
    await tryAgain();
    expect(await screen.findByRole("link", { name: kettle.name })).toBeDefined();
  });

  it("increases a quantity, removes an item and undoes the removal", async () => {
    await page.visit("/cart", await shopperWith(1));
    fireEvent.click(await screen.findByRole("button", { name: "One more" }));
    expect(await screen.findByText("Subtotal, 2 items")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: `Remove ${kettle.name}` }));
    expect(await screen.findByRole("heading", { name: messages.cart.empty })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: `Undo removing ${kettle.name}` }));
    expect(await screen.findByText("Subtotal, 2 items")).toBeDefined();
  });

  it("shows at once that less is in stock than requested", async () => {
    await page.visit("/cart", await shopperWith(2));
    await screen.findByText("Next: your delivery address.");
    await leave(1);
    expect(await screen.findByText("Only 1 left (you have 2).")).toBeDefined();
    expect(screen.getByRole("button", { name: "Checkout" }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Change to 1" }));
    expect(await screen.findByRole("link", { name: "Checkout" })).toBeDefined();
  });
});

describe("the delivery details", () => {
  const address = "/deliverydetailscheckout";
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const placeOrder = () => {
    const [button] = screen.getAllByRole("button", { name: "Place Order" });
    if (button) fireEvent.click(button);
  };

  it("wait for the cart, then name missing fields", async () => {
    page.network.hold("CartPage");
    await page.visit(address, await shopperWith(1));
    expect(await screen.findByText("Loading the delivery details")).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { name: "Where should we deliver?" })).toBeDefined();
    placeOrder();
    expect(await screen.findByText("Please enter your last name")).toBeDefined();
    expect(screen.getByText("Please choose your province")).toBeDefined();
    expect(page.network.requests).not.toContain("PlaceOrder");
  });

  it("are not requested for an empty cart", async () => {
    await page.visit(address, await shopperWith(0));
    expect(await screen.findByRole("heading", { name: messages.cart.empty })).toBeDefined();
  });

  it("report that the cart couldn't load, and reload it", async () => {
    page.network.lose("CartPage");
    await page.visit(address, await shopperWith(1));
    await screen.findByRole("heading", { name: "Your cart couldn’t load" });
    await tryAgain();
    expect(await screen.findByRole("heading", { name: "Where should we deliver?" })).toBeDefined();
  });

  it("block the order while an item is out of stock", async () => {
    await page.visit(address, await shopperWith(3));
    await screen.findByRole("heading", { name: "Where should we deliver?" });
    await leave(2);
    expect(await screen.findByRole("link", { name: "Change cart" })).toBeDefined();
    for (const button of screen.getAllByRole("button", { name: "Place Order" }))
      expect(button.hasAttribute("disabled")).toBe(true);
  });

  it("place the order, which the next page confirms", async () => {
    await page.visit(address, await shopperWith(2));
    await screen.findByRole("heading", { name: "Where should we deliver?" });
    fill("First name", someAddress.firstName);
    fill("Last name", someAddress.lastName);
    fill("Email", someAddress.email);
    fill("Phone", someAddress.phone);
    fill("Address", someAddress.address);
    fill("Province", someAddress.province);
    fill("District", someAddress.district);
    fill("City", someAddress.city);
    fill("Zip code", someAddress.zipCode);
    placeOrder();
    expect(await screen.findByRole("heading", { name: messages.order.placed })).toBeDefined();
    expect(screen.getByText(formatMoney(2 * kettle.priceRupees))).toBeDefined();
    const toPay = screen.getByText(/^Next, we’ll prepare your items/).textContent;
    expect(toPay).toContain(formatMoney(2 * kettle.priceRupees + 500));
    await waitFor(() => expect(screen.getByRole("link", { name: "Cart, empty" })).toBeDefined());
  });
});
