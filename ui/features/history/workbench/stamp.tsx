import { Link2 } from "lucide-react";
import { formatCount } from "../../../components/count.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { historyPaths } from "../../../history-paths.ts";
import { useCopiedLink } from "../explorer/use-copied-link.ts";
import { paramsOf, type ReportRange } from "./report-range.ts";

const words = { "": "permanent figures", copied: "copied", failed: "copy it from the address bar" };

/** The event up to which everything is counted, and a permanent link to the same figures. */
export function Stamp({ range }: { range: ReportRange }) {
  const { at } = range;
  const { result, copy } = useCopiedLink(historyPaths.workbench(paramsOf(range)));
  return (
    <span className="inline-flex items-center gap-2 border border-double border-line-strong px-2.5 text-xs text-ink-muted">
      <span>
        up to event{" "}
        <b className="text-sm text-ink tabular-nums">
          {/^\d+$/.test(at) ? formatCount(Number(at)) : at}
        </b>{" "}
        <span role="status">{words[result]}</span>
      </span>
      <IconButton
        label="Copy link to these reports"
        icon={<Link2 aria-hidden size={15} />}
        className="size-9! print:hidden"
        onClick={copy}
      />
    </span>
  );
}
