import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { notFound } from "#domain/refusal.ts";
import type { JobRequestOutcome } from "#projections/engine/maintenance-desk.ts";
import { backupsView, type BackupsView } from "#graphql/backup/view.ts";
import { pollUpdates } from "#graphql/poll-updates.ts";
import { readModelsView, type ReadModelsView } from "./view.ts";

/** Number of snapshots over which the speed is measured. */
const measuredOver = 5;

interface ReadModelsUpdateView {
  readonly readModels: ReadModelsView;
  readonly backups: BackupsView;
  readonly position: string;
}

const updates = (context: Context) => {
  const views: ReadModelsView[] = [];
  return pollUpdates<ReadModelsUpdateView>(async () => {
    const view = await readModelsView(context, views[0] ?? null);
    views.push(view);
    if (views.length > measuredOver) views.shift();
    const { seenAt: _seenAt, ...seen } = view;
    const backups = await backupsView(context);
    const position = context.freshness.position();
    return { update: { readModels: view, backups, position }, seen: { ...seen, backups } };
  });
};

const meanwhile = {
  rebuild:
    "The read model is being rebuilt. The current one serves readers until the new one is ready.",
  verify: "The read model is being compared with the log. Customers are not affected.",
  drop: "The collection is being deleted.",
} as const;

const answered = async (outcome: JobRequestOutcome, message: string, context: Context) => {
  if (outcome === "unknown") return refusalMember(notFound("Read model not found."));
  if (outcome === "busy") {
    return refusalMember({
      code: "READ_MODEL_BUSY",
      message: "This read model is busy with another job. Wait until it ends.",
    });
  }
  const readModels = await readModelsView(context, null);
  return { __typename: "ReadModelJobAccepted" as const, message, readModels };
};

export const readModelResolvers = {
  Query: {
    readModels: (_parent, _args, context) => readModelsView(context, null),
  },

  Mutation: {
    rebuildReadModel: async (_parent, { name }, context) =>
      answered(
        await context.readModelDesk.request(name, "rebuild", viewerOf(context).id),
        meanwhile.rebuild,
        context,
      ),
    verifyReadModel: async (_parent, { name }, context) =>
      answered(
        await context.readModelDesk.request(name, "verify", viewerOf(context).id),
        meanwhile.verify,
        context,
      ),
    dropReadModel: async (_parent, { collection }, context) =>
      answered(
        await context.readModelDesk.drop(collection, viewerOf(context).id),
        meanwhile.drop,
        context,
      ),
  },

  Subscription: {
    readModelsChanged: {
      subscribe: (_parent, _args, context) => updates(context),
      resolve: (update: ReadModelsUpdateView) => update,
    },
  },
} satisfies Resolvers;
