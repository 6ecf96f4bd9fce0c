import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { apiClient } from "../../testing/api-client.ts";
import { collect } from "../../testing/collect.ts";
import { eventually } from "../../testing/eventually.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { startShopProcess } from "../../testing/shop-process.ts";

/** Sold-out variants of the sample shop. */
const leafSofa = "kandalama-sofa.3";

it("emails every waiting guest once, also if the server is killed meanwhile", async () => {
  const dataDir = filledDirectory();
  const first = await startShopProcess({ dataDir });
  onTestFinished(first.kill);
  const client = apiClient(first.url);
  const run = (query: string, variables: object) => client.graphql(null, query, variables);
  const emails = Array.from({ length: 30 }, (_, at) => `guest${at}@example.lk`);
  for (const email of emails) {
    await run(
      `mutation ($email: String!) {
        requestStockAlertByEmail(productId: "${leafSofa}", email: $email) { __typename }
      }`,
      { email },
    );
  }
  const letters = () =>
    existsSync(join(dataDir, "outbox"))
      ? readdirSync(join(dataDir, "outbox"), { recursive: true, encoding: "utf8" })
          .filter((name) => name.endsWith(".eml"))
          .map((name) => readFileSync(join(dataDir, "outbox", name), "latin1"))
          .map((text) => text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="))
      : [];
  const tokens = () => letters().flatMap((text) => /#token=([\w.-]+)/.exec(text)?.[1] ?? []);
  await eventually(() => expect(tokens()).toHaveLength(emails.length));
  for (const token of tokens()) {
    await run("mutation ($token: String!) { confirmStockAlert(token: $token) { __typename } }", {
      token,
    });
  }
  const backLetters = () => letters().filter((text) => text.includes("/unsubscribe/"));
  await client.graphql(
    await client.admin(),
    `mutation { receiveStock(productId: "${leafSofa}", quantity: 5, reason: "Delivery") {
      __typename
    } }`,
  );
  await eventually(() => expect(backLetters().length).toBeGreaterThan(0));
  first.kill();
  await first.ended;

  const second = await startShopProcess({ dataDir });
  onTestFinished(second.kill);
  const to = () => backLetters().map((text) => /^To: <?([^>\r\n]+)/m.exec(text)?.[1] ?? "");
  await eventually(() => expect(to().toSorted()).toEqual(emails.toSorted()));
  await second.stop();
  const store = await openEmbeddedEventStore(dataDir);
  onTestFinished(() => store.close());
  const sent = (await collect(store.readAll(null))).filter(({ type }) => type === "StockAlertSent");
  expect(new Set(sent.map(({ stream }) => stream)).size).toBe(emails.length);
  expect(sent).toHaveLength(emails.length);
});
