import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

const kind = "board-order";

/** The id of the dragged order; null if the drag is about something else. */
export function draggedOrder(data: Record<string | symbol, unknown>): string | null {
  const { orderId } = data;
  return data["kind"] === kind && typeof orderId === "string" ? orderId : null;
}

/** Makes a ticket draggable; returns whether it is being dragged. */
export function useDragged(
  ticket: RefObject<HTMLElement | null>,
  orderId: string,
  movable: boolean,
): boolean {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const element = ticket.current;
    if (!element || !movable) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ kind, orderId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [ticket, orderId, movable]);
  return dragged;
}

export interface DropPlace {
  ref: RefObject<HTMLElement | null>;
  /** An order is being dragged over it. */
  over: boolean;
}

/** A drop target for orders. */
export function useDropPlace(onDropped: (orderId: string) => void): DropPlace {
  const ref = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((orderId: unknown) => {
    if (typeof orderId === "string") onDropped(orderId);
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data["kind"] === kind,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        drop(source.data["orderId"]);
      },
    });
  }, []);
  return { ref, over };
}
