import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { documentedBy, type Documented, type OpenApi } from "../../testing/documented.ts";
import { startForgingProvider } from "../../testing/forging-provider.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const opened = async () => {
  const provider = await startForgingProvider();
  const shop = await openTestShop({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
  onTestFinished(shop.close);
  const logIn = (body: object) => shop.rest(null, "POST", "/users/google-login", body);
  return { provider, shop, logIn };
};

describe("POST /api/users/google-login", () => {
  let documented: Documented;
  beforeAll(async () => {
    const shop = await openTestShop();
    documented = documentedBy((await shop.rest(null, "GET", "/openapi.json")).body as OpenApi);
    return shop.close;
  });

  it("signs in the person in the token, not the one in the body", async () => {
    const { provider, shop, logIn } = await opened();
    const idToken = await provider.sign(provider.claims());
    const answer = await logIn({ idToken, uid: "1", name: "Admin", email: "admin@nivasa.lk" });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, name: "Nimali", email: "nimali@sample.example", role: "shopper" },
    });
    expect(documented("POST", "/users/google-login", answer)).toBeNull();
    const { _id: id, token } = answer.body;
    const person = { id: String(id), token: String(token) };
    expect((await shop.rest(person, "GET", "/users/profile")).body).toMatchObject({
      emailVerified: true,
    });
    const types = await shop.eventsSince(null);
    expect(types.filter(({ stream }) => stream === `account-${person.id}`)).toMatchObject([
      { type: "AccountRegistered" },
      { type: "EmailVerified" },
      { type: "IdentityLinked" },
      { type: "SignedIn" },
    ]);
  });

  it("refuses a request without a token", async () => {
    const { shop, logIn } = await opened();
    const before = await shop.shop.store.head();
    const answer = await logIn({ uid: "1", name: "Ann", email: "ann@example.lk" });
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
    expect(documented("POST", "/users/google-login", answer)).toBeNull();
    expect(await shop.eventsSince(before)).toEqual([]);
  });

  it("accepts a token once, and no forged one", async () => {
    const { provider, logIn } = await opened();
    const idToken = await provider.sign(provider.claims());
    expect((await logIn({ idToken })).status).toBe(200);
    const forged = await provider.signAsAccount(provider.claims());
    for (const answer of [await logIn({ idToken }), await logIn({ idToken: forged })]) {
      expect(answer).toMatchObject({
        status: 401,
        body: { code: "SIGN_IN_REFUSED", message: "GOOGLE LOGIN FIILE. Please try again." },
      });
    }
  });

  it("doesn't sign in to an account that another person created with the same email", async () => {
    const { provider, shop, logIn } = await opened();
    const attacker = await shop.rest(null, "POST", "/users", {
      name: "Attacker",
      email: "nimali@sample.example",
      password: "a good password",
    });
    expect(attacker.status).toBe(201);
    const idToken = await provider.sign(provider.claims());
    expect(await logIn({ idToken })).toMatchObject({ status: 409, body: { code: "EMAIL_TAKEN" } });
  });

  it("reports that the provider is unavailable", async () => {
    const shop = await openTestShop({
      OIDC_ISSUER: "http://localhost:1",
      OIDC_CLIENT_ID: "nivasa",
      OIDC_CLIENT_SECRET: "a secret",
    });
    onTestFinished(shop.close);
    const answer = await shop.rest(null, "POST", "/users/google-login", { idToken: "a token" });
    expect(answer).toMatchObject({
      status: 503,
      body: { message: "Error during GOOGLE login. Please try again." },
    });
    expect(answer.headers.get("retry-after")).toBe("5");
  });
});

it("returns the browser with the result, and ignores unrequested answers", async () => {
  const { provider, shop } = await opened();
  const start = await fetch(`${shop.url}/auth/google`, { redirect: "manual" });
  expect(start.headers.get("location")).toMatch(`${provider.issuer}/authorize?`);
  const cookie = start.headers.getSetCookie()[0] ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/Path=\/auth\/google/);
  const state = new URL(start.headers.get("location") ?? "").searchParams.get("state") ?? "";
  const back = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${shop.url}/auth/google/callback?${query}`, { redirect: "manual", headers });
  const sent = { cookie: cookie.split(";")[0] ?? "" };
  for (const answer of [
    await back(`code=one&state=${state}`),
    await back("code=one&state=another", sent),
    await back(`error=access_denied&state=${state}`, sent),
    await back(`code=one&state=${state}`, { cookie: "nivasa_google=bm9uc2Vuc2U" }),
  ]) {
    expect(answer.headers.get("location")).toBe("/google-sign-in?result=refused");
    expect(answer.headers.getSetCookie().join()).not.toContain("nivasa_session=");
  }
});

it("ends the browser's earlier session when a person signs in", async () => {
  const { provider, shop } = await opened();
  const ann = await shop.signUp("ann");
  const start = await fetch(`${shop.url}/auth/google`, { redirect: "manual" });
  const parameters = new URL(start.headers.get("location") ?? "").searchParams;
  const nonce = parameters.get("nonce") ?? "";
  provider.hand(await provider.sign(provider.claims({ nonce })));
  const cookie = `nivasa_session=${ann.token}; ${start.headers.getSetCookie()[0]?.split(";")[0]}`;
  const answer = await fetch(
    `${shop.url}/auth/google/callback?code=one&state=${parameters.get("state")}`,
    { redirect: "manual", headers: { cookie } },
  );
  expect(answer.headers.get("location")).toBe("/google-sign-in?result=signed-in");
  expect(answer.headers.getSetCookie().join()).toContain("nivasa_session=");
  expect((await shop.rest(ann, "GET", "/cart")).status).toBe(401);
});
