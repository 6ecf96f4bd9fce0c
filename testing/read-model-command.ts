import { expect } from "vitest";
import { runReadModelCommand } from "#server/commands/read-models/read-model-commands.ts";
import { createLog } from "#server/log/log.ts";
import { readConfig } from "#server/settings/config.ts";
import { someAddress } from "./api-client.ts";
import type { TestShop } from "./test-shop.ts";

/** Places an order of a new shopper. Returns its id. */
export const placeOrder = async (shop: TestShop, name: string): Promise<string> => {
  const answer = await shop.rest(await shop.signUp(name), "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  expect(answer.status).toBe(200);
  const { data } = answer.body as { readonly data: { readonly _id: string } };
  return data._id;
};

/** The output of a command; its error comes last. */
export const said = async (
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
) => {
  const lines: string[] = [];
  const config = readConfig(environment);
  const failed = await runReadModelCommand(args, config, createLog("silent"), (...more) => {
    lines.push(...more);
  }).then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof Error) || error.name !== "CommandProblem") throw error;
      lines.push(error.message);
      return true;
    },
  );
  return { text: lines.join("\n"), failed };
};

export const lineOf = (text: string, name: string) =>
  text
    .split("\n")
    .find((line) => line.startsWith(`${name} `))
    ?.split(/ {2,}/);
