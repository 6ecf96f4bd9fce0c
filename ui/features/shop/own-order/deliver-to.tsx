import * as t from "#texts/orders.ts";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatPhone } from "../../../components/phone-number.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { ValueSource } from "./value-source.tsx";
import { closedReason, isOpen } from "./open-order.ts";
import type { OwnOrder } from "./use-own-order.ts";

/** The delivery address, with a button to change it while that is possible. */
export function DeliverTo({ order }: { order: OwnOrder }) {
  const [changing, setChanging] = useState(false);
  const { firstName, lastName, address, city, district, province, zipCode, phone } =
    order.shippingAddress;
  const { landmark, floor, secondPhone, driverNote } = order.shippingAddress;
  const open = isOpen(order);
  return (
    <section
      aria-labelledby="deliver-to"
      className="rounded-panel border border-line bg-raised px-6 pt-5 pb-6"
    >
      <h2 id="deliver-to" className="heading mb-2.5 text-subtitle">
        {t.deliverTo}
      </h2>
      <address className="grid justify-items-start text-base leading-open not-italic">
        <ValueSource order={order} side="right" value={["FIRST_NAME", "LAST_NAME"]}>
          {firstName} {lastName}
        </ValueSource>
        <ValueSource order={order} side="right" value={["ADDRESS"]}>
          {address}
        </ValueSource>
        {floor && (
          <ValueSource order={order} side="right" value={["FLOOR"]}>
            {floor}
          </ValueSource>
        )}
        {landmark && (
          <ValueSource order={order} side="right" value={["LANDMARK"]}>
            {landmark}
          </ValueSource>
        )}
        <ValueSource order={order} side="right" value={["CITY", "ZIP_CODE"]}>
          {city} {zipCode}
        </ValueSource>
        <ValueSource order={order} side="right" value={["DISTRICT", "PROVINCE"]}>
          {district && district !== city ? `${district}, ${province}` : province}
        </ValueSource>
        <ValueSource order={order} side="right" value={["PHONE"]}>
          {formatPhone(phone)}
        </ValueSource>
        {secondPhone && (
          <ValueSource order={order} side="right" value={["SECOND_PHONE"]}>
            {t.secondPhoneIs(formatPhone(secondPhone))}
          </ValueSource>
        )}
      </address>
      {driverNote && (
        <div className="mt-2 text-sm leading-body text-ink-muted">
          <ValueSource order={order} side="right" value={["DRIVER_NOTE"]}>
            {t.noteForDriver(driverNote)}
          </ValueSource>
        </div>
      )}
      {open ? (
        order.mine && (
          <>
            <Button className="mt-3.5 w-full" onClick={() => setChanging(true)}>
              <MapPin aria-hidden size={18} />
              {t.changeTheAddress}
            </Button>
            <p className="mt-2 text-fine text-ink-muted">{t.whilePreparingOnly}</p>
          </>
        )
      ) : (
        <p className="mt-3 text-fine leading-body text-ink-muted">{closedReason(order)}</p>
      )}
      {changing && <AddressDialog order={order} onClose={() => setChanging(false)} />}
    </section>
  );
}
