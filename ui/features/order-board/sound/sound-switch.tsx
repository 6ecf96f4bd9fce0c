import { Bell, BellOff } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../../components/button.tsx";
import { allowSound, useSoundStanding, wantSound } from "./order-sound.ts";

/** Switches the sound for new orders on and off in this browser. */
export function SoundSwitch({ className }: { className?: string }) {
  const standing = useSoundStanding();
  const wanted = standing !== "off";
  const Icon = wanted ? Bell : BellOff;

  useEffect(() => {
    if (standing !== "held") return undefined;
    const allow = () => void allowSound();
    // The user has interacted with the page before, for example to open the board.
    if (navigator.userActivation.hasBeenActive) allow();
    addEventListener("pointerup", allow);
    addEventListener("keydown", allow);
    return () => {
      removeEventListener("pointerup", allow);
      removeEventListener("keydown", allow);
    };
  }, [standing]);

  return (
    <>
      <Button
        size="dense"
        className={className}
        aria-pressed={wanted}
        title="Plays a short tone for each new order"
        onClick={() => void wantSound(!wanted)}
      >
        <Icon aria-hidden size={15} />
        Sound
      </Button>
      {(standing === "held" || standing === "refused") && (
        <p role="status" className="text-fine text-warn-text max-sm:w-full">
          {standing === "held"
            ? "Sound is off until you click somewhere on this page."
            : "This browser blocks sound."}
        </p>
      )}
    </>
  );
}
