import * as t from "#texts/notices.ts";
import { useApolloClient } from "@apollo/client/react";
import { CloudOff, RefreshCw, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { followTranslation } from "./translation.ts";
import { Button } from "../components/button.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { useOnline } from "../components/online.ts";
import { useFreshness } from "../apollo/connection-provider.tsx";
import { useDebounced } from "../components/use-debounced.ts";
import { registerServiceWorker } from "../offline/register-service-worker.ts";
import { cacheableOperations } from "../offline/cacheable-operations.ts";

const pausedMs = 4_000;

/**
 * Registers the service worker, and shows when the page is offline or a newer version is available.
 */
export function OfflineSupport() {
  const online = useOnline();
  // A short break, as on signing in, is not shown.
  const { kind } = useFreshness();
  const paused = useDebounced(kind, pausedMs) === "offline" && kind === "offline";
  const client = useApolloClient();
  const [takeOver, setTakeOver] = useState<{ begin: () => void } | null>(null);
  const wasOffline = useRef(!online);

  // The page's content was loaded before the worker controlled it: request it again once, so that
  // it is cached. The page's cache answers the queries.
  function keepThisPage() {
    for (const { queryName, query, variables } of client.getObservableQueries()) {
      if (queryName === undefined || !cacheableOperations.has(queryName)) continue;
      client.query({ query, variables, fetchPolicy: "no-cache" }).catch(() => undefined);
    }
    for (const { currentSrc } of document.images) void askForPicture(currentSrc);
  }

  const begin = useEffectEvent(() => {
    registerServiceWorker({
      onFirst: keepThisPage,
      onNewer: (start) => setTakeOver({ begin: start }),
      // A browser may forbid workers, for example in private windows; the shop works without.
    }).catch(() => undefined);
  });
  useEffect(() => begin(), []);
  useEffect(() => followTranslation(document.body), []);

  const mend = useEffectEvent(() => {
    if (online && wasOffline.current)
      client.refetchQueries({ include: "active" }).catch(() => undefined);
    wasOffline.current = !online;
  });
  useEffect(() => mend(), [online]);

  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-0 z-30 grid justify-items-center gap-2 px-3 pb-[calc(0.75rem+var(--edge-bar,0rem)+env(safe-area-inset-bottom))] empty:hidden"
    >
      {!online && (
        <p className="pointer-events-auto flex items-center gap-3 rounded-panel border border-line bg-raised px-4 py-3 text-sm leading-dense shadow-3 in-[:root:has([data-works-offline])]:hidden">
          <CloudOff aria-hidden size={18} className="flex-none text-warn-text" />
          <span>
            <b className="font-semibold">{t.noConnection}</b> {t.visitedStillWorks}
          </span>
        </p>
      )}
      {online && paused && (
        <p className="pointer-events-auto flex items-center gap-3 rounded-panel border border-line bg-raised px-4 py-3 text-sm leading-dense shadow-3 in-[:root:has([data-freshness])]:hidden">
          <CloudOff aria-hidden size={18} className="flex-none text-warn-text" />
          <span>
            <b className="font-semibold">{t.notLive}</b> {t.mayHaveChanged}
          </span>
        </p>
      )}
      {online && takeOver && (
        <div className="pointer-events-auto flex items-center gap-2 rounded-panel border border-line bg-raised py-1.5 pr-1.5 pl-4 text-sm shadow-3">
          <span className="font-medium">{t.newVersionHere}</span>
          <Button variant="quiet" onClick={takeOver.begin}>
            <RefreshCw aria-hidden size={16} />
            {t.reload}
          </Button>
          <IconButton
            label={t.later}
            icon={<X aria-hidden size={16} />}
            onClick={() => {
              setTakeOver(null);
              document.getElementById("main")?.focus({ preventScroll: true });
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Requested as the page does, so that it is cached as a picture. */
function askForPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().catch(() => undefined);
}
