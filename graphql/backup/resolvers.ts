import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { backupsView } from "./view.ts";

const refusals = {
  off: "The shop makes no backups: BACKUP_URL isn’t set.",
  running: "A backup is being made. Wait until it ends.",
} as const;

export const backupResolvers = {
  Query: { backups: (_parent, _args, context) => backupsView(context) },

  Mutation: {
    async backUpNow(_parent, _args, context) {
      const outcome = await context.backups.request();
      if (outcome !== "requested") {
        return refusalMember({ code: "BACKUP_REFUSED", message: refusals[outcome] });
      }
      return { __typename: "BackupAccepted" as const, backups: await backupsView(context) };
    },
  },
} satisfies Resolvers;
