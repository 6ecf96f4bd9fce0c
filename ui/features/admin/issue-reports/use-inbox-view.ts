import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { viewOf, parametersOf, type InboxView } from "./inbox-view.ts";

/**
 * The view of the reports and a function that changes it. The address holds all of it. State and
 * search are not read back from there while the page is mounted, because the router may be slow to
 * update the address but a search field must not be.
 */
export function useInboxView(): [InboxView, (changes: Partial<InboxView>) => void] {
  const [params, setParams] = useSearchParams();
  const { report } = viewOf(params);
  const [narrowed, setNarrowed] = useState(() => viewOf(params));
  const view = { ...narrowed, report };

  const write = useEffectEvent(() => {
    const after = parametersOf(view);
    if (after.toString() !== params.toString()) setParams(after, { replace: true });
  });
  useEffect(() => write(), [narrowed]);

  return [view, (changes) => setNarrowed((before) => ({ ...before, ...changes }))];
}
