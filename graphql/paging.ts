import { GraphQLError } from "graphql";
import { InvalidCursor, type Page } from "#projections/engine/document-store.ts";
import type { ListQuery } from "#projections/engine/page-by-created-at.ts";
import type { Context } from "./context.ts";

/** A page size from 1 to `max`. Throws a GraphQLError for any other value. */
export const pageLimit = (
  limit: number | null | undefined,
  usual: number,
  max: number,
  name = "limit",
): number => {
  const wanted = limit ?? usual;
  if (wanted >= 1 && wanted <= max) return wanted;
  throw badInput(`${name} must be 1 to ${max}`);
};

/** Turns an invalid cursor into an error that the caller can act on. */
export const readPage = async <Page>(read: Promise<Page>): Promise<Page> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof InvalidCursor) throw badInput(error.message);
    throw error;
  }
};

/** The arguments of every list in the schema. */
interface ListArguments {
  readonly limit: number | null | undefined;
  readonly cursor: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of at most 100 entries, read when the lists hold the requested position. */
export const listPage = async <Document, TotalCount extends number | null>(
  { freshness }: Pick<Context, "freshness">,
  { limit, cursor, after }: ListArguments,
  read: (query: ListQuery) => Promise<Page<Document> & { readonly totalCount: TotalCount }>,
) => {
  await freshness.reach(after);
  const position = freshness.position();
  const { documents, totalCount, nextCursor } = await readPage(
    read({ limit: pageLimit(limit, 50, 100), cursor }),
  );
  return { items: documents.map(({ document }) => document), totalCount, nextCursor, position };
};

/** An error about invalid input that the caller can act on. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });
