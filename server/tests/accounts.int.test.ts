import { expect, it, onTestFinished } from "vitest";
import { adminPassword } from "../../testing/api-client.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened, own, emailOf } = shopOfFile();

const password = "a good password";
/** Another person in each test. */
const ann = () => ({ name: "Ann", email: `${own("Ann")}@Example.lk `, password });
const logIn = () => ({ email: emailOf("ann"), password });

const sessionCookie = (headers: Headers): string => headers.get("set-cookie") ?? "";

it("signs up, stores facts without personal data, and opens a session", async () => {
  const shop = opened();
  const before = await shop.shop.store.head();
  const answer = await shop.rest(null, "POST", "/users/", ann());
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    success: true,
    message: "Account created successfully!",
    email: emailOf("ann"),
    role: "shopper",
  });
  expect(sessionCookie(answer.headers)).toMatch(
    /^nivasa_session=[\w-]{43};.*HttpOnly; SameSite=Lax$/,
  );
  const events = await shop.eventsSince(before);
  expect(events.map(({ type }) => type)).toEqual(["AccountRegistered", "SignedIn"]);
  expect(JSON.stringify(events)).not.toMatch(/ann\d*@|a good password/i);
});

it("serves the session as cookie and as bearer token", async () => {
  const shop = opened();
  const { headers, body } = await shop.rest(null, "POST", "/users/", ann());
  const { _id: id, token } = body as { readonly _id: string; readonly token: string };
  const cookie = sessionCookie(headers).split(";")[0] ?? "";
  expect((await shop.rest(null, "GET", "/cart", undefined, { cookie })).status).toBe(200);
  expect((await shop.rest({ id, token }, "GET", "/cart")).status).toBe(200);
  expect((await shop.rest({ id, token: `${token}x` }, "GET", "/cart")).status).toBe(401);
});

it("ends a browser's earlier session when it signs in again", async () => {
  const shop = opened();
  const first = await shop.signUp("again");
  const credentials = { email: emailOf("again"), password };
  const cookieOf = async (headers: Readonly<Record<string, string>>) => {
    const answer = await shop.rest(null, "POST", "/users/auth", credentials, headers);
    expect(answer.status).toBe(200);
    return { cookie: sessionCookie(answer.headers).split(";")[0] ?? "" };
  };
  const profileBy = async (headers: Readonly<Record<string, string>>) =>
    (await shop.rest(null, "GET", "/users/profile", undefined, headers)).status;
  const old = await cookieOf({});
  expect(await profileBy(old)).toBe(200);
  const fresh = await cookieOf(old);
  expect(await profileBy(fresh)).toBe(200);
  expect(await profileBy(old)).toBe(401);
  // Other browsers stay signed in.
  expect((await shop.rest(first, "GET", "/users/profile")).status).toBe(200);
});

it("ends a session on the server", async () => {
  const shop = opened();
  const person = await shop.signUp("ann");
  expect((await shop.rest(person, "POST", "/users/logout")).status).toBe(204);
  expect((await shop.rest(person, "GET", "/cart")).status).toBe(401);
});

it("refuses a second account for one mailbox", async () => {
  const shop = opened();
  await shop.rest(null, "POST", "/users/", ann());
  const again = await shop.rest(null, "POST", "/users/", {
    ...ann(),
    email: `${own("ANN")}@example.lk`,
  });
  expect(again).toMatchObject({ status: 409, body: { code: "EMAIL_TAKEN" } });
});

it.each([
  ["no name", { name: " " }, "name"],
  ["no email", { email: "" }, "email"],
  ["a malformed email", { email: "ann" }, "email"],
  ["a short password", { password: "short" }, "password"],
  ["a number for a name", { name: 7 }, "name"],
])("refuses to sign up with %s", async (_what, input, field) => {
  const shop = opened();
  const answer = await shop.rest(null, "POST", "/users/", { ...ann(), ...input });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "INVALID_INPUT", fields: [{ field }] },
  });
  expect(sessionCookie(answer.headers)).toBe("");
});

it("gives the same answer for a wrong password and an unknown account", async () => {
  const shop = opened();
  await shop.rest(null, "POST", "/users/", ann());
  const wrong = await shop.rest(null, "POST", "/users/auth", { ...logIn(), password: "wrong" });
  const unknown = await shop.rest(null, "POST", "/users/auth", {
    ...logIn(),
    email: "b@example.lk",
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    success: false,
    code: "SIGN_IN_REFUSED",
    message: "Invalid login credentials. Please try again.",
  });
  expect(unknown.body).toEqual(wrong.body);
});

it("answers too many attempts with the time to wait, even for the right password", async () => {
  const shop = opened();
  await shop.rest(null, "POST", "/users/", ann());
  for (let tries = 0; tries < 5; tries += 1) {
    await shop.rest(null, "POST", "/users/auth", { ...logIn(), password: "wrong" });
  }
  const answer = await shop.rest(null, "POST", "/users/auth", logIn());
  expect(answer).toMatchObject({ status: 429, body: { code: "TOO_MANY_TRIES" } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("lets only staff sign in to the admin area", async () => {
  const shop = opened();
  await shop.rest(null, "POST", "/users/", ann());
  const shopper = await shop.rest(null, "POST", "/users/adminauth", logIn());
  expect(shopper).toMatchObject({
    status: 401,
    body: { message: "Invalid admin login credentials. Please try again." },
  });
  const admin = await shop.rest(null, "POST", "/users/adminauth", {
    email: "admin@nivasa.lk",
    password: adminPassword,
  });
  expect(admin).toMatchObject({ status: 200, body: { role: "admin" } });
});

it("signs up, returns the viewer, and signs out through GraphQL", async () => {
  const shop = opened();
  const signUp = `mutation ($input: SignUpInput!) {
    signUp(input: $input) { __typename ... on SignedIn { me { name role } message } ... on Refusal { code } }
  }`;
  const terms = await shop.graphql(null, signUp, { input: { ...ann(), acceptTerms: false } });
  expect(terms.body).toMatchObject({ data: { signUp: { code: "INVALID_INPUT" } } });
  const answer = await shop.graphql(null, signUp, { input: { ...ann(), acceptTerms: true } });
  expect(answer.body).toEqual({
    data: {
      signUp: {
        __typename: "SignedIn",
        me: { name: "Ann", role: "SHOPPER" },
        message: "Account created successfully!",
      },
    },
  });
  expect(sessionCookie(answer.headers)).toContain("nivasa_session=");
  const out = await shop.graphql(null, "mutation { logOut { signedOut } }");
  expect(sessionCookie(out.headers)).toContain("nivasa_session=;");
});

it("creates the first admin and analyst once, and reports a generated password if none is set", async () => {
  const shop = await openTestShop({ ADMIN_PASSWORD: "" });
  onTestFinished(shop.close);
  expect(shop.firstStart.accounts).toEqual([
    { role: "admin", email: "admin@nivasa.lk", password: expect.any(String) as string },
  ]);
  const [account] = shop.firstStart.accounts;
  const answer = await shop.rest(null, "POST", "/users/adminauth", {
    email: account?.email,
    password: account?.password,
  });
  expect(answer.status).toBe(200);
});
