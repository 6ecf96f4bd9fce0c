import * as t from "#texts/delivery.ts";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { useClock } from "../../../components/clock.ts";
import { paths } from "../../../paths.ts";
import { ChangeDayDialog } from "../../shared/delivery/change-day-dialog.tsx";
import {
  dateText,
  dayOfMonthText,
  halfText,
  shortWeekdayText,
  weekdayText,
} from "../../shared/delivery/day-text.ts";
import { useUsualDays } from "../../shared/delivery/usual-days.tsx";
import { isPastDay } from "../../shared/order/promised-day.tsx";
import { isOpen } from "./open-order.ts";
import type { OwnOrder } from "./use-own-order.ts";

/** The delivery day of an order, with a button to change it while that is possible. */
export function DeliveryDayPanel({ order }: { order: OwnOrder }) {
  const [changing, setChanging] = useState(false);
  const now = useClock();
  const usual = useUsualDays(order.shippingAddress);
  const { deliveryDay: day, phase, status } = order;
  if (phase !== "PLACED" || status === "DELIVERED") return null;
  const open = isOpen(order);
  return (
    <section
      aria-labelledby="delivery-day"
      className="rounded-panel border border-line bg-raised px-6 pt-5 pb-6"
    >
      <h2 id="delivery-day" className="heading mb-2.5 text-subtitle">
        {t.deliveryDay}
      </h2>
      {day ? (
        <p className="flex items-center gap-3.5">
          <span className="grid min-w-16 justify-items-center rounded-control bg-accent-soft px-2.5 py-2 text-fine leading-label">
            {shortWeekdayText(day.date)}
            <b className="font-display text-lg font-normal whitespace-nowrap">
              {dayOfMonthText(day.date)}
            </b>
          </span>
          <span className="font-demi">
            {t.dayAndHalf(weekdayText(day.date), halfText(day.half))}
          </span>
        </p>
      ) : (
        <p className="flex items-center gap-3 text-ink-muted">
          <CalendarDays aria-hidden size={20} />
          {t.noDayChosen}
        </p>
      )}
      {usual && <p className="mt-2 text-fine text-ink-muted">{usual}</p>}
      {day && isPastDay(order, now) && (
        <MessageBox tone="warn" className="mt-3.5">
          <b className="block font-semibold">{t.lateSince(dateText(day.date))}</b>
          {t.dayPassed}
        </MessageBox>
      )}
      {open && order.mine && (
        <>
          <Button className="mt-3.5 w-full" onClick={() => setChanging(true)}>
            <CalendarDays aria-hidden size={18} />
            {t.changeDay}
          </Button>
          <p className="mt-2 text-fine text-ink-muted">{t.canChangeDay}</p>
        </>
      )}
      {!open && order.mine && (
        <p className="mt-3 text-fine leading-body text-ink-muted">
          {status === "OUT_FOR_DELIVERY" ? t.onTheRoad : t.beingPacked}{" "}
          <TextLink to={paths.contact}>{t.contactUs}</TextLink>
        </p>
      )}
      {changing && <ChangeDayDialog order={order} onClose={() => setChanging(false)} />}
    </section>
  );
}
