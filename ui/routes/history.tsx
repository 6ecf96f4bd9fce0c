import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { Explorer } from "../features/history/explorer/explorer.tsx";
import { logViewOf, paramsOf, type LogView } from "../features/history/explorer/log-view.ts";
import { historyPaths } from "../history-paths.ts";

/** The events of the log; the view and the selected event are kept in the address. */
export function Component({ event }: { event: string | null }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = logViewOf(params);
  // Anything but a number selects no event, and the inspector shows that.
  const chosen = event === null ? null : /^\d{1,9}$/.test(event) ? Number(event) : 0;

  const address = (of: number | null, at: LogView) => {
    const search = paramsOf(at).toString();
    return `${of === null ? historyPaths.explorer : historyPaths.event(of)}${search && `?${search}`}`;
  };

  return (
    <>
      <PageTitle>History</PageTitle>
      <Explorer
        view={view}
        onView={(next) => void navigate(address(chosen, next), { replace: true })}
        chosen={chosen}
        addressOf={(of) => address(of, view)}
        onChoose={(of) => void navigate(address(of, view), { replace: of !== null })}
      />
    </>
  );
}
