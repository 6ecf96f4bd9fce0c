import { describe, expect, it, onTestFinished } from "vitest";
import { analystPassword, type Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened, own, emailOf } = shopOfFile();

const password = "a good password";
const newPassword = "another password";

const logIn = async (shop: TestShop, email: string, withPassword = password): Promise<Person> => {
  const body = { email, password: withPassword };
  const answer = await shop.rest(null, "POST", "/users/auth", body);
  expect(answer.status).toBe(200);
  const { _id: id, token } = answer.body as { readonly _id: string; readonly token: string };
  return { id, token };
};

/** The status of a call that needs a session. */
const statusOf = async (shop: TestShop, who: Person): Promise<number> =>
  (await shop.rest(who, "GET", "/users/profile")).status;

/** Another person in each test. */
const profile = () => ({
  name: "Ann",
  email: emailOf("ann"),
  firstName: "Ann",
  lastName: "Perera",
  contactNumber1: "+94771234567",
  contactNumber2: "",
  shippingAddress: {
    addressLine1: "1 Lake Road",
    addressLine2: "",
    district: "Kandy",
    province: "Central",
    zipCode: "20000",
  },
});

describe("the life of an account", () => {
  it("verifies the mailbox with the first mail's code, and resets the password with a link", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const { email } = profile();
    const me = async (who: Person) =>
      (await shop.graphql(who, "{ me { emailVerified } }")).body.data.me as object;
    expect(await me(ann)).toEqual({ emailVerified: false });

    const token = await shop.mailedCode(email);
    const verified = await shop.rest(null, "POST", "/users/verify-Email", { token, email });
    expect(verified).toMatchObject({
      status: 200,
      body: { success: true, message: "Verify Email successfully!" },
    });
    expect(verified.headers.get("set-cookie")).toBeNull();
    expect(await me(ann)).toEqual({ emailVerified: true });

    const forgotten = await shop.rest(null, "POST", "/users/forgotpassword", { email });
    expect(forgotten.body).toEqual({ success: true, message: "Email sent successfully!" });
    const reset = await shop.rest(null, "PUT", "/users/resetpassword", {
      resetToken: await shop.mailedToken(email),
      password: newPassword,
    });
    expect(reset.body).toEqual({ success: true, message: "Password Reset successfully!" });
    expect(await statusOf(shop, ann)).toBe(401);
    expect((await shop.rest(null, "POST", "/users/auth", { email, password })).status).toBe(401);
    expect(await statusOf(shop, await logIn(shop, email, newPassword))).toBe(200);
  });

  it("stores no personal data and no secrets in the log", async () => {
    const shop = opened();
    const before = await shop.shop.store.head();
    const ann = await shop.signUp("ann");
    await shop.rest(ann, "PUT", "/users/profile", profile());
    await shop.rest(null, "POST", "/users/forgotpassword", { email: profile().email });
    const resetToken = await shop.mailedToken(profile().email);
    await shop.rest(null, "PUT", "/users/resetpassword", { resetToken, password: newPassword });
    const stored = JSON.stringify(await shop.eventsSince(before));
    for (const word of [resetToken, "example.lk", "Perera", "Lake Road", "+9477", password]) {
      expect(stored).not.toContain(word);
    }
  });
});

describe("the profile of the mobile app", () => {
  it("has the documented shape, with an empty password", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const saved = await shop.rest(ann, "PUT", "/users/profile", { ...profile(), password: "" });
    expect(saved).toMatchObject({
      status: 200,
      body: { success: true, message: "Profile Saved Successfully!" },
    });
    expect((await shop.rest(ann, "GET", "/users/profile")).body).toEqual({
      success: true,
      message: "",
      ...profile(),
      password: "",
      emailVerified: false,
    });
  });

  it("changes the password only with the current one, and ends the other sessions", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const other = await logIn(shop, profile().email);
    const save = (more: object) =>
      shop.rest(ann, "PUT", "/users/profile", { ...profile(), password: newPassword, ...more });
    expect(await save({})).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", fields: [{ field: "currentPassword" }] },
    });
    expect(await save({ currentPassword: "wrong" })).toMatchObject({ status: 400 });
    expect(await statusOf(shop, other)).toBe(200);
    expect((await save({ currentPassword: password })).status).toBe(200);
    expect(await statusOf(shop, ann)).toBe(200);
    expect(await statusOf(shop, other)).toBe(401);
    await logIn(shop, profile().email, newPassword);
  });

  it("leaves unnamed fields unchanged", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const forged = { ...profile(), role: "admin", emailVerified: true, _id: "x", userId: "x" };
    expect((await shop.rest(ann, "PUT", "/users/profile", forged)).status).toBe(200);
    const { body } = await shop.graphql(ann, "{ me { id role emailVerified } }");
    expect(body.data.me).toEqual({ id: ann.id, role: "SHOPPER", emailVerified: false });
  });

  it.each([
    ["an operator", { email: { $gt: "" } }],
    ["a list", { firstName: ["Ann"] }],
    ["a number", { contactNumber1: 94 }],
    ["no address lines but a text", { shippingAddress: "Kandy" }],
    ["a very long text", { lastName: "x".repeat(5000) }],
  ])("refuses %s", async (_what, changes) => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const answer = await shop.rest(ann, "PUT", "/users/profile", { ...profile(), ...changes });
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
  });

  it("is available to analysts too", async () => {
    const shop = opened();
    const body = { email: "analyst@nivasa.lk", password: analystPassword };
    const { token } = (await shop.rest(null, "POST", "/users/adminauth", body)).body as Person;
    expect(await statusOf(shop, { id: "", token })).toBe(200);
  });
});

