import { beforeAll, expect, it } from "vitest";
import { analystPassword, type Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});

const list = "query ($accountId: ID!) { sessionsOf(accountId: $accountId) { id device current } }";
const end = /* GraphQL */ `
  mutation ($accountId: ID!, $sessionId: ID) {
    signOutPerson(accountId: $accountId, sessionId: $sessionId) {
      __typename
      ... on PersonSignedOut {
        ended
        message
        sessions {
          id
        }
      }
      ... on Refusal {
        code
      }
    }
  }
`;

/** A person with two sessions. */
const atTwoPlaces = async (name: string) => {
  const here = await shop.signUp(name);
  const body = { email: `${name}@example.lk`, password: "a good password" };
  const { token } = (await shop.rest(null, "POST", "/users/auth", body)).body as Person;
  return { here, there: { id: here.id, token } };
};
const statusOf = async (who: Person) => (await shop.rest(who, "GET", "/users/profile")).status;
const sessionsOf = async (admin: Person, { id: accountId }: Person) =>
  (await shop.graphql(admin, list, { accountId })).body.data.sessionsOf as readonly {
    readonly id: string;
    readonly current: boolean;
  }[];

it("lets an admin see a person's sessions, and end one or all of them", async () => {
  const admin = await shop.admin();
  const { here, there } = await atTwoPlaces("ann");
  const sessions = await sessionsOf(admin, here);
  expect(sessions.map(({ current }) => current)).toEqual([false, false]);

  const accountId = here.id;
  const sessionId = sessions[0]?.id;
  const endFirst = async () =>
    (await shop.graphql(admin, end, { accountId, sessionId })).body.data.signOutPerson as object;
  expect(await endFirst()).toEqual({
    __typename: "PersonSignedOut",
    ended: 1,
    message: "Signed out on one device.",
    sessions: [{ id: sessions[1]?.id }],
  });
  expect(await endFirst()).toMatchObject({ code: "NOT_FOUND" });
  expect([await statusOf(here), await statusOf(there)]).toEqual([401, 200]);

  const all = await shop.graphql(admin, end, { accountId });
  expect(all.body.data.signOutPerson).toMatchObject({ ended: 1, sessions: [] });
  expect(await statusOf(there)).toBe(401);
});

it("lets only admins see or end other people's sessions, and no admin their own in this way", async () => {
  const admin = await shop.admin();
  const { here } = await atTwoPlaces("ben");
  const stranger = await shop.signUp("cid");
  const credentials = { email: "analyst@nivasa.lk", password: analystPassword };
  const { body } = await shop.rest(null, "POST", "/users/adminauth", credentials);
  const accountId = here.id;
  for (const who of [stranger, here, body as Person]) {
    for (const document of [list, end]) {
      const answer = await shop.graphql(who, document, { accountId });
      expect(answer.body.errors[0].extensions.code).toBe("FORBIDDEN");
    }
  }
  expect(await statusOf(here)).toBe(200);
  const own = await shop.graphql(admin, end, { accountId: admin.id });
  expect(own.body.data.signOutPerson).toMatchObject({ code: "OWN_ACCOUNT" });
  expect((await sessionsOf(admin, admin)).filter(({ current }) => current)).toHaveLength(1);
});

it("returns no sessions for an erased or unknown account", async () => {
  const admin = await shop.admin();
  const { here } = await atTwoPlaces("dilan");
  const erase =
    "mutation ($id: ID!) { eraseAccount(accountId: $id) { ... on AccountErased { orders } } }";
  expect((await shop.graphql(admin, erase, { id: here.id })).body.errors).toBeUndefined();
  for (const gone of [here, { id: "nobody", token: "" }]) {
    expect(await sessionsOf(admin, gone)).toEqual([]);
    const answer = await shop.graphql(admin, end, { accountId: gone.id });
    expect(answer.body.data.signOutPerson).toMatchObject({ code: "NOT_FOUND" });
  }
});
