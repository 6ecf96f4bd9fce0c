import { expect, problemsOf, test } from "./shop-test.ts";

test("the footer links to every static page and to social media", async ({ shop, page }) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/about-us`);
  const footer = page.getByRole("navigation", { name: "Footer" });
  for (const [link, heading] of [
    ["About Us", "About Us"],
    ["Contact Us", "Contact Us"],
    ["Terms of use", "Terms of use"],
    ["Privacy policy", "Privacy policy"],
    ["Mobile App", "See it in your own room first"],
  ] as const) {
    await footer.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
  for (const name of ["Facebook", "Instagram", "YouTube"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https:\/\//);
  }
  await footer.getByRole("link", { name: "Contact Us" }).click();
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='tel:+94']")).toBeVisible();
  await expect(main.locator("a[href^='mailto:']")).toBeVisible();
  await expect(main.getByText("Sundays and Poya days")).toBeVisible();
  expect(problems).toEqual([]);
});

test("the login popup links to the terms without losing the input @screens", async ({
  shop,
  page,
  context,
}) => {
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Sign In" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByLabel("Email").fill("ishara@example.lk");
  for (const [link, heading] of [
    ["terms of use", "Terms of use"],
    ["privacy policy", "Privacy policy"],
  ] as const) {
    const opening = context.waitForEvent("page");
    await popup.getByRole("link", { name: link }).click();
    const opened = await opening;
    await expect(opened.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await opened.close();
  }
  await expect(popup.getByLabel("Email")).toHaveValue("ishara@example.lk");
  await expect(popup.getByRole("checkbox", { name: /^I accept/ })).not.toBeChecked();
});

test("the app page installs the shop, or explains how, and the manifest's icons exist @screens", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/mobile-app`);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(page.getByText("Coming soon to the stores")).toHaveCount(2);
  await expect(
    page
      .getByRole("main")
      .getByRole("list")
      .filter({ hasText: "confirm in your browser" })
      .getByRole("listitem"),
  ).toHaveCount(4);
  await expect(page.getByRole("link", { name: /Bathwares/ })).toBeVisible();
  await page.getByRole("button", { name: "Download the app" }).click();
  await expect(page.getByRole("status").filter({ hasText: /install/i })).toBeVisible();

  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(`${shop.url}${href}`);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(`${shop.url}${src}`);
    expect(icon.headers()["content-type"]).toContain(type);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(`${shop.url}${url}`);
    await expect(page.getByRole("heading", { name: "No room behind this door" })).toHaveCount(0);
  }
});

test("an unknown address shows an error and a link to the home page @screens", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/no-such-page`);
  await expect(page.getByRole("heading", { name: "No room behind this door" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
});
