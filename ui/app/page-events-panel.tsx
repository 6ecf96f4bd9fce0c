import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useKeys } from "../components/use-keys.ts";
import { eventsOfPage } from "./page-events.ts";

const EventsPanel = lazy(async () => ({
  default: (await import("../features/history/explorer/events-panel.tsx")).EventsPanel,
}));

/** `E` opens a panel with the events behind the page, for users with access to the log. */
export function PageEventsPanel({ viewerId }: { viewerId: string }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const { about, filter } = eventsOfPage(pathname, viewerId);

  useKeys((key, target) => {
    if (target instanceof HTMLElement && target.matches("[role=dialog] *")) return false;
    if (key === "e") setOpen(!open);
    else if (key === "escape" && open) setOpen(false);
    else return false;
    return true;
  }, "e");

  return (
    open && (
      <Suspense>
        <EventsPanel about={about} filter={filter} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
