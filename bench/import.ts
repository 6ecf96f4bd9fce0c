import { randomUUID } from "node:crypto";
import { apiClient } from "../testing/api-client.ts";

import type { Report } from "./report.ts";
import { startShop, withDataDir } from "./server.ts";

const items = 10_000;
const rowsAtOnce = 100;

/**
 * Imports ten thousand items like a page, and measures how long it blocks the server's event loop.
 */
export const measureImport = (report: Report): Promise<void> =>
  withDataDir(async (dataDir) => {
    const shop = await startShop(dataDir, 0);
    const client = apiClient(shop.url);

    const measured = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      await shop.loopDelayMs();
      const begun = performance.now();
      await work();
      const ms = performance.now() - begun;
      report.add(name, { ms, "longest delay ms": await shop.loopDelayMs() });
    };

    const send = async (rowOf: (row: number) => object): Promise<void> => {
      const groupId = randomUUID();
      for (let first = 0; first < items; first += rowsAtOnce) {
        const rows = Array.from({ length: rowsAtOnce }, (_none, index) => rowOf(first + index));
        const answer = await client.graphql(shop.admin, importRows, { groupId, rows });
        const { errors } = answer.body as { readonly errors?: readonly unknown[] };
        if (errors) throw new Error(`The rows were refused: ${JSON.stringify(errors)}`);
      }
    };

    try {
      await measured("import, 10,000 new items", () =>
        send((row) => ({ row, values: itemOf(row) })),
      );
      let listed: readonly { readonly _id: string; readonly name: string }[] = [];
      await measured("preview of 10,000 items", async () => {
        listed = (await (await fetch(`${shop.url}/api/products`)).json()) as typeof listed;
      });
      const own = listed.filter(({ name }) => name.startsWith(begins));
      await measured("import, 10,000 changed items", () =>
        send((row) => ({ row, id: own[row]?._id ?? "", values: { price: 2000 + row } })),
      );
    } finally {
      await shop.stop();
    }
  });

const begins = "Imported stool";

const importRows = `mutation ($groupId: ID!, $rows: [ProductRowInput!]!) {
  changeProducts(groupId: $groupId, rows: $rows) { rows { row productId refusal { code } } position }
}`;

const itemOf = (row: number) => ({
  name: `${begins} ${row}`,
  description: "A low stool of jak wood with a seat of woven cane, made to be carried about.",
  category: "Furnitures",
  price: 1500 + row,
  countInStock: 3,
  image: "/pictures/stool.png",
});
