import * as t from "#texts/find.ts";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { MessageBox } from "../../../components/message-box.tsx";
import { filtersInAddress } from "./product-filters.ts";

/** Parameters removed from a URL, stored in the history entry of the repaired URL. */
interface RepairedState {
  leftOut: readonly string[];
}

/**
 * Removes invalid parameters from the URL, and reports them until the customer changes a filter.
 */
export function AddressRepair() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, ...entry } = useLocation();
  const state: unknown = entry.state;

  useEffect(() => {
    const { invalid } = filtersInAddress(parameters);
    if (invalid.length === 0) return;
    const repaired = new URLSearchParams(parameters);
    for (const name of invalid) repaired.delete(name);
    const leftOut = invalid.map((name) => `${name}=${parameters.get(name) ?? ""}`.slice(0, 40));
    void navigate(
      { pathname, search: repaired.toString() },
      { replace: true, preventScrollReset: true, state: { leftOut } satisfies RepairedState },
    );
  }, [parameters, navigate, pathname]);

  if (!isRepaired(state)) return null;
  return (
    <MessageBox tone="info" className="mt-6">
      {t.ignoredFilters(state.leftOut.join(", "))}
    </MessageBox>
  );
}

function isRepaired(state: unknown): state is RepairedState {
  return (
    typeof state === "object" &&
    state !== null &&
    "leftOut" in state &&
    Array.isArray(state.leftOut) &&
    state.leftOut.every((each) => typeof each === "string")
  );
}
