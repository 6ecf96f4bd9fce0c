import { paymentLabel } from "../../shared/order/payment.ts";
import * as t from "#texts/orders.ts";
import { QRCodeSVG } from "qrcode.react";
import { formatDateTime } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { paths } from "../../../paths.ts";
import { AddressLines } from "../../shared/order/address-lines.tsx";
import { optionLine } from "../../shared/product/option-values.ts";
import { statusOf } from "../../shared/order/status.ts";
import { discountSum } from "../../shared/order/discount-sum.ts";
import type { OwnOrder } from "./use-own-order.ts";
import "./order-paper.css";
import { useShop } from "../../../components/shop-context.ts";

/** The order for printing: one white page without buttons, hidden on screen. */
export function OrderPaper({ order }: { order: OwnOrder }) {
  const { name: shopName } = useShop();
  const cancelled = order.phase === "CANCELLED";
  const returned = order.phase === "RETURNED";
  const discount = discountSum(order.discount);
  return (
    <div className="order-paper" aria-hidden>
      <div className="order-paper-sides">
        <b className="order-paper-mark">{shopName}</b>
        <span>
          {t.orderOf(order.number)}
          <br />
          {t.placed} {formatDateTime(order.createdAt)}
          <br />
          {order.cancelledAt
            ? t.cancelledAt(formatDateTime(order.cancelledAt))
            : returned
              ? t.orderReturned
              : statusOf(order.status).label}
        </span>
      </div>
      <p className="order-paper-sum">
        {cancelled || returned
          ? t.cancelledHeading
          : order.status === "DELIVERED"
            ? t.paidSum(formatMoney(order.collected ?? order.totalPrice))
            : t.paySum(formatMoney(order.totalPrice))}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t.item}</th>
            <th>{t.quantity}</th>
            <th>{t.price}</th>
            <th>{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ productId, name, options, quantity, price, lineTotal }) => (
            <tr key={productId}>
              <td>
                {name}
                {options.length > 0 && <br />}
                {optionLine(options)}
              </td>
              <td>{quantity}</td>
              <td>{formatMoney(price)}</td>
              <td>{formatMoney(lineTotal)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={3}>{t.delivery}</td>
            <td>{formatMoney(order.deliveryFee)}</td>
          </tr>
          {discount && (
            <tr>
              <td colSpan={3}>{discount.label}</td>
              <td>{discount.amount}</td>
            </tr>
          )}
          <tr className="order-paper-total">
            <td colSpan={3}>{t.totalBy(paymentLabel(order.paymentMethod))}</td>
            <td>{formatMoney(order.totalPrice)}</td>
          </tr>
          {order.stillOwed > 0 && (
            <tr>
              <td colSpan={3}>{t.stillToPay}</td>
              <td>{formatMoney(order.stillOwed)}</td>
            </tr>
          )}
          {order.refunded > 0 && (
            <tr>
              <td colSpan={3}>{t.refunded}</td>
              <td>{formatMoney(order.refunded)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="order-paper-sides">
        <span>
          <AddressLines to={order.shippingAddress} />
        </span>
        <QRCodeSVG
          value={`${window.location.origin}${paths.myOrder(order.number)}`}
          size={88}
          level="M"
        />
      </div>
    </div>
  );
}
