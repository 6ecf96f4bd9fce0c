import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lookOf, parametersOf, type InboxLook } from "./inbox-look.ts";

/**
 * How the reports are looked at, and a way to change it. The address holds all of it; state and
 * search are not read from there while the page stands, because the router may take its time with
 * an address and a search field may not.
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
