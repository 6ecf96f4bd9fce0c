import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { pageLimits, knownPages } from "../constants.ts";
import { messages } from "../messages.ts";
import { pageContent } from "./decider.ts";
import type { PageVersion, ShopValues } from "./events.ts";
import { createPageService } from "./service.ts";

const owner = (commandId?: string) => commandContext(commandId, { id: "dilani", role: "admin" });
const sha = (text: string) => createHash("sha256").update(text).digest("hex");

const opened = ({ own = 0, wait = 0 } = {}) => {
  const commands = commandsInMemory();
  const shop = { values: { phone: "011" } as ShopValues };
  const pages = createPageService({
    commands,
    digestOf: sha,
    versionOf: async (slug, version) =>
      commands.log
        .filter(({ stream, type }) => stream === `page-${slug}` && type === "PagePublished")
        .map(({ data }) => data as PageVersion)
        .find((each) => each.version === version) ?? null,
    ownPages: async () => own,
    shopValues: async () => shop.values,
    fallback: async () => "en",
    countDraft: async () => wait,
    countVersion: async () => wait,
  });
  const draft = (text: string, seen: number) =>
    pages.draft("terms", { language: "en", title: "", text, seen }, owner());
  return { commands, pages, shop, draft };
};

it("publishes what was drafted with the values of now, and a digest of both", async () => {
  const { commands, pages, shop, draft } = opened();
  await draft("Call {{phone}}", 0);
  const context = owner();
  await pages.publish("terms", { en: 1 }, context);
  await pages.publish("terms", { en: 1 }, context);
  shop.values = { phone: "022" };
  await pages.publish("terms", { en: 1 }, owner());
  const texts = { en: { title: "", text: "Call {{phone}}" } };
  expect(commands.log.slice(1).map(({ data }) => data)).toEqual(
    ["011", "022"].map((phone, at) => ({
      ...{ version: at + 1, texts, values: { phone } },
      digest: sha(pageContent(texts, { phone })),
    })),
  );
});

it("publishes an earlier version again, with its values", async () => {
  const { commands, pages, shop, draft } = opened();
  await draft("Call {{phone}}", 0);
  await pages.publish("terms", { en: 1 }, owner());
  await draft("Write", 1);
  await pages.publish("terms", { en: 2 }, owner());
  shop.values = {};
  expect(await pages.republish("terms", 1, 2, owner())).toMatchObject({ accepted: true });
  expect(commands.log.at(-1)?.data).toMatchObject({
    version: 3,
    copyOf: 1,
    values: { phone: "011" },
  });
  expect(await pages.republish("terms", 9, 3, owner())).toMatchObject({
    refusal: { code: "NOT_FOUND" },
  });
});

it("refuses more pages than the limit, too many commands, and names that are no address", async () => {
  const full = opened({ own: pageLimits.pages - knownPages.length }).pages;
  expect(await full.add("warranty", "Warranty", owner())).toMatchObject({
    refusal: { message: messages.page.tooMany },
  });
  const { pages, commands } = opened({ wait: 30 });
  expect(
    await pages.draft("terms", { language: "en", title: "", text: "x", seen: 0 }, owner()),
  ).toMatchObject({ refusal: { code: "TOO_MANY_TRIES", retryAfterSeconds: 30 } });
  const odd = opened().pages;
  expect(await odd.add("a b", "x", owner())).toMatchObject({ refusal: { code: "INVALID_INPUT" } });
  expect(await odd.publish("../terms", {}, owner())).toMatchObject({
    refusal: { code: "NOT_FOUND" },
  });
  expect(commands.log).toEqual([]);
});
