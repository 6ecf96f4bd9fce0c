import { it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { addressBookDecider } from "./decider.ts";

const { given } = scenarioOf(addressBookDecider);
const forgotten = (orderId: string) =>
  ({ type: "DeliveryAddressForgotten", data: { orderId } }) as const;

it("an address is forgotten once", () => {
  given(forgotten("o1")).when({ type: "ForgetAddress", orderId: "o2" }).then(forgotten("o2"));
  given(forgotten("o1")).when({ type: "ForgetAddress", orderId: "o1" }).then();
});
