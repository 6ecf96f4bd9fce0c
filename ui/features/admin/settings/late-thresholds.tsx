import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { statusOf } from "../../shared/order/status.ts";
import { NumberSetting } from "./setting-input.tsx";
import type { SettingField } from "./settings-draft.ts";
import type { SettingValues } from "../kit/settings-provider.tsx";
import { statusThresholds } from "../kit/thresholds.ts";
import type { SettingControl } from "./use-settings-form.ts";

export interface LateThresholdsProps {
  values: SettingValues;
  of: (field: SettingField) => SettingControl;
}

/** The ages from which an order is shown in amber and as late, for each status before the last. */
export function LateThresholds({ values, of }: LateThresholdsProps) {
  return (
    <table className="border-separate border-spacing-0 max-sm:block max-sm:w-full">
      <thead>
        <tr className="text-left text-2xs text-ink-muted">
          <th scope="col" className="pr-6 pb-1.5 font-demi">
            Status
          </th>
          <th scope="col" className="pr-4 pb-1.5 font-demi">
            Amber from
          </th>
          <th scope="col" className="pb-1.5 font-demi">
            Late from
          </th>
        </tr>
      </thead>
      <tbody>
        {statusThresholds.map(({ status, warm, late, unit }) => {
          const { label, step } = statusOf(status);
          return (
            <tr key={status} className={`status-${step} align-top`}>
              <th
                scope="row"
                className="pt-3 pr-6 pb-2 text-left font-medium wrap-anywhere max-sm:w-full max-sm:pr-2"
              >
                <span className="inline-flex min-h-dense items-center gap-2">
                  <StatusGlyph step={step} />
                  {label}
                </span>
              </th>
              <td className="pt-1.5 pr-4 pb-2 max-sm:pr-2.5">
                <NumberSetting
                  label={`${label}: amber from, in ${unit}`}
                  unit={unit}
                  setting={of(warm)}
                  was={values[warm]}
                />
              </td>
              <td className="pt-1.5 pb-2">
                <NumberSetting
                  label={`${label}: late from, in ${unit}`}
                  unit={unit}
                  setting={of(late)}
                  was={values[late]}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
