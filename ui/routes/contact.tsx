import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { TextLink } from "../components/text-link.tsx";
import { paths } from "../paths.ts";

/** How to reach the shop. */
export function Component() {
  return (
    <div className="wrap pb-room">
      <PageTitle>Contact Us</PageTitle>
      <PageHeading>Contact Us</PageHeading>
      <div className="grid max-w-(--measure) gap-5 text-lg">
        <p>
          A question about an order? Look at <TextLink to={paths.myOrders}>My Orders</TextLink>{" "}
          first: it shows where the order is, as we see it ourselves.
        </p>
        <p>The driver calls once, on the day, on the phone number of your order.</p>
        <p>
          Something went wrong, or you have a question?{" "}
          <TextLink to={paths.reportIssue}>Tell us</TextLink>, with pictures if they help. We answer
          by mail.
        </p>
      </div>
    </div>
  );
}
