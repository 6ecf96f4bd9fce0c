import { limits } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import { messages, personSignedOut, roleGranted } from "#domain/messages.ts";
import { invalidInput } from "#domain/refusal.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { badInput, pageLimit } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { roleOf, roleWord } from "./roles.ts";

const visitorProblem = invalidInput({ field: "role", message: "Choose SHOPPER, ADMIN or ANALYST" });

/**
 * A cursor is the last e-mail address of a page, encoded so that clients do not rely on its format.
 */
const cursorAfter = (email: string): string => Buffer.from(email).toString("base64url");

/** Throws a GraphQLError for an invalid cursor. */
const emailIn = (cursor: string): string => {
  const email = Buffer.from(cursor, "base64url").toString();
  if (!email.includes("@") || cursorAfter(email) !== cursor)
    throw badInput("cursor is not valid for this list");
  return email;
};

/** Maximum number of sessions shown, latest first. */
const maxSessions = 100;

const sessionsOf = async ({ accounts, session, now }: Context, accountId: string) =>
  (await accounts.sessions(accountId, session.token, now)).slice(-maxSessions);

/** An admin's actions on other accounts. */
export const staffResolvers = {
  Query: {
    async accounts(_parent, { search, limit, cursor }, { accounts }) {
      const { accounts: items, next } = await accounts.search({
        text: (search ?? "").slice(0, limits.email),
        afterEmail: cursor ? emailIn(cursor) : "",
        limit: pageLimit(limit, 50, 100),
      });
      return { items, nextCursor: next === null ? null : cursorAfter(next) };
    },
    sessionsOf: (_parent, { accountId }, context) => sessionsOf(context, accountId),
  },

  Mutation: {
    async signOutPerson(_parent, { accountId, sessionId = null }, context) {
      const admin = viewerOf(context);
      const { accounts, now } = context;
      const outcome = await accounts.signOutPerson(admin, accountId, sessionId, now);
      if (!outcome.accepted) return refusalMember(outcome.refusal);
      const { ended } = outcome;
      return {
        __typename: "PersonSignedOut",
        ended,
        sessions: await sessionsOf(context, accountId),
        message: personSignedOut(ended),
      };
    },
    async grantRole(_parent, { accountId, role: word }, context) {
      const role = roleOf(word);
      if (role === null) return refusalMember(visitorProblem);
      const { accounts, now } = context;
      const outcome = await accounts.grantRole(viewerOf(context), accountId, role, now);
      if (!outcome.accepted) return refusalMember(outcome.refusal);
      const { account } = outcome;
      return { __typename: "RoleGranted", account, message: roleGranted(account.name, role) };
    },
    async eraseAccount(_parent, { accountId, commandId }, { erasure, command }) {
      const outcome = await erasure.erase(accountId, command(commandId));
      if (!outcome.accepted) return refusalMember(outcome.refusal);
      const { orders } = outcome;
      return {
        __typename: "AccountErased",
        accountId,
        orders,
        message: messages.account.erased,
      };
    },
  },

  Account: {
    role: ({ role }) => roleWord[role],
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    orders: async ({ id }, _args, { loaders }) => (await loaders.ordersOfPerson.load(id)).orders,
    spent: async ({ id }, _args, { loaders }) =>
      rupees((await loaders.ordersOfPerson.load(id)).totalCents),
  },
} as Resolvers;
