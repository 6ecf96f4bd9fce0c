import { useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/**
 * The view of a list (filters, sort order, search) and a function that changes it. It is written to
 * the address, so that a reload keeps it, and changes when another address of the page opens. The
 * written address is not read back: the router may be slow to update it, but the list must not be.
 */
export function useViewInAddress<View extends object>(
  viewOf: (params: URLSearchParams) => View,
  paramsOf: (view: View) => URLSearchParams,
): [View, (changes: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const way = useNavigationType();
  const [view, setView] = useState(() => viewOf(params));
  const address = params.toString();
  const [seen, setSeen] = useState({ pathname, address });
  if (seen.pathname !== pathname || seen.address !== address) {
    setSeen({ pathname, address });
    // A step back from an overlay over the list leads to the list as it was left.
    const isLeft = way === NavigationType.Pop && seen.pathname !== pathname;
    const isOwn = way === NavigationType.Replace;
    if (!isOwn && !isLeft && seen.address !== address) setView(viewOf(params));
  }

  const write = useEffectEvent((wanted: View) => {
    const after = paramsOf(wanted);
    if (after.toString() !== address)
      setParams(after, { replace: true, state: location.state as unknown });
  });
  useEffect(() => write(view), [view, pathname]);

  return [view, (changes) => setView((before) => ({ ...before, ...changes }))];
}
