import { useState, useSyncExternalStore } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";
import { productIdOf } from "../../../generated/values/variant-id.ts";
import { firstVersion, type Version } from "../../shared/product/versions.ts";

const parameter = "variant";

const never = () => () => undefined;

/**
 * False in the first HTML and while it is hydrated. The server renders only versions on sale, so
 * that the number of its pages is limited (`server/http/pages/pages.ts`).
 */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface VersionInAddress<Each extends Version> {
  version: Each | undefined;
  /** The address names a version that is no longer sold. */
  isGone: boolean;
  choose: (version: Each) => void;
}

/**
 * The chosen version of a product. The address names it in a parameter or as the opened ID; a
 * choice replaces the parameter.
 */
export function useVersion<Each extends Version>(
  versions: readonly Each[],
  picture: string,
  openedId: string,
): VersionInAddress<Each> {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  const isHydrated = useHydrated();
  const inPath = openedId === productIdOf(openedId) ? null : openedId;
  const named = params.get(parameter);
  const isSold = versions.some(({ id }) => id === named);
  const requested = (isHydrated || isSold ? named : null) ?? inPath;
  // The router may be slow to update the address, but the page must not be.
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState(requested);
  if (seen !== requested) {
    setSeen(requested);
    if (way !== NavigationType.Replace) setChosen(null);
  }
  const wanted = versions.find(({ id }) => id === (chosen ?? requested));
  return {
    version: wanted ?? firstVersion(versions, picture),
    isGone: requested !== null && chosen === null && versions.length > 0 && !wanted,
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
