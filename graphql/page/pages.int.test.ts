import { expect, it } from "vitest";
import { pageLimits } from "#domain/constants.ts";
import type { Person } from "../../testing/api-client.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened } = shopOfFile();

const result = `{ __typename
  ... on ShopPageSaved { page { version live drafts { language edition } } }
  ... on PageChanged { by text { text } }
  ... on InvalidInput { fields { field message } }
  ... on Refusal { code message } }`;

const calls = {
  add: `mutation ($slug: ID!, $title: String!) { answer: addPage(slug: $slug, title: $title) ${result} }`,
  draft: `mutation ($slug: ID!, $text: String!, $seen: Int!, $language: Language!) {
    answer: draftPage(slug: $slug, language: $language, title: "", text: $text, seen: $seen) ${result} }`,
  publish: `mutation ($slug: ID!, $seen: [SeenPageDraft!]!) {
    answer: publishPage(slug: $slug, seen: $seen) ${result} }`,
  withdraw: `mutation ($slug: ID!, $seen: Int!) {
    answer: withdrawPage(slug: $slug, seen: $seen) ${result} }`,
  read: `query ($slug: ID!, $language: Language!, $version: Int) {
    answer: page(slug: $slug, language: $language, version: $version) { version isLive language title html } }`,
} as const;

const ask = async (person: Person | null, call: keyof typeof calls, variables: object) => {
  const { status, body } = await opened().graphql(person, calls[call], { ...variables });
  const { data, errors } = body as {
    readonly data?: { readonly answer: Record<string, unknown> | null } | null;
    readonly errors?: readonly unknown[];
  };
  return { status, answer: data?.answer, errors };
};
const english = (edition: number) => ({ seen: [{ language: "ENGLISH", edition }] });
const draft = (text: string, seen: number, slug = "terms", language = "ENGLISH") => ({
  ...{ slug, language, text, seen },
});

it("stores the longest text in any language, and refuses a longer one and a megabyte", async () => {
  const owner = await opened().admin();
  const longest = "ශ".repeat(pageLimits.textBytes / 3);
  expect(await ask(owner, "draft", draft(longest, 0, "privacy", "SINHALA"))).toMatchObject({
    answer: { __typename: "ShopPageSaved" },
  });
  expect(await ask(owner, "draft", draft(`${longest}ශ`, 1, "privacy", "SINHALA"))).toMatchObject({
    answer: { code: "INVALID_INPUT", fields: [{ field: "text.si" }] },
  });
  const { status, answer } = await ask(owner, "draft", draft("x".repeat(1024 * 1024), 1));
  expect([status, answer]).toEqual([413, undefined]);
  // Other texts of a call keep their limit.
  const { errors } = await ask(owner, "add", { slug: "x", title: "x".repeat(5001) });
  expect(errors).toHaveLength(1);
});

it("refuses a stale text with the other owner's name and text", async () => {
  const owner = await opened().admin();
  await ask(owner, "draft", draft("First", 0, "about"));
  expect(await ask(owner, "draft", draft("Second", 0, "about"))).toMatchObject({
    answer: { code: "PAGE_CHANGED", by: "Shop Admin", text: { text: "First" } },
  });
  expect(await ask(owner, "publish", { slug: "about", ...english(0) })).toMatchObject({
    answer: { code: "PAGE_CHANGED" },
  });
});

it("shows visitors published versions only, in the language that there is", async () => {
  const owner = await opened().admin();
  const read = (change: object = {}) =>
    ask(null, "read", { slug: "terms", language: "TAMIL", ...change });
  await ask(owner, "draft", draft("[x](javascript:alert(1)) {{shop name}}", 0));
  expect((await read()).answer).toBeNull();
  await ask(owner, "publish", { slug: "terms", ...english(1) });
  const html = "<p>[x](javascript:alert(1)) Nivasa</p>\n";
  expect((await read()).answer).toEqual({
    ...{ version: 1, isLive: true, language: "ENGLISH", title: "", html },
  });
  await ask(owner, "draft", draft("Second", 1));
  expect((await read()).answer).toMatchObject({ html });
  await ask(owner, "publish", { slug: "terms", ...english(2) });
  expect((await read()).answer).toMatchObject({ version: 2 });
  await ask(owner, "withdraw", { slug: "terms", seen: 2 });
  expect((await read()).answer).toBeNull();
  // Orders link the version that they accepted.
  expect((await read({ version: 1 })).answer).toMatchObject({ isLive: false, html });
  expect((await read({ version: 3 })).answer).toBeNull();
});

it("is closed to other roles", async () => {
  const analyst = await opened().analyst();
  for (const person of [analyst, await opened().signUp("ann"), null]) {
    const { answer, errors } = await ask(person, "draft", draft("Mine", 0, "contact"));
    expect([answer ?? null, errors?.length]).toEqual([null, 1]);
  }
});
