import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { orderCommands } from "./commands.ts";
import { orderFields } from "./fields.ts";
import { orderQueries } from "./queries.ts";
import { orderSubscriptions } from "./subscriptions.ts";

export const orderResolvers = {
  Query: orderQueries,
  Mutation: orderCommands,
  Subscription: orderSubscriptions,
  ...orderFields,
} satisfies Resolvers;
