import type { ReactNode } from "react";
import { DateTime } from "../../../components/date-time.tsx";
import type { ShopSettings } from "./use-shop-settings.ts";

export type SettingChange = ShopSettings["changes"][number];

export interface SettingRowProps {
  title: string;
  hint: string;
  /** The latest change of the row's setting; undefined for none, null if it isn't listed here. */
  change: SettingChange | null | undefined;
  children: ReactNode;
}

/** A setting: its name, its control, and who changed it last. */
export function SettingRow({ title, hint, change, children }: SettingRowProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-3 border-t border-line py-5 first:border-t-0 md:grid-cols-label-48 xl:grid-cols-[14rem_minmax(0,1fr)_minmax(12rem,18rem)]">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-fine text-ink-muted">{hint}</p>
      </div>
      <div className="grid max-w-160 justify-items-start gap-2">{children}</div>
      <p className="text-fine text-ink-muted md:col-start-2 xl:col-start-3">
        {change === null ? null : change ? (
          <>
            Changed by <b className="font-demi text-ink">{change.by ?? "an unknown account"}</b> on{" "}
            <DateTime at={change.at} />
          </>
        ) : (
          "Never changed"
        )}
      </p>
    </div>
  );
}
