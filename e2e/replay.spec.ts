import { someAddress } from "../testing/api-client.ts";
import { expect, openHistory, problemsOf, test } from "./shop-test.ts";

test("an analyst replays an order's progress on the board, with buttons and keys, at 1440 and at 390", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("replaybuyer");
  const answer = await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  const id = (answer.body as { readonly data: { readonly _id: string } }).data._id;
  const admin = await shop.api.admin();
  await shop.api.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });

  const page = await (await browser.newContext()).newPage();
  const problems = problemsOf(page);
  await openHistory(page, `${shop.url}/history?order=${id}&type=OrderStatusChanged`);
  const moved = page.getByRole("region", { name: "Event table" }).getByRole("link").first();
  await moved.click();
  await expect(page).toHaveURL(/\/history\/event\/\d+/);
  const packed = Number(/event\/(\d+)/.exec(page.url())?.[1]);
  await page.getByRole("link", { name: "Replay from here" }).click();

  const status = page.getByRole("status").filter({ hasText: "Paused" });
  await expect(status).toContainText(`event ${packed.toLocaleString("en")},`);
  const column = page.locator(".status-packing").filter({ hasText: "Item Packing" });
  const now = page.getByRole("region", { name: "Current event" });
  await expect(now).toContainText("Item Preparing to Item Packing");
  const number = /NV-\w{6}/.exec((await now.textContent()) ?? "")?.[0] ?? "";
  await expect(column.getByRole("link", { name: number })).toBeVisible();

  const ticker = page.getByRole("region", { name: "Latest events" });
  await now.getByRole("button", { name: "Follow this order" }).click();
  await expect(page).toHaveURL(/order=NV-/);
  await expect(ticker.getByText(/added to a cart|Account created/)).toHaveCount(0);
  await expect(ticker.getByText(`${number} placed`)).toBeVisible();
  await ticker.getByRole("button").first().click();
  await expect(ticker.getByText("Account created").first()).toBeVisible();

  await page.keyboard.press("ArrowLeft");
  await expect(column.getByRole("link", { name: number })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`at=${packed - 1}$`));
  await page.getByRole("combobox", { name: "Jump to" }).selectOption("order moved");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(column.getByRole("link", { name: number })).toBeVisible();
  await page.locator("body").press("p");
  await page.keyboard.press("6");
  await expect(page.getByRole("button", { name: "Fastest" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Go to start" }).click();
  await expect(page.getByText("the start of the log").first()).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(status).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(column.getByRole("link", { name: number })).toBeVisible();
  const end = await page.getByRole("slider", { name: "Moment shown" }).getAttribute("max");
  await expect(page.getByRole("slider", { name: "Moment shown" })).toHaveValue(end ?? "");

  await page.goto(`${shop.url}/history/board?at=${packed}`);
  const past = page.locator("article").filter({ hasText: number });
  await expect(page.getByRole("heading", { name: /^The board as of \d/ })).toBeVisible();
  await expect(past).toContainText("Item Packing");
  await expect(past).toContainText("Western");
  await expect(past).not.toContainText("Wijesinghe");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.getByRole("link", { name: "Replay from here" }).click();
  await expect(status).toContainText(`event ${packed.toLocaleString("en")},`);
  await page.getByRole("button", { name: "Go to end" }).click();
  await expect(page).toHaveURL(new RegExp(`at=${end}(&|$)`));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Previous event" }).click();
  await expect(page).toHaveURL(new RegExp(`at=${Number(end) - 1}(&|$)`));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(status).toContainText((Number(end) - 1).toLocaleString("en"));

  await page.goto(`${shop.url}/history/replay?at=99999999`);
  await expect(page.getByText("there is no event 99999999 yet")).toBeVisible();
  await page.goto(`${shop.url}/history/replay?from=2019-01-01&to=2019-01-02`);
  await page.getByRole("button", { name: "Replay the whole log" }).click();
  await expect(status).toBeVisible();
  expect(problems).toEqual([]);
});
