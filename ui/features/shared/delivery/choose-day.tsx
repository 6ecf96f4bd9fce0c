import * as t from "#texts/delivery.ts";
import { CalendarDays } from "lucide-react";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { DayPicker } from "./day-picker.tsx";
import { dayText, usualText, type ShownDay } from "./day-text.ts";
import type { Region } from "./use-delivery-dates.ts";
import type { useChosenDay } from "./use-chosen-day.ts";

export interface ChooseDayProps extends ReturnType<typeof useChosenDay> {
  region: Region;
}

/** The delivery days of the address, with the earliest chosen beforehand. */
export function ChooseDay({ region, dates, failed, retry, day, moved, choose }: ChooseDayProps) {
  return (
    <section aria-labelledby="delivery-day" className="mt-12 border-t border-line pt-8">
      <h2 id="delivery-day" className="heading text-heading">
        {t.whenToDeliver}
      </h2>
      {region.district === "" ? (
        <p className="mt-2 text-ink-muted">{t.chooseDistrict}</p>
      ) : failed ? (
        <MessageBox tone="warn" className="mt-4">
          {t.daysFailed} <RetryButton onRetry={retry} />
        </MessageBox>
      ) : dates === null ? (
        <Loading label={t.whenToDeliver}>
          <Skeleton className="mt-5 h-52" />
        </Loading>
      ) : dates.earliest === null ? (
        <MessageBox tone="info" className="mt-4">
          {t.nothingFree(region.district)}
        </MessageBox>
      ) : (
        <>
          <p className="mt-2 mb-5 text-ink-muted">
            {dates.usual && `${usualText(region.district, dates.usual)} `}
            {t.earliestIsChosen}
          </p>
          {moved && (
            <MessageBox tone="warn" className="mb-5">
              {moved}
            </MessageBox>
          )}
          <DayPicker
            key={region.district}
            dates={dates}
            chosen={day}
            onChoose={choose}
            hint={t.canChangeDay}
          />
        </>
      )}
    </section>
  );
}

/** The chosen day in the order's summary; nothing before a district is chosen. */
export function ChosenDay({ region, day }: { region: Region; day: ShownDay | null }) {
  if (region.district === "") return null;
  return (
    <p className="mt-4 flex items-center gap-3 px-4 text-base leading-dense">
      <CalendarDays aria-hidden size={20} className="shrink-0" />
      <span aria-live="polite">
        <strong className="font-semibold">{day ? dayText(day) : t.agreedByPhone}</strong>
        <br />
        <span className="text-ink-muted">{t.to(region.district)}</span>
      </span>
    </p>
  );
}
