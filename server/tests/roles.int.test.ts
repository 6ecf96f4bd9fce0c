import { beforeAll, describe, expect, it } from "vitest";
import { accountRoles } from "#domain/permissions.ts";
import { byText } from "#domain/values/sort-key.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const masked = "Masked for your role";

let shop: TestShop;
let ann: Person;
let admin: Person;
let people: ReadonlyMap<string, Person>;
let orderId: string;
let number: string;

beforeAll(async () => {
  shop = await openTestShop({ SIGN_IN_TRIES_PER_ACCOUNT: "1000" });
  [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  people = new Map(
    await Promise.all(accountRoles.map(async (role) => [role, await shop.withRole(role)] as const)),
  );
  const placed = await shop.graphql(
    ann,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { ... on OrderAccepted { order { id number } } }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: 10_350,
      },
    },
  );
  ({ id: orderId, number } = placed.body.data.placeOrder.order as { id: string; number: string });
  await shop.rest(ann, "POST", "/reports", {
    issueType: "Other",
    subject: "A dent",
    description: "Ishara found a dent.",
    email: "ann@example.lk",
  });
  await shop.graphql(
    admin,
    `mutation ($id: ID!) { commentOnOrder(orderId: $id, text: "Ishara rang.") { __typename } }`,
    { id: orderId },
  );
  return shop.close;
});

const as = (role: string): Person => people.get(role) ?? admin;

const ask = (role: string, query: string, variables: object = {}) =>
  shop.graphql(as(role), query, variables);

const boardQuery = `query ($number: String!) {
  boardOrder(number: $number) {
    number customerName phone address city province
    timeline { comment by }
    details { shippingAddress { firstName phone address province landmark } }
  }
  orderByNumber(number: $number) { shippingAddress { firstName } }
  reports { items { subject description email state attachments { name } } }
}`;

describe("a role without names", () => {
  it.each(["catalogue", "analyst"])("reads orders without words about people: %s", async (role) => {
    const query = role === "catalogue" ? boardQuery.replace(/reports .*/, "") : boardQuery;
    const { data } = (await ask(role, query, { number })).body;
    const text = JSON.stringify(data);
    for (const secret of [
      "Ishara",
      "Wijesinghe",
      "771234567",
      "Temple",
      "example.lk",
      "Shop Admin",
    ])
      expect(text).not.toContain(secret);
    expect(data.boardOrder).toMatchObject({
      number,
      customerName: masked,
      province: "Western",
      details: { shippingAddress: { firstName: masked, province: "Western", landmark: null } },
    });
    if (role === "analyst") {
      expect(data.reports.items).toMatchObject([{ description: masked, email: masked }]);
    }
  });

  it.each(["orders", "support"])("is not this one: %s", async (role) => {
    const { data } = (await ask(role, boardQuery, { number })).body;
    expect(data).toMatchObject({
      boardOrder: { customerName: "Ishara Wijesinghe" },
      reports: { items: [{ description: "Ishara found a dent." }] },
    });
    expect(data.boardOrder.timeline).toContainEqual({
      comment: "Ishara rang.",
      by: "Shop Admin",
    });
  });

  it("cannot find out a name by searching or sorting", async () => {
    const search = "query ($search: String) { orderBoard(search: $search) { totalCount } }";
    for (const words of ["Ishara", "nv perera", "0771234567", "silva-perera"]) {
      const { body } = await ask("analyst", search, { search: words });
      expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
    }
    expect((await ask("analyst", search, { search: number })).body).toMatchObject({
      data: { orderBoard: { totalCount: 1 } },
    });
    const sorted = await ask("analyst", "{ orderBoard(sort: CUSTOMER) { totalCount } }");
    expect(sorted.body.errors[0].extensions.code).toBe("FORBIDDEN");
    const reports = await ask("analyst", `{ reports(search: "Ishara") { totalCount } }`);
    expect(reports.body.errors[0].extensions.code).toBe("FORBIDDEN");
  });
});

