import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../../../ui/generated/shop.ts";
import { someAddress, type Person } from "../../api-client.ts";
import { openInterface, type Interface } from "../interface.tsx";
import { moveOrder, placeOrder, sampleProduct, sendReport } from "../shopping.ts";

/**
 * Admin pages show the whole shop, so these tests build on each other, beginning with an empty
 * shop.
 */

let page: Interface;
let admin: Person;
let ann: Person;

beforeAll(async () => {
  page = await openInterface();
  admin = await page.shop.admin();
  ann = await page.shop.signUpVerified("ann");
});
afterEach(() => page.leave());
afterAll(() => page.close());

const kettle = sampleProduct("uva-kettle");
const tryAgain = () => {
  page.network.restore();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
};

it.each(["/admin/orders", "/admin/reports", "/admin/people"])(
  "redirects a shopper from %s to the home page",
  async (address) => {
    await page.visit(address, ann);
    expect(await screen.findByText("New arrivals")).toBeDefined();
    expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
  },
);

describe("the order board", () => {
  const address = "/admin/orders";
  const column = (name: string) => within(screen.getByRole("region", { name }));

  it("shows a loading state, then that there are no orders", async () => {
    page.network.hold("OrderBoard");
    await page.visit(address, admin);
    expect(await screen.findByText("Loading orders")).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { name: messages.order.none })).toBeDefined();
    expect(screen.getByText("New orders appear here automatically.")).toBeDefined();
  });

  it("reports that the orders couldn't load, and reloads them", async () => {
    page.network.lose("OrderBoard");
    await page.visit(address, admin);
    expect(await screen.findByText(messages.order.listFailed)).toBeDefined();
    tryAgain();
    expect(await screen.findByRole("heading", { name: messages.order.none })).toBeDefined();
  });

  it("receives orders and changes of their status", async () => {
    await page.visit(address, admin);
    expect(await screen.findByText("Live")).toBeDefined();
    const order = await placeOrder(page.shop, ann, kettle.slug, 2);
    const name = `Order ${order.number}`;
    await screen.findByRole("article", { name });
    expect(column("Item Preparing").getByRole("article", { name })).toBeDefined();
    expect(screen.getByText("Ishara Wijesinghe, Colombo 03")).toBeDefined();
    await moveOrder(page.shop, admin, order, "Out for Delivery");
    await waitFor(() =>
      expect(column("Out for Delivery").getByRole("article", { name })).toBeDefined(),
    );
    fireEvent.change(screen.getByLabelText(`Status of ${order.number}`), {
      target: { value: "DELIVERED" },
    });
    await waitFor(() => expect(column("Delivered").getByRole("article", { name })).toBeDefined());
    await waitFor(async () => {
      const { body } = await page.shop.rest(ann, "GET", `/order/${order.id}`);
      expect(body.data.status).toBe("Delivered");
    });
  });

  it("searches by words, and shows all orders again", async () => {
    await page.visit(`${address}?search=nobody`, admin);
    expect(await screen.findByText("No orders match these filters.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all orders" }));
    expect(await screen.findByText("Ishara Wijesinghe, Colombo 03")).toBeDefined();
  });

  it("shows that it is offline, and then what happened meanwhile", async () => {
    await page.visit(`${address}?view=table`, admin);
    expect(await screen.findByText("Live")).toBeDefined();
    page.network.lose();
    expect(await screen.findByText("Offline")).toBeDefined();
    const { number } = await placeOrder(page.shop, ann, kettle.slug);
    page.network.restore();
    expect(await screen.findByText(number)).toBeDefined();
    expect(await screen.findByText("Live")).toBeDefined();
  });
});

describe("all issue reports", () => {
  const address = "/admin/reports";

  it("show a loading state, then that there are none", async () => {
    page.network.hold("Reports");
    await page.visit(address, admin);
    expect(await screen.findByText("Loading reports")).toBeDefined();
    page.network.restore();
    expect(await screen.findByRole("heading", { name: "No reports" })).toBeDefined();
  });

  it("report that they couldn't load, then show their senders and content", async () => {
    await sendReport(page.shop, ann, "A leg is loose");
    page.network.lose("Reports");
    await page.visit(address, admin);
    expect(await screen.findByText("Couldn’t load the reports.")).toBeDefined();
    tryAgain();
    expect(await screen.findByText("A leg is loose")).toBeDefined();
    expect(screen.getByText("1 report, newest first")).toBeDefined();
    expect(screen.getByText(someAddress.email)).toBeDefined();
  });
});

describe("the accounts", () => {
  const address = "/admin/people?show=everyone";

  it("show a loading state, then every account with its role", async () => {
    page.network.hold("Accounts");
    await page.visit(address, admin);
    expect(await screen.findByText("Loading accounts")).toBeDefined();
    page.network.restore();
    const list = within(await screen.findByRole("list", { name: "Accounts" }));
    expect(list.getByText(/Owner \(you\)/)).toBeDefined();
    expect(list.getByRole("heading", { name: "ann" })).toBeDefined();
    expect(list.getByRole<HTMLSelectElement>("combobox", { name: "Role of ann" }).value).toBe(
      "SHOPPER",
    );
  });

  it("report that none was found, and show all accounts again", async () => {
    await page.visit(`${address}&search=nobody`, admin);
    expect(await screen.findByRole("heading", { name: "No accounts found" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all accounts" }));
    expect(await screen.findByRole("heading", { name: "ann" })).toBeDefined();
  });

  it("report that they couldn't load, and are reloaded", async () => {
    page.network.lose("Accounts");
    await page.visit(address, admin);
    expect(await screen.findByText("Couldn’t load the accounts.")).toBeDefined();
    tryAgain();
    expect(await screen.findByRole("heading", { name: "ann" })).toBeDefined();
  });

  it("get another role after a confirmation", async () => {
    await page.visit(address, admin);
    const role = await screen.findByLabelText("Role of ann");
    fireEvent.change(role, { target: { value: "ANALYST" } });
    fireEvent.click(await screen.findByRole("button", { name: "Change role" }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>("Role of ann").value).toBe("ANALYST"),
    );
  });

  it("are erased after their email was typed", async () => {
    const gone = await page.shop.signUp("gone");
    await page.visit(address, admin);
    const row = (await screen.findByRole("heading", { name: "gone" })).closest("li");
    if (!row) throw new Error("No row");
    fireEvent.click(within(row).getByRole("button", { name: /Erase/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Erase gone?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Erase permanently" }));
    expect(await dialog.findByText("This isn’t the account’s email")).toBeDefined();
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "gone@example.lk" } });
    fireEvent.click(dialog.getByRole("button", { name: "Erase permanently" }));
    expect(
      await screen.findByText(`${messages.account.erased} There were no orders.`),
    ).toBeDefined();
    expect(screen.queryByRole("heading", { name: "gone" })).toBeNull();
    expect((await page.shop.rest(gone, "GET", "/users/profile")).status).toBe(401);
  });
});
