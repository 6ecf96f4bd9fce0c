import { knownPages, pageLimits, type Language } from "../constants.ts";
import { messages } from "../messages.ts";
import {
  currentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type CountOfPerson,
} from "../ports.ts";
import {
  invalidInput,
  notFound,
  tooMuch,
  type CommandReused,
  type TooManyTries,
} from "../refusal.ts";
import {
  pageContent,
  pageDecider,
  writtenTexts,
  type PageCommand,
  type PageRefusal,
  type PageState,
  type SeenEditions,
} from "./decider.ts";
import type { PageVersion, ShopValues } from "./events.ts";
import { valuesIn } from "./shop-values.ts";
import { isSlug } from "./slug.ts";

type Handled = CommandResult<PageState, PageRefusal | TooManyTries | CommandReused>;

/** A text that an owner has written. */
export interface DraftInput {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** The edition that the owner saw; 0 for the first. */
  readonly seen: number;
}

/** The pages that the shop's owners write: About, Terms, and pages of their own. */
export interface PageService {
  /** Adds a page of the owner's own, without a text. Also brings a withdrawn page back. */
  add(slug: string, title: string, context: CommandContext): Promise<Handled>;
  /** Stores the text of one language. Visitors don't see it. */
  draft(slug: string, input: DraftInput, context: CommandContext): Promise<Handled>;
  /** Publishes the drafts as the next version, with the shop's values of now. */
  publish(slug: string, seen: SeenEditions, context: CommandContext): Promise<Handled>;
  /**
   * Publishes an earlier version's texts as the next version, with their values. `seen` is the
   * latest version that the owner saw. Drafts stay.
   */
  republish(slug: string, version: number, seen: number, context: CommandContext): Promise<Handled>;
  /** Hides a page from visitors. Its versions stay. */
  withdraw(slug: string, seen: number, context: CommandContext): Promise<Handled>;
}

export const createPageService = ({
  commands,
  digestOf,
  versionOf,
  ownPages,
  shopValues,
  fallback,
  countDraft,
  countVersion,
}: {
  readonly commands: CommandHandler;
  /** SHA-256 in hexadecimal. */
  readonly digestOf: (text: string) => string;
  readonly versionOf: (slug: string, version: number) => Promise<PageVersion | null>;
  /** Number of the owner's own pages now. Two owners at once may pass the limit by one. */
  readonly ownPages: () => Promise<number>;
  readonly shopValues: () => Promise<ShopValues>;
  /** The language whose text visitors read if theirs has none. */
  readonly fallback: () => Promise<Language>;
  readonly countDraft: CountOfPerson;
  readonly countVersion: CountOfPerson;
}): PageService => {
  const texts = messages.page;
  const unknown = { accepted: false, refusal: notFound(texts.notFound) } as const;

  const handle = async (
    slug: string,
    command: PageCommand,
    context: CommandContext,
    intent: object,
  ): Promise<Handled> => {
    const isDraft = command.type === "DraftPage";
    const wait = await (isDraft ? countDraft : countVersion)(context.actor.id);
    if (wait > 0) {
      const what = isDraft ? texts.tooManyDrafts : texts.tooManyVersions;
      return { accepted: false, refusal: tooMuch(what, wait) };
    }
    return commands.handle(pageDecider, slug, command, context, intent);
  };

  return {
    async add(slug, title, context) {
      const command = { type: "AddPage", slug, title, language: await fallback() } as const;
      // An invalid slug names no stream.
      if (!isSlug(slug)) {
        return {
          accepted: false,
          refusal: invalidInput({ field: "slug", message: texts.slugForm }),
        };
      }
      if (knownPages.length + (await ownPages()) >= pageLimits.pages) {
        const refusal = invalidInput({ field: "slug", message: texts.tooMany });
        return { accepted: false, refusal };
      }
      return handle(slug, command, context, { addPage: { slug, title } });
    },

    draft: async (slug, input, context) =>
      isSlug(slug)
        ? handle(slug, { type: "DraftPage", slug, ...input }, context, {
            draftPage: { slug, ...input },
          })
        : unknown,

    async publish(slug, seen, context) {
      if (!isSlug(slug)) return unknown;
      const { drafts } = await currentState(commands, pageDecider, slug);
      const written = writtenTexts(drafts);
      const values = await shopValues();
      // If the drafts have changed by the decision, the editions differ and it is refused.
      const digest = digestOf(pageContent(written, valuesIn(written, values)));
      return handle(
        slug,
        { type: "PublishPage", slug, seen, fallback: await fallback(), values, digest },
        context,
        { publishPage: { slug, seen } },
      );
    },

    async republish(slug, version, seen, context) {
      const copy = isSlug(slug) ? await versionOf(slug, version) : null;
      if (!copy) return { accepted: false, refusal: notFound(texts.versionNotFound) };
      return handle(slug, { type: "RepublishPage", copy, seen }, context, {
        republishPage: { slug, version, seen },
      });
    },

    withdraw: async (slug, seen, context) =>
      isSlug(slug)
        ? handle(slug, { type: "WithdrawPage", slug, seen }, context, {
            withdrawPage: { slug, seen },
          })
        : unknown,
  };
};
