import { formatPhone } from "../../../components/phone-number.ts";
import type { OrderView_OrderFragment } from "../../../generated/operations.ts";

/** A delivery address, line by line. */
export function AddressLines({
  to: { firstName, lastName, address, city, district, province, zipCode, phone },
}: {
  to: OrderView_OrderFragment["shippingAddress"];
}) {
  return (
    <>
      {firstName} {lastName}
      <br />
      {address}
      <br />
      {city} {zipCode}
      <br />
      {district && district !== city ? `${district}, ${province}` : province}
      <br />
      {formatPhone(phone)}
    </>
  );
}
