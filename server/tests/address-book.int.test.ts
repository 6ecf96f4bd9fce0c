import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const myAddresses = "{ myAddresses { id shippingAddress { firstName address } } }";

const forgetAddress = `mutation ($id: ID!, $commandId: ID) {
  forgetAddress(id: $id, commandId: $commandId) {
    __typename
    ... on Refusal { code }
    ... on AddressesChanged { addresses { id } }
  }
}`;

interface Answer {
  readonly data: {
    readonly myAddresses: readonly object[];
    readonly forgetAddress: object;
  } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const ask = async (who: Person | null, query: string, variables = {}) =>
    (await shop.graphql(who, query, variables)).body as Answer;
  const read = async (who: Person) => (await ask(who, myAddresses)).data?.myAddresses;
  const order = async (who: Person, address: string): Promise<string> => {
    const { body } = await shop.rest(who, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: { ...someAddress, address },
      totalPrice: 10_350,
      again: true,
    });
    return (body as { readonly data: { readonly _id: string } }).data._id;
  };
  return { shop, ask, read, order };
};

it("offers the addresses of earlier orders, newest first and without duplicates, until they are removed", async () => {
  const { shop, ask, read, order } = await opened();
  const [ann, ben] = [await shop.signUp("ann"), await shop.signUp("ben")];
  expect(await read(ann)).toEqual([]);
  await order(ann, "1 Lake Road");
  const hill = await order(ann, "2 Hill Street");
  const lake = await order(ann, "1 lake  road");
  expect(await read(ann)).toMatchObject([
    { id: lake, shippingAddress: { address: "1 lake  road" } },
    { id: hill, shippingAddress: { address: "2 Hill Street" } },
  ]);
  expect(await read(ben)).toEqual([]);

  const left = { forgetAddress: { __typename: "AddressesChanged", addresses: [{ id: hill }] } };
  const forget = { id: lake, commandId: "forget" };
  expect((await ask(ann, forgetAddress, forget)).data).toEqual(left);
  expect((await ask(ann, forgetAddress, forget)).data).toEqual(left);
  expect(await read(ann)).toMatchObject([{ id: hill }]);

  const head = (await shop.eventsSince(null)).length;
  const nobodys = { forgetAddress: { __typename: "AddressesChanged", addresses: [] } };
  expect((await ask(ben, forgetAddress, { id: hill })).data).toEqual(nobodys);
  expect(await shop.eventsSince(null)).toHaveLength(head);
  expect((await ask(null, myAddresses)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
