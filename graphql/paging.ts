import { GraphQLError } from "graphql";
import { InvalidCursor } from "#projections/document-store.ts";

/** A page size from 1 to `max`. Throws a GraphQLError for any other. */
export const pageLimit = (limit: number | null | undefined, usual: number, max: number): number => {
  const wanted = limit ?? usual;
  if (wanted >= 1 && wanted <= max) return wanted;
  throw badInput(`limit must be 1 to ${max}`);
};

/** Turns a cursor of another list into an error the caller can act on. */
export const readPage = async <Page>(read: Promise<Page>): Promise<Page> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof InvalidCursor) throw badInput(error.message);
    throw error;
  }
};

/** An error the caller can act on: a part of the input cannot be used. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });
