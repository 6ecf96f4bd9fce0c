import { expect, it } from "vitest";
import { pageLimits } from "#domain/constants.ts";
import type { PageEvent } from "#domain/page/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { pagesProjection, pageTextsProjection } from "./projection.ts";

const on = (event: PageEvent, slug = "terms"): GivenEvent => [
  `page-${slug}`,
  event,
  { id: "dilani", role: "admin" },
];
const drafted = (text: string, language: "en" | "ta" = "en"): GivenEvent =>
  on({ type: "PageDrafted", data: { language, title: "Terms", text } });
const published = (version: number, text: string): GivenEvent =>
  on({
    type: "PagePublished",
    data: {
      ...{ version, digest: `d${version}`, values: { phone: "011" } },
      texts: { en: { title: "Terms", text } },
    },
  });
const withdrawn = on({ type: "PageWithdrawn", data: {} });
const page = (...events: readonly GivenEvent[]) =>
  documentsOf(pagesProjection, recorded(...events)).get("terms");
const texts = (...events: readonly GivenEvent[]) =>
  documentsOf(pageTextsProjection, recorded(...events));

it("holds who drafted and published what, without texts", () => {
  const found = page(drafted("One"), published(1, "One"), drafted("Two"));
  expect(found).toMatchObject({
    slug: "terms",
    state: "added",
    drafts: { en: { title: "Terms", edition: 2, at: timeOf(2), byId: "dilani" } },
    live: { version: 1, titles: { en: "Terms" }, values: { phone: "011" } },
    version: 1,
    versions: [{ version: 1, digest: "d1", languages: ["en"], copyOf: null, at: timeOf(1) }],
  });
  expect(JSON.stringify(found)).not.toMatch(/One|Two/);
  expect(found?.drafts.en?.hash).not.toBe(found?.live?.hashes.en);
  const same = page(drafted("One"), published(1, "One"));
  expect(same?.drafts.en?.hash).toBe(same?.live?.hashes.en);
});

it("forgets the live version with a withdrawal, and its number never", () => {
  expect(page(drafted("One"), published(1, "One"), withdrawn)).toMatchObject({
    ...{ state: "withdrawn", live: null, version: 1 },
  });
});

it("lists the latest versions only", () => {
  const many = Array.from({ length: pageLimits.versions + 3 }, (_, at) => published(at + 1, "x"));
  const found = page(...many);
  expect(found?.versions).toHaveLength(pageLimits.versions);
  expect(found?.versions[0]?.version).toBe(pageLimits.versions + 3);
});

it("holds the texts of each version, and of the drafts, one document each", () => {
  const found = texts(drafted("One"), published(1, "One"), drafted("Two"), drafted("Due", "ta"));
  expect([...found.keys()]).toEqual(["terms.0", "terms.1"]);
  expect(found.get("terms.0")?.texts).toEqual({
    en: { title: "Terms", text: "Two" },
    ta: { title: "Terms", text: "Due" },
  });
  expect(found.get("terms.1")).toEqual({
    ...{ slug: "terms", version: 1, values: { phone: "011" }, digest: "d1", at: timeOf(1) },
    texts: { en: { title: "Terms", text: "One" } },
  });
});

it("tolerates repeated events", () => {
  const events = recorded(drafted("One"), published(1, "One"), drafted("Two"), withdrawn);
  expectReplayable(pagesProjection, events);
  expectReplayable(pageTextsProjection, events);
});
