import * as t from "#texts/components.ts";
import { useEffect, useState } from "react";
import type { Freshness } from "./freshness.ts";
import { formatTime } from "./date-time.tsx";

const marks = {
  live: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  "catching-up": (
    <>
      <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" />
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  offline: (
    <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  ),
};

const words = { live: t.live, "catching-up": t.catchingUp, offline: t.offline };
const colours = { live: "text-success", "catching-up": "text-warn", offline: "text-danger" };

/** Live, Catching up or Offline, shown by shape, colour and word. */
export function ConnectionBadge({ freshness }: { freshness: Freshness }) {
  return (
    <span
      data-freshness={freshness.kind}
      className="inline-flex items-center gap-2 text-sm leading-title font-demi whitespace-nowrap"
    >
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        aria-hidden
        className={colours[freshness.kind]}
      >
        {marks[freshness.kind]}
      </svg>
      <span role="status">{words[freshness.kind]}</span>
      <small className="text-fine font-normal text-ink-muted">
        <Detail freshness={freshness} />
      </small>
    </span>
  );
}

function Detail({ freshness }: { freshness: Freshness }) {
  switch (freshness.kind) {
    case "live":
      return <Ago at={freshness.lastUpdateAt} />;
    case "catching-up":
      if (freshness.remaining === 0) return null;
      return t.updatesToCome(freshness.remaining);
    case "offline":
      return t.lastSeen(formatTime(freshness.since));
  }
}

function Ago({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 60) return t.updatedSAgo(seconds);
  if (seconds < 3600) return t.updatedMinAgo(Math.floor(seconds / 60));
  return t.updated(formatTime(at));
}
