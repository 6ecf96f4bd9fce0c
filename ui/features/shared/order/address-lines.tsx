import * as t from "#texts/orders.ts";
import { Fragment } from "react";
import { formatPhone } from "../../../components/phone-number.ts";
import type { OrderView_OrderFragment } from "../../../generated/operations.ts";

/** A delivery address, line by line. */
export function AddressLines({ to }: { to: OrderView_OrderFragment["shippingAddress"] }) {
  const { firstName, lastName, address, city, district, province, zipCode, phone } = to;
  const { landmark, floor, secondPhone, driverNote } = to;
  return (
    <>
      {firstName} {lastName}
      <br />
      {address}
      <br />
      {[floor, landmark].filter(Boolean).map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
      {city} {zipCode}
      <br />
      {district && district !== city ? `${district}, ${province}` : province}
      <br />
      {formatPhone(phone)}
      {secondPhone && (
        <>
          <br />
          {t.secondPhoneIs(formatPhone(secondPhone))}
        </>
      )}
      {driverNote && (
        <>
          <br />
          {t.noteForDriver(driverNote)}
        </>
      )}
    </>
  );
}
