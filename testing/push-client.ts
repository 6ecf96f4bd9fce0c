import { expect, onTestFinished } from "vitest";
import { someAddress, type ApiClient, type Person } from "./api-client.ts";
import { startPushService, type PushService } from "./push-service.ts";

const order = {
  orderItems: [{ productId: "uva-kettle", quantity: 1 }],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};

/** A push service on loopback until the end of the test. */
export const openPushService = async (): Promise<PushService> => {
  const service = await startPushService();
  onTestFinished(service.close);
  return service;
};

interface Device {
  readonly id: string;
  readonly lastMessageAt: string | null;
  readonly current: boolean;
  readonly topics: { readonly orders: boolean; readonly newOrders: boolean };
}

/** What a test does with a shop and a push service. */
export const pushClient = (client: ApiClient, service: PushService) => {
  const add = (who: Person, input: object) =>
    client.graphql(
      who,
      `mutation ($input: PushSubscriptionInput!) {
        addPushDevice(input: $input) {
          __typename
          ... on InvalidInput { message fields { field } }
          ... on PushDevicesChanged { devices { id current } }
        }
      }`,
      { input },
    );
  return {
    add,
    /** Turns messages on for a session, as its browser does. */
    async turnOn(who: Person) {
      const { body } = (await client.graphql(who, "{ pushKey }")) as {
        readonly body: { readonly data: { readonly pushKey: string } };
      };
      const subscription = service.subscribe(body.data.pushKey);
      const added = await add(who, subscription);
      expect(added.body).toMatchObject({
        data: { addPushDevice: { __typename: "PushDevicesChanged" } },
      });
      return subscription;
    },
    async devicesOf(who: Person): Promise<readonly Device[]> {
      const query = "{ pushDevices { id lastMessageAt current topics { orders newOrders } } }";
      const { body } = (await client.graphql(who, query)) as {
        readonly body: { readonly data: { readonly pushDevices: readonly Device[] } };
      };
      return body.data.pushDevices;
    },
    async place(who: Person) {
      const { body } = (await client.rest(who, "POST", "/order", order)) as {
        readonly body: { readonly data: { readonly _id: string } };
      };
      return body.data._id;
    },
    move: async (who: Person, id: string, status: string) => {
      expect((await client.rest(who, "PUT", `/order/${id}`, { status })).status).toBe(200);
    },
    titles: () => service.taken.map(({ content }) => content.title),
  };
};
