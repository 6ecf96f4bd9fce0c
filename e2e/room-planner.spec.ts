import type { Locator } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { longestTask, longestTaskMs } from "./main-thread.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";
import { softwareWebGl } from "./software-webgl.ts";

test.use(softwareWebGl);

test("a cart is shown in a room, arranged by keyboard, saved with the cart, and shared by a link", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    hosts.add(protocol === "blob:" || protocol === "data:" ? protocol : host);
  });
  await signInAs(page, shop.url, "arranger");
  for (const productId of [
    "kandalama-sofa",
    "jaffna-palmyrah-stool",
    "poya-mirror",
    "uva-kettle",
  ]) {
    const put = await page.request.post(`${shop.url}/api/cart`, {
      data: { productId, quantity: 1 },
    });
    expect(put.ok()).toBe(true);
  }

  await page.goto(`${shop.url}/cart`);
  const longest = await longestTask(browser, page, async () => {
    await page.getByRole("link", { name: "See it in a room" }).click();
    await expect(page.getByText("The room is shown in 3D.")).toBeAttached();
  });
  expect(longest).toBeLessThan(longestTaskMs);
  await expect(page.getByRole("heading", { name: "My cart in a room" })).toBeVisible();
  await expect(
    page.getByText("The Uva Kettle needs a table, and there isn’t one in the room.").first(),
  ).toBeVisible();
  expect(await shadesOf(page.locator("canvas"))).toBeGreaterThan(30);
  expect(await axeViolations(page)).toEqual([]);

  // By keyboard: to a free position, not into another item, and back.
  const plan = page.getByRole("group", { name: /^The room from above/ });
  const stool = plan.getByRole("button", { name: /^Jaffna Palmyrah Stool/ });
  await stool.focus();
  await expect(stool).toHaveAccessibleName(/128 cm from the back wall/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(stool).toHaveAccessibleName(/134 cm from the back wall/);
  for (let press = 0; press < 11; press++) await page.keyboard.press("ArrowUp");
  await expect(
    page.getByText(
      "The Kandalama Sofa (Linen) is in the way. The Jaffna Palmyrah Stool stays where it was.",
    ),
  ).toBeVisible();
  await expect(stool).toHaveAccessibleName(/88 cm from the back wall/);
  await expect(stool).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(stool).toHaveAccessibleName(/89 cm from the back wall/);

  // By mouse; out of the room and back without losing the focus.
  const box = await stool.boundingBox();
  if (!box) throw new Error("The stool is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 + 40, { steps: 3 });
  await page.mouse.up();
  await expect(stool).not.toHaveAccessibleName(/89 cm from the back wall/);
  await stool.focus();
  await page.keyboard.press("Delete");
  const back = page.getByRole("button", { name: "Put Jaffna Palmyrah Stool back into the room" });
  await expect(back).toBeFocused();
  await back.click();
  await expect(stool).toBeFocused();

  const size = page.getByRole("form", { name: "Size of the room" });
  await size.getByLabel("Width").fill("99");
  await size.getByRole("button", { name: "Set size" }).click();
  await expect(size.getByText("From 1.5 to 12 metres")).toBeVisible();
  await size.getByLabel("Width").fill("5,5");
  await size.getByRole("button", { name: "Set size" }).click();
  await expect(page.getByRole("group", { name: /by 3\.60 metres/ })).toHaveAccessibleName(/5\.50/);

  await page.getByRole("button", { name: "Save this room" }).click();
  await expect(
    page.getByText("Saved. It’s saved with your cart, on all your devices."),
  ).toBeVisible();
  const where = (await stool.getAttribute("aria-label")) ?? "";
  const link = await page.getByLabel("Link to this room", { exact: true }).inputValue();
  await page.reload();
  await expect(stool).toHaveAccessibleName(where);
  expect(hosts).toEqual(new Set([new URL(shop.url).host, "blob:"]));
  // Logged by the browser itself if a picture is taken with software rendering.
  expect(problems.filter((each) => !each.includes("GL Driver Message"))).toEqual([]);

  const friend = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "A shared room" })).toBeVisible();
  const seen = theirs.getByRole("group", { name: "The room from above, 5.50 by 3.60 metres" });
  await expect(seen.getByRole("img", { name: where })).toBeVisible();
  await expect(seen.getByRole("button")).toHaveCount(0);
  await theirs.goto(link.slice(0, -4));
  await expect(
    theirs.getByRole("heading", { name: "This link doesn’t open a room" }),
  ).toBeVisible();
  await friend.close();
});

/** The number of colour shades in a screenshot of a part of the page. */
const shadesOf = async (part: Locator): Promise<number> => {
  const picture = (await part.screenshot()).toString("base64");
  return part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no pixels");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const shades = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      shades.add((r >> 3) * 1024 + (g >> 3) * 32 + (b >> 3));
    }
    return shades.size;
  }, picture);
};
