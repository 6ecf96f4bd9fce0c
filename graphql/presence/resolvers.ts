import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { pollUpdates } from "#graphql/poll-updates.ts";
import type { OtherStaff } from "#domain/presence/presence.ts";

interface PresenceUpdateView {
  readonly others: readonly OtherStaff[];
  readonly position: string;
}

export const presenceResolvers = {
  Subscription: {
    orderPresence: {
      async subscribe(_parent, { orderId, dragging }, context) {
        const { presence, freshness } = context;
        const { id, name } = viewerOf(context);
        const leave = await presence.enter({ id, name }, { orderId: orderId ?? null, dragging });
        const updates = pollUpdates<PresenceUpdateView>(async () => {
          const others = await presence.others(id);
          return { update: { others, position: freshness.position() }, seen: others };
        });
        // The end of the subscription means that the person has left. A closing socket ends its
        // subscriptions.
        const end = updates.return?.bind(updates);
        return Object.assign(updates, {
          async return() {
            await leave();
            return (await end?.()) ?? { done: true as const, value: undefined };
          },
        });
      },
      resolve: (update: PresenceUpdateView) => update,
    },
  },
} satisfies Resolvers;
