import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";

const devicesOf = (context: Context) =>
  context.pushDevices.list(viewerOf(context).id, context.session.token, context.now);

const changed = async (context: Context) => ({
  __typename: "PushDevicesChanged" as const,
  devices: await devicesOf(context),
});

/** The devices on which a user receives messages. */
export const pushResolvers = {
  Query: {
    pushKey: (_parent, _args, { pushDevices }) => pushDevices.key,
    pushDevices: (_parent, _args, context) => devicesOf(context),
  },

  Mutation: {
    async addPushDevice(_parent, { input }, context) {
      const { pushDevices, session, now } = context;
      const outcome = await pushDevices.add(viewerOf(context), session.token, input, now);
      return outcome.accepted ? changed(context) : refusalMember(outcome.refusal);
    },
    async setPushTopics(_parent, { id, topics }, context) {
      const outcome = await context.pushDevices.setTopics(viewerOf(context), id, topics);
      return outcome.accepted ? changed(context) : refusalMember(outcome.refusal);
    },
    async removePushDevice(_parent, { id }, context) {
      const outcome = await context.pushDevices.remove(viewerOf(context), id);
      return outcome.accepted ? changed(context) : refusalMember(outcome.refusal);
    },
    async sendTestPush(_parent, _args, context) {
      const { pushDevices, session, now } = context;
      const outcome = await pushDevices.sendTest(viewerOf(context), session.token, now);
      return outcome.accepted
        ? { __typename: "TestPushQueued", at: now }
        : refusalMember(outcome.refusal);
    },
  },
} as Resolvers;
