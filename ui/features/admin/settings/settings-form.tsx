import { useRef, type SubmitEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { edgeBar } from "../../../components/edge-bar.ts";
import { FieldError } from "../../../components/field.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { settingLimits } from "../../../generated/shop.ts";
import { LateThresholds } from "./late-thresholds.tsx";
import { NumberSetting, TextSetting } from "./setting-input.tsx";
import { SettingRow } from "./setting-row.tsx";
import { useSettingsForm } from "./use-settings-form.ts";
import type { ShopSettings } from "./use-shop-settings.ts";

/** Every setting, to be changed together or one by one. */
export function SettingsForm({ settings }: { settings: ShopSettings }) {
  const frame = useRef<HTMLFormElement>(null);
  const begin = useLatestAction();
  const { changed, pending, problem, reset, of, save } = useSettingsForm(settings);
  const latest = (...names: readonly ShopSettings["changes"][number]["setting"][]) =>
    settings.changes.find(({ setting }) => names.includes(setting));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const isLatest = begin();
    const isSaved = await save();
    if (!isLatest()) return;
    // The button disappears with the changes, so the focus moves to the form.
    if (isSaved) frame.current?.focus({ preventScroll: true });
    else {
      requestAnimationFrame(() =>
        frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
    }
  }

  return (
    <form
      ref={frame}
      noValidate
      tabIndex={-1}
      aria-label="Settings"
      className="outline-none"
      onBlur={begin}
      onChange={begin}
      onSubmit={(event) => void submit(event)}
    >
      <SettingRow
        title="When an order is late"
        hint="Measured from when the order reached its status."
        change={latest(
          "PREPARING_WARM_HOURS",
          "PREPARING_LATE_HOURS",
          "PACKING_WARM_HOURS",
          "PACKING_LATE_HOURS",
          "DELIVERY_WARM_DAYS",
          "DELIVERY_LATE_DAYS",
        )}
      >
        <LateThresholds values={settings} of={of} />
      </SettingRow>
      <SettingRow
        title="Calls"
        hint="Staff confirm high-risk orders by phone before packing."
        change={latest("CALL_FROM")}
      >
        <NumberSetting
          label="Orders wait for a call from, in points"
          unit="points"
          setting={of("callFrom")}
          was={settings.callFrom}
        />
        <p className="text-fine text-ink-muted">
          {settings.callFrom === 0
            ? "0: no order waits for a call. A score is at most 100."
            : "Orders with this score or more wait for a call. 0: no order waits."}
        </p>
      </SettingRow>
      <SettingRow
        title="When a review comes in"
        hint="Staff can hide a review in both cases."
        change={latest("REVIEWS_WAIT")}
      >
        <PillRow
          label="When a review comes in"
          choices={[
            { value: "true", label: "Wait for approval" },
            { value: "false", label: "Publish at once" },
          ]}
          value={of("reviewsWait").value}
          onChange={of("reviewsWait").onChange}
        />
        <p className="text-fine text-ink-muted">
          Reviews that wait now stay in the queue when this changes.
        </p>
      </SettingRow>
      <SettingRow
        title="Low stock"
        hint="A product may have its own limit."
        change={latest("LOW_STOCK")}
      >
        <NumberSetting
          label="Low stock, in units"
          unit="units"
          setting={of("lowStock")}
          was={settings.lowStock}
        />
        <p className="text-fine text-ink-muted">Alert at this many or fewer.</p>
      </SettingRow>
      <SettingRow
        title="Delivery note"
        hint="On every packing slip."
        change={latest("DELIVERY_NOTE")}
      >
        <TextSetting
          label="Delivery note"
          lines={3}
          maxLength={settingLimits.deliveryNote}
          setting={of("deliveryNote")}
        />
      </SettingRow>
      {(changed.length > 0 || problem) && (
        <div
          ref={edgeBar}
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:px-6"
        >
          <Button type="submit" variant="filled" size="dense" pending={pending}>
            {changed.length === 1 ? "Save 1 change" : `Save ${changed.length} changes`}
          </Button>
          <Button
            variant="quiet"
            size="dense"
            onClick={() => {
              reset();
              frame.current?.focus({ preventScroll: true });
            }}
          >
            {changed.length === 1 ? "Discard change" : "Discard changes"}
          </Button>
          {problem && <FieldError>{problem}</FieldError>}
        </div>
      )}
    </form>
  );
}
