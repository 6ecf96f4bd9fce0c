import { useQuery } from "@apollo/client/react";
import { Navigate } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { DriverRunPage } from "../features/admin/driver-run/driver-run-page.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { ViewerDocument } from "../generated/operations.ts";
import { paths } from "../paths.ts";

/**
 * The driver's run. While it is not known who is signed in, for example without a connection, this
 * phone's copy of the run is shown.
 */
export function Component() {
  const { data } = useQuery(ViewerDocument, { ssr: false });
  if (data && !viewerMay(data.me, "RUNS_ANSWER")) return <Navigate to={paths.home} replace />;
  return (
    <div lang="en" data-works-offline className="flex min-h-dvh flex-col">
      <PageTitle>Run</PageTitle>
      <DriverRunPage viewerId={data?.me?.id ?? null} />
    </div>
  );
}
