import { badInput } from "#graphql/paging.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import type { Position } from "#domain/ports.ts";
import { visibleDifference } from "#history/verification/masking.ts";
import type { CheckedModel } from "#history/verification/verification.ts";
import type { VerificationUpdate } from "#history/verification/verification-queue.ts";
import { shopProjections } from "#projections/read-models.ts";
import { seesPersonal } from "#graphql/sees-personal.ts";

const names = shopProjections.map(({ name }) => name);

const modelView = async (
  { model, upTo, differences, ...figures }: CheckedModel,
  context: Context,
) => {
  const { history } = context;
  const numberOf = async (position: Position | null): Promise<number | null> =>
    position === null ? null : history.numberUpTo(position);
  return {
    model,
    event: await numberOf(upTo),
    ...figures,
    differences: await Promise.all(
      differences.map(async (found) => {
        const { kind, storedAt, replayedAt, agreedAt, events, ...difference } = visibleDifference(
          model,
          found,
          seesPersonal(context),
        );
        return {
          ...difference,
          kind,
          fields: [...difference.fields],
          storedEvent: await numberOf(storedAt),
          replayedEvent: await numberOf(replayedAt),
          agreedEvent: await numberOf(agreedAt),
          events: [...(await history.entriesOf(events))],
        };
      }),
    ),
  };
};

/** The read-only query of the verifiable read models. */
export const verificationQueries = {
  verifiableModels: () => names,
} satisfies Resolvers["Query"];

export const verificationSubscription = {
  verification: {
    async subscribe(_parent, { models }, { history }) {
      const strange = models?.find((name) => !names.includes(name));
      if (strange !== undefined || models?.length === 0) {
        throw badInput(`\`models\` must name some of ${names.join(", ")}`);
      }
      return history.verify(models ? [...new Set(models)] : names);
    },
    async resolve(update: VerificationUpdate, _arguments: unknown, context: Context) {
      const { step, events } = update;
      if (update.step !== "done") {
        const { progress, model } = update;
        return { step, events, progress, model, seconds: null, checked: [] };
      }
      return {
        step,
        events,
        progress: 1,
        model: null,
        seconds: update.seconds,
        checked: await Promise.all(update.outcome.map((each) => modelView(each, context))),
      };
    },
  },
} satisfies Resolvers["Subscription"];
