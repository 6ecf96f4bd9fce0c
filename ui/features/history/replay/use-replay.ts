import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLiveConnection } from "../../../apollo/connection-provider.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import {
  ReplayDocument,
  ReplayMomentDocument,
  type HistoryFilter,
  type HistoryRowFragment,
  type ReplayedShopFragment,
} from "../../../generated/operations.ts";
import type { EventRange } from "./replay-view.ts";

export type Shop = ReplayedShopFragment;

/** Maximum rows of the event list. */
const maxListed = 12;

/** The state shown at a moment. */
export interface Shown {
  shop: Shop;
  /** The latest events, newest first. */
  listed: readonly HistoryRowFragment[];
  /** Events after this number have just happened. */
  after: number;
}

export interface Replay {
  /** Null until the first moment has loaded. */
  shown: Shown | null;
  /** Why the moment couldn't load. */
  problem: string | null;
  playing: boolean;
  /** The connection is lost; the replay continues by itself from the last event seen. */
  cut: boolean;
  play: () => void;
  /** Pauses. Returns whether nothing has moved the replay since, when called later. */
  pause: () => () => boolean;
  /** Shows the shop after an event, and pauses there. */
  seek: (number: number) => void;
  /** Seeks a number of events after the last requested moment, which may still be loading. */
  step: (by: number) => void;
}

/** A replay of a range, paused or playing. */
export function useReplay(
  range: EventRange,
  {
    start,
    speed,
    keepSilences = false,
    products,
    filter,
    onStop,
  }: {
    start: number;
    speed: number | null;
    /** Play quiet periods in full. */
    keepSilences?: boolean;
    products: readonly string[];
    /** Which events are listed. */
    filter: HistoryFilter;
    /** Called with the event at which it pauses. */
    onStop: (number: number) => void;
  },
): Replay {
  const client = useApolloClient();
  const connection = useLiveConnection();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [cut, setCut] = useState(false);
  /** The last event seen; may be ahead of the render. */
  const latest = useRef(start);
  const wanted = useRef<number | null>(null);
  const loading = useRef(false);
  /** Responses to requests made while paused are ignored once it plays. */
  const going = useRef(false);
  const beginMove = useLatestAction();
  const { first, last } = range;
  const productKey = products.join(" ");
  const filterKey = JSON.stringify(filter);

  /** If moments are requested faster than they load, the last request wins. */
  async function load(number: number): Promise<void> {
    wanted.current = number;
    if (loading.current) return;
    loading.current = true;
    for (let at: number | null = number; at !== null; at = wanted.current) {
      wanted.current = null;
      const found = await client
        .query({
          query: ReplayMomentDocument,
          variables: { at: String(at), before: at + 1, products: [...products], filter },
          fetchPolicy: "no-cache",
        })
        .then(
          ({ data }) => data,
          () => undefined,
        );
      const shop = found?.historyShop;
      if (going.current) continue;
      if (at !== latest.current) {
        // It has played on and paused since the request.
        wanted.current ??= latest.current;
        continue;
      }
      if (shop?.__typename === "HistoryShop") {
        setProblem(null);
        setShown({ shop, listed: found?.history.entries ?? [], after: at - 1 });
      } else {
        setProblem(shop && "message" in shop ? shop.message : "Couldn’t load this moment.");
      }
    }
    loading.current = false;
  }

  const read = useEffectEvent(() => void load(latest.current));
  useEffect(() => read(), [first, last, productKey, filterKey]);

  function pause(): () => boolean {
    const isLatest = beginMove();
    going.current = false;
    setPlaying(false);
    setCut(false);
    onStop(latest.current);
    return isLatest;
  }
  const stop = useEffectEvent(pause);

  const ask = useEffectEvent(() =>
    client.subscribe({
      query: ReplayDocument,
      variables: {
        ...{ from: latest.current, to: last, speed, products: [...products], filter },
        ...(keepSilences && { keepSilences }),
      },
    }),
  );

  useEffect(() => {
    if (!playing) return undefined;
    const feed = Symbol("replay");
    let ended = false;
    let leave = () => {};

    function begin() {
      let broken = false;
      const breakOff = () => {
        if (broken || ended) return;
        broken = true;
        leave();
        setCut(true);
        connection.feedFailed(feed);
        void connection.backOff().then(() => {
          if (!ended) begin();
        });
      };
      connection.feedStarted(feed);
      const subscription = ask().subscribe({
        next: ({ data, error }) => {
          // A frame that is not the next one belongs to another replay.
          if (error || !data || data.replay.after !== latest.current) {
            breakOff();
            return;
          }
          const { shop, entries, after } = data.replay;
          latest.current = shop.number;
          connection.feedUpdated(feed, 0);
          setCut(false);
          setShown((before) => ({
            shop,
            after,
            listed: [...entries.toReversed(), ...(before?.listed ?? [])].slice(0, maxListed),
          }));
        },
        error: breakOff,
        complete() {
          if (latest.current >= last) stop();
          else breakOff();
        },
      });
      leave = () => subscription.unsubscribe();
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- an error may come while subscribing
      if (broken) leave();
    }

    begin();
    return () => {
      ended = true;
      leave();
      connection.feedEnded(feed);
    };
  }, [playing, speed, keepSilences, productKey, filterKey, first, last, connection]);

  const seek = (number: number) => {
    const at = Math.max(first - 1, Math.min(last, number));
    latest.current = at;
    pause();
    void load(at);
  };

  return {
    shown,
    problem,
    playing,
    cut,
    seek,
    step: (by) => seek(latest.current + by),
    play() {
      // At the end of the range, play from the start.
      if (latest.current >= last) {
        latest.current = first - 1;
        setShown((before) => before && { ...before, listed: [] });
      }
      wanted.current = null;
      beginMove();
      going.current = true;
      setPlaying(true);
    },
    pause,
  };
}
