import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, signInAs, test } from "./shop-test.ts";

test("an owner makes someone support, whose open pages show only what the role may @screens", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("kumari");
  await shop.api.rest(buyer, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, firstName: "Upeksha" },
    totalPrice: 10_350,
    again: true,
  });
  const thilini = await shop.api.withRole("orders");
  const desk = await (await browser.newContext()).newPage();
  await useSession(desk, shop.url, thilini);
  await desk.goto(`${shop.url}/admin/deliveries`);
  await expect(desk.getByRole("heading", { name: "Deliveries" })).toBeVisible();
  const board = await desk.context().newPage();
  await board.goto(`${shop.url}/admin/orders`);
  const ticket = board.getByRole("article").filter({ hasText: "Upeksha Wijesinghe" });
  await expect(ticket.getByRole("combobox")).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await signInAs(owner, shop.url, "admin");
  await owner.goto(`${shop.url}/admin/people`);
  const role = owner.getByRole("combobox", { name: /^Role of orders-/ });
  await role.selectOption("Support");
  const dialog = owner.getByRole("dialog", { name: /^Give orders-.* the Support role\?$/ });
  await expect(dialog).toContainText("cancel orders and take goods back");
  expect(await axeViolations(owner, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByText("now has the Support role.")).toBeVisible();
  expect(await axeViolations(owner)).toEqual([]);
  await owner.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(owner)).toEqual([]);

  // The open pages reload by themselves.
  await expect(desk.getByText("This page is for the office.")).toBeVisible();
  await expect(ticket.getByRole("combobox")).toHaveCount(0);
  await expect(ticket).toContainText("Item Preparing");
  await ticket.getByRole("link").click();
  await expect(board.getByRole("button", { name: /^Move to/ })).toHaveCount(0);
  await expect(board.getByRole("button", { name: "Comment" })).toBeVisible();
});

test("a driver sees only the page of their own runs @screens", async ({ shop, browser }) => {
  const nuwan = await shop.api.withRole("driver");
  const page = await (await browser.newContext()).newPage();
  await useSession(page, shop.url, nuwan);
  await page.goto(`${shop.url}/admin`);
  await expect(page).toHaveURL(/\/admin\/run$/);
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveCount(0);
  for (const address of ["/admin/orders", "/admin/people", "/history"]) {
    await page.goto(`${shop.url}${address}`);
    await expect(page.getByText("This page is for the office.")).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Your runs" }).click();
  await expect(page).toHaveURL(/\/admin\/run$/);
  await expect(page.getByText("You have no run.")).toBeVisible();
});
