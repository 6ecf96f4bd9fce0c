import { useState, useSyncExternalStore } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";
import { productIdOf } from "../../../generated/values/variant-id.ts";
import { firstVariant, type Variant } from "../../shared/product/variants.ts";

const parameter = "variant";

const never = () => () => undefined;

/**
 * False in the first HTML and while it is hydrated. The server renders only variants on sale, so
 * that the number of its pages is limited (`server/http/pages/pages.ts`).
 */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface VariantInAddress<Each extends Variant> {
  variant: Each | undefined;
  /** The address names a variant that is no longer sold. */
  isGone: boolean;
  choose: (variant: Each) => void;
}

/**
 * The chosen variant of a product. The address names it in a parameter or as the opened ID; a
 * choice replaces the parameter.
 */
export function useVariant<Each extends Variant>(
  variants: readonly Each[],
  picture: string,
  openedId: string,
): VariantInAddress<Each> {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  const isHydrated = useHydrated();
  const inPath = openedId === productIdOf(openedId) ? null : openedId;
  const named = params.get(parameter);
  const isSold = variants.some(({ id }) => id === named);
  const requested = (isHydrated || isSold ? named : null) ?? inPath;
  // The router may be slow to update the address, but the page must not be.
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState(requested);
  if (seen !== requested) {
    setSeen(requested);
    if (way !== NavigationType.Replace) setChosen(null);
  }
  const wanted = variants.find(({ id }) => id === (chosen ?? requested));
  return {
    variant: wanted ?? firstVariant(variants, picture),
    isGone: requested !== null && chosen === null && variants.length > 0 && !wanted,
    choose({ id }) {
      setChosen(id);
      setParams(
        (before) => {
          before.set(parameter, id);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
