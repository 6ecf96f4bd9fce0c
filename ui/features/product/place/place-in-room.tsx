import { Smartphone } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "../../../components/button.tsx";
import { paths } from "../../../paths.ts";
import { usePlacing, type PlacingOptions } from "./use-placing.ts";
import { problemWords } from "./words.ts";

const PhoneDialog = lazy(async () => ({
  default: (await import("./phone-dialog.tsx")).PhoneDialog,
}));

export interface PlaceInRoomProps extends PlacingOptions {
  productId: string;
  name: string;
}

/** Under the stage: the way of the piece into one's own room. On a page that was opened for it, it is what the page asks. */
export function PlaceInRoom({ productId, name, ...options }: PlaceInRoomProps) {
  const { asked, pending, again, problem, dialog, setDialog, press } = usePlacing(options);
  const said = pending
    ? "Getting the 3D model…"
    : again
      ? "The piece is ready. Press once more."
      : problem && problemWords[problem];
  return (
    <div className="grid gap-2 stage:flex stage:flex-wrap stage:items-center stage:gap-x-4">
      <Button
        variant={asked ? "filled" : "outlined"}
        size={asked ? "big" : "normal"}
        pending={pending}
        className="max-stage:w-full"
        onClick={press}
      >
        <Smartphone aria-hidden size={20} />
        Place in my room
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 text-sm leading-[1.45] text-ink-muted">
        {said ?? "At its true size, through the camera of a phone. No app is needed."}
      </p>
      {dialog.wanted && (
        <Suspense>
          <PhoneDialog
            open={dialog.open}
            onOpenChange={setDialog}
            address={new URL(paths.itemInRoom(productId), location.href).href}
            what={`the page of ${name}`}
          />
        </Suspense>
      )}
    </div>
  );
}
