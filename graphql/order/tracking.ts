import { orderStatuses } from "#domain/constants.ts";
import { endOf, isTracked } from "#domain/order/tracking/tracking.ts";
import type { Context } from "#graphql/context.ts";
import type {
  Resolvers,
  SubscriptionTrackedOrderChangedArgs,
} from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import { badInput } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersCollection } from "#projections/orders/queries.ts";

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
    trackedOrderChanged: liveList({
      collection: ordersCollection,
      where: ({ grant }: SubscriptionTrackedOrderChangedArgs, { tracking, now }: Context) => ({
        id: { eq: tracking.orderOf(grant, now) ?? noOrder },
      }),
      // A subscription may outlive its grant.
      show(found: OrderDocument | null, { grant }, { tracking }) {
        const now = new Date().toISOString();
        const granted = tracking.orderOf(grant, now) !== null;
        return { order: granted && found && isTracked(found, now) ? found : null, granted };
      },
    }),
  },

  TrackedOrder: {
    steps: ({ history }) =>
      orderStatuses.flatMap((status) => {
        const moment = history.findLast((each) => each.status === status);
        return moment ? [{ status, at: moment.at }] : [];
      }),
    itemCount: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    dayMoved: ({ dayChanges }) => dayChanges.at(-1)?.byBuyer === false,
    firstName: ({ shippingAddress }) => shippingAddress.firstName,
    city: ({ shippingAddress }) => shippingAddress.city,
    endedAt: endOf,
  },
} satisfies Resolvers;
