import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { ReplayPage } from "../features/replay/replay-page.tsx";
import { replayLookOf, replayParamsOf, type ReplayLook } from "../features/replay/replay-look.ts";
import { historyPaths } from "../history-paths.ts";

/**
 * The shop replayed. What is looked at is written to the address and read from there once, because the router may take its
 * time with an address.
 */
export function Component() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [look, setLook] = useState(() => replayLookOf(params));
  const write = useEffectEvent((now: ReplayLook) => {
    const wanted = replayParamsOf(now);
    if (wanted.toString() !== params.toString()) setParams(wanted, { replace: true });
  });
  useEffect(() => write(look), [look]);
  return (
    <>
      <PageTitle>Replay</PageTitle>
      <ReplayPage
        look={look}
        onLook={(change) => setLook((before) => ({ ...before, ...change }))}
        onLeave={() => void navigate(historyPaths.explorer)}
      />
    </>
  );
}
