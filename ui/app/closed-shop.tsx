import * as p from "#texts/pages.ts";
import * as t from "#texts/notices.ts";
import * as shell from "#texts/shell.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import openDoor from "../components/drawings/open-door.svg?raw";
import { Scene } from "../components/drawings/scene.tsx";
import { Mark } from "../components/mark.tsx";
import { internationalPhone } from "../components/phone-number.ts";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { useShop } from "../components/shop-context.ts";
import { TextLink } from "../components/text-link.tsx";
import { dateText } from "../features/shared/delivery/day-text.ts";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";

import { paths } from "../paths.ts";
import { LanguageLinks } from "./languages.tsx";

/** A page of a shop that isn't open: its name and its languages, without the shop's menus. */
export function ClosedFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex w-full flex-wrap items-center justify-between gap-x-6 py-2">
        <Link to={paths.home} className="py-2">
          <Mark />
          <span className="sr-only"> {shell.homeAfterMark}</span>
        </Link>
        <LanguageLinks className="text-sm" />
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  );
}

/** What visitors read at nearly every address while the shop isn't open. */
export function ClosedShop() {
  const { closed, tagline, phone, email, address, pages } = useShop();
  const { open } = useLoginPopup();
  if (!closed) return null;
  const heading = closed.opensSoon ? t.openingSoon : t.closedNow;
  const text = closed.opensSoon ? t.openingSoonText : t.closedText;
  const legal = [
    { slug: "terms", label: shell.termsOfUse },
    { slug: "privacy", label: shell.privacyPolicy },
  ].filter(({ slug }) => pages.some((page) => page.slug === slug));
  return (
    <ClosedFrame>
      <QuietPage
        flip
        drawing={<Scene drawing={openDoor} />}
        heading={heading}
        lead={closed.note || (closed.opensSoon && tagline) || text}
      >
        <PageTitle>{heading}</PageTitle>
        {closed.until !== null && <p className="mt-3">{t.expectedOpen(dateText(closed.until))}</p>}
        <QuietList
          items={[
            ...(phone === ""
              ? []
              : [
                  {
                    title: p.phone,
                    text: (
                      <a
                        href={`tel:${internationalPhone(phone)}`}
                        className="link-line justify-self-start"
                      >
                        {phone}
                      </a>
                    ),
                  },
                ]),
            ...(email === ""
              ? []
              : [
                  {
                    title: p.email,
                    text: (
                      <a href={`mailto:${email}`} className="link-line justify-self-start">
                        {email}
                      </a>
                    ),
                  },
                ]),
            ...(address.length === 0
              ? []
              : [
                  {
                    title: p.address,
                    text: (
                      <address className="not-italic">
                        {address.map((line) => (
                          <span key={line} className="block">
                            {line}
                          </span>
                        ))}
                      </address>
                    ),
                  },
                ]),
          ]}
        />
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
          <TextLink to={paths.contact}>{shell.contactUs}</TextLink>
          {!closed.opensSoon && (
            <>
              <TextLink to={paths.myOrders}>{shell.myOrders}</TextLink>
              <TextLink to={paths.track}>{shell.trackAnOrder}</TextLink>
            </>
          )}
          {legal.map(({ slug, label }) => (
            <TextLink key={slug} to={paths.page(slug)}>
              {label}
            </TextLink>
          ))}
          <button type="button" className="link-line" onClick={() => open()}>
            {t.staffSignIn}
          </button>
        </p>
      </QuietPage>
    </ClosedFrame>
  );
}
