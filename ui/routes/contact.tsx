import { Sentence } from "../components/sentence.tsx";
import * as t from "#texts/pages.ts";
import { Flag } from "lucide-react";
import { Scene } from "../components/drawings/scene.tsx";
import letterBox from "../components/drawings/letter-box.svg?raw";
import { LinkButton } from "../components/link-button.tsx";
import { openDays, openTimes } from "../components/opening-hours.ts";
import { internationalPhone } from "../components/phone-number.ts";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { useShop, type ShopView } from "../components/shop-context.ts";
import { country } from "../generated/shop.ts";
import { useLiveVersion, WrittenPage } from "../features/shop/page/written-page.tsx";
import { paths } from "../paths.ts";

/** The ways to reach the shop that it has. */
const waysOf = ({ legalName, address, email, phone, whatsApp, hours, mapLink }: ShopView) => [
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
  ...(email === ""
    ? []
    : [{ title: t.email, text: <ContactLink to={`mailto:${email}`}>{email}</ContactLink> }]),
  ...(phone === ""
    ? []
    : [
        {
          title: t.phone,
          text: <ContactLink to={`tel:${internationalPhone(phone)}`}>{phone}</ContactLink>,
        },
      ]),
  ...(whatsApp === ""
    ? []
    : [
        {
          title: "WhatsApp",
          text: (
            <ContactLink to={`https://wa.me/${internationalPhone(whatsApp).slice(1)}`}>
              {whatsApp}
            </ContactLink>
          ),
        },
      ]),
  ...(address.length === 0
    ? []
    : [
        {
          title: t.address,
          text: (
            <>
              <address className="not-italic">
                {[legalName, ...address, country].map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              {mapLink !== "" && <ContactLink to={mapLink}>{t.onTheMap}</ContactLink>}
            </>
          ),
        },
      ]),
  ...(hours.length === 0
    ? []
    : [
        {
          title: t.hours,
          text: (
            <dl className="grid grid-cols-auto-grow gap-x-6 gap-y-1">
              {hours.map((row, index) => (
                <div key={index} className="col-span-full grid grid-cols-subgrid">
                  <dt>{openDays(row)}</dt>
                  <dd>{openTimes(row)}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]),
];

function ContactLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="link-line justify-self-start">
      {children}
    </a>
  );
}

const drawing = <Scene drawing={letterBox} />;

/** How to reach the shop. */
export function Component() {
  const details = (
    <>
      <QuietList items={waysOf(useShop())} />
      <LinkButton to={paths.reportIssue} variant="filled" size="big" className="mt-7">
        <Flag aria-hidden size={20} />
        {t.reportAnIssue}
      </LinkButton>
    </>
  );
  if (useLiveVersion("contact") !== null) {
    return (
      <WrittenPage slug="contact" heading={t.contactUs} drawing={drawing} flip>
        {details}
      </WrittenPage>
    );
  }
  return (
    <QuietPage flip drawing={drawing} heading={t.contactUs} lead={t.contactLead}>
      <PageTitle>{t.contactUs}</PageTitle>
      {details}
    </QuietPage>
  );
}
