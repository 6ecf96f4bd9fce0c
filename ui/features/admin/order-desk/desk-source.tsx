import { useLazyQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { formatCount } from "../../../components/count.ts";
import { SourceNote, type ValueOrigin } from "../../../components/source-note.tsx";
import {
  DeskSourceDocument,
  type DeskSourceQuery,
  type OrderValue,
} from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import type { DeskOrder } from "./use-desk-order.ts";

export interface DeskSourceProps {
  order: DeskOrder;
  value: OrderValue;
  side?: "left" | "right";
  children: ReactNode;
}

/** A value of an order that shows the event that set it, the actor, and a link to it. */
export function DeskSource({ order, value, side = "right", children }: DeskSourceProps) {
  const [ask, { data, error }] = useLazyQuery(DeskSourceDocument, { fetchPolicy: "no-cache" });
  const words = error
    ? "Couldn’t load the source."
    : data
      ? "Not recorded yet. Try again in a moment."
      : "Loading…";
  return (
    <SourceNote
      side={side}
      origin={data?.orderSource ? originOf(data.orderSource, order) : words}
      onOpen={() => void ask({ variables: { order: order.id, value } })}
    >
      {children}
    </SourceNote>
  );
}

/** The event in words, and its actor. */
export function originOf(
  { entry, of }: NonNullable<DeskSourceQuery["orderSource"]>,
  { customerName }: Pick<DeskOrder, "customerName">,
): ValueOrigin {
  const { number, type, words, occurredAt, revision, actor } = entry;
  const unnamed =
    actor.role === "shopper"
      ? customerName || "The customer"
      : actor.role === "system"
        ? "The shop"
        : "A staff member";
  return {
    event: `${type}: ${words}`,
    at: occurredAt,
    by: actor.name ?? unnamed,
    number: `event ${formatCount(number)}, ${revision + 1} of ${of} in this order`,
    href: historyPaths.event(number),
    hrefText: "Open the event",
  };
}
