import { useLocation } from "react-router-dom";

/**
 * Returns the token of an emailed link; empty if there is none. It is in the fragment of the
 * address (after #), which browsers don't send. Opening another link in the same tab changes only
 * the fragment, so a page that keeps state of the token needs it as its key.
 */
export function useFragmentToken(): string {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get("token") ?? "";
}
