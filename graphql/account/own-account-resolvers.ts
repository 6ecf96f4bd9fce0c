import { messages } from "#domain/messages.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";

const sessionsOf = (context: Context) =>
  context.accounts.sessions(viewerOf(context).id, context.session.token, context.now);

/** A user's actions on their own account, other than signing in and out. */
export const ownAccountResolvers = {
  Query: {
    sessions: (_parent, _args, context) => sessionsOf(context),
  },

  Mutation: {
    async sendVerification(_parent, _args, context) {
      const outcome = await context.accounts.sendVerification(viewerOf(context).id, context);
      return outcome.accepted
        ? { __typename: "MailAccepted", message: outcome.message }
        : refusalMember(outcome.refusal);
    },
    async sendLeavingCode(_parent, _args, context) {
      const outcome = await context.accounts.sendLeavingCode(viewerOf(context).id, context);
      return outcome.accepted
        ? { __typename: "MailAccepted", message: outcome.message }
        : refusalMember(outcome.refusal);
    },
    async verifyEmail(_parent, input, context) {
      const outcome = await context.accounts.verifyEmail(
        input,
        context,
        context.viewer?.id ?? null,
      );
      return outcome.accepted
        ? { __typename: "EmailVerified", message: messages.account.emailVerified }
        : refusalMember(outcome.refusal);
    },
    async forgotPassword(_parent, { email }, context) {
      const outcome = await context.accounts.forgotPassword(email, context);
      return outcome.accepted
        ? { __typename: "MailAccepted", message: messages.account.emailSent }
        : refusalMember(outcome.refusal);
    },
    async resetPassword(_parent, input, context) {
      const outcome = await context.accounts.resetPassword(input, context);
      return outcome.accepted
        ? { __typename: "PasswordSet", message: messages.account.passwordReset }
        : refusalMember(outcome.refusal);
    },
    async changePassword(_parent, input, context) {
      const { accounts, session } = context;
      const { id } = viewerOf(context);
      const outcome = await accounts.changePassword(id, input, session.token, context);
      return outcome.accepted
        ? { __typename: "PasswordSet", message: messages.account.passwordChanged }
        : refusalMember(outcome.refusal);
    },
    async saveProfile(_parent, { input, currentPassword, emailCode }, context) {
      const { accounts, session } = context;
      const outcome = await accounts.saveProfile(
        viewerOf(context).id,
        input,
        {
          currentPassword: currentPassword ?? "",
          emailCode: emailCode ?? "",
          newPassword: null,
          keepToken: session.token,
        },
        context,
      );
      return outcome.accepted
        ? {
            __typename: "ProfileSaved",
            me: outcome.account,
            message: messages.account.profileSaved,
          }
        : refusalMember(outcome.refusal);
    },
    async signOutSession(_parent, { id }, context) {
      const outcome = await context.accounts.signOutSession(viewerOf(context), id, context.now);
      return outcome.accepted
        ? { __typename: "SessionsEnded", ended: 1, sessions: await sessionsOf(context) }
        : refusalMember(outcome.refusal);
    },
    async signOutOthers(_parent, _args, context) {
      const { accounts, session, now } = context;
      const { ended } = await accounts.signOutOthers(viewerOf(context), session.token, now);
      return { ended, sessions: await sessionsOf(context) };
    },
  },
} as Resolvers;
