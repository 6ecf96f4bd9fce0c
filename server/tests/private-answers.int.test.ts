import { once } from "node:events";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { openRaw } from "../../testing/raw-socket.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened, emailOf } = shopOfFile();

const openedWith = async (environment: Readonly<Record<string, string>>): Promise<TestShop> => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

const logIn = (email = emailOf("ann")) => ({ email, password: "a good password" });
const cookieOf = (headers: Headers): string => headers.get("set-cookie")?.split(";")[0] ?? "";

describe("a cache", () => {
  let shop: TestShop;
  let ann: Person;
  beforeEach(async () => {
    shop = opened();
    ann = await shop.signUp("ann");
  });

  it.each([
    ["a cart", "GET", "/cart"],
    ["the profile", "GET", "/users/profile"],
    ["a public list", "GET", "/products"],
    ["what is refused", "GET", "/order/none"],
  ])("doesn't store %s requested with a session", async (_what, method, path) => {
    const answer = await shop.rest(ann, method, path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("doesn't store GraphQL responses for a session, nor a sign-in", async () => {
    const response = await shop.graphql(ann, "{ me { email } }");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const signedIn = await shop.rest(null, "POST", "/users/auth", logIn());
    expect(signedIn.headers.get("cache-control")).toBe("no-store");
  });

  it("may store public responses", async () => {
    const answer = await shop.rest(null, "GET", "/products");
    expect(answer.headers.get("cache-control")).toBeNull();
  });

  it("pages allow fonts of the shop only, and no other base address", async () => {
    const { headers } = await fetch(`${shop.url}/api/products`);
    const policy = headers.get("content-security-policy")?.split(";") ?? [];
    expect(policy).toContain("font-src 'self'");
    expect(policy).toContain("base-uri 'none'");
  });

  it("serves a file of an issue report by its number in one spelling only", async () => {
    const data = `data:image/png;base64,${png}`;
    const attachments = ["a.png", "b.png"].map((name) => ({ name, data }));
    const admin = await shop.admin();
    const sent = await shop.rest(admin, "POST", "/reports", { ...report, attachments });
    const { _id: id } = sent.body as { readonly _id: string };
    const statusOf = async (name: string): Promise<number> => {
      const url = `${shop.url}/api/reports/${id}/attachments/${encodeURIComponent(name)}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
      return answer.status;
    };
    expect([await statusOf("0"), await statusOf("1")]).toEqual([200, 200]);
    for (const name of ["1e0", "0x0", " 0", "00", "+0", "0.0", "-1", "9", "", "constructor"]) {
      expect([name, await statusOf(name)]).toEqual([name, 404]);
    }
  });
});

const png = Buffer.from("89504e470d0a1a0a0000", "hex").toString("base64");
const report = {
  issueType: "Other",
  subject: "Late",
  description: "It has not come yet.",
  email: "ann@example.lk",
};

describe("the session's cookie", () => {
  it("has a name behind TLS that no other host can set, and ignores the plain name", async () => {
    const shop = await openedWith({ PUBLIC_URL: "https://shop.example" });
    await shop.signUp("ann");
    const answer = await shop.rest(null, "POST", "/users/auth", logIn("ann@example.lk"));
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-nivasa_session=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get("set-cookie")).not.toMatch(/Domain/i);
    const cookie = cookieOf(answer.headers);
    const cart = (sent: string) => shop.rest(null, "GET", "/cart", undefined, { cookie: sent });
    expect((await cart(cookie)).status).toBe(200);
    expect((await cart(cookie.replace("__Host-", ""))).status).toBe(401);
    const out = await shop.rest(null, "POST", "/users/logout", undefined, { cookie });
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-nivasa_session=; .*Secure/);
  });

  it("has the plain name without TLS, and ignores the other one", async () => {
    const shop = opened();
    await shop.signUp("ann");
    const answer = await shop.rest(null, "POST", "/users/auth", logIn());
    const cookie = cookieOf(answer.headers);
    expect(cookie).toMatch(/^nivasa_session=/);
    const planted = { cookie: `__Host-${cookie}` };
    expect((await shop.rest(null, "GET", "/cart", undefined, planted)).status).toBe(401);
  });
});

describe("signing in again", () => {
  const signInByGraphql = `mutation ($i: LogInInput!) { logIn(input: $i) { __typename } }`;
  it.each(["rest", "graphql"] as const)("ends the request's old session, by %s", async (api) => {
    const shop = opened();
    const first = await shop.signUp("ann");
    const other = await shop.rest(null, "POST", "/users/auth", logIn());
    const second =
      api === "rest"
        ? await shop.rest(first, "POST", "/users/auth", logIn())
        : await shop.graphql(first, signInByGraphql, { i: logIn() });
    expect(second.status).toBe(200);
    expect((await shop.rest(first, "GET", "/cart")).status).toBe(401);
    const cart = (headers: Headers) =>
      shop.rest(null, "GET", "/cart", undefined, { cookie: cookieOf(headers) });
    expect((await cart(second.headers)).status).toBe(200);
    expect((await cart(other.headers)).status).toBe(200);
  });

  it("keeps the old session if it is refused", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    await shop.rest(ann, "POST", "/users/auth", { ...logIn(), password: "wrong" });
    expect((await shop.rest(ann, "GET", "/cart")).status).toBe(200);
  });
});

describe("connections", () => {
  it("are closed at once beyond the configured limit", async () => {
    const shop = await openedWith({ MAX_CONNECTIONS: "3" });
    const open = await Promise.all([1, 2, 3].map(() => openRaw(shop.url)));
    onTestFinished(() => open.forEach((socket) => socket.destroy()));
    const [more] = await Promise.all([openRaw(shop.url)]);
    more.resume();
    await once(more, "close");
  });

  it("of sockets are counted by the address from a trusted proxy", async () => {
    const follow = (shop: TestShop, address: string) =>
      subscribeTo(shop.url, "subscription { stockChanged { position } }", { address }).next();
    const trusting = await openedWith({ SOCKETS_PER_ADDRESS: "1", TRUST_PROXY: "127.0.0.0/8" });
    await follow(trusting, "10.0.0.1");
    await follow(trusting, "10.0.0.2");
    await expect(follow(trusting, "10.0.0.1")).rejects.toThrow(/429/);
    const other = await openedWith({ SOCKETS_PER_ADDRESS: "1" });
    await follow(other, "10.0.0.1");
    await expect(follow(other, "10.0.0.2")).rejects.toThrow(/429/);
  });
});
