import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an admin finds a person, gives a role, and erases the person", async ({ shop, browser }) => {
  const bandara = await shop.api.signUp("bandara");
  await shop.api.signUp("kamala");
  const ordered = await shop.api.rest(bandara, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  expect(ordered.status).toBe(200);
  const shopper = await (await browser.newContext()).newPage();
  await useSession(shopper, shop.url, bandara);
  const admin = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");

  await admin.goto(`${shop.url}/admin/orders`);
  await admin.getByRole("navigation", { name: "Admin" }).getByText("People").click();
  const accounts = admin.getByRole("list", { name: "People" });
  await expect(accounts.getByRole("heading", { name: "bandara", exact: true })).toBeVisible();
  await expect(accounts.getByRole("heading", { name: "kamala", exact: true })).toBeVisible();
  const own = accounts.getByRole("listitem").filter({ hasText: "that is you" });
  await expect(own).toContainText("admin@nivasa.lk");
  await expect(own.getByRole("button")).toHaveCount(0);

  await admin.getByLabel("Find people").fill("BANDARA");
  await expect(accounts.getByRole("listitem")).toHaveCount(1);
  await expect(admin.getByText("1 found")).toBeVisible();
  await admin.getByLabel("Role of bandara").selectOption("Analyst");
  const asked = admin.getByRole("dialog", { name: "Make bandara an analyst?" });
  await asked.getByRole("button", { name: "Keep shopper" }).click();
  await expect(admin.getByLabel("Role of bandara")).toHaveValue("SHOPPER");
  await admin.getByLabel("Role of bandara").selectOption("Analyst");
  await asked.getByRole("button", { name: "Make analyst" }).click();
  await expect(asked).toBeHidden();
  await expect(admin.getByLabel("Role of bandara")).toHaveValue("ANALYST");

  await admin.getByRole("button", { name: "Erase bandara…" }).click();
  const dialog = admin.getByRole("dialog", { name: "Erase bandara?" });
  await expect(dialog).toContainText("Orders and ratings stay, without the person.");
  await dialog.getByLabel("Type bandara@example.lk").fill("kamala@example.lk");
  await dialog.getByRole("button", { name: "Erase for ever" }).click();
  await expect(dialog.getByText("This is not the account's e-mail")).toBeVisible();
  expect(await axeViolations(admin, { within: "[role=dialog]" })).toEqual([]);
  expect((await shop.api.rest(bandara, "GET", "/users/profile")).status).toBe(200);

  await dialog.getByLabel("Type bandara@example.lk").fill(" Bandara@example.lk");
  await dialog.getByRole("button", { name: "Erase for ever" }).click();
  await expect(dialog).toBeHidden();
  const told = admin.getByText("The account was erased. One order stays, without a buyer.");
  await expect(told).toBeVisible();
  await expect(admin.getByText("Nobody found")).toBeVisible();
  expect((await shop.api.rest(bandara, "GET", "/users/profile")).status).toBe(401);
  await shopper.goto(`${shop.url}/my-orders`);
  await expect(shopper.getByText("Log in to see your orders")).toBeVisible();

  await admin.getByRole("button", { name: "Show everybody" }).click();
  await expect(accounts.getByRole("heading", { name: "kamala", exact: true })).toBeVisible();
  await expect(accounts.getByRole("heading", { name: "bandara", exact: true })).toHaveCount(0);
  await expect(admin.getByLabel("Find people")).toHaveValue("");
  await admin.goto(`${shop.url}/admin/orders`);
  await expect(admin.getByText("Erased").first()).toBeVisible();
  expect(problems).toEqual([]);
});

test("an erasure that the shop cannot answer says so, and goes on when it is asked again", async ({
  shop,
  browser,
}) => {
  const sunil = await shop.api.signUp("sunil");
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/people?search=sunil`);
  await admin.getByRole("button", { name: "Erase sunil…" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Type sunil@example.lk").fill("sunil@example.lk");
  await admin.context().setOffline(true);
  await dialog.getByRole("button", { name: "Erase for ever" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("No answer came. Press again.");
  await admin.context().setOffline(false);
  await dialog.getByRole("button", { name: "Erase for ever" }).click();
  await expect(admin.getByText("The account was erased. There were no orders.")).toBeVisible();
  expect((await shop.api.rest(sunil, "GET", "/cart")).status).toBe(401);
});
