import { GraphQLError } from "graphql";
import { messages } from "#domain/messages.ts";
import { may } from "#domain/permissions.ts";
import { viewerOf, type Context } from "#graphql/context.ts";

/** Whether the viewer may see words about other people. */
export const seesPersonal = (context: Context): boolean =>
  may(viewerOf(context).role, "PERSONAL_READ");

/**
 * Refuses, with a GraphQLError, a search or a sort order that would reveal personal data to a role
 * without PERSONAL_READ. A search for a number such as NV-20415 reveals nothing.
 */
export const refuseGuessing = (
  {
    search,
    byName = false,
  }: { readonly search?: string | null | undefined; readonly byName?: boolean },
  context: Context,
): void => {
  const isNumber = /^((nv|rp)-[\da-z]*)?$/i.test((search ?? "").trim());
  if ((isNumber && !byName) || seesPersonal(context)) return;
  throw new GraphQLError(messages.access.numbersOnly, { extensions: { code: "FORBIDDEN" } });
};
