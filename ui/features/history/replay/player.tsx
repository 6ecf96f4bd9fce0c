import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { ReplayNextDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { exactTime } from "../explorer/exact-time.ts";
import { CategoryMark } from "../explorer/category-mark.tsx";
import type { Span } from "../explorer/log-view.ts";
import { PastBanner } from "../explorer/past-banner.tsx";
import { MomentBoard } from "./moment-board.tsx";
import { kinds, speeds, eventFilterOf, type Kind, type ReplayView } from "./replay-view.ts";
import type { Course } from "./scrubber.tsx";
import { MoneyPanel, StockPanel, Ticker } from "./side-panels.tsx";
import { EventFilter } from "./event-filter.tsx";
import { TimedScrubber } from "./timed-scrubber.tsx";
import { ReplayRangeBar } from "./replay-range-bar.tsx";
import { ReplayKeysBar, Transport } from "./transport.tsx";
import { useReplay, type Shown } from "./use-replay.ts";

export interface PlayerProps {
  course: Course;
  /** Time span of the whole log, or null if unknown. */
  whole?: Span | null;
  /** Number of the event at which it begins. */
  start: number;
  view: ReplayView;
  onView: (change: Partial<ReplayView>) => void;
  onLeave: () => void;
}

/** Replays a range of the log: board, stock, money and events together. */
export function Player({ course, whole = null, start, view, onView, onLeave }: PlayerProps) {
  const client = useApolloClient();
  const [kind, setKind] = useState<Kind>("OrderPlaced");
  const [jumpMessage, setJumpMessage] = useState("");
  const product = view.product ?? course.products[0]?.id ?? null;
  const { shown, problem, playing, cut, play, pause, seek, step } = useReplay(course, {
    start,
    speed: speeds.find(({ value }) => value === view.speed)?.times ?? null,
    keepSilences: view.keepsQuiet,
    products: product === null ? [] : [product],
    filter: eventFilterOf(view),
    onStop: (number) => onView({ at: String(number) }),
  });
  const number = shown?.shop.number ?? start;

  async function jump(back: boolean): Promise<void> {
    const isLatest = pause();
    const found = await client
      .query({
        query: ReplayNextDocument,
        variables: { filter: { ...eventFilterOf(view), types: [kind] }, number, back },
        fetchPolicy: "no-cache",
      })
      .then(
        ({ data }) => data?.historyNext ?? null,
        () => null,
      );
    if (!isLatest()) return;
    const label = kinds.find(({ type }) => type === kind)?.label ?? "event";
    const isInside = found && found.number >= course.first && found.number <= course.last;
    setJumpMessage(isInside ? "" : `No ${label} ${back ? "before" : "after"} this moment.`);
    if (isInside) seek(found.number);
  }

  const toggle = () => {
    setJumpMessage("");
    if (playing) pause();
    else play();
  };
  return (
    <div className="past-frame min-h-0 flex-1 overflow-y-auto md:flex md:flex-col md:overflow-hidden">
      <MomentShown shown={shown} playing={playing} last={course.last} />
      {problem && (
        <MessageBox tone="info" className="rounded-none!">
          {problem}
        </MessageBox>
      )}
      {cut && (
        <MessageBox tone="warn" className="rounded-none!">
          Connection lost. The replay continues when it’s back.
        </MessageBox>
      )}
      <ReplayRangeBar view={view} onView={onView} at={shown?.shop.occurredAt ?? null} />
      <TimedScrubber
        course={course}
        ends={view}
        whole={whole}
        at={number}
        occurredAt={shown?.shop.occurredAt ?? null}
        onSeek={seek}
        onStep={step}
        onPlay={toggle}
      />
      <Transport
        playing={playing}
        onPlay={toggle}
        onStep={step}
        onEnd={(end) => seek(end === "first" ? course.first - 1 : course.last)}
        speed={view.speed}
        onSpeed={(speed) => onView({ speed })}
        skipsQuiet={!view.keepsQuiet}
        onSkipsQuiet={(skipsQuiet) => onView({ keepsQuiet: !skipsQuiet })}
        kind={kind}
        onKind={setKind}
        onJump={(back) => void jump(back)}
        jumpMessage={jumpMessage}
        onLeave={onLeave}
      />
      {!shown ? (
        <Loading className="p-5">
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <>
          <EventStrip shown={shown} view={view} onView={onView} />
          <div className="grid min-h-0 flex-1 md:grid-cols-side-84 md:max-lg:overflow-y-auto lg:grid-cols-[minmax(0,1fr)_20rem_19rem]">
            <div className="min-h-0 min-w-0 md:max-lg:row-span-2 lg:overflow-y-auto">
              <MomentBoard shown={shown} />
            </div>
            <div className="min-h-0 min-w-0 border-line max-md:border-t md:border-l lg:overflow-y-auto">
              <StockPanel
                course={course}
                shop={shown.shop}
                product={product}
                onProduct={(chosen) => onView({ product: chosen })}
              />
              <MoneyPanel course={course} shop={shown.shop} />
            </div>
            <div className="min-h-0 min-w-0 border-line max-lg:border-t md:border-l lg:overflow-y-auto">
              <Ticker shown={shown}>
                <EventFilter view={view} onView={onView} />
              </Ticker>
            </div>
          </div>
        </>
      )}
      <ReplayKeysBar />
    </div>
  );
}

/** The moment shown. Screen readers announce it only while paused. */
function MomentShown({
  shown,
  playing,
  last,
}: {
  shown: Shown | null;
  playing: boolean;
  last: number;
}) {
  const shop = shown?.shop;
  const time = !shop ? "" : shop.occurredAt ? exactTime(shop.occurredAt) : "the start of the log";
  const event = shop ? `event ${formatCount(shop.number)}` : "";
  return (
    <PastBanner>
      <h2 className="heading text-subtitle">
        The shop as of <span className="whitespace-nowrap tabular-nums">{time}</span>
      </h2>
      <p className="tabular-nums">
        {event} of {formatCount(last)}
      </p>
      <p className="text-fine max-lg:hidden">You’re viewing the past. Nothing can be changed.</p>
      <p role="status" className="sr-only">
        {playing ? "Playing" : `Paused at ${event}, ${time}`}
      </p>
      <LinkButton to={historyPaths.explorer} size="dense" className="ml-auto">
        Back to now
      </LinkButton>
    </PastBanner>
  );
}

/** The event at the moment shown, with its links. */
function EventStrip({
  shown: { listed, shop },
  view,
  onView,
}: { shown: Shown } & Pick<PlayerProps, "view" | "onView">) {
  const entry = listed.find(({ number }) => number === shop.number);
  return (
    <section
      aria-label="Current event"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-fine md:px-5"
    >
      {!entry ? (
        <p>{shop.number === 0 ? "No events yet." : "The filter hides the event at this moment."}</p>
      ) : (
        <>
          <CategoryMark category={entry.category} />
          <p className="min-w-0 flex-1 basis-56">
            <b>{entry.type}</b> {entry.words}
          </p>
          {entry.orderNumber && entry.orderNumber !== view.order && (
            <button
              type="button"
              className="link-line whitespace-nowrap"
              onClick={() => onView({ order: entry.orderNumber ?? "" })}
            >
              Follow this order
            </button>
          )}
          {entry.orderNumber && (
            <Link
              to={historyPaths.order(entry.orderNumber, entry.number)}
              className="link-line whitespace-nowrap"
            >
              Order history
            </Link>
          )}
          <Link to={historyPaths.board(entry.number)} className="link-line whitespace-nowrap">
            View the board at this moment
          </Link>
          <Link to={historyPaths.event(entry.number)} className="link-line whitespace-nowrap">
            Open event
          </Link>
        </>
      )}
    </section>
  );
}
