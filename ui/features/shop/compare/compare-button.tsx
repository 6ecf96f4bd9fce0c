import * as t from "#texts/compare.ts";
import { Columns2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { maxCompared, toggleComparedItem, useComparedItems } from "./compared-items.ts";

export interface CompareButtonProps {
  productId: string;
  /** Buttons before it, in the same row. */
  children?: ReactNode;
}

/** Adds an item to the comparison on this device, or removes it, and leads to the comparison. */
export function CompareButton({ productId, children }: CompareButtonProps) {
  const ids = useComparedItems();
  const [refused, setRefused] = useState(false);
  const chosen = ids.includes(productId);
  const isFull = ids.length >= maxCompared;
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <Button
          aria-pressed={chosen}
          variant={chosen ? "soft" : "outlined"}
          onClick={() => setRefused(!toggleComparedItem(productId))}
        >
          <Columns2 aria-hidden size={18} />
          {chosen ? t.inComparison : t.compare}
        </Button>
        {ids.length > 1 && (
          <TextLink to={paths.compareOf(ids)} className="text-sm text-ink">
            {t.compareChosen(ids.length)}
          </TextLink>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {refused && isFull && !chosen && <MessageBox tone="warn">{t.full(maxCompared)}</MessageBox>}
      </div>
    </div>
  );
}
