import { pageLimits } from "#domain/constants.ts";
import { isKnownPage } from "#domain/page/slug.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { PageDocument, PageTextsDocument } from "./document.ts";
import { pagesProjection, pageTextsId, pageTextsProjection } from "./projection.ts";

export interface PageQueries {
  /** Changed pages that aren't withdrawn, latest change first. */
  list(): Promise<readonly PageDocument[]>;
  /** The pages that were withdrawn last. */
  withdrawn(): Promise<readonly PageDocument[]>;
  bySlug(slug: string): Promise<PageDocument | null>;
  /** The texts of a version, also of one that no list shows; version 0 is the drafts. */
  texts(slug: string, version: number): Promise<PageTextsDocument | null>;
  /** Number of the owner's own pages that aren't withdrawn. */
  countOwn(): Promise<number>;
}

export const pagesCollection = collectionOf(pagesProjection);
const textsCollection = collectionOf(pageTextsProjection);

export const createPageQueries = (
  documents: Pick<DocumentReader, "find" | "getMany">,
): PageQueries => {
  const find = async (state: PageDocument["state"], limit: number) => {
    const page = await documents.find<PageDocument>(pagesCollection, {
      where: { state: { eq: state } },
      sort: [{ field: "changedAt", direction: "down" }],
      limit,
    });
    return page.documents.map(({ document }) => document);
  };
  // Twice the limit, because two owners may pass it.
  const list = () => find("added", 2 * pageLimits.pages);
  return {
    list,
    withdrawn: () => find("withdrawn", pageLimits.pages),
    async bySlug(slug) {
      const found = await documents.getMany<PageDocument>(pagesCollection, [slug]);
      return found.get(slug)?.document ?? null;
    },
    async texts(slug, version) {
      const id = pageTextsId(slug, version);
      const found = await documents.getMany<PageTextsDocument>(textsCollection, [id]);
      return found.get(id)?.document ?? null;
    },
    async countOwn() {
      return (await list()).filter(({ slug }) => !isKnownPage(slug)).length;
    },
  };
};
