import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { apiClient, someAddress } from "../testing/api-client.ts";
import { samplePicture } from "../testing/sample-picture.ts";
import { mailed } from "./outbox.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  const popup = page.getByRole("dialog");
  await popup.getByLabel("Email").fill(email);
  await popup.getByLabel("Password", { exact: true }).fill(password);
  await popup.getByLabel("I accept").check();
  await popup.getByRole("button", { name: "LOG IN" }).click();
};

test("signs up, verifies the email address, saves a profile, changes the password, forgets it, and resets it", async ({
  shop,
  browser,
}) => {
  const email = "sanduni@example.lk";
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems = problemsOf(page);

  await page.goto(shop.url);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByLabel("Name").fill("Sanduni");
  await popup.getByLabel("Email").fill(email);
  await popup.getByLabel("Password", { exact: true }).fill("the first password");
  await popup.getByLabel("I accept").check();
  await popup.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/verify-Email/);

  const code = await mailed(shop.dataDir, email, /^Subject: (\d{6}) is your Nivasa code/m);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Enter Code")).toBeVisible();
  await page.getByLabel("Code").fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("code not valid. Please try again.")).toBeVisible();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Verify Email successfully!")).toBeVisible();
  await page.waitForURL(`${shop.url}/`);

  await page.getByRole("button", { name: "Sanduni" }).click();
  await page.getByRole("menuitem", { name: "Edit Profile" }).click();
  const profile = page.getByRole("form", { name: "Profile" });
  await expect(profile.getByText("Verified", { exact: true })).toBeVisible();
  const save = profile.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await profile.getByLabel("First name").fill("Sanduni");
  await profile.getByLabel("Last name").fill("Perera");
  await profile.getByLabel("Contact number 1").fill("call me");
  await profile.getByLabel("Contact number 2").focus();
  await expect(profile.getByText("Please enter a valid number")).toBeVisible();
  await profile.getByLabel("Contact number 1").fill("+94 77 123 4567");
  await expect(profile.getByText("Please enter a valid number")).toBeHidden();
  await profile.getByLabel("Address line 1").fill("7 Lake Road");
  await expect(profile.getByLabel("District")).toBeDisabled();
  await profile.getByLabel("Province").selectOption("Western");
  await profile.getByLabel("District").selectOption("Gampaha");
  await profile.getByLabel("Province").selectOption("Central");
  await expect(profile.getByLabel("District")).toHaveValue("");
  await expect(profile.getByText("You changed the province")).toBeVisible();
  // The shop would refuse the district of another province.
  await save.click();
  await expect(profile.getByText(/^Saved, /)).toBeVisible();
  await profile.getByLabel("District").selectOption("Kandy");
  await profile.getByLabel("Zip code").fill("20000");
  await expect(profile.getByText("Not saved yet.")).toBeVisible();
  await save.click();
  await expect(profile.getByText(/^Saved, /)).toBeVisible();
  await expect(page.getByText("Profile Saved Successfully!").first()).toBeVisible();
  await expect(page.getByText("Profile Saved Successfully!")).toHaveCount(0);
  await expect(profile.getByText(/^Saved, /)).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel("Contact number 1")).toHaveValue("+94771234567");
  await expect(profile.getByLabel("District")).toHaveValue("Kandy");

  await profile.getByLabel("Name", { exact: true }).fill("Somebody else");
  await page.getByRole("link", { name: "Category", exact: true }).click();
  const guard = page.getByRole("dialog", { name: "Leave without saving?" });
  await guard.getByRole("button", { name: "Stay here" }).click();
  await expect(profile.getByLabel("Name", { exact: true })).toHaveValue("Somebody else");
  await profile.getByLabel("Name", { exact: true }).fill("Sanduni");

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(shop.url);
  await elsewhere.getByRole("button", { name: "Sign In" }).first().click();
  await logIn(elsewhere, email, "the first password");
  await expect(elsewhere.getByRole("button", { name: "Sanduni" })).toBeVisible();
  await page.reload();
  const sessions = page.getByRole("list", { name: "Signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("This device")).toHaveCount(1);

  await page.getByLabel("Current password").fill("a wrong password");
  await page.getByLabel("New password", { exact: true }).fill("the second password");
  await page.getByLabel("Confirm new password").fill("the second password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This isn’t your current password")).toBeVisible();
  await page.getByLabel("Current password").fill("the first password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(
    page.getByText("Password changed. You’re signed out on all other devices."),
  ).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.goto(`${shop.url}/profile`);
  await expect(
    elsewhere.getByRole("dialog").getByText("Log in to edit your profile"),
  ).toBeVisible();

  await elsewhere.getByRole("dialog").getByRole("link", { name: "Forgot Password?" }).click();
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByRole("button", { name: "Send link" }).click();
  await expect(elsewhere.getByText("Email sent successfully!")).toBeVisible();
  const token = await mailed(shop.dataDir, email, /#token=([\w-]{43})/);
  await elsewhere.goto(`${shop.url}/reset-password#token=${token}`);
  await elsewhere.getByLabel("New password", { exact: true }).fill("the third password");
  await elsewhere.getByLabel("Confirm new password").fill("another third");
  await elsewhere.getByRole("button", { name: "Set password" }).click();
  await expect(elsewhere.getByText("Passwords are not matched")).toBeVisible();
  await elsewhere.getByLabel("Confirm new password").fill("the third password");
  await elsewhere.getByRole("button", { name: "Set password" }).click();
  // The page that closes reports it as well.
  const login = elsewhere.getByRole("dialog");
  await expect(login.getByText("Password Reset successfully!")).toBeVisible();
  await logIn(elsewhere, email, "the second password");
  await expect(elsewhere.getByText("Invalid login credentials. Please try again.")).toBeVisible();
  await logIn(elsewhere, email, "the third password");
  await expect(elsewhere.getByRole("button", { name: "Sanduni" })).toBeVisible();

  await page.goto(`${shop.url}/profile`);
  await expect(page.getByRole("dialog").getByText("Log in to edit your profile")).toBeVisible();
  expect(problems).toEqual([]);
});

