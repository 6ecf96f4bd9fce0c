import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../../../ui/generated/shop.ts";
import { adminPassword, type Person } from "../../api-client.ts";
import { openInterface, type Interface } from "../interface.tsx";
import { putInCart, sampleProduct } from "../shopping.ts";

let page: Interface;
let ann: Person;
let admin: Person;

beforeAll(async () => {
  page = await openInterface();
  ann = await page.shop.signUp("ann");
  admin = await page.shop.admin();
});
afterEach(() => page.leave());
afterAll(() => page.close());

const head = () => within(screen.getByRole("banner"));
const labels = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.trim());

describe("static pages", () => {
  it.each([
    ["/about-us", "About Us", "Explore the collection"],
    ["/contact", "Contact Us", "My Orders"],
    ["/mobile-app", "See it in your own room first", "All rooms"],
    ["/terms", "Terms of use", "privacy policy"],
    ["/privacy", "Privacy policy", "My Orders"],
    ["/no-such-page", "404 · No room behind this door", "Go to Home"],
    ["/admin-of-nothing", "404 · No room behind this door", "Go to Home"],
  ])("%s has its heading and a link", async (address, heading, link) => {
    await page.visit(address, null);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeDefined();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: link })).toBeDefined();
  });

  it("the title names the page and the shop", async () => {
    await page.visit("/contact", null);
    await waitFor(() => expect(document.title).toMatch(/Contact Us.*Nivasa/));
  });
});

describe("the page after signing in with Google", () => {
  it.each([
    ["refused", messages.account.googleRefused],
    ["no-e-mail", messages.account.identityEmailMissing],
    ["something-else", messages.account.googleFailed],
  ])("explains the result %s", async (result, words) => {
    await page.visit(`/google-sign-in?result=${result}`, null);
    expect(await screen.findByRole("heading", { name: "You’re not signed in" })).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the shop" })).toBeDefined();
  });

  it("goes to the home page if it is the only window", async () => {
    await page.visit("/google-sign-in?result=signed-in", ann);
    expect(await screen.findByRole("heading", { name: "You’re signed in" })).toBeDefined();
    expect(await screen.findByText("New arrivals")).toBeDefined();
  });
});