describe("one's own sessions", () => {
  it("are listed, and ended one by one or all except the current one", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const phone = await logIn(shop, profile().email);
    const third = await logIn(shop, profile().email);
    const list = "{ sessions { id device current createdAt lastSeenAt expiresAt } }";
    const sessions = (await shop.graphql(ann, list)).body.data.sessions as readonly {
      readonly id: string;
      readonly current: boolean;
    }[];
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);

    const end = "mutation ($id: ID!) { signOutSession(id: $id) { __typename } }";
    const endPhone = () => shop.graphql(ann, end, { id: sessions[1]?.id });
    expect((await endPhone()).body.data.signOutSession.__typename).toBe("SessionsEnded");
    expect((await endPhone()).body.data.signOutSession.__typename).toBe("NotFound");
    expect(await statusOf(shop, phone)).toBe(401);
    expect(await statusOf(shop, third)).toBe(200);

    const others = "mutation { signOutOthers { ended sessions { current } } }";
    expect((await shop.graphql(ann, others)).body.data.signOutOthers).toEqual({
      ended: 1,
      sessions: [{ current: true }],
    });
    expect(await statusOf(shop, third)).toBe(401);
    expect((await shop.graphql(null, list)).body.errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  it("never include a session that another host has planted", async () => {
    const shop = opened();
    await shop.signUp("ann");
    const planted = "p".repeat(43);
    const cookie = `nivasa_session=${planted}`;
    const body = { email: profile().email, password };
    const answer = await shop.rest(null, "POST", "/users/auth", body, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).not.toContain(planted);
    const after = await shop.rest(null, "GET", "/users/profile", undefined, { cookie });
    expect(after.status).toBe(401);
  });
});

describe("guessing", () => {
  it("invalidates a code after the fifth attempt, also over GraphQL", async () => {
    const shop = opened();
    const ann = await shop.signUp("ann");
    const { email } = profile();
    const token = await shop.mailedCode(email);
    const verify = (code: string) =>
      shop.rest(null, "POST", "/users/verify-Email", { token: code, email });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await verify("wrong")).body.code).toBe("CODE_REFUSED");
    }
    const answer = await verify(token);
    expect(answer).toMatchObject({ status: 429, body: { code: "TOO_MANY_TRIES" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const query = `mutation ($email: String!, $code: String!) {
      verifyEmail(email: $email, code: $code) { __typename }
    }`;
    const twin = await shop.graphql(null, query, { email, code: token });
    expect(twin.body.data.verifyEmail.__typename).toBe("TooManyTries");
    const again = "mutation { sendVerification { __typename } }";
    expect((await shop.graphql(ann, again)).body.data.sendVerification.__typename).toBe(
      "TooManyTries",
    );
  });

  it("doesn't reveal whether an account exists if accounts are hidden", async () => {
    const shop = await openTestShop({ HIDE_ACCOUNTS: "true" });
    onTestFinished(shop.close);
    await shop.signUp("ann");
    const forget = async (email: string) => {
      const { status, body } = await shop.rest(null, "POST", "/users/forgotpassword", { email });
      return { status, body: body as object };
    };
    const known = await forget("ann@example.lk");
    expect(known).toEqual({
      status: 200,
      body: { success: true, message: "Email sent successfully!" },
    });
    expect(await forget("nobody@example.lk")).toEqual(known);
    expect(await shop.mailedToken("ann@example.lk")).toHaveLength(43);
  });

  it.each([
    ["an operator for a token", { resetToken: { $ne: null }, password: newPassword }],
    ["no token", { password: newPassword }],
    ["a list of passwords", { resetToken: "x", password: [newPassword] }],
  ])("with %s is refused", async (_what, body) => {
    const shop = opened();
    const answer = await shop.rest(null, "PUT", "/users/resetpassword", body);
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
  });

  it("with a very large password is refused before hashing", async () => {
    const shop = opened();
    const body = { resetToken: "x", password: "x".repeat(1_000_000) };
    expect((await shop.rest(null, "PUT", "/users/resetpassword", body)).status).toBe(413);
  });
});

describe("roles", () => {
  const grant = `mutation ($accountId: ID!, $role: Role!) {
    grantRole(accountId: $accountId, role: $role) {
      __typename ... on Refusal { code message } ... on RoleGranted { account { role } message }
    }
  }`;
  it("apply from the next request on, when granted and when removed", async () => {
    const shop = opened();
    const admin = await shop.admin();
    const ben = await shop.signUpVerified("ben");
    expect((await shop.rest(ben, "GET", "/order")).status).toBe(403);
    const before = await shop.shop.store.head();
    const granted = await shop.graphql(admin, grant, { accountId: ben.id, role: "ADMIN" });
    expect(granted.body.data.grantRole).toEqual({
      __typename: "RoleGranted",
      account: { role: "ADMIN" },
      message: `${own("ben")} now has the Owner role.`,
    });
    expect(await shop.eventsSince(before)).toMatchObject([
      { type: "RoleGranted", metadata: { actor: { id: admin.id, role: "admin" } } },
    ]);
    expect((await shop.rest(ben, "GET", "/order")).status).toBe(200);
    await shop.graphql(admin, grant, { accountId: ben.id, role: "SHOPPER" });
    expect((await shop.rest(ben, "GET", "/order")).status).toBe(403);
  });

  it.each([
    ["the last admin", "ADMIN", "SHOPPER", "LAST_ADMIN"],
    ["nobody", "nobody", "ADMIN", "NOT_FOUND"],
  ])("are not changed: %s", async (_what, whose, role, code) => {
    const shop = opened();
    const admin = await shop.admin();
    const accountId = whose === "ADMIN" ? admin.id : whose;
    const answer = await shop.graphql(admin, grant, { accountId, role });
    expect(answer.body.data.grantRole.code).toBe(code);
    expect((await shop.rest(admin, "GET", "/order")).status).toBe(200);
  });

  it("are granted by admins only", async () => {
    const shop = opened();
    const cid = await shop.signUpVerified("cid");
    const codeOf = async (who: Person | null, query: string, variables = {}) =>
      (await shop.graphql(who, query, variables)).body.errors[0].extensions.code as string;
    const toOneself = { accountId: cid.id, role: "ADMIN" };
    expect(await codeOf(cid, grant, toOneself)).toBe("FORBIDDEN");
    expect(await codeOf(null, grant, toOneself)).toBe("UNAUTHENTICATED");
    expect(await codeOf(cid, "{ accounts { items { email } } }")).toBe("FORBIDDEN");
    expect(await codeOf(null, "{ accounts { items { email } } }")).toBe("UNAUTHENTICATED");
  });

  it("can be given by an invitation, whose link opens the account", async () => {
    const shop = opened();
    const email = emailOf("kumari");
    const invite = `mutation ($email: String!) {
      inviteStaff(email: $email, role: SUPPORT) {
        __typename
        ... on StaffInvited { message account { email role emailVerified } }
        ... on Refusal { message }
      }
    }`;
    const ask = (who: Person) => shop.graphql(who, invite, { email });
    const cid = await shop.signUpVerified("cid-who-invites");
    expect((await ask(cid)).body.errors[0].extensions.code).toBe("FORBIDDEN");
    const admin = await shop.admin();
    expect((await ask(admin)).body.data.inviteStaff).toEqual({
      __typename: "StaffInvited",
      message: `${email} gets an email. With its link, the person sets a password and has the Support role.`,
      account: { email, role: "SUPPORT", emailVerified: false },
    });
    expect((await ask(admin)).body.data.inviteStaff).toMatchObject({
      __typename: "EmailTaken",
      message: "This email already has an account. Change its role in the list instead.",
    });
    const resetToken = await shop.mailedToken(email);
    const letter = shop.letters.find(({ text }) => text.includes(resetToken));
    expect(letter?.text).toContain("You’re invited to work at Nivasa.");
    await shop.rest(null, "PUT", "/users/resetpassword", { resetToken, password });
    const kumari = await logIn(shop, email);
    const me = await shop.graphql(kumari, "{ me { role emailVerified } }");
    expect(me.body.data.me).toEqual({ role: "SUPPORT", emailVerified: true });
  });

  it("can be given to people found by their email", async () => {
    const shop = opened();
    const admin = await shop.admin();
    for (const name of ["dan1", "dan2", "dan3"]) await shop.signUpVerified(name);
    const list = `query ($search: String, $limit: Int, $cursor: String) {
      accounts(search: $search, limit: $limit, cursor: $cursor) {
        items { name email role emailVerified createdAt } nextCursor
      }
    }`;
    interface Listed {
      readonly data: {
        readonly accounts: { readonly items: object[]; readonly nextCursor: string | null };
      };
      readonly errors: readonly [{ readonly extensions: { readonly code: string } }];
    }
    const page = async (variables: object) =>
      (await shop.graphql(admin, list, { search: "DAN", ...variables })).body as Listed;
    const first = (await page({ limit: 2 })).data.accounts;
    expect(first.items).toMatchObject([
      { name: own("dan1"), role: "SHOPPER" },
      { name: own("dan2") },
    ]);
    const second = (await page({ limit: 2, cursor: first.nextCursor })).data.accounts;
    expect(second).toMatchObject({ items: [{ name: own("dan3") }], nextCursor: null });
    for (const variables of [{ limit: 0 }, { limit: 101 }, { cursor: "x" }]) {
      expect((await page(variables)).errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
  });
});
