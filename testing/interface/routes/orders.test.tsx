import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { formatMoney } from "../../../ui/components/money.ts";
import {
  newSubmission,
  submissionStore,
} from "../../../ui/features/shop/checkout/order-submission.ts";
import { messages } from "../../../ui/generated/shop.ts";
import { someAddress, type Person } from "../../api-client.ts";
import { openInterface, type Interface } from "../interface.tsx";
import { moveOrder, placeOrder, sampleProduct, setPrice, setStock } from "../shopping.ts";

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
const newShopper = (): Promise<Person> => page.shop.signUp(`shopper${++shoppers}`);

describe("the page after an order", () => {
  /** Two kettles in a pending order of this tab. */
  const sent = ({ id }: Person) => {
    const price = kettle.priceRupees;
    const line = { productId: kettle.slug, name: kettle.name, options: [], price, quantity: 2 };
    return newSubmission({
      shopperId: id,
      lines: [{ ...line, lineTotal: 2 * price }],
      input: {
        items: [{ productId: kettle.slug, quantity: 2 }],
        shippingAddress: { ...someAddress, country: "Sri Lanka" },
        totalPrice: 2 * price + 500,
      },
    });
  };
  const visitWithOrder = async (who: Person) => {
    submissionStore.begin(sent(who));
    await page.visit("/paymentSuccess", who);
  };

  it("asks a visitor to log in", async () => {
    await page.visit("/paymentSuccess", null);
    const dialog = await screen.findByRole("dialog", { name: "LOG IN" });
    expect(within(dialog).getByText("Log in to see your order")).toBeDefined();
  });

  it("has nothing to show without an order", async () => {
    await page.visit("/paymentSuccess", await newShopper());
    expect(await screen.findByRole("heading", { name: "No order in progress" })).toBeDefined();
    expect(screen.getByRole("link", { name: "My Orders" })).toBeDefined();
  });

  it("shows that the order is being placed, and confirms it with its number", async () => {
    page.network.hold("PlaceOrder");
    await visitWithOrder(await newShopper());
    expect(await screen.findByRole("heading", { name: "Placing your order…" })).toBeDefined();
    expect(screen.getByText(`2 × ${kettle.name}`)).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { name: messages.order.placed })).toBeDefined();
    expect(screen.getByText(/^NV-[0-9A-Z]{6}$/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Follow it in My Orders" })).toBeDefined();
  });

  it("follows an order that the shop hasn't decided yet", async () => {
    const who = await newShopper();
    const { id: orderId, number } = await placeOrder(page.shop, who, kettle.slug);
    submissionStore.begin({ ...sent(who), state: { kind: "pending", orderId } });
    page.network.hold("PlacedOrder");
    await page.visit("/paymentSuccess", who);
    expect(await screen.findByText(/^We have your order/)).toBeDefined();
    await waitFor(() => expect(page.network.requests.at(-1)).toBe("PlacedOrder"));
    page.network.restore();
    expect(await screen.findByRole("heading", { name: messages.order.placed })).toBeDefined();
    expect(screen.getByText(number)).toBeDefined();
  });

  it("stores an order that can't be sent, and sends it once the network is back", async () => {
    page.network.lose("PlaceOrder");
    await visitWithOrder(await newShopper());
    expect(
      await screen.findByRole("heading", { name: "Your order is waiting for a connection" }),
    ).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { name: messages.order.placed })).toBeDefined();
  });

  it("reports insufficient stock, and leads back to the cart", async () => {
    onTestFinished(() => setStock(page.shop, admin, kettle.slug, kettle.stock));
    await setStock(page.shop, admin, kettle.slug, 1);
    await visitWithOrder(await newShopper());
    expect(
      await screen.findByRole("heading", { name: "Some items have just sold out" }),
    ).toBeDefined();
    expect(screen.getByText("Only 1 left (you wanted 2)")).toBeDefined();
    expect(screen.getByRole("link", { name: "Change cart" })).toBeDefined();
  });

  it("asks for confirmation if the price has changed", async () => {
    const dearer = kettle.priceRupees + 100;
    onTestFinished(() => setPrice(page.shop, admin, kettle.slug, kettle.priceRupees));
    await setPrice(page.shop, admin, kettle.slug, dearer);
    await visitWithOrder(await newShopper());
    expect(await screen.findByRole("heading", { name: "The price has changed" })).toBeDefined();
    fireEvent.click(
      screen.getByRole("button", { name: `Order for ${formatMoney(2 * dearer + 500)}` }),
    );
    expect(await screen.findByRole("heading", { name: messages.order.placed })).toBeDefined();
  });

  it("confirms an order even if its details can't load", async () => {
    const who = await newShopper();
    const { id: orderId } = await placeOrder(page.shop, who, kettle.slug);
    submissionStore.begin({ ...sent(who), state: { kind: "placed", orderId, celebrated: true } });
    page.network.lose("PlacedOrder");
    await page.visit("/paymentSuccess", who);
    expect(await screen.findByText(/^We couldn’t load the details here/)).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Follow it in My Orders" })).toBeDefined();
  });
});

