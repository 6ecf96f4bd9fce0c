import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../../../ui/generated/shop.ts";
import type { Person } from "../../api-client.ts";
import { openInterface, type Interface } from "../interface.tsx";
import { placeOrder, sampleProduct, sendReport } from "../shopping.ts";

let page: Interface;
let ann: Person;

beforeAll(async () => {
  page = await openInterface();
  ann = await page.shop.signUp("ann");
});
afterEach(() => page.leave());
afterAll(() => page.close());

const texts = messages.account;
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tryAgain = () => {
  page.network.restore();
  press("Try again");
};

it.each([
  ["/profile", "Log in to edit your profile"],
  ["/report-issue", "Log in to report an issue"],
  ["/verify-Email", "Log in to verify your email"],
])("asks a visitor of %s to log in", async (address, reason) => {
  await page.visit(address, null);
  const dialog = await screen.findByRole("dialog", { name: "LOG IN" });
  expect(within(dialog).getByText(reason)).toBeDefined();
});

describe("the profile", () => {
  it("shows a loading state, then the user's name and sessions", async () => {
    page.network.hold("Profile", "Sessions");
    await page.visit("/profile", ann);
    expect(await screen.findByText("Loading your profile")).toBeDefined();
    page.network.restore();
    expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("ann");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ann@example.lk");
    expect(await screen.findByText("This device")).toBeDefined();
    expect(screen.getByText("Nothing to save yet.")).toBeDefined();
  });

  it("reports that it couldn't load and can be reloaded", async () => {
    page.network.lose("Profile");
    await page.visit("/profile", ann);
    expect(await screen.findByRole("heading", { name: texts.profileFetchFailed })).toBeDefined();
    tryAgain();
    expect(await screen.findByLabelText("Name")).toBeDefined();
  });

  it("saves changes, and reports a failure to save", async () => {
    await page.visit("/profile", ann);
    await screen.findByLabelText("Name");
    fill("First name", "Ann");
    expect(await screen.findByText("Not saved yet.")).toBeDefined();
    page.network.lose("SaveProfile");
    press("Save");
    expect(await screen.findByText(texts.profileFailed)).toBeDefined();
    expect(screen.getByText("Not saved.")).toBeDefined();
    page.network.restore();
    press("Save");
    expect(await screen.findByText(texts.profileSaved)).toBeDefined();
    expect(await screen.findByText(/^Saved, /)).toBeDefined();
  });

  it("changes the password if the current one is correct", async () => {
    await page.visit("/profile", await page.shop.signUp("bea"));
    await screen.findByLabelText("Current password");
    fill("Current password", "not the password");
    fill("New password", "another password");
    fill("Confirm new password", "another password");
    press("Change password");
    expect(await screen.findByText(texts.currentPasswordWrong)).toBeDefined();
    fill("Current password", "a good password");
    press("Change password");
    expect(await screen.findByText(texts.passwordChanged)).toBeDefined();
  });
});

