import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { whatIfQueryOf, paramsOf } from "../features/history/what-if/what-if-query.ts";
import { WhatIfPage } from "../features/history/what-if/what-if-page.tsx";
import { historyPaths } from "../history-paths.ts";

/**
 * A simulation of the shop with changes, compared with the actual history; the simulation is kept
 * in the address.
 */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>What if</PageTitle>
      <WhatIfPage
        query={whatIfQueryOf(params)}
        onQuery={(query) => void navigate(historyPaths.whatIf(query ? paramsOf(query) : null))}
      />
    </>
  );
}
