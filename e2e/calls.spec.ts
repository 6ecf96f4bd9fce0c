import { someAddress, type ApiClient } from "../testing/api-client.ts";
import { axeInBothThemes, axeViolations } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

/** A first order of six kettles: 20 points for it, 12 for the mailbox, 10 for the sum. */
const score = 42;

const place = async (api: ApiClient, name: string, firstName: string): Promise<string> => {
  const ordered = await api.rest(await api.signUp(name), "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 6 }],
    shippingAddress: { ...someAddress, firstName, lastName: "Perera" },
    totalPrice: 9850 * 6 + 500,
  });
  return (ordered.body as { readonly data: { readonly number: string } }).data.number;
};

const waitFrom = async (api: ApiClient, callFrom: number) => {
  await api.graphql(
    await api.admin(),
    "mutation ($callFrom: Int) { changeSettings(input: { callFrom: $callFrom }) { __typename } }",
    { callFrom },
  );
};

test("two callers work off the queue by keyboard, and never call the same buyer", async ({
  shop,
  browser,
}) => {
  const { api, url } = shop;
  const desktop = { viewport: { width: 1440, height: 900 } };
  const [one, two] = [
    await (await browser.newContext(desktop)).newPage(),
    await (await browser.newContext(desktop)).newPage(),
  ];
  const problems = [problemsOf(one), problemsOf(two)];
  await signInAs(one, url, "admin");
  await useSession(two, url, await api.withRole("admin"));
  const first = await place(api, "firstcalled", "Ama");
  const second = await place(api, "secondcalled", "Bala");
  const third = await place(api, "thirdcalled", "Chitra");

  // Without a score no order waits.
  await one.goto(`${url}/admin/calls`);
  await expect(one.getByRole("heading", { name: "Calls are off" })).toBeVisible();
  expect(await axeInBothThemes(one)).toEqual([]);
  await waitFrom(api, score);

  // The queue opens by itself; the oldest of the same risk comes first.
  const focusOf = (page: typeof one) => page.getByRole("region", { name: "Order in focus" });
  const inFocus = (page: typeof one, name: string) =>
    expect(focusOf(page).getByRole("heading", { level: 2, name })).toBeVisible();
  /** Gives an outcome by its key, which works once the shop shows the caller at the order. */
  const giveOutcome = async (page: typeof one, key: string) => {
    await expect(page.getByRole("button", { name: /^Confirmed/ })).toBeEnabled();
    await page.keyboard.press(key);
  };
  await inFocus(one, "Ama Perera");
  await expect(focusOf(one).getByText(`Why this call: ${score} of 100`)).toBeVisible();
  await expect(one.getByRole("link", { name: "Call 077 123 4567" })).toHaveAttribute(
    "href",
    "tel:+94771234567",
  );
  expect(await axeInBothThemes(one)).toEqual([]);
  if (shots) await one.screenshot({ path: `${shots}/calls-1440.png` });

  // The second caller gets the next order. The first caller's is muted.
  await two.goto(`${url}/admin/calls`);
  await inFocus(two, "Bala Perera");
  const row = (page: typeof one, name: string) =>
    page.getByRole("button", { name: new RegExp(`${name} Perera, Colombo`) });
  await expect(row(two, "Ama")).toBeDisabled();
  await expect(row(two, "Ama")).toContainText("Shop Admin");
  await expect(row(one, "Bala")).toBeDisabled();
  await expect(row(one, "Chitra")).toBeEnabled();
  if (shots) await two.screenshot({ path: `${shots}/calls-held-1440.png` });

  // A text field keeps its keys. The note is stored with the outcome.
  await one.getByLabel("Note for staff").focus();
  await one.keyboard.type("Ring at gate 12");
  await expect(focusOf(one).getByText("Calls for this order")).toBeHidden();
  await inFocus(one, "Ama Perera");
  await one.keyboard.press("Escape");
  await one.getByLabel("Note for staff").blur();
  await giveOutcome(one, "1");
  await expect(one.getByText(`${first} of Ama Perera is confirmed.`)).toBeVisible();
  await inFocus(one, "Chitra Perera");
  await expect(row(two, "Ama")).toHaveCount(0);

  // Undo brings it back, and the next outcome counts.
  await one.keyboard.press("z");
  await expect(one.getByText(`${first}: Call undone`)).toBeVisible();
  await inFocus(one, "Ama Perera");
  await giveOutcome(one, "2");
  await expect(one.getByText(`${first}: no answer. It is called again at`)).toBeVisible();
  await inFocus(one, "Chitra Perera");
  await expect(one.getByRole("heading", { name: "Later" })).toBeVisible();

  // While the second caller talks, someone records a call about the same order.
  const called = await api.graphql(
    await api.admin(),
    `query ($number: String!) { boardOrder(number: $number) { id revision } }`,
    { number: second },
  );
  const { id, revision } = (
    called.body as { data: { boardOrder: { id: string; revision: number } } }
  ).data.boardOrder;
  await two.getByLabel("Note for staff").fill("Wants it before noon");
  await two.getByLabel("Note for staff").blur();
  await api.graphql(
    await api.admin(),
    `mutation ($id: ID!, $revision: Int!) {
      recordCall(orderId: $id, outcome: WANTS_CHANGE, expectedRevision: $revision) { __typename }
    }`,
    { id, revision },
  );
  await giveOutcome(two, "1");
  const late = two.getByText(/Shop Admin called: the customer wants a change.* was not stored/);
  await expect(late).toBeVisible();
  await expect(two.getByLabel("Note for staff")).toHaveValue("Wants it before noon");
  expect(await axeViolations(two)).toEqual([]);
  if (shots) await two.screenshot({ path: `${shots}/calls-late-1440.png` });
  await giveOutcome(two, "1");
  await expect(two.getByText(`${second} of Bala Perera is confirmed.`)).toBeVisible();

  // A refusal asks for the reason and cancels the order.
  await expect(row(one, "Bala")).toHaveCount(0);
  await giveOutcome(one, "4");
  const dialog = one.getByRole("dialog", { name: "Refused on the phone" });
  await expect(dialog.getByLabel("What was said")).toBeFocused();
  expect(await axeViolations(one)).toEqual([]);
  await one.keyboard.press("Tab");
  await one.keyboard.press("Tab");
  await one.keyboard.press("Enter");
  await expect(dialog.getByText("Please choose a reason")).toBeVisible();
  await dialog.getByLabel("What was said").focus();
  await one.keyboard.type("Too");
  await one.keyboard.press("Tab");
  await one.keyboard.press("Tab");
  await one.keyboard.press("Enter");
  await expect(one.getByText(`${third} is cancelled.`)).toBeVisible();
  await expect(one.getByRole("heading", { name: "No order to call" })).toBeVisible();
  await expect(one.getByRole("region", { name: "Calls today" })).toContainText("before loading");

  // The order's desk shows all calls; the buyer sees the confirmation only.
  await one.goto(`${url}/admin/orders/${second}`);
  const desk = one.getByRole("region", { name: "What happened" });
  await expect(desk.getByText("called: the customer wants a change")).toBeVisible();
  await expect(desk.getByText("called: confirmed")).toBeVisible();
  await expect(desk.getByText("Wants it before noon")).toBeVisible();
  const buyer = await (await browser.newContext()).newPage();
  await buyer.request.post(`${url}/api/users/auth`, {
    data: { email: "secondcalled@example.lk", password: "a good password" },
  });
  await buyer.goto(`${url}/my-orders/${second}`);
  await expect(buyer.getByText("We confirmed your order by phone")).toBeVisible();
  await expect(buyer.getByText("Wants it before noon")).toHaveCount(0);

  await waitFrom(api, 0);
  expect(problems).toEqual([[], []]);
  await Promise.all([one, two, buyer].map((page) => page.context().close()));
});

