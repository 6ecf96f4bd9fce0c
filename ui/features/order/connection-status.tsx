import { useFreshness } from "../../apollo/connection-provider.tsx";
import { ConnectionBadge } from "../../components/connection-badge.tsx";

/** The badge for what this page follows live. */
export function ConnectionStatus() {
  return <ConnectionBadge freshness={useFreshness()} />;
}
