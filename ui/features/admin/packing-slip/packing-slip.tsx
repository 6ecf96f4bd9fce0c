import { discountSum } from "../../shared/order/discount-sum.ts";
import { Fragment } from "react";
import { createPortal } from "react-dom";
import { useShop } from "../../../components/shop-context.ts";
import { formatDateTime } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { formatPhone } from "../../../components/phone-number.ts";
import { paths } from "../../../paths.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { useNow } from "../kit/use-now.ts";
import { useSettingValues } from "../kit/settings-provider.tsx";
import type { OrderDesk_OrderFragment } from "../../../generated/operations.ts";
import "./packing-slip.css";

/** The contents of the parcel for printing; hidden on screen. */
export function PackingSlip({
  order,
  printedBy,
}: {
  order: OrderDesk_OrderFragment;
  printedBy: string;
}) {
  const now = useNow();
  const { name: shopName } = useShop();
  const { deliveryNote } = useSettingValues();
  const { number, createdAt, cancelledAt, details } = order;
  const { items, shippingAddress: to, subtotal, deliveryFee, totalPrice } = details;
  const discount = discountSum(details.discount);
  return createPortal(
    <div className="packing-slip" aria-hidden>
      <div className="packing-slip-sides">
        <div>
          <b className="packing-slip-mark">{shopName}</b>
          Packing slip
        </div>
        <div>
          <b className="packing-slip-number">{number}</b>
          Placed {formatDateTime(createdAt)}
        </div>
      </div>
      {cancelledAt && <p className="packing-slip-mark">Cancelled: do not send</p>}
      <div className="packing-slip-sides packing-slip-to">
        <div>
          {details.deliveryDay && (
            <>
              <small>Deliver on</small>
              <b>{dayText(details.deliveryDay)}</b>
              <br />
            </>
          )}
          <small>Deliver to</small>
          <b>
            {to.firstName} {to.lastName}
          </b>
          <br />
          {to.address}
          <br />
          {[to.floor, to.landmark].filter(Boolean).map((found) => (
            <Fragment key={found}>
              {found}
              <br />
            </Fragment>
          ))}
          {to.city} {to.zipCode}
          <br />
          {to.district && to.district !== to.city ? `${to.district}, ${to.province}` : to.province}
          <br />
          {to.country}
        </div>
        <div>
          <small>Phone</small>
          <b>{formatPhone(to.phone)}</b>
          <br />
          The driver calls on the delivery day.
          {to.secondPhone && (
            <>
              <small>If it doesn’t answer</small>
              <b>{formatPhone(to.secondPhone)}</b>
            </>
          )}
        </div>
      </div>
      {to.driverNote && (
        <p>
          <b>Note for the driver:</b> {to.driverNote}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th>Qty</th>
            <th>Item</th>
            <th>Price</th>
            <th>Amount</th>
            <th>Packed</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ productId, name, options, quantity, price, lineTotal }) => (
            <tr key={productId}>
              <td className="packing-slip-quantity">{quantity}</td>
              <td>
                {name}
                {options.length > 0 && <small>{options.join(", ")}</small>}
              </td>
              <td>{formatMoney(price)}</td>
              <td>{formatMoney(lineTotal)}</td>
              <td>
                <i />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        <dt>Items</dt>
        <dd>{formatMoney(subtotal)}</dd>
        <dt>Delivery</dt>
        <dd>{formatMoney(deliveryFee)}</dd>
        {discount && (
          <>
            <dt>{discount.label}</dt>
            <dd>{discount.amount}</dd>
          </>
        )}
        <dt className="packing-slip-cash">Cash to collect</dt>
        <dd className="packing-slip-cash">{formatMoney(totalPrice)}</dd>
      </dl>
      <p>
        Follow your order with its number and your phone or email: {window.location.host}
        {paths.track}
      </p>
      {deliveryNote && <p className="whitespace-pre-line">{deliveryNote}</p>}
      <div className="packing-slip-sides">
        <span>Packed by ____________________</span>
        <span>
          Printed {formatDateTime(now)} by {printedBy}
        </span>
      </div>
    </div>,
    document.body,
  );
}