test("a caller on a phone has the order first and the outcomes at the bottom @screens", async ({
  shop,
  browser,
}) => {
  const { api, url } = shop;
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  const problems = problemsOf(phone);
  const number = await place(api, "calledonphone", "Dilini");
  await waitFrom(api, score);
  await signInAs(phone, url, "admin");
  await phone.goto(`${url}/admin/calls?order=${number}`);
  const focus = phone.getByRole("heading", { level: 2, name: "Dilini Perera" });
  await expect(focus).toBeVisible();
  const outcome = phone.getByRole("button", { name: /^Confirmed/ });
  const box = await outcome.boundingBox();
  expect(box?.y).toBeGreaterThan(650);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expect(await axeInBothThemes(phone)).toEqual([]);
  if (shots) await phone.screenshot({ path: `${shots}/calls-390.png` });

  // Three tries without an answer ask for a decision, and cancel nothing.
  for (const again of [1, 2]) {
    await phone.getByRole("button", { name: /^No answer/ }).tap();
    await expect(phone.getByText(`${number}: no answer. It is called again`)).toBeVisible();
    // The same message is still shown at the second try.
    await expect(focus).toBeHidden();
    await phone.getByRole("button", { name: /Dilini Perera, Colombo/ }).tap();
    await expect(focus).toBeVisible();
    await expect(phone.getByRole("complementary").getByText("No answer").nth(again)).toBeVisible();
  }
  await phone.getByRole("button", { name: /^No answer/ }).tap();
  await expect(phone.getByText("Dilini Perera didn’t answer three calls.")).toBeVisible();
  await expect(phone.getByRole("button", { name: /^No answer/ })).toBeDisabled();
  if (shots) await phone.screenshot({ path: `${shots}/calls-decide-390.png` });
  // The colours of the disabled button are in transition at first.
  await expect.poll(() => axeViolations(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Call once more" }).tap();
  await expect(phone.getByRole("button", { name: /^No answer/ })).toBeEnabled();
  await phone.getByRole("button", { name: /^Confirmed/ }).tap();
  await expect(phone.getByText(`${number} of Dilini Perera is confirmed.`)).toBeVisible();
  await waitFrom(api, 0);
  expect(problems).toEqual([]);
});
