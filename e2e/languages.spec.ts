import { openSettled } from "./open-settled.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

test("a shopper uses the shop in Sinhala and returns to English", async ({
  shop,
  page,
  browser,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("noto-sans")) fonts.push(request.url());
  });
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/category?room=kitchen`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen Equipments");
  await page.getByRole("button", { name: "Language" }).click();
  expect(fonts).toEqual([]);
  await page.getByRole("menuitem", { name: "සිංහල" }).click();

  await expect(page.locator("html")).toHaveAttribute("lang", "si");
  await expect(page).toHaveURL(`${shop.url}/category?room=kitchen`);
  const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(`${shop.url}${manifest}`);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  expect(await answer.json()).toMatchObject({ id: "/", lang: "si" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("මුළුතැන්ගෙයි උපකරණ");
  expect(fonts.filter((font) => font.includes("tamil"))).toEqual([]);
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "தமிழ்" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ta");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await foot.getByRole("link", { name: "සිංහල" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "si");
  await page.getByRole("button", { name: "කූඩයට දමන්න: Uva Kettle" }).click();
  await expect(page.getByText("භාණ්ඩය සාර්ථකව කූඩයට දමන ලදී!")).toBeVisible();
  await page.getByRole("link", { name: "කූඩයේ භාණ්ඩ 1" }).click();
  await expect(page).toHaveTitle("කූඩය · Nivasa");
  await page.reload();
  // The login popup opens by itself and hides the page behind it from roles.
  const heading = page.locator("main h1");
  await expect(heading).toContainText("ඔබේ කූඩය");
  await page.getByLabel("ඊමේල්").fill("nobody@example.lk");
  await page.getByLabel("මුරපදය", { exact: true }).fill("not the password");
  await page.getByRole("checkbox").check();
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(/පිවිසුම් විස්තර වැරදියි/);
  await page.keyboard.press("Escape");

  const withoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const drawn = await withoutScripts.newPage();
  await drawn.goto(shop.url);
  await expect(drawn.getByRole("heading", { level: 1 })).toContainText("ඇතුළට එන්න");
  await drawn.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(drawn.getByRole("heading", { level: 1 })).toContainText("Come in");
  await withoutScripts.close();

  await foot.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(heading).toContainText("Your cart");
  expect(problems).toEqual([]);
});

/** Objects of the hero and the header that overlap a line of text, a button or a link. */
const crossings = (): readonly string[] => {
  const objects = [...document.querySelectorAll(".hero-pendant path, .hero-chair :is(path, rect)")];
  const words: [string, DOMRect][] = [];
  for (const part of document.querySelectorAll(".hero-say, header")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const line = texts.currentNode.textContent?.trim() ?? "";
      if (line === "" || !texts.currentNode.parentElement?.checkVisibility()) continue;
      for (const box of range.getClientRects()) words.push([line, box]);
    }
    for (const link of part.querySelectorAll("a, button, input"))
      if (link.checkVisibility())
        words.push([link.outerHTML.slice(0, 60), link.getBoundingClientRect()]);
  }
  return words.flatMap(([line, box]) =>
    objects
      .map((object) => object.getBoundingClientRect())
      .filter(
        (object) =>
          object.width + object.height > 0 &&
          object.left < box.right &&
          box.left < object.right &&
          object.top < box.bottom &&
          box.top < object.bottom,
      )
      .map(
        (object) => `${line} at ${box.left}-${box.right}, object at ${object.left}, ${object.top}`,
      ),
  );
};

for (const language of ["en", "si", "ta"]) {
  test(`in ${language} no text overlaps the lamp or the chair of the hero @screens`, async ({
    shop,
    page,
    context,
  }) => {
    await context.addCookies([{ name: "nivasa_language", value: language, url: shop.url }]);
    await openSettled(page, shop.url);
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator(".hero-chair")).toBeVisible();
      expect(await page.evaluate(crossings), `${width} px`).toEqual([]);
    }
  });
}
