import { useNavigate } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { useViewInAddress } from "../components/use-view-in-address.ts";
import { ReplayPage } from "../features/history/replay/replay-page.tsx";
import { replayViewOf, replayParamsOf } from "../features/history/replay/replay-view.ts";
import { historyPaths } from "../history-paths.ts";

/** The replay of the shop's history. */
export function Component() {
  const navigate = useNavigate();
  const [view, changeView] = useViewInAddress(replayViewOf, replayParamsOf);
  return (
    <>
      <PageTitle>Replay</PageTitle>
      <ReplayPage
        view={view}
        onView={changeView}
        onLeave={() => void navigate(historyPaths.explorer)}
      />
    </>
  );
}
