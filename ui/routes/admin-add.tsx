import { AdminBar } from "../components/admin-bar.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { AddProduct } from "../features/product/manage/add-product.tsx";

/** Adds a product to the shop. */
export function Component() {
  const { viewer } = useViewer();
  const { open } = useLoginPopup();
  return (
    <>
      <AdminBar title="Add Items" />
      {viewer && (
        <AddProduct
          key={viewer.id}
          adminId={viewer.id}
          onSignIn={() => open("Log in again to continue the upload")}
        />
      )}
    </>
  );
}
