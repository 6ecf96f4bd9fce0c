import { useEffect, useEffectEvent, useState } from "react";
import { isHandheld, mayPlace } from "./device.ts";
import type { PlaceProblem, RoomStatus } from "./placement-hints.ts";

/** The element of a shown model that can be placed in a room. */
export interface PlaceableModel extends EventTarget {
  readonly canActivateAR: boolean;
  /** Must be called in response to a press, or browsers refuse to open the camera. */
  activateAR: () => Promise<void>;
}

/** Problems with placing a model in a room, and the next action. */
export interface PlacementGuide {
  /**
   * The page was opened for AR. False in the first HTML, which is the same for all URL parameters.
   */
  requested: boolean;
  /** Waiting for the model. */
  pending: boolean;
  /** The model is ready, but the press was too long ago for the browser. */
  again: boolean;
  problem: PlaceProblem | null;
  /** The dialog for opening on a phone. */
  dialog: { wanted: boolean; open: boolean };
  setDialog: (open: boolean) => void;
  press: () => void;
}

export interface PlacementGuideOptions {
  /** The shown model; null until it is ready. */
  model: PlaceableModel | null;
  /** The model is shown or loading. */
  in3D: boolean;
  /** True if it couldn't load or be drawn. */
  undrawn: boolean;
  /** Shows the model. */
  showModel: () => void;
  /** The page was opened for AR: load the model at once, so that one press is enough. */
  atOnce: boolean;
}

/**
 * Loads the model and opens AR if the device can; otherwise explains why not, or shows how to open
 * the page on a phone.
 */
export function usePlacementGuide({
  model,
  in3D,
  undrawn,
  showModel,
  atOnce,
}: PlacementGuideOptions): PlacementGuide {
  const [may, setMay] = useState<boolean | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [again, setAgain] = useState(false);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [dialog, setDialog] = useState({ wanted: false, open: false });
  // A model that is shown again later must not open the camera by itself.
  if (waiting && !in3D && !undrawn) setWaiting(false);

  const decided = useEffectEvent((possible: boolean) => {
    setMay(possible);
    if (possible && atOnce) showModel();
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
      showModel();
    }
  };

  const failed = undrawn && waiting;
  return {
    requested: atOnce && may !== null,
    pending: waiting && !undrawn,
    again,
    problem: failed ? "undrawn" : problem,
    dialog,
    setDialog: (open) => setDialog({ wanted: true, open }),
    press,
  };
}
