import { Bell, BellOff } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../../../components/button.tsx";
import { allowSound, useSoundStatus, setSound } from "./order-sound.ts";

/** Switches the sound for new orders on and off in this browser. */
export function SoundSwitch({ className }: { className?: string }) {
  const status = useSoundStatus();
  const wanted = status !== "off";
  const Icon = wanted ? Bell : BellOff;

  useEffect(() => {
    if (status !== "held") return undefined;
    const allow = () => void allowSound();
    // The user has interacted with the page before, for example to open the board.
    if (navigator.userActivation.hasBeenActive) allow();
    addEventListener("pointerup", allow);
    addEventListener("keydown", allow);
    return () => {
      removeEventListener("pointerup", allow);
      removeEventListener("keydown", allow);
    };
  }, [status]);

  return (
    <>
      <Button
        size="dense"
        className={className}
        aria-pressed={wanted}
        title="Plays a short tone for each new order"
        onClick={() => void setSound(!wanted)}
      >
        <Icon aria-hidden size={15} />
        Sound
      </Button>
      {(status === "held" || status === "refused") && (
        <p role="status" className="text-fine text-warn-text max-sm:w-full">
          {status === "held"
            ? "Sound is off until you click somewhere on this page."
            : "This browser blocks sound."}
        </p>
      )}
    </>
  );
}
