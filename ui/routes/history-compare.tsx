import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { Compare } from "../features/comparison/compare.tsx";
import { historyPaths } from "../history-paths.ts";

/** Two moments of the shop side by side; the address holds them. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>Compare two moments</PageTitle>
      <Compare
        a={params.get("a")}
        b={params.get("b")}
        onMoments={(a, b) => void navigate(historyPaths.compare(a, b))}
      />
    </>
  );
}
