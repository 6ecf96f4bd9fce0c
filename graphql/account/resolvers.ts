import type { AccountRefusal, SignInOutcome } from "#domain/account/outcome.ts";
import { messages } from "#domain/messages.ts";
import { invalidInput } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers, Role } from "#graphql/generated/resolver-types.ts";

const roles: Readonly<Record<"shopper" | "admin" | "analyst", Role>> = {
  shopper: "SHOPPER",
  admin: "ADMIN",
  analyst: "ANALYST",
};

const refusalNames = {
  INVALID_INPUT: "InvalidInput",
  CART_EMPTY: "InvalidInput",
  EMAIL_TAKEN: "EmailTaken",
  SIGN_IN_REFUSED: "SignInRefused",
  TOO_MANY_TRIES: "TooManyTries",
  NOT_FOUND: "NotFound",
  CODE_REFUSED: "CodeRefused",
  LAST_ADMIN: "LastAdmin",
} as const satisfies Record<AccountRefusal["code"], string>;

const caller = ({ address, now, userAgent }: Context) => ({ address, now, userAgent });

/** The answer of every way to sign in; the session's token leaves in the cookie alone. */
const signInAnswer = (outcome: SignInOutcome, context: Context, message = "") => {
  if (!outcome.accepted) {
    return { ...outcome.refusal, __typename: refusalNames[outcome.refusal.code] };
  }
  context.session.open(outcome);
  return { __typename: "SignedIn" as const, me: outcome.account, message };
};

const termsProblem = invalidInput({
  field: "acceptTerms",
  message: "Please accept the terms",
});

export const accountResolvers = {
  Query: {
    me: (_parent, _args, { viewer }) => viewer,
  },

  Mutation: {
    async signUp(_parent, { input }, context) {
      if (!input.acceptTerms) return { __typename: "InvalidInput" as const, ...termsProblem };
      return signInAnswer(
        await context.accounts.signUp(input, caller(context)),
        context,
        messages.account.created,
      );
    },
    logIn: async (_parent, { input }, context) =>
      signInAnswer(await context.accounts.logIn(input, caller(context)), context),
    adminLogIn: async (_parent, { input }, context) =>
      signInAnswer(await context.accounts.adminLogIn(input, caller(context)), context),
    async eraseAccount(_parent, { accountId, commandId }, { erasure, command }) {
      const { orders } = await erasure.erase(accountId, command(commandId));
      return { accountId, orders };
    },
    async logOut(_parent, _args, { accounts, session }) {
      if (session.token !== null) await accounts.logOut(session.token);
      session.close();
      return { signedOut: true };
    },
  },

  Me: {
    role: ({ role }) => roles[role],
  },
} as Resolvers;
