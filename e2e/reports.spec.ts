import { someAddress } from "../testing/api-client.ts";
import { mailed } from "./outbox.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("a shopper reports an issue, an admin finds, answers and closes it, and both see it live", async ({
  shop,
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "dilani");
  const placed = await page.request.post(`${shop.url}/api/order/`, {
    data: {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: { ...someAddress, email: "dilani@example.lk" },
      totalPrice: 10_350,
      again: true,
    },
  });
  const { number } = ((await placed.json()) as { readonly data: { readonly number: string } }).data;

  const admin = await (await browser.newContext()).newPage();
  const adminProblems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/reports?state=open`);
  await expect(admin.getByRole("tab", { name: /^Open/ })).toHaveAttribute("aria-selected", "true");
  await expect(admin.getByText("Live", { exact: true })).toBeVisible();

  await page.goto(`${shop.url}/report-issue?order=${number}`);
  const form = page.getByRole("form", { name: "Report an issue" });
  await form.getByLabel("Issue type").selectOption("Delivery Problem");
  await form.getByLabel("Subject").fill("Nobody called before the delivery");
  await form.getByLabel("Description").fill("My mother was at home alone.");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Your report has been sent.")).toBeVisible();
  const own = page.getByRole("list", { name: "Your reports" }).getByRole("listitem");
  await expect(own.getByText("Open", { exact: true })).toBeVisible();

  // The new report waits behind a button, so that the list doesn't move; the order's number finds
  // it.
  await admin.getByRole("button", { name: /^Show \d+ new reports?$/ }).click();
  await admin.getByRole("searchbox", { name: "Find a report" }).fill(number);
  await expect(admin.getByText("1 found")).toBeVisible();
  await admin.getByRole("link", { name: /Nobody called before the delivery/ }).click();
  await expect(admin).toHaveURL(new RegExp(`state=open&search=${number}&report=RP-\\w{6}`));
  const report = admin.getByRole("article", { name: "Nobody called before the delivery" });
  await report.getByRole("link", { name: `Order ${number}` }).click();
  await expect(admin.getByRole("heading", { name: `Order ${number}`, level: 1 })).toBeVisible();
  await admin.goBack();

  await report.getByRole("textbox", { name: "Answer" }).fill("We are sorry. It was missed.");
  await report.getByRole("button", { name: "Send and close" }).click();
  await expect(report.getByText("Closed", { exact: true })).toBeVisible();
  await expect(report.getByText("Shop Admin answered")).toBeVisible();
  await expect(report.getByText(/^Closed by Shop Admin, /)).toBeVisible();
  await expect(own.getByText("Closed", { exact: true })).toBeVisible();
  await own.getByText("Nobody called before the delivery").click();
  await expect(own.getByText("We are sorry. It was missed.")).toBeVisible();
  await expect(own.getByText("Nivasa answered")).toBeVisible();
  await mailed(shop.dataDir, "dilani@example.lk", /^Subject: (Report RP-\w{6}: answered)/m);

  // The button that closed it reopens it.
  const turn = report.getByRole("button", { name: "Reopen report" });
  await turn.focus();
  await turn.press("Enter");
  await expect(report.getByText(/^Reopened by Shop Admin, /)).toBeVisible();
  await expect(own.getByText("Open", { exact: true })).toBeVisible();
  await expect(report.getByRole("button", { name: "Close report" })).toBeFocused();

  // On a phone the report replaces the list, and the back link returns to the same position.
  await admin.setViewportSize({ width: 390, height: 844 });
  const heading = admin.getByRole("heading", { name: "Nobody called before the delivery" });
  await expect(heading).toBeFocused();
  await admin.getByRole("link", { name: "All reports" }).click();
  await expect(
    admin.getByRole("link", { name: /Nobody called before the delivery/ }),
  ).toBeFocused();
  expect(problems).toEqual([]);
  expect(adminProblems).toEqual([]);
});
