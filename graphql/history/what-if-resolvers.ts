import { invalidInput, notFound, type InvalidInput, type NotFound } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers, SubscriptionWhatIfArgs } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { changesProblem } from "#history/what-if/changes-problem.ts";
import type { WhatIfQuery } from "#history/what-if/what-if.ts";
import { maxSimulatedEvents, type WhatIfUpdate } from "#history/what-if/what-if-queue.ts";
import { day } from "#history/reports/format.ts";
import { missingEventText, eventNumberAt } from "./moment-number.ts";
import { changeOf } from "./what-if-input.ts";
import { whatIfView } from "./what-if-view.ts";

type Refused = { readonly refused: InvalidInput | NotFound };

const refusal = (field: string, message: string): Refused => ({
  refused: invalidInput({ field, message }),
});

/** The simulation query, or why it is refused. */
const queryOf = async (
  { fork, end, changes: inputs }: SubscriptionWhatIfArgs,
  context: Context,
): Promise<WhatIfQuery | Refused> => {
  const changes = inputs.map(changeOf);
  const unclear = changes.find((change) => typeof change === "string");
  if (unclear !== undefined) return refusal("changes", unclear);
  const tried = changes.filter((change) => typeof change !== "string");
  const problem = changesProblem(tried);
  if (problem !== null) return refusal("changes", problem);
  const found = await eventNumberAt("fork", fork, context);
  if ("refused" in found) return found;
  const last = await eventNumberAt("end", end, context);
  if ("refused" in last) return last;
  const { first } = await context.history.indexStatus();
  if (first === null) return { refused: notFound(await missingEventText(1, context)) };
  if (found.number === 0) {
    const began = `The log starts on ${day(Date.parse(first))}.`;
    return refusal("fork", `Nothing had happened yet at that moment. ${began}`);
  }
  if (last.number <= found.number) {
    return refusal("end", "Nothing happened between the fork and the end. Choose an earlier fork.");
  }
  if (last.number - found.number > maxSimulatedEvents) {
    const most = maxSimulatedEvents.toLocaleString("en-GB");
    return refusal("fork", `A simulation can cover at most ${most} events. Choose a later fork.`);
  }
  const [from, to] = await Promise.all(
    [found.number, last.number].map((number) => context.history.entryAt(number)),
  );
  if (!from || !to) return { refused: notFound(await missingEventText(last.number, context)) };
  return { fork: from, end: to, changes: tried };
};

/** The progress of a simulation with its query, or why it was refused. */
export type RequestedUpdate =
  | Refused
  | { readonly update: WhatIfUpdate; readonly query: WhatIfQuery };

async function* once(refused: Refused): AsyncGenerator<RequestedUpdate, undefined> {
  yield refused;
  return undefined;
}

const simulated = (
  query: WhatIfQuery,
  { history }: Context,
): AsyncIterableIterator<RequestedUpdate> => {
  const updates = history.whatIf(query);
  return {
    async next() {
      const next = await updates.next();
      return next.done === true
        ? { done: true, value: undefined }
        : { done: false, value: { update: next.value, query } };
    },
    async return() {
      await updates.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

/** Simulations. They change nothing. */
export const whatIfSubscription = {
  whatIf: {
    async subscribe(_parent, request, context) {
      const query = await queryOf(request, context);
      return "refused" in query ? once(query) : simulated(query, context);
    },
    resolve(requested: RequestedUpdate) {
      if ("refused" in requested) {
        const result = refusalMember(requested.refused);
        return { step: "done" as const, events: 0, progress: 1, seconds: null, result };
      }
      const { update, query } = requested;
      const { events, step } = update;
      if (update.step !== "done") {
        return { step, events, progress: update.progress, seconds: null, result: null };
      }
      const { outcome, seconds } = update;
      const result =
        "refused" in outcome
          ? refusalMember(notFound(outcome.refused))
          : whatIfView(outcome, query);
      return { step, events, progress: 1, seconds, result };
    },
  },
} satisfies Resolvers["Subscription"];
