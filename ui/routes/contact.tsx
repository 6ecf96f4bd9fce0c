import { Flag } from "lucide-react";
import { LetterBoxScene } from "../components/drawings/letter-box-scene.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { shopDetails } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const { company, address, country, email, phone, hours } = shopDetails;

const ways = [
  {
    title: "About an order",
    text: (
      <p>
        <TextLink to={paths.myOrders}>My Orders</TextLink> shows where it is, as we see it
        ourselves. The driver calls once, on the day, on the phone number of your order.
      </p>
    ),
  },
  {
    title: "Mail",
    text: (
      <a href={`mailto:${email}`} className="link-line justify-self-start">
        {email}
      </a>
    ),
  },
  {
    title: "Phone",
    text: (
      <a href={`tel:${phone.dialled}`} className="link-line justify-self-start">
        {phone.shown}
      </a>
    ),
  },
  {
    title: "Address",
    text: (
      <address className="not-italic">
        {[company, ...address, country].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    ),
  },
  {
    title: "Hours",
    text: (
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {hours.map(({ days, open }) => (
          <div key={days} className="col-span-full grid grid-cols-subgrid">
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    ),
  },
];

/** How to reach the shop. */
export function Component() {
  return (
    <QuietPage
      flip
      drawing={<LetterBoxScene />}
      heading="Contact Us"
      lead="Write to us with the number of your order, and with pictures if they help. We answer by mail."
    >
      <PageTitle>Contact Us</PageTitle>
      <QuietList items={ways} />
      <LinkButton to={paths.reportIssue} variant="filled" size="big" className="mt-7">
        <Flag aria-hidden size={20} />
        Report an Issue
      </LinkButton>
    </QuietPage>
  );
}
