import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { SettingsProvider } from "../features/admin/kit/settings-provider.tsx";
import { PastBoard } from "../features/history/past-board/past-board.tsx";
import { historyPaths } from "../history-paths.ts";

/** The read-only order board at the time in the address. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle>The board in the past</PageTitle>
      <SettingsProvider>
        <PastBoard at={params.get("at") ?? "0"} now={historyPaths.explorer} />
      </SettingsProvider>
    </>
  );
}
