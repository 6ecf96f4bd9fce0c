import { useEffect, useState, type RefObject } from "react";
import type { Placement } from "../../../components/wall.ts";
import { formatSize, type SizeInCm } from "../../shared/product/size.ts";
import { hintOf, type RoomStatus } from "./placement-hints.ts";

export interface RoomHintProps {
  /** The viewer element. */
  viewer: RefObject<EventTarget | null>;
  placement: Placement;
  size: SizeInCm | null;
}

/**
 * A hint over the camera's picture. It must be inside the element, because the AR view hides
 * everything else.
 */
export function RoomHint({ viewer, placement, size }: RoomHintProps) {
  const [status, setStatus] = useState<RoomStatus>("not-presenting");
  const [tracking, setTracking] = useState(true);

  useEffect(() => {
    const { current } = viewer;
    if (!current) return undefined;
    const changed = (event: Event) => {
      setStatus((event as CustomEvent<{ status: RoomStatus }>).detail.status);
      setTracking(true);
    };
    const tracked = (event: Event) =>
      setTracking(
        (event as CustomEvent<{ status: "tracking" | "not-tracking" }>).detail.status ===
          "tracking",
      );
    current.addEventListener("ar-status", changed);
    current.addEventListener("ar-tracking", tracked);
    return () => {
      current.removeEventListener("ar-status", changed);
      current.removeEventListener("ar-tracking", tracked);
    };
  }, [viewer]);

  const hint = hintOf(status, { tracking, placement, size: size && formatSize(size) });
  return (
    <p role="status" className="room-hint">
      {hint && (
        <>
          <strong>{hint.say}</strong> <span>{hint.more}</span>
        </>
      )}
    </p>
  );
}
