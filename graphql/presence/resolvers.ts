import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { watching } from "#graphql/watching.ts";
import type { PresentPerson } from "./presence.ts";

interface PresenceUpdateView {
  readonly others: readonly PresentPerson[];
  readonly position: string;
}

export const presenceResolvers = {
  Subscription: {
    orderPresence: {
      async subscribe(_parent, { orderId, dragging }, context) {
        const { presence, freshness } = context;
        const { id, name } = viewerOf(context);
        const leave = await presence.enter({ id, name }, { orderId: orderId ?? null, dragging });
        const updates = watching<PresenceUpdateView>(async () => {
          const others = presence.others(id);
          return { update: { others, position: freshness.position() }, seen: others };
        });
        // Whoever stops following has left: a socket that closes ends what it follows.
        const end = updates.return?.bind(updates);
        return Object.assign(updates, {
          async return() {
            leave();
            return (await end?.()) ?? { done: true as const, value: undefined };
          },
        });
      },
      resolve: (update: PresenceUpdateView) => update,
    },
  },
} satisfies Resolvers;