describe("the header", () => {
  it("offers a visitor to sign in, after a placeholder while the session is checked", async () => {
    page.network.hold("Viewer");
    await page.visit("/contact", null);
    const places = within(await screen.findByRole("navigation", { name: "Main" }));
    expect(labels(places.getAllByRole("link"))).toEqual([
      "Home",
      "Category",
      "Mobile App",
      "About Us",
    ]);
    page.network.restore();
    fireEvent.click(await head().findByRole("button", { name: "Sign In" }));
    expect(await screen.findByRole("dialog", { name: "LOG IN" })).toBeDefined();
  });

  it("shows a shopper's name, cart and pages, without the admin area", async () => {
    const bea = await page.shop.signUp("bea");
    await putInCart(page.shop, bea, sampleProduct("uva-kettle").slug, 2);
    await page.visit("/contact", bea);
    expect(await screen.findByRole("link", { name: "Cart, 2 items" })).toBeDefined();
    fireEvent.keyDown(head().getByRole("button", { name: "bea" }), { key: "Enter" });
    const menu = within(await screen.findByRole("menu"));
    expect(labels(menu.getAllByRole("menuitem"))).toEqual([
      "Edit Profile",
      "My Orders",
      "Report an Issue",
      "Sign Out",
    ]);
  });

  it("leads an admin to the admin area", async () => {
    await page.visit("/contact", admin);
    fireEvent.keyDown(await head().findByRole("button", { name: "Shop Admin" }), {
      key: "Enter",
    });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Admin" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Add Items" })).toBeDefined();
  });

  it("signs out, which ends the session and shows the visitor's page", async () => {
    const cleo = await page.shop.signUp("cleo");
    await page.visit("/my-orders", cleo);
    await screen.findByRole("heading", { name: messages.order.noneOngoing });
    fireEvent.click(head().getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByText("New arrivals")).toBeDefined();
    expect(await head().findByRole("button", { name: "Sign In" })).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect((await page.shop.rest(cleo, "GET", "/users/profile")).status).toBe(401);
  });

  it("reports that signing out failed if the shop doesn't respond", async () => {
    page.network.lose("LogOut");
    await page.visit("/contact", ann);
    fireEvent.click(await head().findByRole("button", { name: "Sign Out" }));
    expect(await screen.findByText(messages.order.failed)).toBeDefined();
    expect(head().getByRole("button", { name: "ann" })).toBeDefined();
  });

  it("has the same entries in the phone menu", async () => {
    await page.visit("/contact", ann);
    await head().findByRole("button", { name: "ann" });
    fireEvent.click(head().getByRole("button", { name: "Menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: /menu$/ }));
    expect(labels(sheet.getAllByRole("link"))).toEqual([
      "Home",
      "Category",
      "Mobile App",
      "About Us",
      "Wish list",
      "Edit Profile",
      "My Orders",
      "Report an Issue",
      "English",
      "සිංහල",
      "தமிழ்",
    ]);
    expect(sheet.getByText("Signed in as ann")).toBeDefined();
  });
});

describe("the admin area", () => {
  it("waits until the user is known, then shows its pages", async () => {
    page.network.hold("Viewer");
    await page.visit("/admin/reports", admin);
    expect(await screen.findByText("Loading")).toBeDefined();
    expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
    page.network.restore();
    const places = within(await screen.findByRole("navigation", { name: "Admin" }));
    // The counts of waiting work load later, and have their own test.
    const links = places.getAllByRole("link");
    expect(labels(links).map((label) => label.replace(/\d.*$/, ""))).toEqual([
      "Add Items",
      "List Items",
      "Orders",
      "Today",
      "Calls",
      "Deliveries",
      "Runs",
      "Cash",
      "Reports",
      "People",
      "Stock",
      "Demand",
      "Promotions",
      "Reviews",
      "Webhooks",
      "System",
      "History",
      "Shop",
      "Settings",
    ]);
    expect(screen.getByText("Shop Admin")).toBeDefined();
  });

  it("opens with adding items, and shows a 404 page for unknown addresses", async () => {
    await page.visit("/admin", admin);
    expect(await screen.findByRole("heading", { level: 1, name: "Add Items" })).toBeDefined();
    page.leave();
    await page.visit("/admin/nothing", admin);
    expect(
      await screen.findByRole("heading", { name: "404 · No room behind this door" }),
    ).toBeDefined();
  });

  it.each([
    ["a visitor", null],
    ["a shopper", "ann"],
  ])("redirects %s to the home page", async (_who, name) => {
    await page.visit("/admin/people", name === null ? null : ann);
    expect(await screen.findByText("New arrivals")).toBeDefined();
  });

  it("is entered through the admin's log-in", async () => {
    await page.visit("/contact", null);
    fireEvent.click(await head().findByRole("button", { name: "Sign In" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.mouseDown(dialog.getByRole("tab", { name: "ADMIN LOGIN" }), { button: 0 });
    const logIn = async (password: string) => {
      fireEvent.change(dialog.getByLabelText("Password"), { target: { value: password } });
      fireEvent.click(await dialog.findByRole("button", { name: "ADMIN LOGIN" }));
    };
    await dialog.findByRole("button", { name: "ADMIN LOGIN" });
    fireEvent.change(dialog.getByLabelText("Email"), { target: { value: "admin@nivasa.lk" } });
    fireEvent.click(dialog.getByRole("checkbox"));
    await logIn("not the password");
    expect(await dialog.findByText(messages.account.adminLogInFailed)).toBeDefined();
    await logIn(adminPassword);
    expect(await screen.findByRole("heading", { level: 1, name: "Add Items" })).toBeDefined();
  });
});
