import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { ThemeToggle } from "../components/theme-toggle.tsx";
import { Fields } from "../features/shared/component-gallery/fields.tsx";
import { Messages } from "../features/shared/component-gallery/messages.tsx";
import { OrderStates } from "../features/shared/component-gallery/order-states.tsx";
import { Overlays } from "../features/shared/component-gallery/overlays.tsx";
import { Pictures } from "../features/shared/component-gallery/pictures.tsx";
import { Pressed } from "../features/shared/component-gallery/pressed.tsx";

/** Every component in its states, for visual review. Only in development. */
export function Component() {
  return (
    <div className="wrap pb-room">
      <Breadcrumb
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Category", to: "/category" },
          { label: "Gallery" },
        ]}
      />
      <PageHeading aside={<ThemeToggle />}>Components</PageHeading>
      <Pressed />
      <Pictures />
      <Fields />
      <OrderStates />
      <Messages />
      <Overlays />
    </div>
  );
}
