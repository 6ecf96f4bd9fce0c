import { expect, it, onTestFinished } from "vitest";
import { apiClient, someAddress } from "../testing/api-client.ts";
import { eventually } from "../testing/eventually.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const order = {
  orderItems: [{ productId: "uva-kettle", quantity: 1 }],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};

it("sends an email at most twice if killed between sending and recording, with the same Message-ID", async () => {
  const mails = await startMailServer();
  const dataDir = temporaryDirectory();
  const kills = 3;
  const start = (environment: Readonly<Record<string, string>> = {}) =>
    startShopProcess({
      dataDir,
      environment: { SMTP_URL: mails.url, ...environment },
    });
  const first = await start({ CRASH_AFTER: "mail-sent" });
  const client = apiClient(first.url);
  const ann = await client.signUp("ann");
  await client.rest(ann, "POST", "/order", order);
  expect(await first.ended).toBe("SIGKILL");
  for (let kill = 1; kill < kills; kill += 1) {
    const again = await start({ CRASH_AFTER: "mail-sent" });
    expect(await again.ended).toBe("SIGKILL");
  }
  const last = await start();
  onTestFinished(() => last.stop());
  const placed = () => mails.taken.filter(({ messageId }) => messageId.startsWith("<order."));
  await eventually(() => expect(placed().length).toBeGreaterThan(0));
  expect(new Set(placed().map(({ messageId }) => messageId)).size).toBe(1);
  expect(mails.taken.length).toBeLessThanOrEqual(kills + 2);
});
