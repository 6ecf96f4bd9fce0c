import { movingTo } from "#domain/account/account.ts";
import type { SignInOutcome } from "#domain/account/outcome.ts";
import { viewOf } from "#domain/account/profile.ts";
import { messages } from "#domain/messages.ts";
import { invalidInput } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";

/** The answer of every sign-in method. The session token is sent only in the cookie. */
const signInAnswer = async (outcome: SignInOutcome, context: Context, message = "") => {
  if (!outcome.accepted) return refusalMember(outcome.refusal);
  await context.session.open(outcome);
  return { __typename: "SignedIn" as const, me: viewOf(outcome.account), message };
};

const termsProblem = invalidInput({
  field: "acceptTerms",
  message: "Please accept the terms",
});

/** Sign-up, sign-in, sign-out and the current user. */
export const accountResolvers = {
  Query: {
    googleSignIn: (_parent, _arguments, { googleSignIn }) => googleSignIn,
    me: (_parent, _args, { viewer }) => viewer,
  },

  Mutation: {
    async signUp(_parent, { input }, context) {
      if (!input.acceptTerms) return refusalMember(termsProblem);
      return signInAnswer(
        await context.accounts.signUp(input, context),
        context,
        messages.account.created,
      );
    },
    logIn: async (_parent, { input }, context) =>
      signInAnswer(await context.accounts.logIn(input, context), context),
    adminLogIn: async (_parent, { input }, context) =>
      signInAnswer(await context.accounts.adminLogIn(input, context), context),
    async logOut(_parent, _args, { accounts, session }) {
      if (session.token !== null) await accounts.logOut(session.token);
      session.close();
      return { signedOut: true };
    },
  },

  Me: {
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    newEmail: (me, _args, { now }) => movingTo(me, now),
  },
} as Resolvers;