describe("My Orders", () => {
  const address = "/my-orders";
  const tab = (label: string, count: number) =>
    screen.getByRole("tab", { name: new RegExp(`^${label}\\s*${count}$`) });

  it("asks a visitor to log in", async () => {
    await page.visit(address, null);
    const dialog = await screen.findByRole("dialog", { name: "LOG IN" });
    expect(within(dialog).getByText("Log in to see your orders")).toBeDefined();
  });

  it("shows a loading state, then that there are no active or past orders", async () => {
    page.network.hold("MyOrders");
    await page.visit(address, await newShopper());
    expect(await screen.findByText("Loading your orders")).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { name: messages.order.noneOngoing })).toBeDefined();
    fireEvent.mouseDown(tab("Previous", 0), { button: 0 });
    expect(await screen.findByRole("heading", { name: messages.order.nonePrevious })).toBeDefined();
  });

  it("reports that the orders couldn't load, and reloads them", async () => {
    const who = await newShopper();
    const { number } = await placeOrder(page.shop, who, kettle.slug);
    page.network.lose("MyOrders");
    await page.visit(address, who);
    expect(await screen.findByRole("heading", { name: messages.order.myListFailed })).toBeDefined();
    page.network.restore();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article", { name: `Order ${number}` })).toBeDefined();
  });

  it("shows an order placed on another device, and each of its steps", async () => {
    const who = await newShopper();
    await page.visit(address, who);
    expect(await screen.findByText("Live")).toBeDefined();
    const order = await placeOrder(page.shop, who, kettle.slug, 2);
    const card = await screen.findByRole("article", { name: `Order ${order.number}` });
    expect(within(card).getByText("We’re preparing your items.")).toBeDefined();
    await moveOrder(page.shop, admin, order, "Item Packing");
    expect(await within(card).findByText("We’re packing your items.")).toBeDefined();
    await moveOrder(page.shop, admin, order, "Out for Delivery");
    expect(await within(card).findByText(/^On the road since/)).toBeDefined();
    await moveOrder(page.shop, admin, order, "Delivered");
    expect(await within(card).findByText(/^Delivered \d/)).toBeDefined();
    expect(tab("Ongoing", 0)).toBeDefined();
    fireEvent.mouseDown(tab("Previous", 1), { button: 0 });
    expect(await screen.findByText(`Order ${order.number}`)).toBeDefined();
  });

  it("shows that it is offline, and then what happened meanwhile", async () => {
    const who = await newShopper();
    const order = await placeOrder(page.shop, who, kettle.slug);
    await page.visit(address, who);
    await screen.findByText("We’re preparing your item.");
    expect(await screen.findByText("Live")).toBeDefined();
    page.network.lose();
    expect(await screen.findByText("Offline")).toBeDefined();
    await moveOrder(page.shop, admin, order, "Item Packing");
    expect(screen.getByText("We’re preparing your item.")).toBeDefined();
    page.network.restore();
    expect(await screen.findByText("We’re packing your item.")).toBeDefined();
    expect(await screen.findByText("Live")).toBeDefined();
  });
});
