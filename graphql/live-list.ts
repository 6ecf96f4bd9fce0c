import type { Context } from "#graphql/context.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { PlainFilter } from "#projections/engine/meets.ts";

/** Arguments of a subscription. */
export interface Followed {
  readonly after?: string | null | undefined;
}

/** Which documents a reader follows, and what an update shows of them. */
interface LiveListOptions<Document extends object, Args extends Followed, Shown extends object> {
  readonly collection: string;
  /** The documents that the reader may see. */
  readonly where: (args: Args, context: Context) => PlainFilter;
  /**
   * The fields of an update besides `position` and `remaining`, for each update and each reader.
   * The document is null if there was no further missed change.
   */
  readonly show: (document: Document | null, args: Args, context: Context) => Shown;
}

/** A subscription to the changed documents of a read model. */
export const liveList = <Document extends object, Args extends Followed, Shown extends object>({
  collection,
  where,
  show,
}: LiveListOptions<Document, Args, Shown>) => ({
  subscribe: (_parent: object, args: Args, context: Context) =>
    context.live.follow<Document>({
      collection,
      where: where(args, context),
      after: args.after ?? null,
    }),
  resolve: (
    { document, position, remaining }: LiveUpdate<Document>,
    args: Args,
    context: Context,
  ) => ({ ...show(document, args, context), position, remaining }),
});
