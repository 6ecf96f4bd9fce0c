import type { ReactNode } from "react";
import { SourceNote } from "../../components/source-note.tsx";
import type { AddressField } from "../../generated/operations.ts";
import { sourceOf } from "./step-words.ts";
import type { OwnOrder } from "./use-own-order.ts";
import { stepId } from "./what-happened.tsx";

export interface ValueSourceProps {
  order: OwnOrder;
  /** The fields of the address that the value shows; none for a value of the placing. */
  fields?: AddressField[];
  side?: "left" | "right";
  children: ReactNode;
}

/** A value of an order, which says where it comes from. */
export function ValueSource({ order, fields = [], side = "left", children }: ValueSourceProps) {
  const source = sourceOf(order, ...fields);
  if (!source) return <>{children}</>;
  return (
    <SourceNote
      event={source.event}
      at={source.at}
      by={source.by}
      number={`${source.number} of ${order.revision} in this order`}
      href={`#${stepId(source.number)}`}
      side={side}
    >
      {children}
    </SourceNote>
  );
}
