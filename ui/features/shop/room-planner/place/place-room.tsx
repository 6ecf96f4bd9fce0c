import * as t from "#texts/room.ts";
import { Smartphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { usePlacementGuide, type PlaceableModel } from "../../place-in-room/use-placement-guide.ts";
import type { Room } from "../layout/room.ts";
import type { PlacedPiece } from "../layout/placed-piece.ts";
import type { RoomProduct } from "../room-items.ts";
import { shownPieces } from "../shown-pieces.ts";
import { placingText } from "./placing-text.ts";

const PhoneDialog = lazy(async () => ({
  default: (await import("../../place-in-room/phone-dialog.tsx")).PhoneDialog,
}));
const RoomModel = lazy(async () => ({
  default: (await import("./room-model.tsx")).RoomModel,
}));

export interface PlaceRoomProps {
  room: Room;
  placed: readonly PlacedPiece[];
  products: ReadonlyMap<string, RoomProduct>;
  /** Address of the room, to open it on a phone. */
  link: string;
}

/**
 * Shows all pieces together in the customer's own room (AR). The model is composed at the press, so
 * moving a piece discards it.
 */
export function PlaceRoom(props: PlaceRoomProps) {
  return <PlaceThisRoom key={props.link} {...props} />;
}

function PlaceThisRoom({ room, placed, products, link }: PlaceRoomProps) {
  const [isWanted, setWanted] = useState(false);
  const [undrawn, setUndrawn] = useState(false);
  const [model, setModel] = useState<PlaceableModel | null>(null);
  const { pending, again, problem, dialog, setDialog, press } = usePlacementGuide({
    model,
    in3D: isWanted,
    undrawn,
    showModel: () => {
      setUndrawn(false);
      setWanted(true);
    },
    atOnce: false,
  });
  return (
    <>
      <Button
        variant="filled"
        size="big"
        className="w-full"
        pending={pending}
        unready={placed.length === 0}
        onClick={press}
      >
        <Smartphone aria-hidden size={20} />
        {t.placeInMyRoom}
      </Button>
      <p aria-live="polite" className="mt-2 mb-3 text-fine text-ink-muted">
        {placingText({ pending, again, problem })}
      </p>
      {isWanted && !undrawn && (
        <Suspense>
          <RoomModel
            room={room}
            pieces={shownPieces(placed, products)}
            onModel={setModel}
            onFailed={() => setUndrawn(true)}
          />
        </Suspense>
      )}
      {dialog.wanted && (
        <Suspense>
          <PhoneDialog
            open={dialog.open}
            onOpenChange={setDialog}
            address={link}
            what={t.thisRoom}
          />
        </Suspense>
      )}
    </>
  );
}