describe("a person with a role", () => {
  it("signs in as staff, unlike a customer", async () => {
    const logIn = async (role: string) => {
      const { data } = (await ask(role, "{ me { email } }")).body;
      const body = { email: data.me.email as string, password: "a good password" };
      return (await shop.rest(null, "POST", "/users/adminauth", body)).status;
    };
    expect(await logIn("driver")).toBe(200);
    expect(await logIn("shopper")).toBe(401);
  });

  it("moves an order only with the right to change it", async () => {
    const move = (role: string) =>
      shop.rest(as(role), "PUT", `/order/${orderId}`, { status: "Item Packing" });
    expect((await move("support")).status).toBe(403);
    expect((await move("orders")).status).toBe(200);
  });
});

describe("a driver", () => {
  it("sees and answers only their own runs", async () => {
    const [nuwan, suresh] = [as("driver"), await shop.withRole("driver")];
    const planned = await ask(
      "orders",
      `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!) {
        planRun(date: "2030-01-04", plan: $plan, orderIds: $orderIds) {
          ... on RunSaved { run { id } }
        }
      }`,
      { plan: { driverId: nuwan.id }, orderIds: [orderId] },
    );
    const id = planned.body.data.planRun.run.id as string;
    const own = "{ ownRuns { id driver { name } stops { name phone } } }";
    expect((await shop.graphql(nuwan, own)).body.data.ownRuns).toMatchObject([
      {
        id,
        driver: { name: expect.stringMatching(/^driver-/) as string },
        stops: [{ name: "Ishara Wijesinghe" }],
      },
    ]);
    expect((await shop.graphql(suresh, own)).body.data.ownRuns).toEqual([]);
    const end = `mutation { endRun(id: "${id}") { __typename } }`;
    for (const query of [`{ run(id: "${id}") { id } }`, "{ runs { id } }", end]) {
      const { body } = await shop.graphql(suresh, query);
      expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
    }
  });

  it("can be chosen for a run, like the people who plan it", async () => {
    const { data } = (await ask("orders", "{ drivers { id name } }")).body;
    const ids = (data.drivers as { id: string }[]).map((driver) => driver.id);
    expect(ids).toEqual(expect.arrayContaining([as("driver").id, as("orders").id]));
    expect(ids).not.toContain(as("support").id);
    const names = (data.drivers as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(byText));
  });
});

describe("an owner", () => {
  const grant = `mutation ($id: ID!, $role: Role!, $expected: Role) {
    grantRole(accountId: $id, role: $role, expected: $expected) {
      __typename ... on RoleChanged { by account { role roleSince } }
    }
  }`;

  it("lists staff with the time of their roles", async () => {
    const list = "{ accounts(staff: true) { items { role roleSince lastSeenAt } } }";
    const { body } = await shop.graphql(admin, list);
    const roles = (body.data.accounts.items as { role: string }[]).map(({ role }) => role);
    expect(new Set(roles)).toEqual(
      new Set(["ADMIN", "CATALOGUE", "ORDERS", "DRIVER", "SUPPORT", "ANALYST"]),
    );
    await expect
      .poll(async () => {
        const list = "{ accounts(staff: true) { items { roleSince } } }";
        const { body } = await shop.graphql(admin, list);
        return (body.data.accounts.items as { roleSince: string | null }[]).every(
          ({ roleSince }) => roleSince !== null,
        );
      })
      .toBe(true);
  });

  it("reads who was faster, and when", async () => {
    const { id } = await shop.withRole("shopper");
    const other = as("admin");
    await shop.graphql(other, grant, { id, role: "SUPPORT", expected: "SHOPPER" });
    await expect
      .poll(async () => {
        const { body } = await shop.graphql(admin, grant, {
          id,
          role: "DRIVER",
          expected: "SHOPPER",
        });
        return body.data.grantRole as object;
      })
      .toMatchObject({
        __typename: "RoleChanged",
        by: expect.stringMatching(/^admin-/) as string,
        account: { role: "SUPPORT", roleSince: expect.any(String) as string },
      });
  });
});
