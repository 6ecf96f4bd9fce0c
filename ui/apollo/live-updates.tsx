import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveConnection } from "./connection-provider.tsx";

/** The position of an update, and how many missed updates are still to come. */
export interface UpdateMark {
  position: string;
  remaining: number;
}

interface FollowVariables extends OperationVariables {
  after?: string | null | undefined;
}

export interface LiveUpdatesOptions<Data, Variables extends FollowVariables> {
  /** A subscription with the variable `$after: Position`. */
  document: TypedDocumentNode<Data, Variables>;
  /** All variables except `after`. */
  variables: Variables;
  /**
   * The position of the data that the page has read. `undefined` while it is loading holds the feed
   * back; `null` follows from now on.
   */
  after: string | null | undefined;
  read: (data: Data) => UpdateMark;
  /**
   * Normalized entities are already in the cache; update lists, counts and notifications here.
   * `missed`: the update happened while the feed was not connected.
   */
  onUpdate?: (data: Data, missed: boolean) => void;
  /**
   * Reads the page's data again. Called once if `after` is null, with the position from which the
   * feed follows: the page may have read its data before.
   */
  reread?: (position: string) => unknown;
}

/**
 * Runs a subscription while the component is mounted. After every break it restarts from the latest
 * position seen, so no update is lost; it never gives up.
 */
export function useLiveUpdates<Data, Variables extends FollowVariables>({
  document,
  variables,
  after,
  read,
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

  const ask = useEffectEvent(() =>
    client.subscribe({ query: document, variables: { ...variables, after: latest.current } }),
  );

  const receive = useEffectEvent((feed: symbol, data: Data, missed: boolean) => {
    const { position, remaining } = read(data);
    if (latest.current === null) reread?.(position);
    if (latest.current === null || position > latest.current) latest.current = position;
    connection.feedUpdated(feed, remaining);
    onUpdate?.(data, missed);
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