test("ends another session from the list, and the delivery form starts from the profile @screens", async ({
  shop,
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "malini");
  const elsewhere = async () => {
    const answer = await shop.api.rest(null, "POST", "/users/auth", {
      email: "malini@example.lk",
      password: "a good password",
    });
    const { token, _id: id } = answer.body as { token: string; _id: string };
    return { id, token };
  };
  const others = [await elsewhere(), await elsewhere(), await elsewhere()];
  // Ended sessions are refused, so this client must not throw.
  const lenient = apiClient(shop.url);
  const signedIn = async () => {
    const answers = others.map((other) => lenient.rest(other, "GET", "/users/profile"));
    return (await Promise.all(answers)).filter(({ status }) => status === 200).length;
  };
  const saved = await page.request.put(`${shop.url}/api/users/profile`, {
    data: {
      name: "malini",
      email: "malini@example.lk",
      firstName: "Malini",
      lastName: "Fonseka",
      contactNumber1: "",
      contactNumber2: "0112345678",
      password: "",
      shippingAddress: {
        addressLine1: "3 Hill Street",
        addressLine2: "Second floor",
        district: "Galle",
        province: "Southern",
        zipCode: "80000",
      },
    },
  });
  expect(saved.status()).toBe(200);

  await page.goto(`${shop.url}/profile`);
  const sessions = page.getByRole("list", { name: "Signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(4);
  await sessions
    .getByRole("button", { name: /^Sign out/ })
    .first()
    .click();
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Where you’re signed in" })).toBeFocused();
  expect(await signedIn()).toBe(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(sessions).toContainText("This device");
  expect(await signedIn()).toBe(0);

  await page.request.post(`${shop.url}/api/cart`, {
    data: { productId: "uva-kettle", quantity: 1 },
  });
  await page.goto(`${shop.url}/deliverydetailscheckout`);
  for (const [label, value] of [
    ["First name", "Malini"],
    ["Last name", "Fonseka"],
    ["Phone", "0112345678"],
    ["Address", "3 Hill Street, Second floor"],
    ["Province", "Southern"],
    ["District", "Galle"],
    ["Zip code", "80000"],
    ["City", ""],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  expect(problems).toEqual([]);
});

test("reports an issue of an order with a picture, and an admin reads it and downloads the picture @screens", async ({
  shop,
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "tharindu");
  const placed = await page.request.post(`${shop.url}/api/order/`, {
    data: {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: { ...someAddress, email: "tharindu@example.lk" },
      totalPrice: 10_350,
      again: true,
    },
  });
  expect(placed.status()).toBe(200);
  await mailed(shop.dataDir, "tharindu@example.lk", /^Subject: (Your order)/m);
  const code = await mailed(shop.dataDir, "tharindu@example.lk", /^Subject: (\d{6}) is/m);
  const verified = await page.request.post(`${shop.url}/api/users/verify-Email`, {
    data: { email: "tharindu@example.lk", token: code },
  });
  expect(verified.ok()).toBe(true);

  await page.goto(`${shop.url}/my-orders`);
  await expect(page.getByText(/^Emailed \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  await page.getByRole("link", { name: /Report an issue with order NV-/ }).click();
  const form = page.getByRole("form", { name: "Report an issue" });
  await expect(form.getByLabel("Order number")).toHaveValue(/^NV-/);
  await expect(form.getByLabel("Email")).toHaveValue("tharindu@example.lk");
  const send = form.getByRole("button", { name: "Send report" });
  await send.click();
  for (const text of [
    "Please select an issue type",
    "Subject is required",
    "Description is required",
  ]) {
    await expect(form.getByText(text)).toBeVisible();
  }
  await expect(form.getByLabel("Issue type")).toBeFocused();
  await form.getByLabel("Issue type").selectOption("Product Defect");
  await expect(form.getByText("Please select an issue type")).toBeHidden();
  await form.getByLabel("Subject").fill("The lid does not close");
  await form.getByLabel("Description").fill("It did on the first day.");

  const files = form.getByLabel("Files to attach");
  const picture = { name: "lid.png", mimeType: "image/png", buffer: samplePicture };
  await files.setInputFiles([
    {
      name: "big.png",
      mimeType: "image/png",
      buffer: Buffer.concat([samplePicture, Buffer.alloc(5 * 1024 * 1024)]),
    },
  ]);
  await expect(form.getByText("big.png: Please attach pictures")).toBeVisible();
  await files.setInputFiles([picture, picture, picture, picture]);
  await expect(form.getByText("At most 3 attachments")).toBeVisible();
  const attached = form.getByRole("list", { name: "Attached" }).getByRole("listitem");
  await expect(attached).toHaveCount(3);
  await form.getByRole("button", { name: "Remove lid.png" }).first().click();
  await form.getByRole("button", { name: "Remove lid.png" }).first().click();
  await expect(attached).toHaveCount(1);

  // The shop receives the report, but the response is lost: a retry makes no second report.
  await page.route("**/api/reports", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  const failure = form.getByRole("alert");
  await expect(failure).toHaveText("Failed to submit your report. Please try again later.");
  await expect(failure).toBeFocused();
  await expect(form.getByLabel("Subject")).toHaveValue("The lid does not close");
  await expect(attached).toHaveCount(1);
  await page.unroute("**/api/reports");
  await send.click();
  await expect(page.getByText("Your report has been sent.")).toBeVisible();
  const own = page.getByRole("list", { name: "Your reports" }).getByRole("listitem");
  await expect(own).toHaveCount(1);
  await expect(own).toContainText("The lid does not close");

  const admin = await (await browser.newContext()).newPage();
  const adminProblems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/orders`);
  await admin.getByRole("navigation", { name: "Admin" }).getByText("Reports").click();
  const listed = admin.getByRole("list", { name: "Reports" }).getByRole("listitem").first();
  await expect(listed).toContainText("tharindu@example.lk");
  await listed.getByText("The lid does not close").click();
  const report = admin.getByRole("article", { name: "The lid does not close" });
  await expect(report.getByText("It did on the first day.")).toBeVisible();
  const download = admin.waitForEvent("download");
  await report.getByRole("link", { name: "lid.png" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("lid.png");
  expect(readFileSync(await file.path()).equals(samplePicture)).toBe(true);

  await report.getByLabel("Answer", { exact: true }).fill("A new lid is on its way.");
  await report.getByRole("button", { name: "Send answer" }).click();
  await expect(report.getByText("Answered", { exact: true })).toBeVisible();
  // The sender's page updates without a reload.
  await expect(own.getByText("Answered", { exact: true })).toBeVisible();
  await own.getByText("The lid does not close").click();
  await expect(own.getByText("A new lid is on its way.")).toBeVisible();
  await report.getByRole("button", { name: "Close report" }).click();
  await expect(own.getByText("Closed", { exact: true })).toBeVisible();

  expect(adminProblems).toEqual([]);
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

test("a typed report survives when the session ends before it is sent @faults", async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, shop.url, "paper");
  await page.goto(`${shop.url}/report-issue`);
  const form = page.getByRole("form", { name: "Report an issue" });
  await form.getByLabel("Issue type").selectOption("Website Bug");
  await form.getByLabel("Subject").fill("The picture is upside down");
  await form.getByLabel("Description").fill("On the page of the Uva Kettle.");
  await context.clearCookies();
  await form.getByRole("button", { name: "Send report" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByText("Log in again to send your report")).toBeVisible();
  await logIn(page, "paper@example.lk", "a good password");
  await expect(popup).toBeHidden();
  await expect(form.getByLabel("Subject")).toHaveValue("The picture is upside down");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Your report has been sent.")).toBeVisible();
  await expect(page.getByText("You’ll find our answer under “Your reports”")).toBeVisible();
  await page.getByRole("button", { name: "Report something else" }).click();
  await expect(form.getByLabel("Subject")).toHaveValue("");
});
