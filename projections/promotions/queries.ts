import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { PromotionDocument, PromotionUseDocument } from "./document.ts";
import { promotionsProjection, promotionUsesProjection } from "./projection.ts";

interface PageInput {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface PromotionQueries {
  /** Promotions, newest first. Throws InvalidCursor. */
  list(page: PageInput): Promise<{
    readonly promotions: readonly PromotionDocument[];
    readonly nextCursor: string | null;
  }>;
  byCode(code: string): Promise<PromotionDocument | null>;
  /** The uses of a code, latest first. Throws InvalidCursor. */
  uses(
    code: string,
    page: PageInput,
  ): Promise<{
    readonly uses: readonly PromotionUseDocument[];
    readonly nextCursor: string | null;
  }>;
  /** Whether a promotion can be used at this time by an order. */
  isAnyRunning(now: string): Promise<boolean>;
}

export const promotionsCollection = collectionOf(promotionsProjection);
const usesCollection = collectionOf(promotionUsesProjection);

/** The newest promotions among which a running one is looked for. */
const mostLookedAt = 200;

export const createPromotionQueries = (
  documents: Pick<DocumentReader, "find" | "getMany">,
): PromotionQueries => {
  const list = async ({ limit, cursor }: PageInput) => {
    const page = await documents.find<PromotionDocument>(promotionsCollection, {
      sort: [{ field: "createdAt", direction: "down" }],
      ...{ limit, cursor },
    });
    return {
      promotions: page.documents.map(({ document }) => document),
      nextCursor: page.nextCursor,
    };
  };
  return {
    list,
    async byCode(code) {
      const found = await documents.getMany<PromotionDocument>(promotionsCollection, [code]);
      return found.get(code)?.document ?? null;
    },
    async uses(code, { limit, cursor }) {
      const page = await documents.find<PromotionUseDocument>(usesCollection, {
        where: { promoCode: { eq: code } },
        sort: [{ field: "at", direction: "down" }],
        ...{ limit, cursor },
      });
      return { uses: page.documents.map(({ document }) => document), nextCursor: page.nextCursor };
    },
    async isAnyRunning(now) {
      const { promotions } = await list({ limit: mostLookedAt });
      return promotions.some((each) => stateAt(each, now) === "running");
    },
  };
};

/** What orders and staff see of a promotion at a time. */
export type ShownState = "planned" | "running" | "paused" | "usedUp" | "ended";

/**
 * The state of a promotion at a time. Orders can use a running one, apart from limits for each
 * customer.
 */
export const stateAt = (
  { status, startsAt, endsAt, uses, used, held }: PromotionDocument,
  now: string,
): ShownState => {
  if (status === "ended" || (endsAt !== null && endsAt <= now)) return "ended";
  if (status === "paused") return "paused";
  if (now < startsAt) return "planned";
  return uses === null || used + held < uses ? "running" : "usedUp";
};
