import { Download } from "lucide-react";
import { Fragment } from "react";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { Menu, MenuDownload, MenuSeparator } from "../../../components/menu.tsx";
import { exportAddressOf, exportFormats } from "./export-address.ts";
import type { LogView } from "./log-view.ts";

export interface ExportMenuProps {
  view: LogView;
  now: number;
  /** The event in the inspector, after which an export can begin; or null. */
  chosen: number | null;
}

/** Exports the current view as a file, completely or from after the inspected event. */
export function ExportMenu({ view, now, chosen }: ExportMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="dense" aria-label="Export">
          <Download aria-hidden size={15} />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      }
    >
      {[0, ...(chosen ? [chosen] : [])].map((after, index) => (
        <Fragment key={after}>
          {index > 0 && <MenuSeparator />}
          {Object.entries(exportFormats).map(([format, label]) => (
            <MenuDownload key={format} href={exportAddressOf(view, now, format, after)}>
              {after === 0 ? label : `${label} after event ${formatCount(after)}`}
            </MenuDownload>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}
