import { Sentence } from "../components/sentence.tsx";
import * as t from "#texts/pages.ts";
import { Flag } from "lucide-react";
import { Scene } from "../components/drawings/scene.tsx";
import letterBox from "../components/drawings/letter-box.svg?raw";
import { LinkButton } from "../components/link-button.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { shopDetails } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const { company, address, country, email, phone, hours } = shopDetails;

const ways = [
  {
    title: t.aboutAnOrder,
    text: (
      <p>
        <Sentence
          of={t.ordersShowWhere}
          orders={<TextLink to={paths.myOrders}>{t.myOrders}</TextLink>}
        />
      </p>
    ),
  },
  {
    title: t.email,
    text: (
      <a href={`mailto:${email}`} className="link-line justify-self-start">
        {email}
      </a>
    ),
  },
  {
    title: t.phone,
    text: (
      <a href={`tel:${phone.dialled}`} className="link-line justify-self-start">
        {phone.shown}
      </a>
    ),
  },
  {
    title: t.address,
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
    title: t.hours,
    text: (
      <dl className="grid grid-cols-auto-grow gap-x-6 gap-y-1">
        {hours.map(({ days, open }) => (
          <div key={days} className="col-span-full grid grid-cols-subgrid">
            <dt>{t.openingHours(days)}</dt>
            <dd>{t.openingHours(open)}</dd>
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
      drawing={<Scene drawing={letterBox} />}
      heading={t.contactUs}
      lead={t.contactLead}
    >
      <PageTitle>{t.contactUs}</PageTitle>
      <QuietList items={ways} />
      <LinkButton to={paths.reportIssue} variant="filled" size="big" className="mt-7">
        <Flag aria-hidden size={20} />
        {t.reportAnIssue}
      </LinkButton>
    </QuietPage>
  );
}
