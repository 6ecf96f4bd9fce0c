import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveConnection } from "./connection-provider.tsx";

/** The position of an update, and how many missed updates are still to come. */
export interface UpdateMark {
  position: string;
  /** Left out by a feed whose every update holds the complete state. */
  remaining?: number;
}

/** The result of a subscription: its only field is the update. */
export type Followed<Data> = { [Field in keyof Data]: UpdateMark };
type UpdateOf<Data> = Data[Extract<keyof Data, string>];

interface FollowVariables extends OperationVariables {
  after?: string | null | undefined;
}

export interface LiveUpdatesOptions<Data, Variables extends FollowVariables> {
  /** A subscription to one field, with the variable `$after: Position`. */
  document: TypedDocumentNode<Data, Variables>;
  /** All variables except `after`. */
  variables?: Omit<Variables, "after">;
  /**
   * The position of the data that the page has read. `undefined` while it is loading holds the feed
   * back; `null` follows from now on.
   */
  after: string | null | undefined;
  /**
   * Normalized entities are already in the cache; update lists, counts and notifications here.
   * `missed`: the update happened while the feed was not connected.
   */
  onUpdate?: (update: UpdateOf<Data>, missed: boolean) => void;
  /**
   * Reads the page's data again. Called once if `after` is null, with the position from which the
   * feed follows: the page may have read its data before.
   */
  reread?: (position: string) => unknown;
}

function updateIn<Data extends Followed<Data>>(data: Data): UpdateOf<Data> {
  for (const field in data) return data[field];
  throw new Error("An update of a subscription has no field");
}

/**
 * Runs a subscription while the component is mounted. After every break it restarts from the latest
 * position seen, so no update is lost; it never gives up.
 */
export function useLiveUpdates<Data extends Followed<Data>, Variables extends FollowVariables>({
  document,
  variables,
  after,
  onUpdate,
  reread,
}: LiveUpdatesOptions<Data, Variables>): void {
  const client = useApolloClient();
  const connection = useLiveConnection();
  const latest = useRef<string | null>(null);
  const ready = after !== undefined;
  const key = JSON.stringify(variables);

  // Other variables select other data, which may have been read before the last update of this
  // feed.
  useEffect(() => {
    latest.current = null;
  }, [document, key]);
  useEffect(() => {
    if (after && (latest.current === null || after > latest.current)) latest.current = after;
  }, [document, key, after]);

  const query = document as TypedDocumentNode<Data>;
  const ask = useEffectEvent(() =>
    client.subscribe({ query, variables: { ...variables, after: latest.current } }),
  );

  const receive = useEffectEvent((feed: symbol, data: Data, missed: boolean) => {
    const update = updateIn(data);
    const { position, remaining = 0 } = update;
    if (latest.current === null) reread?.(position);
    if (latest.current === null || position > latest.current) latest.current = position;
    connection.feedUpdated(feed, remaining);
    onUpdate?.(update, missed);
    return missed && remaining > 0;
  });

  useEffect(() => {
    if (!ready) return undefined;
    const feed = Symbol("feed");
    let ended = false;
    let stop = () => {};

    function start() {
      let broken = false;
      let catchingUp = true;
      const breakOff = () => {
        if (broken || ended) return;
        broken = true;
        stop();
        connection.feedFailed(feed);
        void connection.backOff().then(() => {
          if (!ended) start();
        });
      };
      connection.feedStarted(feed);
      const subscription = ask().subscribe({
        next: ({ data, error }) => {
          if (error || !data) breakOff();
          else catchingUp = receive(feed, data, catchingUp);
        },
        error: breakOff,
        complete: breakOff,
      });
      stop = () => subscription.unsubscribe();
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- an error may come while subscribing
      if (broken) stop();
    }

    start();
    return () => {
      ended = true;
      stop();
      connection.feedEnded(feed);
    };
  }, [ready, document, key, connection]);
}

export interface LiveQueryOptions<Data, Variables extends OperationVariables, Updates> {
  /** A query, with the variable `$after: Position` unless each update holds the complete state. */
  query: TypedDocumentNode<Data, Variables>;
  /** All variables except `after`. */
  variables?: Omit<Variables, "after">;
  skip?: boolean;
  /** The feed of its changes. */
  live: TypedDocumentNode<Updates, FollowVariables>;
  /** The data of a query without variables in an update, if each holds the complete state. */
  dataOf?: (update: UpdateOf<Updates>) => Unmasked<Data>;
}

/**
 * A query whose answer has no position, live: it is read again when the feed begins, because an
 * update may have come in between. Each later update reaches it through the cache.
 */
export function useLiveQuery<
  Data,
  Variables extends OperationVariables,
  Updates extends Followed<Updates>,
>({ query, variables, skip, live, dataOf }: LiveQueryOptions<Data, Variables, Updates>) {
  const document = query as TypedDocumentNode<Data>;
  const { client, data, error, refetch } = useQuery(
    document,
    skip ? skipToken : { ...(variables && { variables }), fetchPolicy: "cache-and-network" },
  );
  useLiveUpdates({
    document: live,
    after: data ? null : undefined,
    onUpdate: (update) => {
      if (dataOf) client.writeQuery({ query: document, data: dataOf(update) });
    },
    reread: (position) => {
      // If it fails, the data stays as it is.
      if (!dataOf) refetch({ ...variables, after: position }).catch(() => undefined);
    },
  });
  return { data, failed: Boolean(error) && !data, retry: () => refetch().then(() => undefined) };
}
