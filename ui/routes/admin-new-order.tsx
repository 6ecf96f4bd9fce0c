import { AdminBar } from "../components/admin-bar.tsx";
import { PhoneOrderPage } from "../features/admin/phone-order/phone-order-page.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** An order that staff take on the phone. */
export function Component() {
  return (
    <>
      <AdminBar title="New order by phone" />
      <PhoneOrderPage picture={squarePicture} />
    </>
  );
}
