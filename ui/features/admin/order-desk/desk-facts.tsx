import { discountSum } from "../../shared/order/discount-sum.ts";
import { Mail, MapPin, Phone, ShoppingBag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { formatMoney } from "../../../components/money.ts";
import { formatPhone } from "../../../components/phone-number.ts";
import { paths } from "../../../paths.ts";
import { OrderedItems } from "../../shared/order/order-parts.tsx";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { useKeys } from "../../../components/use-keys.ts";
import { DeskAddressDialog } from "./desk-address-dialog.tsx";
import { DeskDeliveryDay } from "./desk-delivery-day.tsx";
import { DeskSource } from "./desk-source.tsx";
import { EditItems } from "./edit-items.tsx";
import { mapLink } from "./map-link.ts";
import type { DeskOrder } from "./use-desk-order.ts";

const heading = "mb-3 text-fine leading-label font-semibold text-ink-muted";
const line = "inline-flex min-h-8 items-center gap-2 wrap-anywhere max-md:min-h-control";

/** The items and their total, the customer, and the delivery address. */
export function DeskFacts({ order, picture }: { order: DeskOrder; picture: PictureOf }) {
  const { details } = order;
  const discount = discountSum(details.discount);
  const [editing, setEditing] = useState(false);
  const mayChange = useMay("ORDERS_CHANGE");
  const canEdit = mayChange && order.cancelledAt === null && order.status === "ITEM_PREPARING";
  useKeys((key) => {
    if (key !== "e" || !canEdit) return false;
    setEditing(true);
    return true;
  });
  return (
    <div className="grid grid-cols-1 border-b border-line wrap-anywhere md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <section
        aria-labelledby="desk-items"
        className="border-line px-4 py-5 max-md:order-2 max-md:border-t md:border-r md:px-6"
      >
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="desk-items" className={heading}>
            Items
          </h2>
          {canEdit && !editing && (
            <Button variant="quiet" size="dense" onClick={() => setEditing(true)}>
              Edit<span className="sr-only"> items</span>
            </Button>
          )}
        </div>
        {editing ? (
          <EditItems order={order} picture={picture} onClose={() => setEditing(false)} />
        ) : (
          <OrderedItems items={details.items} picture={picture} />
        )}
        <dl className="mt-4 grid grid-cols-grow-auto gap-y-1 border-t border-line pt-3">
          <Sum name="Quantity">
            <DeskSource order={order} value="ITEMS" side="left">
              {details.items.reduce((sum, { quantity }) => sum + quantity, 0)}
            </DeskSource>
          </Sum>
          <Sum name="Items">
            <DeskSource order={order} value="SUBTOTAL" side="left">
              {formatMoney(details.subtotal)}
            </DeskSource>
          </Sum>
          <Sum name="Delivery">
            <DeskSource order={order} value="DELIVERY_FEE" side="left">
              {formatMoney(details.deliveryFee)}
            </DeskSource>
          </Sum>
          {discount && <Sum name={discount.label}>{discount.amount}</Sum>}
          <Sum name={details.paymentMethod} strong>
            <DeskSource order={order} value="TOTAL" side="left">
              {formatMoney(details.totalPrice)}
            </DeskSource>
          </Sum>
          {details.collected !== null && (
            <Sum name="Collected">{formatMoney(details.collected)}</Sum>
          )}
          {details.stillOwed > 0 && (
            <Sum name="Still owed" strong>
              {formatMoney(details.stillOwed)}
            </Sum>
          )}
          {details.refunded > 0 && <Sum name="Refunded">{formatMoney(details.refunded)}</Sum>}
          {details.acceptedTerms && (
            <Sum name="Terms accepted">
              <TextLink to={paths.pageVersion("terms", details.acceptedTerms.version)}>
                {`version ${details.acceptedTerms.version}`}
              </TextLink>
            </Sum>
          )}
        </dl>
      </section>
      <Customer order={order} />
    </div>
  );
}

function Sum({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={strong ? "font-semibold" : "text-ink-muted"}>{name}</dt>
      <dd className={strong ? "text-right font-semibold" : "text-right"}>{children}</dd>
    </>
  );
}

function Customer({ order }: { order: DeskOrder }) {
  const { customerName, details } = order;
  const { shippingAddress: to } = details;
  const { email, phone, address, city, district, province, zipCode, country } = to;
  const { landmark, floor, secondPhone, driverNote } = to;
  // An erased customer has no contact data, and some roles see none.
  const known = useMay("PERSONAL_READ") && phone !== "";
  const [changing, setChanging] = useState(false);
  const mayChange = useMay("ORDERS_CHANGE");
  const isPreparing = order.cancelledAt === null && order.status === "ITEM_PREPARING";
  const canChange = mayChange && known && isPreparing;
  return (
    <section aria-labelledby="desk-customer" className="px-4 py-5 md:px-6">
      <h2 id="desk-customer" className={heading}>
        Customer
      </h2>
      <div className="font-semibold">
        <DeskSource order={order} value="NAME">
          {customerName}
        </DeskSource>
      </div>
      {known && (
        <ul className="mt-1 grid justify-items-start">
          <li>
            <a className={line} href={`tel:${phone}`}>
              <Phone aria-hidden size={15} className="flex-none text-ink-muted" />
              <span className="link-line">{formatPhone(phone)}</span>
            </a>
          </li>
          {secondPhone && (
            <li>
              <a className={line} href={`tel:${secondPhone}`}>
                <Phone aria-hidden size={15} className="flex-none text-ink-muted" />
                <span>
                  <span className="link-line">{formatPhone(secondPhone)}</span>{" "}
                  <span className="text-ink-muted">second phone</span>
                </span>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a className={line} href={`mailto:${email}`}>
                <Mail aria-hidden size={15} className="flex-none text-ink-muted" />
                <span className="link-line">{email}</span>
              </a>
            </li>
          )}
          <li className={line}>
            <ShoppingBag aria-hidden size={15} className="flex-none text-ink-muted" />
            <TextLink to={paths.adminOrdersOf(customerName)}>
              Orders<span className="sr-only"> of {customerName}</span>
            </TextLink>
          </li>
        </ul>
      )}
      <DeskDeliveryDay order={order} />
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <h2 className={heading}>Deliver to</h2>
        {canChange && (
          <Button variant="quiet" size="dense" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> address</span>
          </Button>
        )}
      </div>
      {changing && <DeskAddressDialog order={order} onClose={() => setChanging(false)} />}
      <address className="leading-prose wrap-anywhere not-italic">
        <DeskSource order={order} value="STREET">
          {address}
        </DeskSource>
        <br />
        {floor && (
          <>
            <DeskSource order={order} value="FLOOR">
              {floor}
            </DeskSource>
            <br />
          </>
        )}
        {landmark && (
          <>
            <DeskSource order={order} value="LANDMARK">
              {landmark}
            </DeskSource>
            <br />
          </>
        )}
        <DeskSource order={order} value="CITY">
          {city} {zipCode}
        </DeskSource>
        <br />
        <DeskSource order={order} value="PROVINCE">
          {district && district !== city ? `${district}, ${province}` : province}
        </DeskSource>
        <br />
        {country}
      </address>
      {known && (
        <a className={`${line} mt-1`} href={mapLink(to)} target="_blank" rel="noreferrer">
          <MapPin aria-hidden size={15} className="flex-none text-ink-muted" />
          <span className="link-line">Open the map</span>
          <span className="sr-only"> in a new tab</span>
        </a>
      )}
      {driverNote && (
        <>
          <h2 className={`${heading} mt-5`}>Note for the driver</h2>
          <DeskSource order={order} value="DRIVER_NOTE">
            {driverNote}
          </DeskSource>
        </>
      )}
    </section>
  );
}
