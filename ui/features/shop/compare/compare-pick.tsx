import * as t from "#texts/compare.ts";
import { useFragment } from "@apollo/client/react";
import { Checkbox } from "../../../components/checkbox.tsx";
import { ProductPicture_ProductFragmentDoc } from "../../../generated/operations.ts";
import { toggleComparedItem, useComparedItems } from "./compared-items.ts";
import { refusePick } from "./compare-refusal.ts";

/** The tick box of a card that adds its item to the comparison. */
export function ComparePick({ productId }: { productId: string }) {
  const ids = useComparedItems();
  const { data } = useFragment({
    fragment: ProductPicture_ProductFragmentDoc,
    from: { __typename: "Product", id: productId },
  });
  return (
    <Checkbox
      label={t.compare}
      aria-label={t.compareItem(data.name ?? "")}
      checked={ids.includes(productId)}
      onChange={() => refusePick(!toggleComparedItem(productId))}
    />
  );
}
