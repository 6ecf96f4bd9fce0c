import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lookOf, parametersOf, type InboxLook } from "./inbox-look.ts";

/**
 * The view of the reports and a function that changes it. The address holds all of it. State and
 * search are not read back from there while the page is mounted, because the router may be slow to
 * update the address but a search field must not be.
 */
export function useInboxLook(): [InboxLook, (changes: Partial<InboxLook>) => void] {
  const [params, setParams] = useSearchParams();
  const { report } = lookOf(params);
  const [narrowed, setNarrowed] = useState(() => lookOf(params));
  const look = { ...narrowed, report };

  const write = useEffectEvent(() => {
    const after = parametersOf(look);
    if (after.toString() !== params.toString()) setParams(after, { replace: true });
  });
  useEffect(() => write(), [narrowed]);

  return [look, (changes) => setNarrowed((before) => ({ ...before, ...changes }))];
}
