import { useEffect, useEffectEvent, useState } from "react";
import { isHandheld, mayPlace } from "./device.ts";
import type { PlaceProblem, RoomStatus } from "./words.ts";

/** A shown model that can stand in a room: the element that draws it. */
export interface PlaceableModel extends EventTarget {
  readonly canActivateAR: boolean;
  /** Has to follow a press: browsers open no camera by themselves. */
  activateAR: () => Promise<void>;
}

/** What stands in the way of a model in somebody's room, and what to press. */
export interface PlacementGuide {
  /**
   * It is what the page was opened for; false in the first HTML, which is the same for every search
   * of a page.
   */
  asked: boolean;
  /** Waits for the model. */
  pending: boolean;
  /** The model is there, and the press that asked for it was too long ago to count. */
  again: boolean;
  problem: PlaceProblem | null;
  /** The dialog with the way to a phone. */
  dialog: { wanted: boolean; open: boolean };
  setDialog: (open: boolean) => void;
  press: () => void;
}

export interface PlacementGuideOptions {
  /** The shown model; null before. */
  model: PlaceableModel | null;
  /** It could not be brought, or not be drawn. */
  undrawn: boolean;
  /** Shows the model. */
  bring: () => void;
  /** The page was opened for it: the model comes at once, so that one press is enough. */
  atOnce: boolean;
}

/**
 * Brings the model, opens the room where the device can, and else tells why not or shows the way to
 * a phone.
 */
export function usePlacementGuide({
  model,
  undrawn,
  bring,
  atOnce,
}: PlacementGuideOptions): PlacementGuide {
  const [may, setMay] = useState<boolean | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [dialog, setDialog] = useState({ wanted: false, open: false });

  const decided = useEffectEvent((possible: boolean) => {
    setMay(possible);
    if (possible && atOnce) bring();
  });
  useEffect(() => {
    let left = false;
    void mayPlace().then((possible) => {
      if (!left) decided(possible);
    });
    return () => {
      left = true;
    };
  }, []);

  const start = (shown: PlaceableModel) => {
    setAgain(false);
    if (!shown.canActivateAR) {
      setProblem("unsupported");
      return;
    }
    setProblem(null);
    shown.activateAR().catch((error: unknown) => {
      console.error(error);
      setProblem("failed");
    });
  };

  const arrived = useEffectEvent((shown: PlaceableModel) => {
    if (!waiting) return;
    setWaiting(false);
    const pressed = (navigator.userActivation as UserActivation | undefined)?.isActive ?? false;
    if (pressed || !shown.canActivateAR) start(shown);
    else setAgain(true);
  });
  useEffect(() => {
    if (!model) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the model comes by a ref: there is no event to do it in
    arrived(model);
    const refused = () => setProblem("refused");
    const changed = (event: Event) => {
      const { status } = (event as CustomEvent<{ status: RoomStatus }>).detail;
      if (status === "failed") setProblem((known) => known ?? "failed");
    };
    model.addEventListener("room-refused", refused);
    model.addEventListener("ar-status", changed);
    return () => {
      model.removeEventListener("room-refused", refused);
      model.removeEventListener("ar-status", changed);
    };
  }, [model]);

  const press = () => {
    if (may === false) {
      if (isHandheld()) setProblem("unsupported");
      else setDialog({ wanted: true, open: true });
    } else if (model) start(model);
    else {
      setProblem(null);
      setWaiting(true);
      bring();
    }
  };

  const failed = undrawn && waiting;
  return {
    asked: atOnce && may !== null,
    pending: waiting && !undrawn,
    again,
    problem: failed ? "undrawn" : problem,
    dialog,
    setDialog: (open) => setDialog({ wanted: true, open }),
    press,
  };
}
