import { useNavigate } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { useLookInAddress } from "../components/use-look-in-address.ts";
import { ReplayPage } from "../features/replay/replay-page.tsx";
import { replayLookOf, replayParamsOf } from "../features/replay/replay-look.ts";
import { historyPaths } from "../history-paths.ts";

/** The shop replayed. */
export function Component() {
  const navigate = useNavigate();
  const [look, changeLook] = useLookInAddress(replayLookOf, replayParamsOf);
  return (
    <>
      <PageTitle>Replay</PageTitle>
      <ReplayPage
        look={look}
        onLook={changeLook}
        onLeave={() => void navigate(historyPaths.explorer)}
      />
    </>
  );
}
