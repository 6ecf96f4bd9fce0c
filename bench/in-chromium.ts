import { chromium, type Page } from "@playwright/test";

/**
 * Opens a wide page of the shop in Chromium as a member of the staff, measures it, and closes it.
 */
export const inChromium = async (
  url: string,
  staff: { readonly email: string; readonly password: string },
  measure: (page: Page) => Promise<void>,
): Promise<void> => {
  const executablePath = process.env["CHROMIUM"];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.request.post(`${url}/api/users/adminauth`, { data: staff });
    await measure(page);
  } finally {
    await browser.close();
  }
};
