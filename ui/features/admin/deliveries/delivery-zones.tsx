import { Plus } from "lucide-react";
import { useRef, type SubmitEvent } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { edgeBar } from "../../../components/edge-bar.ts";
import { classNames } from "../../../components/class-names.ts";
import { FieldError } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { deliveryLimits } from "../../../generated/shop.ts";
import { Read } from "../kit/read.tsx";
import { useZonePlan, useZonesForm, type ZonePlan } from "./use-zones-form.ts";
import { DistrictList, ZoneFields, zoneColumns } from "./zone-fields.tsx";
import { homelessDistricts, newZone, withDistrictIn, type ZoneDraft } from "./zones-draft.ts";

/** The delivery zones, to be changed together. */
export function DeliveryZones() {
  const plan = useZonePlan();
  return (
    <section aria-labelledby="delivery-zones" className="border-t border-line pt-5 pb-2">
      <h2 id="delivery-zones" className="heading text-lg">
        Delivery zones
      </h2>
      <p className="mt-0.5 mb-3 text-fine text-ink-muted">
        Each district is in one zone. Lead days are working days from the order to the first
        delivery. Morning and afternoon are orders per half day.
      </p>
      <Read of={plan} what="the delivery zones" skeleton="h-72">
        {({ deliveryZones }) => <ZonesForm plan={deliveryZones} />}
      </Read>
    </section>
  );
}

function ZonesForm({ plan }: { plan: ZonePlan }) {
  const frame = useRef<HTMLFormElement>(null);
  const begin = useLatestAction();
  const form = useZonesForm(plan);
  const { zones, stored, changes, pending, problems, outdated } = form;
  const homeless = homelessDistricts(zones);
  const general = problems["zones"];

  const afterRender = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());

  function change(zone: ZoneDraft, changed: Partial<ZoneDraft>) {
    form.edit(
      zones.map((each) => (each.key === zone.key ? { ...each, ...changed } : each)),
      Object.keys(changed).map((field) => `${zone.key}.${field}`),
    );
  }

  function move(district: string, key: string) {
    form.edit(withDistrictIn(zones, district, key), [
      "zones",
      ...zones.map((zone) => `${zone.key}.districts`),
    ]);
    // The menu's button has moved with the district.
    afterRender(`[data-zone="${key}"] [aria-label="Move ${district}"]`);
  }

  function remove(zone: ZoneDraft) {
    form.edit(zones.filter(({ key }) => key !== zone.key));
    // Its districts are now without a zone.
    if (zone.districts.length > 0) afterRender("[data-homeless] button");
    else frame.current?.focus({ preventScroll: true });
  }

  function add() {
    const zone = newZone(`new ${newCommandId()}`);
    form.edit([...zones, zone]);
    afterRender(`[data-zone="${zone.key}"] input`);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    if (homeless.length > 0) {
      afterRender("[data-homeless] button");
      return;
    }
    const isLatest = begin();
    const isSaved = await form.save();
    if (!isLatest()) return;
    // The button disappears with the changes, so the focus moves to the form.
    if (isSaved) frame.current?.focus({ preventScroll: true });
    else afterRender("[aria-invalid=true]");
  }

  return (
    <form
      ref={frame}
      noValidate
      tabIndex={-1}
      aria-label="Delivery zones"
      className="outline-none"
      onBlur={begin}
      onChange={begin}
      onSubmit={(event) => void submit(event)}
    >
      <div
        aria-hidden
        className={classNames(
          "grid gap-x-3 pb-1.5 text-xs font-demi text-ink-muted max-lg:hidden",
          zoneColumns,
        )}
      >
        <span>Zone</span>
        <span>Days of delivery</span>
        <span>Lead days</span>
        <span>Morning</span>
        <span>Afternoon</span>
        <span>Districts</span>
      </div>
      <ul aria-label="Zones">
        {zones.map((zone) => (
          <ZoneFields
            key={zone.key}
            zone={zone}
            stored={stored.find(({ key }) => key === zone.key)}
            zones={zones}
            problems={problems}
            onChange={(changed) => change(zone, changed)}
            onMove={move}
            onRemove={() => remove(zone)}
          />
        ))}
      </ul>
      {homeless.length > 0 && (
        <div data-homeless className="grid gap-2 border-t border-line py-3">
          <FieldError>
            {homeless.length === 1
              ? "This district has no zone. Please move it to one."
              : "These districts have no zone. Please move each to one."}
          </FieldError>
          <DistrictList
            label="Districts without a zone"
            districts={homeless}
            others={zones}
            onMove={move}
          />
        </div>
      )}
      {general !== undefined && homeless.length === 0 && <FieldError>{general}</FieldError>}
      <div className="border-t border-line py-3">
        <Button size="dense" disabled={zones.length >= deliveryLimits.zones} onClick={add}>
          <Plus aria-hidden size={16} /> Add zone
        </Button>
      </div>
      {(changes > 0 || form.problem) && (
        <div
          ref={edgeBar}
          className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:px-6"
        >
          {outdated && (
            <MessageBox
              tone="warn"
              takeFocus
              action={<Button onClick={outdated.load}>Load the current zones</Button>}
            >
              {outdated.message} Nothing was saved, and your changes are still here.
            </MessageBox>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="filled" size="dense" pending={pending}>
              {changes === 1 ? "Save 1 change to zones" : `Save ${changes} changes to zones`}
            </Button>
            <Button
              variant="quiet"
              size="dense"
              onClick={() => {
                form.reset();
                frame.current?.focus({ preventScroll: true });
              }}
            >
              {changes === 1 ? "Discard change" : "Discard changes"}
            </Button>
            {form.problem && <FieldError>{form.problem}</FieldError>}
          </div>
        </div>
      )}
    </form>
  );
}
