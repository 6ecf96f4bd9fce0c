import { AdminBar } from "../components/admin-bar.tsx";
import { ReviewsPage } from "../features/admin/reviews/reviews-page.tsx";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** Reviews of customers: approve, hide and answer. */
export function Component() {
  return (
    <>
      <AdminBar title="Reviews">
        <ConnectionStatus />
      </AdminBar>
      <ReviewsPage picture={squarePicture} />
    </>
  );
}
