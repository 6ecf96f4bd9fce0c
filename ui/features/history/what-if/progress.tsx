import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import { ProgressBar } from "../../../components/progress-bar.tsx";
import type { Simulated } from "./use-what-if.ts";

/** Progress of a simulation, or why there is no result. */
export function Progress({ simulated, onStop }: { simulated: Simulated; onStop: () => void }) {
  switch (simulated.step) {
    case "none":
      return null;
    case "refused":
      return (
        <MessageBox tone="danger" className="mx-4 mb-4 md:mx-5">
          {simulated.message}
        </MessageBox>
      );
    case "stopped":
      return <Words>Stopped. Nothing was written.</Words>;
    case "done":
      return (
        <Words>
          {formatCount(simulated.events)} events replayed in {simulated.seconds.toFixed(1)} s,
          separately from the running shop.
        </Words>
      );
    case "running": {
      const { at } = simulated;
      const percent = Math.floor((at?.progress ?? 0) * 100);
      const waiting = !at || at.step === "WAITING";
      return (
        <div className="grid gap-1.5 px-4 pb-4 md:px-5">
          <ProgressBar look="woven" label="Simulating" percent={percent} />
          <span
            role="status"
            className="flex items-center justify-between gap-2 text-xs text-ink-muted"
          >
            {waiting ? "queued" : `${formatCount(at.events)} events replayed`}
            <Button size="dense" onClick={onStop}>
              Stop
            </Button>
          </span>
        </div>
      );
    }
  }
}

function Words({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="px-4 pb-4 text-xs text-ink-muted md:px-5">
      {children}
    </p>
  );
}
