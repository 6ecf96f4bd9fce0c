import { AdminBar } from "../components/admin-bar.tsx";
import { WebhooksPage } from "../features/admin/webhooks/webhooks-page.tsx";

/** The subscriptions of other systems; the open one is kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Webhooks" />
      <WebhooksPage />
    </>
  );
}
