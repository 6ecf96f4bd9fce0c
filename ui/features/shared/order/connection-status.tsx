import { useFreshness } from "../../../apollo/connection-provider.tsx";
import { ConnectionBadge } from "../../../components/connection-badge.tsx";

/** The badge for the page's live data. */
export function ConnectionStatus() {
  return <ConnectionBadge freshness={useFreshness()} />;
}
