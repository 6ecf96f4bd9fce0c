import { AdminBar } from "../components/admin-bar.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { useViewer } from "../features/shared/account/viewer.ts";
import { AddProduct } from "../features/admin/catalogue/add-product.tsx";

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
