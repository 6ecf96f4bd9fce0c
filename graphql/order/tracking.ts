import { orderStatuses } from "#domain/constants.ts";
import { endOf, isTracked } from "#domain/order/tracking/tracking.ts";
import type { Context } from "#graphql/context.ts";
import { statusWord } from "#graphql/enums.ts";
import type {
  Resolvers,
  SubscriptionTrackedOrderChangedArgs,
} from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersCollection } from "#projections/orders/queries.ts";
import { orderPhaseWord } from "./fields.ts";

/** Matches no order: the subscription of a refused grant says so and waits. */
const noOrder = "";

/** Order tracking without an account. */
export const trackingResolvers = {
  Query: {
    async trackOrder(_parent, pair, { tracking, freshness, address, now, inAddress }) {
      if (inAddress) {
        throw badInput("trackOrder needs POST, so that no address holds a number and a contact");
      }
      const position = freshness.position();
      const result = await tracking.track(pair, { address, now });
      if (!result.accepted) return refusalMember(result.refusal);
      const { order, grant } = result;
      return { __typename: "OrderTracked" as const, order, grant, position };
    },
  },

  Subscription: {
    trackedOrderChanged: {
      subscribe: (_parent, { grant, after }, { tracking, live, now }) =>
        live.follow<OrderDocument>({
          collection: ordersCollection,
          where: { id: { eq: tracking.orderOf(grant, now) ?? noOrder } },
          after: after ?? null,
        }),
      // A subscription may outlive its grant.
      resolve(
        { document, position, remaining }: LiveUpdate<OrderDocument>,
        { grant }: SubscriptionTrackedOrderChangedArgs,
        { tracking }: Context,
      ) {
        const now = new Date().toISOString();
        const granted = tracking.orderOf(grant, now) !== null;
        const order = granted && document && isTracked(document, now) ? document : null;
        return { order, granted, position, remaining };
      },
    },
  },

  TrackedOrder: {
    phase: ({ phase }) => orderPhaseWord[phase],
    status: ({ status }) => statusWord[status],
    steps: ({ history }) =>
      orderStatuses.flatMap((status) => {
        const moment = history.findLast((each) => each.status === status);
        return moment ? [{ status: statusWord[status], at: moment.at }] : [];
      }),
    itemCount: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    dayMoved: ({ dayChanges }) => dayChanges.at(-1)?.byBuyer === false,
    firstName: ({ shippingAddress }) => shippingAddress.firstName,
    city: ({ shippingAddress }) => shippingAddress.city,
    endedAt: endOf,
  },
} satisfies Resolvers;
