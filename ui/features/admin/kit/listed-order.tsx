import type { ReactNode } from "react";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { itemsText } from "./run-text.ts";

export interface ListedOrderProps {
  order: { number: string; items: Parameters<typeof itemsText>[0] };
  /** Who the order is for, and where. */
  who?: ReactNode;
  /** What to know about it, in one line. */
  note: string;
  noteTone?: string;
}

/** An order in a list of staff: who, number, items and a line about it. */
export function ListedOrder({
  order: { number, items },
  who,
  note,
  noteTone = "text-ink-muted",
}: ListedOrderProps) {
  return (
    <>
      {who}{" "}
      <TextLink to={paths.adminOrder(number)} className="font-demi whitespace-nowrap">
        {number}
      </TextLink>
      <span className="block text-ink-muted">{itemsText(items)}</span>
      <span className={`block text-fine ${noteTone}`}>{note}</span>
    </>
  );
}
