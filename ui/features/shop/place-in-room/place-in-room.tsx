import * as t from "#texts/product.ts";
import { Smartphone } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "../../../components/button.tsx";
import { usePlacementGuide, type PlacementGuideOptions } from "./use-placement-guide.ts";
import { problemWords } from "./placement-hints.ts";

const PhoneDialog = lazy(async () => ({
  default: (await import("./phone-dialog.tsx")).PhoneDialog,
}));

export interface PlaceInRoomProps extends PlacementGuideOptions {
  /** The address of the item's page. */
  page: string;
  name: string;
}

/** The AR button under the stage. On a page that was opened for AR it is the main action. */
export function PlaceInRoom({ page, name, ...options }: PlaceInRoomProps) {
  const { requested, pending, again, problem, dialog, setDialog, press } =
    usePlacementGuide(options);
  const said = pending ? t.loadingModel : again ? t.itemReady : problem && problemWords[problem];
  return (
    <div className="grid gap-2 stage:flex stage:flex-wrap stage:items-center stage:gap-x-4">
      <Button
        variant={requested ? "filled" : "outlined"}
        size={requested ? "big" : "normal"}
        pending={pending}
        className="max-stage:w-full"
        onClick={press}
      >
        <Smartphone aria-hidden size={20} />
        {t.placeInMyRoom}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 text-sm leading-body text-ink-muted">
        {said ?? t.placeHint}
      </p>
      {dialog.wanted && (
        <Suspense>
          <PhoneDialog
            open={dialog.open}
            onOpenChange={setDialog}
            address={inRoom(page)}
            what={t.thePageOf(name)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The full address of a page that opens the AR view at once. */
function inRoom(page: string): string {
  const address = new URL(page, location.href);
  address.searchParams.set("ar", "1");
  return address.href;
}
