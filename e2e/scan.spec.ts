import type { Browser } from "@playwright/test";
import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, problemsOf, test } from "./shop-test.ts";

/** A picture of a QR code with a text. */
const codeOf = async (browser: Browser, text: string): Promise<Buffer> => {
  const page = await browser.newPage();
  const code = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, size: 256 }));
  await page.setContent(`<div style="padding: 40px; width: 256px">${code}</div>`);
  const picture = await page.locator("div").screenshot();
  await page.close();
  return picture;
};

test("a picture of a product's QR code opens the product, and other codes open nothing", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const choose = async (text: string) => {
    const buffer = await codeOf(browser, text);
    await page
      .getByLabel("A picture of the code")
      .setInputFiles({ name: "code.png", mimeType: "image/png", buffer });
  };
  await page.goto(`${shop.url}/scan`);
  await choose("https://elsewhere.example/Item-Page/uva-kettle");
  await expect(page.getByText("This code isn’t from Nivasa")).toBeVisible();
  await choose(`${shop.url}/Item-Page/uva-kettle`);
  await expect(page.getByRole("heading", { name: "Uva Kettle", level: 1 })).toBeVisible();

  await page.goto(`${shop.url}/scan`);
  await choose("Poya Mirror");
  await expect(page.getByRole("heading", { name: "Poya Mirror", level: 1 })).toBeVisible();

  await page.goto(`${shop.url}/scan`);
  await page.getByRole("button", { name: "Open the camera" }).click();
  await expect(page.getByText(/No camera found|Camera access is blocked/)).toBeVisible();
  // The code reader is served by the shop, and no other server is contacted.
  expect([...hosts]).toEqual([new URL(shop.url).host]);
  expect(problems).toEqual([]);
});
