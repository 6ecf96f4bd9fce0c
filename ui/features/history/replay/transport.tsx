import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import { Select } from "../../../components/select.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import { kinds, speeds, type Kind, type Speed } from "./replay-view.ts";

export interface TransportProps {
  playing: boolean;
  onPlay: () => void;
  /** Moves by a number of events; negative moves back. */
  onStep: (by: number) => void;
  onEnd: (end: "first" | "last") => void;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  /** Shortens quiet periods; absent if that is not an option. */
  skipsQuiet?: boolean;
  onSkipsQuiet?: (skips: boolean) => void;
  kind: Kind;
  onKind: (kind: Kind) => void;
  onJump: (back: boolean) => void;
  /** Message if no further event of the kind exists. */
  jumpMessage: string;
  /** Returns to the present. */
  onLeave: () => void;
}

/** Replay controls: buttons, and the same keys anywhere on the page. */
export function Transport(props: TransportProps) {
  const { playing, onPlay, onStep, onEnd, speed, onSpeed, kind, onKind, onJump, jumpMessage } =
    props;
  useReplayKeys(props);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the focus where it is
    <section
      aria-label="Player"
      // A button pressed by pointer takes no focus, so that Space plays afterwards.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest("button")) {
          event.preventDefault();
        }
      }}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-4 py-2.5 md:px-5 max-sm:[&>*]:w-full"
    >
      <div className="flex items-center gap-1 max-sm:justify-between">
        <IconButton
          label="Go to start"
          icon={<SkipBack aria-hidden size={18} />}
          onClick={() => onEnd("first")}
        />
        <IconButton
          label="Previous event"
          icon={<StepBack aria-hidden size={18} />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={playing ? "Pause" : "Play"}
          className="bg-accent! text-on-accent! rounded-round!"
          icon={playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          onClick={onPlay}
        />
        <IconButton
          label="Next event"
          icon={<StepForward aria-hidden size={18} />}
          onClick={() => onStep(1)}
        />
        <IconButton
          label="Go to end"
          icon={<SkipForward aria-hidden size={18} />}
          onClick={() => onEnd("last")}
        />
      </div>
      <PillRow
        label="Speed"
        choices={speeds}
        value={speed}
        onChange={onSpeed}
        className="max-sm:[&>button]:flex-1 max-sm:[&>button]:px-1!"
      />
      {props.onSkipsQuiet && (
        <Checkbox
          label="Skip quiet periods"
          checked={props.skipsQuiet ?? true}
          onChange={({ target }) => props.onSkipsQuiet?.(target.checked)}
        />
      )}
      <div className="flex items-center gap-2 md:ml-auto">
        <label htmlFor="replay-kind" className="text-fine whitespace-nowrap text-ink-muted">
          Jump to
        </label>
        <Select
          dense
          id="replay-kind"
          className="w-auto! min-w-0 max-sm:flex-1"
          value={kind}
          onChange={({ target }) => {
            const chosen = kinds.find(({ type }) => type === target.value);
            if (chosen) onKind(chosen.type);
          }}
        >
          {kinds.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
        <Button size="dense" onClick={() => onJump(true)}>
          Before
        </Button>
        <Button size="dense" onClick={() => onJump(false)}>
          Next
        </Button>
      </div>
      <p role="status" className="text-fine text-ink-muted empty:hidden">
        {jumpMessage}
      </p>
    </section>
  );
}

function useReplayKeys({ onPlay, onStep, onEnd, onSpeed, onJump, onLeave }: TransportProps): void {
  useKeys((key, target) => {
    const element = target instanceof HTMLElement ? target : null;
    const speed = /^[1-6]$/.test(key) ? speeds[Number(key) - 1] : undefined;
    if (element?.matches("[role=dialog] *")) return false;
    if (speed) onSpeed(speed.value);
    else if (key === "arrowleft") onStep(-1);
    else if (key === "arrowright") onStep(1);
    else if (key === "pagedown") onStep(10);
    else if (key === "pageup") onStep(-10);
    else if (key === "home") onEnd("first");
    else if (key === "end") onEnd("last");
    else if (key === "n") onJump(false);
    else if (key === "p") onJump(true);
    else if (key === "escape") onLeave();
    // Space presses a focused button, but it plays if that button is a selected toggle.
    else if (key === " " && !element?.closest("a, button:not([aria-pressed=true])")) onPlay();
    else return false;
    return true;
  });
}

/** The keys of the replay. */
export function ReplayKeysBar() {
  return (
    <KeysBar>
      <KeyHint>
        <Key>Space</Key> play, pause
      </KeyHint>
      <KeyHint>
        <Key>←</Key>
        <Key>→</Key> one event
      </KeyHint>
      <KeyHint>
        <Key>Page Up</Key>
        <Key>Page Down</Key> ten
      </KeyHint>
      <KeyHint>
        <Key>Home</Key>
        <Key>End</Key> start, end
      </KeyHint>
      <KeyHint>
        <Key>1</Key> to <Key>6</Key> speed
      </KeyHint>
      <KeyHint>
        <Key>N</Key>
        <Key>P</Key> next, previous of this kind
      </KeyHint>
      <KeyHint>
        <Key>Esc</Key> back to now
      </KeyHint>
    </KeysBar>
  );
}
