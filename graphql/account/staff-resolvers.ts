import { limits } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import { isStaff } from "#domain/permissions.ts";
import { messages, personSignedOut, roleGranted, staffInvited } from "#domain/messages.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { badInput, pageLimit } from "#graphql/paging.ts";
import { nameOf } from "#graphql/loaders.ts";
import { refusalMember } from "#graphql/refusals.ts";

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

/** The event that gave an account its role; null if it is not indexed yet. */
const roleEventOf = async (accountId: string, { history }: Context) => {
  const filter = { stream: `account-${accountId}`, types: ["AccountRegistered", "RoleGranted"] };
  const { entries } = await history.page(filter, null, 1);
  return entries[0] ?? null;
};

/** An owner's actions on other accounts. */
export const staffResolvers = {
  Query: {
    async accounts(_parent, { search, staff, limit, cursor }, { accounts }) {
      const { accounts: items, next } = await accounts.search({
        text: (search ?? "").slice(0, limits.email),
        staff,
        afterEmail: cursor ? emailIn(cursor) : "",
        limit: pageLimit(limit, 50, 100),
      });
      return { items, nextCursor: next === null ? null : cursorAfter(next) };
    },
    restoredRoles: async (_parent, _args, { accounts }) =>
      (await accounts.restoredRoles()).map(({ account, role }) => ({
        account,
        role,
      })),
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
    async inviteStaff(_parent, { email, name, role }, context) {
      const invitation = { email, name: name ?? "", role };
      const outcome = await context.accounts.inviteStaff(viewerOf(context), invitation, context);
      if (!outcome.accepted) return refusalMember(outcome.refusal);
      const { account } = outcome;
      return { __typename: "StaffInvited", account, message: staffInvited(account.email, role) };
    },
    async grantRole(_parent, { accountId, role, expected }, context) {
      const { accounts, now } = context;
      const outcome = await accounts.grantRole(
        viewerOf(context),
        accountId,
        { role, expected: expected ?? null },
        now,
      );
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

  RoleChanged: {
    async by({ account }, _args, context) {
      const event = await roleEventOf(account.id, context);
      return nameOf(event?.actorId ?? null, context);
    },
  },

  Account: {
    roleSince: async (account, _args, context) =>
      isStaff(account.role) ? ((await roleEventOf(account.id, context))?.occurredAt ?? null) : null,
    async lastSeenAt({ id }, _args, context) {
      const sessions = await sessionsOf(context, id);
      return (
        sessions
          .map(({ lastSeenAt }) => lastSeenAt)
          .toSorted()
          .at(-1) ?? null
      );
    },
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    orders: async ({ id }, _args, { loaders }) => (await loaders.ordersOfPerson.load(id)).orders,
    spent: async ({ id }, _args, { loaders }) =>
      rupees((await loaders.ordersOfPerson.load(id)).totalCents),
  },
} as Resolvers;
