import * as t from "#texts/compare.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { edgeBar } from "../../../components/edge-bar.ts";
import { LinkButton } from "../../../components/link-button.tsx";
import { ComparedProductsDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { refusePick, usePickRefused } from "./compare-refusal.ts";
import { maxCompared, storeComparedItems, useComparedItems } from "./compared-items.ts";
import "./compare.css";

function advice(count: number): string {
  if (count === 0) return t.chooseTwo;
  if (count === 1) return t.chooseOneMore;
  return count < maxCompared ? t.canAdd(maxCompared - count) : t.thatIsTheMost;
}

/** The items chosen on a list, at the lower edge of the window. */
export function CompareTray() {
  const ids = useComparedItems();
  const refused = usePickRefused() && ids.length >= maxCompared;
  const [wanted, setWanted] = useState(ids);
  if (ids.some((id) => !wanted.includes(id))) setWanted(ids);
  const { data, previousData } = useQuery(
    ComparedProductsDocument,
    ids.length === 0 ? skipToken : { variables: { ids: [...wanted] } },
  );
  const why = useId();
  const products = (data ?? previousData)?.productsByIds ?? [];
  return (
    <div
      ref={edgeBar}
      role="group"
      aria-label={t.compare}
      className="sticky bottom-3 z-20 mt-section grid items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-overlay px-4 py-3 shadow-3 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <div aria-hidden className="flex gap-2 max-md:hidden">
        {Array.from({ length: maxCompared }, (_, index) => {
          const product = products.find(({ id }) => id === ids[index]);
          return (
            <div
              key={ids[index] ?? index}
              className={
                product ? "size-13" : "size-13 rounded-tile border border-dashed border-line-strong"
              }
            >
              {product && squarePicture(product)}
            </div>
          );
        })}
      </div>
      <p role="status" className="text-base leading-dense">
        {t.chosenOf(ids.length, maxCompared)}
        <span
          id={why}
          className={refused ? "block text-fine text-warn-text" : "block text-fine text-ink-muted"}
        >
          {refused ? t.full(maxCompared) : advice(ids.length)}
        </span>
      </p>
      <div className="flex gap-2 max-md:*:flex-1">
        <Button
          variant="quiet"
          unready={ids.length === 0}
          onClick={() => {
            storeComparedItems([]);
            refusePick(false);
          }}
        >
          {t.clear}
        </Button>
        {ids.length > 1 ? (
          <LinkButton to={paths.compareOf(ids)} variant="filled">
            {t.compare}
          </LinkButton>
        ) : (
          <Button variant="filled" disabled aria-describedby={why}>
            {t.compare}
          </Button>
        )}
      </div>
    </div>
  );
}
