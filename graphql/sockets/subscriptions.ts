import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { ServerOptions } from "graphql-ws";
import type { Context } from "../context.ts";
import { formatGraphqlError } from "../errors.ts";
import { readSubscription } from "./subscription-request.ts";

/**
 * Limits of one socket, in addition to the message size (docs/rules.md, "Limits for anonymous
 * callers").
 */
const limits = { initWaitMs: 3000, subscriptions: 20 } as const;

/** The cost of a subscription in milliseconds, in addition to parsing. */
const subscriptionMs = 2;

/** The work budget of network addresses. */
export interface WorkBudget {
  /** Seconds that an address has to wait; 0 if it may send requests. */
  secondsToWait(address: string): number;
  /** Charges an address for some milliseconds of work. */
  charge(address: string, ms: number): void;
}

/** Connects the protocol to the executor; `logError` is called for unexpected errors. */
export const subscriptionsOf = (
  schema: GraphQLSchema,
  {
    logError,
    budget,
  }: {
    readonly logError: (errorId: string, error: unknown) => void;
    readonly budget: WorkBudget;
  },
): ServerOptions<
  Record<string, unknown>,
  { readonly context: Context; readonly address: string }
> => {
  const format = (error: GraphQLError): GraphQLFormattedError =>
    formatGraphqlError(error.toJSON(), error, logError);
  return {
    connectionInitWaitTimeout: limits.initWaitMs,
    onSubscribe({ extra: { context, address }, subscriptions }, _id, payload) {
      // The count includes the requested subscription.
      if (Object.keys(subscriptions).length > limits.subscriptions) {
        const code = "BAD_USER_INPUT";
        return [
          new GraphQLError("Too many subscriptions on this socket", { extensions: { code } }),
        ];
      }
      if (budget.secondsToWait(address) > 0) {
        const code = "TOO_MANY_REQUESTS";
        return [
          new GraphQLError("Too many requests. Please try again in a moment.", {
            extensions: { code },
          }),
        ];
      }
      const begun = performance.now();
      const subscription = readSubscription(schema, payload);
      budget.charge(address, performance.now() - begun + subscriptionMs);
      if (!subscription.accepted) return subscription.problems;
      return {
        schema,
        document: subscription.document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue: { ...context, now: new Date().toISOString() },
      };
    },
    onNext: (_context, _id, _payload, _args, { data, errors }) =>
      errors ? { data: data ?? null, errors: errors.map(format) } : undefined,
    onError: (_context, _id, _payload, errors) => errors.map(format),
  };
};
