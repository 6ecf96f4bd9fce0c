import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";

export const addressBookResolvers = {
  Query: {
    async myAddresses(_parent, { after }, context) {
      await context.freshness.reach(after);
      return context.readModels.addressBooks.ofUser(viewerOf(context).id);
    },
  },

  Mutation: {
    async forgetAddress(_parent, { id, commandId }, context) {
      const before = await context.readModels.addressBooks.ofUser(viewerOf(context).id);
      const addresses = before.filter(({ orderId }) => orderId !== id);
      // Ignore addresses that are not suggested. Otherwise a client could write nonexistent orders
      // into the log.
      const handled =
        addresses.length < before.length
          ? await context.addressBook.forget(id, context.command(commandId))
          : null;
      if (handled?.accepted === false) return refusalMember(handled.refusal);
      const position = handled?.position ?? context.freshness.position();
      await context.freshness.reach(position);
      return { __typename: "AddressesChanged" as const, addresses, position };
    },
  },

  UsedAddress: {
    id: ({ orderId }) => orderId,
    shippingAddress: ({ address }, _arguments, { viewer }) => ({
      ...address,
      userId: viewer?.id ?? null,
    }),
  },
} satisfies Resolvers;
