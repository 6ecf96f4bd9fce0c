import { GraphQLError } from "graphql";
import { knownPages, languages, pageLimits, shopValueWords } from "#domain/constants.ts";
import { utf8Bytes } from "#domain/page/decider.ts";
import type { PageTexts } from "#domain/page/events.ts";
import type { PageService } from "#domain/page/service.ts";
import {
  changedValues,
  namesIn,
  shopValueNamed,
  shopValueNames,
} from "#domain/page/shop-values.ts";
import { isKnownPage } from "#domain/page/slug.ts";
import { messages } from "#domain/messages.ts";
import { notFound } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import { nameOf } from "#graphql/loaders.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { PageDocument } from "#projections/pages/document.ts";
import { pagesCollection } from "#projections/pages/queries.ts";
import { untouchedPage } from "#projections/pages/projection.ts";
import { renderMarkdown } from "./markdown.ts";

const texts = messages.page;

/** The language whose text visitors read if theirs has none. */
const fallback = "en";

const listed = (written: PageTexts) =>
  languages.flatMap(({ code }) => {
    const found = written[code];
    return found ? [{ language: code, ...found }] : [];
  });

type Done = Awaited<ReturnType<PageService["draft"]>>;

const saved = async (slug: string, done: Done, message: string, context: Context) => {
  if (done.accepted) {
    const page = await context.answers.page(slug, done.position);
    return {
      __typename: "ShopPageSaved" as const,
      page: page ?? untouchedPage(slug),
      message,
      position: done.position ?? context.freshness.position(),
    };
  }
  const { refusal } = done;
  if (refusal.code !== "PAGE_CHANGED") return refusalMember(refusal);
  const { page, drafts } = await context.answers.pageNow(slug);
  if (!page) return refusalMember(notFound(texts.notFound));
  const { language } = refusal;
  const change = language === null ? page.versions[0] : page.drafts[language];
  const by = await nameOf(change?.byId ?? null, context);
  const text = language === null ? undefined : drafts?.texts[language];
  return {
    __typename: "PageChanged" as const,
    code: refusal.code,
    message: by === null ? refusal.message : refusal.message.replace("Another owner", () => by),
    page,
    by,
    text: language !== null && text ? { language, ...text } : null,
  };
};

export const pageResolvers = {
  Query: {
    async page(_parent, { slug, language, version, after }, context) {
      await context.freshness.reach(after);
      const page = await context.readModels.pages.bySlug(slug);
      const live = page?.live?.version ?? null;
      // Orders keep the version of the terms that they accepted, also if they are withdrawn.
      if (live === null && !(slug === "terms" && version)) return null;
      const read = version ?? live ?? 0;
      const found = await context.publishedPages.read(slug, read, language, fallback);
      return found && { ...found, slug, isLive: found.version === live };
    },
    async shopPages(_parent, { after }, { readModels, freshness }) {
      await freshness.reach(after);
      const [added, withdrawn] = await Promise.all([
        readModels.pages.list(),
        readModels.pages.withdrawn(),
      ]);
      const known = new Map([...added, ...withdrawn].map((page) => [page.slug, page]));
      return {
        pages: [
          ...knownPages.map((slug) => known.get(slug) ?? untouchedPage(slug)),
          ...added
            .filter(({ slug }) => !isKnownPage(slug))
            .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
        ],
        withdrawn: withdrawn.filter(({ slug }) => !isKnownPage(slug)),
      };
    },
    async pageTexts(_parent, { slug, version, after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.pages.texts(slug, version);
    },
    async pagePreview(_parent, { text }, { shopValues }) {
      if (utf8Bytes(text) > pageLimits.textBytes) {
        throw new GraphQLError(texts.textLong, { extensions: { code: "BAD_USER_INPUT" } });
      }
      const values = await shopValues();
      return {
        html: renderMarkdown(text, values, true),
        missing: namesIn(text).filter((name) => {
          const known = shopValueNamed(name);
          return known === null || values[known] === undefined;
        }),
      };
    },
    async shopValues(_parent, _arguments, { shopValues }) {
      const values = await shopValues();
      return shopValueNames.map((name) => ({
        ...{ name, words: shopValueWords[name] },
        value: values[name] ?? null,
      }));
    },
  },

  Mutation: {
    async addPage(_parent, { slug, title, commandId }, context) {
      const done = await context.pages.add(slug, title, context.command(commandId));
      return saved(slug, done, texts.added, context);
    },
    async draftPage(_parent, { slug, commandId, ...input }, context) {
      const done = await context.pages.draft(slug, input, context.command(commandId));
      return saved(slug, done, texts.saved, context);
    },
    async publishPage(_parent, { slug, seen, commandId }, context) {
      const editions = Object.fromEntries(seen.map((each) => [each.language, each.edition]));
      const done = await context.pages.publish(slug, editions, context.command(commandId));
      const isNew = done.accepted && (done.position !== null || done.repeated);
      return saved(slug, done, isNew ? texts.published : texts.nothingNew, context);
    },
    async republishPage(_parent, { slug, version, seen, commandId }, context) {
      const done = await context.pages.republish(slug, version, seen, context.command(commandId));
      return saved(slug, done, texts.restored, context);
    },
    async withdrawPage(_parent, { slug, seen, commandId }, context) {
      const done = await context.pages.withdraw(slug, seen, context.command(commandId));
      return saved(slug, done, texts.withdrawn, context);
    },
  },

  Subscription: {
    shopPagesChanged: liveList({
      collection: pagesCollection,
      where: () => ({}),
      show: (page: PageDocument | null) => ({ page }),
    }),
  },

  ShopPage: {
    isKnown: ({ slug }) => isKnownPage(slug),
    isWithdrawn: ({ state }) => state === "withdrawn",
    drafts: ({ drafts, live }) =>
      languages.map(({ code: language }) => {
        const draft = drafts[language];
        return {
          language,
          title: draft?.title ?? "",
          edition: draft?.edition ?? 0,
          hasText: (draft?.hash ?? null) !== null,
          isLive: (draft?.hash ?? null) === (live?.hashes[language] ?? null),
          at: draft?.at ?? null,
          byId: draft?.byId ?? null,
        };
      }),
    live: ({ live }) => live?.version ?? null,
    liveTitle: ({ live }) => live?.titles[fallback] ?? "",
    versions: ({ versions }) => [...versions],
    async changedValues({ live }, _arguments, { shopValues }) {
      if (!live) return [];
      const now = await shopValues();
      return changedValues(live.values, now).map((name) => ({
        ...{ name, words: shopValueWords[name] },
        before: live.values[name] ?? "",
        now: now[name] ?? null,
      }));
    },
  },

  PageDraft: { by: ({ byId }, _arguments, context) => nameOf(byId, context) },

  PageVersionEntry: {
    by: ({ byId }, _arguments, context) => nameOf(byId, context),
    languages: ({ languages: written }) => [...written],
  },

  PageTexts: { texts: ({ texts: written }) => listed(written) },
} satisfies Resolvers;
