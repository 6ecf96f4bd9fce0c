import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../testing/api-client.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { eventually } from "../testing/eventually.ts";

const email = "sanduni@example.lk";

it("uses the language of the sign-up until the user chooses another one", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const subjects = (count: number): Promise<readonly string[]> =>
    eventually(() => {
      const letters = shop.letters.filter(({ to }) => to.address === email);
      if (letters.length < count) throw new Error(`${letters.length} emails so far`);
      return letters.map(({ subject }) => subject);
    });
  const signedUp = await shop.rest(
    null,
    "POST",
    "/users",
    { name: "Sanduni", email, password: "a good password" },
    { cookie: "nivasa_language=si" },
  );
  const sanduni: Person = { id: String(signedUp.body._id), token: String(signedUp.body.token) };
  const choose = (language: string) =>
    fetch(`${shop.url}/cart?lang=${language}`, {
      headers: { cookie: `nivasa_session=${sanduni.token}` },
    });
  const place = () =>
    shop.rest(sanduni, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    });

  expect(await subjects(1)).toEqual([expect.stringMatching(/^\d{6} ඔබේ Nivasa කේතයයි$/)]);
  expect((await choose("ta")).status).toBe(200);
  expect((await place()).status).toBe(200);
  expect((await subjects(2)).at(-1)).toMatch(/^உங்கள் ஓடர் NV-/);
  // The stored language choice wins over the language of the browser.
  await shop.rest(
    null,
    "POST",
    "/users/forgotpassword",
    { email },
    { cookie: "nivasa_language=en" },
  );
  expect((await subjects(3)).at(-1)).toBe("புதிய கடவுச்சொல்லை அமை");
  await choose("en");
  expect((await place()).status).toBe(200);
  expect((await subjects(4)).at(-1)).toMatch(/^Your order NV-/);
});
