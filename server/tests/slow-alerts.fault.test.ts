import { expect, it, onTestFinished, vi } from "vitest";
import { ask } from "../../testing/ask.ts";
import { someAddress } from "../../testing/api-client.ts";
import { eventually } from "../../testing/eventually.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const gate = vi.hoisted(() => ({ passed: Promise.resolve(), seen: false }));

vi.mock(import("#server/process/alerting.ts"), async (original) => {
  const actual = await original();
  return {
    ...actual,
    createAlerting: (options) => {
      const alerting = actual.createAlerting(options);
      return {
        ...alerting,
        async react(event) {
          if (event.type === "StockReceived") {
            gate.seen = true;
            await gate.passed;
          }
          await alerting.react(event);
        },
      };
    },
  };
});

const sofa = "kandalama-sofa.3";

it("emails orders while alerts about stock take long", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const ann = await shop.signUpVerified("ann");
  const alert = "mutation ($id: ID!) { requestStockAlert(productId: $id) { __typename } }";
  await ask(shop, ann, alert, { id: sofa });
  let open = () => {};
  gate.passed = new Promise((resolve) => {
    open = resolve;
  });
  const receive = `mutation ($id: ID!) {
    receiveStock(productId: $id, quantity: 3, reason: "Delivery") { __typename }
  }`;
  await ask(shop, await shop.admin(), receive, { id: sofa });
  await eventually(() => expect(gate.seen).toBe(true));

  const placed = await shop.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  expect(placed.status).toBe(200);
  const about = (subject: RegExp) => shop.letters.filter((letter) => subject.test(letter.subject));
  await eventually(() => expect(about(/^Your order NV-/)).toHaveLength(1));
  expect(about(/^It’s back/)).toEqual([]);

  open();
  await eventually(() => expect(about(/^It’s back/)).toHaveLength(1));
  expect(about(/^Your order NV-/)).toHaveLength(1);
});
