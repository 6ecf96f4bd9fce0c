import * as t from "#texts/orders.ts";
import type { ReactNode } from "react";
import { SourceNote } from "../../../components/source-note.tsx";
import { sourceOf, type OrderValue } from "./step-texts.ts";
import type { OwnOrder } from "./use-own-order.ts";
import { stepId } from "./what-happened.tsx";

export interface ValueSourceProps {
  order: OwnOrder;
  /** The status or fields of the address; by default a value of the placing. */
  value?: OrderValue;
  side?: "left" | "right";
  children: ReactNode;
}

/** A value of an order that shows its source. */
export function ValueSource({ order, value = [], side = "left", children }: ValueSourceProps) {
  const source = sourceOf(order, value);
  if (!source) return <>{children}</>;
  const { event, at, by, number } = source;
  return (
    <SourceNote
      origin={{
        ...{ event, at, by },
        number: t.numberInOrder(number, order.revision),
        href: `#${stepId(number)}`,
      }}
      side={side}
    >
      {children}
    </SourceNote>
  );
}
