import { useEffect, useEffectEvent, useRef, useState } from "react";
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

  // A navigation may still be pending when the view changes again, also back to what it was.
  const requested = useRef(address);
  const followRouter = useEffectEvent(() => {
    if (way !== NavigationType.Replace) requested.current = address;
  });
  useEffect(() => followRouter(), [address]);

  const write = useEffectEvent((wanted: View) => {
    const written = paramsOf(wanted);
    const after = written.toString();
    if (after === address && after === requested.current) return;
    requested.current = after;
    setParams(written, { replace: true, state: location.state as unknown });
  });
  useEffect(() => write(view), [view, pathname]);

  return [view, (changes) => setView((before) => ({ ...before, ...changes }))];
}
