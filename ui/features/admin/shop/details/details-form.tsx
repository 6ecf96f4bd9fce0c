import { useRef, type SubmitEvent } from "react";
import { Button } from "../../../../components/button.tsx";
import { edgeBar } from "../../../../components/edge-bar.ts";
import { Field, FieldError } from "../../../../components/field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { TextArea } from "../../../../components/text-input.tsx";
import type { SettingName } from "../../../../generated/operations.ts";
import { settingLimits } from "../../../../generated/shop.ts";
import { SettingRow } from "../../settings/setting-row.tsx";
import { AnnouncementFields } from "./announcement-fields.tsx";
import { ColourFields } from "./colour-fields.tsx";
import { HomeFields } from "./home-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { LocalFields } from "./local-fields.tsx";
import { LogoFields } from "./logo-fields.tsx";
import { SocialFields } from "./social-fields.tsx";
import { TextField } from "./text-field.tsx";
import { useDetailsDraft, type ShopDetails } from "./use-details-draft.ts";
import { LeaveGuard } from "../../../shared/account/leave-guard.tsx";

/** The details in sections, to be changed together or one by one. */
export function DetailsForm({ details }: { details: ShopDetails }) {
  const frame = useRef<HTMLFormElement>(null);
  const draft = useDetailsDraft(details);
  const { of, changed, pending, problem } = draft;
  const latest = (...names: readonly SettingName[]) =>
    details.changes.find(({ setting }) => names.includes(setting));
  const address = of("address");
  const overtaken = changed.filter((name) => of(name).overtaken);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    if (await draft.save()) frame.current?.focus({ preventScroll: true });
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
      aria-label="Details"
      className="outline-none"
      onSubmit={(event) => void submit(event)}
    >
      <LeaveGuard unsaved={changed.length > 0} />
      <SettingRow
        title="Profile"
        hint="Used in the header, in emails and in search results."
        change={latest(
          ...(["SHOP_NAME", "NAME_MARK", "LEGAL_NAME"] as const),
          ...(["REGISTRATION_NUMBER", "TAGLINE", "DESCRIPTION"] as const),
        )}
      >
        <TextField label="Shop name" control={of("shopName")} maxLength={settingLimits.shopName} />
        <TextField
          label="Name in a second script"
          hint="Next to the name in the header, if there is no logo."
          optional
          lang="si"
          control={of("nameMark")}
          maxLength={settingLimits.nameMark}
        />
        <TextField
          label="Legal name"
          hint="On Contact Us and in the terms."
          control={of("legalName")}
          maxLength={settingLimits.legalName}
        />
        <TextField
          label="Business registration number"
          hint="Shown in the footer."
          optional
          control={of("registrationNumber")}
          maxLength={settingLimits.registrationNumber}
        />
        <h3 className="mt-2 font-semibold">Tagline</h3>
        <LocalFields
          label="Tagline"
          value={of("tagline").value}
          onChange={(text) => of("tagline").set({ ...of("tagline").value, ...text })}
          problem={of("tagline").problem}
          maxLength={settingLimits.tagline}
        />
        <h3 className="mt-2 font-semibold">What you sell, in one sentence</h3>
        <LocalFields
          label="What you sell"
          value={of("description").value}
          onChange={(text) => of("description").set({ ...of("description").value, ...text })}
          problem={of("description").problem}
          maxLength={settingLimits.description}
          lines={2}
        />
      </SettingRow>
      <SettingRow
        title="Logo and icons"
        hint="SVG, or PNG of at least 512 px. The icons of the installed app are made from it."
        change={latest("LOGO")}
      >
        <LogoFields control={of("logo")} />
      </SettingRow>
      <SettingRow
        title="Colour"
        hint="One hue. Lightness and strength are fixed, so text stays readable on every hue."
        change={latest("ACCENT_HUE")}
      >
        <ColourFields control={of("accentHue")} />
      </SettingRow>
      <SettingRow
        title="Contact and hours"
        hint="On Contact Us, in the footer and in emails."
        change={latest(
          ...(["PHONE", "WHATS_APP", "EMAIL"] as const),
          ...(["ADDRESS", "MAP_LINK", "HOURS"] as const),
        )}
      >
        <TextField label="Phone" type="tel" control={of("phone")} maxLength={20} />
        <TextField label="WhatsApp" type="tel" optional control={of("whatsApp")} maxLength={20} />
        <TextField label="Email" type="email" control={of("email")} maxLength={254} />
        <Field
          label="Address"
          hint="A line for each line of the address, without the country."
          error={address.problem() ?? address.problem("0")}
          className="w-full"
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              className="text-sm"
              value={address.value.join("\n")}
              onChange={({ target }) => address.set(target.value.split("\n"))}
            />
          )}
        </Field>
        <TextField
          label="Link to a map"
          type="url"
          optional
          control={of("mapLink")}
          maxLength={500}
        />
        <h3 className="mt-2 font-semibold">Opening hours</h3>
        <HoursFields control={of("hours")} />
      </SettingRow>
      <SettingRow
        title="Social links"
        hint="In the footer, in this order."
        change={latest("SOCIAL")}
      >
        <SocialFields control={of("social")} />
      </SettingRow>
      <SettingRow
        title="Home page"
        hint="Order and choice of what the first page shows."
        change={latest("HOME")}
      >
        <HomeFields control={of("home")} />
      </SettingRow>
      <SettingRow
        title="Announcement"
        hint="One line above the header on every shop page. It starts and ends by itself."
        change={latest("ANNOUNCEMENT")}
      >
        <AnnouncementFields control={of("announcement")} />
      </SettingRow>
      {(changed.length > 0 || problem) && (
        <div
          ref={edgeBar}
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:px-6"
        >
          {overtaken.length > 0 && (
            <MessageBox tone="warn" className="w-full">
              Another person has saved a change to the same part. Saving replaces it; their change
              stays in the list below.
            </MessageBox>
          )}
          <Button type="submit" variant="filled" size="dense" pending={pending}>
            {changed.length === 1 ? "Save 1 change" : `Save ${changed.length} changes`}
          </Button>
          <Button
            variant="quiet"
            size="dense"
            onClick={() => {
              draft.discard();
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
