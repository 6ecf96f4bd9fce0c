import * as t from "#texts/delivery.ts";
import { messages } from "#texts/messages.ts";
import { cancel } from "#texts/orders.ts";
import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { notify } from "../../../components/toast.tsx";
import { ChangeDeliveryDayDocument } from "../../../generated/operations.ts";
import { AgreedDay } from "./agreed-day.tsx";
import { DayPicker } from "./day-picker.tsx";
import type { ShownDay } from "./day-text.ts";
import { isFree, useDeliveryDates } from "./use-delivery-dates.ts";

export interface ChangeDayDialogProps {
  order: {
    id: string;
    number: string;
    deliveryDay: ShownDay | null;
    shippingAddress: { district: string; province: string; city: string };
  };
  /** The revision that a member of staff saw; left out for the buyer. */
  revision?: number;
  onClose: () => void;
}

/** Moves an order to another slot. */
export function ChangeDayDialog({ order, revision, onClose }: ChangeDayDialogProps) {
  const { district, province, city } = order.shippingAddress;
  const { dates, failed, retry } = useDeliveryDates({ district, province });
  const [wish, setWish] = useState<ShownDay | null>(null);
  const [agreed, setAgreed] = useState<ShownDay | null>(null);
  const [changeDay] = useMutation(ChangeDeliveryDayDocument);
  const { pending, problem, isOpen, run } = useCommand(messages.delivery.changeFailed);
  const group = useRef<HTMLFieldSetElement>(null);
  const { idOf } = useCommandIds();
  const byStaff = revision !== undefined;
  const chosen = agreed ?? wish;
  const isOther =
    chosen !== null &&
    (chosen.date !== order.deliveryDay?.date || chosen.half !== order.deliveryDay.half);
  const canChange = isOther && (agreed !== null || (dates !== null && isFree(dates, chosen)));

  async function change() {
    if (!chosen) return;
    const day = { date: chosen.date, half: chosen.half };
    const answer = await run(async () => {
      const { data } = await changeDay({
        variables: {
          orderId: order.id,
          day,
          expectedRevision: revision ?? null,
          commandId: idOf(day),
        },
      });
      return data?.changeDeliveryDay;
    });
    if (!answer) {
      // The places have changed since the dialog was opened.
      retry();
      group.current?.focus();
      return;
    }
    notify.success(answer.message);
    if (isOpen()) onClose();
  }

  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-184 p-6">
      <DialogTitle className="pr-10 text-heading">{t.changeTheDay}</DialogTitle>
      <p className="mt-1 mb-5 text-ink-muted">{t.orderTo(order.number, city)}</p>
      <QueryResult
        data={dates}
        failed={failed}
        retry={retry}
        failure={t.daysNotLoaded}
        skeleton={<Skeleton className="h-52" />}
      >
        {(loaded) => (
          <DayPicker
            dates={loaded}
            chosen={agreed ?? wish ?? order.deliveryDay}
            current={order.deliveryDay}
            onChoose={(day) => {
              setWish(day);
              setAgreed(null);
            }}
            groupRef={group}
          />
        )}
      </QueryResult>
      {byStaff && <AgreedDay onChoose={setAgreed} />}
      {problem && (
        <MessageBox tone="danger" className="mt-5">
          {problem}
        </MessageBox>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="filled"
          pending={pending}
          disabled={!canChange}
          onClick={() => void change()}
        >
          {t.changeDay}
        </Button>
      </div>
    </DialogPanel>
  );
}
