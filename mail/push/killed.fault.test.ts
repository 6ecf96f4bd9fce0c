import { expect, it, onTestFinished } from "vitest";
import { apiClient } from "../../testing/api-client.ts";
import { eventually } from "../../testing/eventually.ts";
import { openPushService, pushClient } from "../../testing/push-client.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

it("keeps its key over restarts, and sends at most twice if killed before recording, with the same topic", async () => {
  const service = await openPushService();
  const dataDir = temporaryDirectory();
  const start = (environment: Readonly<Record<string, string>> = {}) =>
    startShopProcess({ dataDir, environment: { PUSH_SERVICES: service.origin, ...environment } });
  const first = await start({ CRASH_AFTER: "push-sent" });
  const client = apiClient(first.url);
  const admin = await client.admin();
  const ann = await client.signUp("ann");
  const { turnOn, place, move, titles } = pushClient(client, service);
  await turnOn(ann);
  await move(admin, await place(ann), "Item Packing");
  expect(await first.ended).toBe("SIGKILL");
  expect(titles()).toEqual(["We’re packing your order"]);
  const second = await start();
  onTestFinished(() => second.stop());
  await eventually(() => expect(titles()).toHaveLength(2));
  const again = pushClient(apiClient(second.url), service);
  const id = await again.place(ann);
  await again.move(admin, id, "Delivered");
  await eventually(() => expect(titles()).toHaveLength(3));
  const [one, two] = service.taken;
  expect(two?.content).toEqual(one?.content);
  expect(two?.topic).toBe(one?.topic);
  expect(service.problems).toEqual([]);
});