describe("the page to report an issue", () => {
  const address = "/report-issue";

  it("shows a loading state, then no reports, and names missing fields", async () => {
    page.network.hold("MyReports");
    await page.visit(address, ann);
    expect(await screen.findByText("Loading your reports")).toBeDefined();
    page.network.restore();
    expect(await screen.findByText("Your reports appear here.")).toBeDefined();
    press("Send report");
    expect(await screen.findByText(messages.report.issueTypeMissing)).toBeDefined();
    expect(screen.getByText(messages.report.subjectMissing)).toBeDefined();
    expect(screen.getByText(messages.report.descriptionMissing)).toBeDefined();
  });

  it("sends a report about an order, which then appears in the list", async () => {
    const { number } = await placeOrder(page.shop, ann, sampleProduct("uva-kettle").slug);
    await page.visit(`${address}?order=${number}`, ann);
    await screen.findByText("Your reports appear here.");
    fill("Issue type", "Delivery Problem");
    fill("Subject", "Nobody called");
    fill("Description", "I waited the whole day.");
    press("Send report");
    expect(await screen.findByText(messages.report.sent)).toBeDefined();
    const reports = within(await screen.findByRole("list", { name: "Your reports" }));
    expect(reports.getByText("Nobody called")).toBeDefined();
    expect(reports.getByText(`Order ${number}`)).toBeDefined();
    press("Report something else");
    expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("");
  });

  it("reports that a report wasn't sent, and that the list couldn't load", async () => {
    await sendReport(page.shop, ann, "A leg is loose");
    page.network.lose("MyReports", "/api/reports");
    await page.visit(address, ann);
    expect(await screen.findByText("Your reports couldn’t load.")).toBeDefined();
    fill("Issue type", "Other");
    fill("Subject", "The bell");
    fill("Description", "It does not ring.");
    press("Send report");
    expect(await screen.findByText(messages.report.failed)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("The bell");
    tryAgain();
    expect(await screen.findByText("A leg is loose")).toBeDefined();
  });
});

describe("a forgotten password", () => {
  const email = "cleo@example.lk";

  it("is requested with the email address of an account", async () => {
    await page.visit("/forgot-password", null);
    await screen.findByRole("heading", { name: "Forgot your password?" });
    press("Send link");
    expect(await screen.findByText(texts.emailMissing)).toBeDefined();
    fill("Email", "nobody@example.lk");
    press("Send link");
    expect(await screen.findByText(texts.emailNotFound)).toBeDefined();
    page.network.lose("ForgotPassword");
    press("Send link");
    expect(await screen.findByText(texts.emailFailed)).toBeDefined();
  });

  it("is replaced through the link in the email, which leads to the log-in", async () => {
    await page.shop.signUp("cleo");
    await page.visit("/forgot-password", null);
    await screen.findByRole("heading", { name: "Forgot your password?" });
    fill("Email", email);
    press("Send link");
    expect(await screen.findByText(texts.emailSent)).toBeDefined();
    const token = await page.shop.mailed(email, /#token=([\w-]{43})/);
    page.leave();
    await page.visit(`/reset-password#token=${token}`, null);
    await screen.findByRole("heading", { name: "Set a new password" });
    fill("New password", "another password");
    fill("Confirm new password", "another passwort");
    press("Set password");
    expect(await screen.findByText(texts.passwordsDiffer)).toBeDefined();
    fill("Confirm new password", "another password");
    press("Set password");
    await screen.findByText(texts.passwordReset);
    const dialog = within(screen.getByRole("dialog", { name: "LOG IN" }));
    fireEvent.change(dialog.getByLabelText("Email"), { target: { value: email } });
    fireEvent.change(dialog.getByLabelText("Password"), { target: { value: "another password" } });
    fireEvent.click(dialog.getByRole("checkbox"));
    fireEvent.click(dialog.getByRole("button", { name: "LOG IN" }));
    expect(await screen.findByText("cleo")).toBeDefined();
  });

  it("is not replaced with a wrong code", async () => {
    await page.visit("/reset-password", null);
    await screen.findByRole("heading", { name: "Set a new password" });
    fill("Code from the link", "no such code");
    fill("New password", "another password");
    fill("Confirm new password", "another password");
    press("Set password");
    expect(await screen.findByText(texts.passwordNotAccepted)).toBeDefined();
  });
});

describe("email verification", () => {
  it("refuses a wrong code, emails a new one, and accepts it", async () => {
    const email = "dora@example.lk";
    await page.visit("/verify-Email", await page.shop.signUp("dora"));
    await screen.findByRole("heading", { name: "Verify your email" });
    expect(screen.getByText(email)).toBeDefined();
    press("Verify");
    expect(await screen.findByText(texts.codeMissing)).toBeDefined();
    fill("Code", "not it");
    press("Verify");
    expect(await screen.findByText(texts.codeNotValid)).toBeDefined();
    fill("Code", await page.shop.mailed(email, /\b(\d{6})\b/));
    const before = page.network.requests.length;
    page.network.lose("Viewer");
    press("Verify");
    expect(await screen.findByText(texts.emailVerified)).toBeDefined();
    await waitFor(() => expect(page.network.requests.slice(before)).toContain("Viewer"));
  });
});
