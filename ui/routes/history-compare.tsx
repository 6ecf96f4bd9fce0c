import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { Compare } from "../features/history/comparison/compare.tsx";
import { historyPaths } from "../history-paths.ts";

/** Compares the shop at two times, which are kept in the address. */
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
