import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { rangeOf, paramsOf } from "../features/history/workbench/report-range.ts";
import { Workbench } from "../features/history/workbench/workbench.tsx";
import { historyPaths } from "../history-paths.ts";

/** Reports on the shop; their range and last event are kept in the address. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>Workbench</PageTitle>
      <Workbench
        range={rangeOf(params)}
        onRange={(range) => void navigate(historyPaths.workbench(paramsOf(range)))}
        onSettled={(range) =>
          void navigate(historyPaths.workbench(paramsOf(range)), { replace: true })
        }
      />
    </>
  );
}
