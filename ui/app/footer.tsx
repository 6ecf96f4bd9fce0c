import * as t from "#texts/footer.ts";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { hydrateLater } from "../components/hydrate-later.tsx";
import { Loom } from "../components/loom.tsx";
import { Mark } from "../components/mark.tsx";
import { useShop, type ShopView } from "../components/shop-context.ts";
import { LanguageLinks } from "./languages.tsx";
import { footerPlaces, type Place } from "./places.ts";
import { paths } from "../paths.ts";
import "./footer.css";

/** Pages that the footer lists in any shop. */
const always: readonly string[] = ["about", "contact", "terms", "privacy"];
const titles: Readonly<Record<string, string>> = {
  returns: t.returnsPage,
  delivery: t.deliveryPage,
};

/** The owner's published pages that the footer lists after the others. */
const writtenPlaces = ({ pages }: ShopView): readonly Place[] =>
  pages
    .filter(({ slug }) => !always.includes(slug))
    .map(({ slug, title }) => ({ label: title || titles[slug] || slug, to: paths.page(slug) }));

const line = "flex min-h-control items-center underline-offset-far hover:underline decoration-1";

/** The footer, with a selvedge on timber. Home adds the wordmark as a frieze. */
export const Footer = hydrateLater(function Footer({ frieze }: { frieze: boolean }) {
  const shop = useShop();
  const written = writtenPlaces(shop);
  return (
    <footer className="overflow-hidden bg-inverse text-ink-inverse">
      <Loom />
      <div className="wrap grid gap-x-[clamp(2rem,8vw,9rem)] gap-y-12 pt-[clamp(3rem,5vw,5.5rem)] pb-[clamp(2.5rem,4vw,4rem)] md:grid-cols-fill-auto">
        <div>
          <p className="mb-5">
            <Mark onTimber />
          </p>
          <p className="mb-3 font-display text-2xl leading-poster font-light tracking-mark">
            {shop.tagline}
          </p>
          <p className="max-w-104 text-ink-inverse-muted">{shop.description}</p>
          <LanguageLinks className="mt-4" />
        </div>
        <nav aria-label={t.footer} className="flex flex-wrap gap-x-lane gap-y-6">
          {footerPlaces.map((column, index) => (
            <Places key={index} places={column} />
          ))}
          {written.length > 0 && <Places places={written} />}
          <ul aria-label={t.followUs}>
            {shop.social.map(({ name, address }) => (
              <li key={name} className="text-base">
                <a href={address} rel="noopener noreferrer" target="_blank" className={line}>
                  {name}
                  <ArrowUpRight aria-hidden size={16} className="ml-1 text-ink-inverse-muted" />
                  <span className="sr-only"> {t.opensInNewTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {frieze && shop.nameMark !== "" && (
        <div aria-hidden className="frieze" data-mark={shop.nameMark} />
      )}
      <p className="border-t border-ink-inverse/16 bg-inverse px-gutter py-4.5 text-center text-fine text-ink-inverse-muted">
        {t.madeBy(shop.name)}
        {shop.registrationNumber !== "" && ` · ${t.registration(shop.registrationNumber)}`}
      </p>
    </footer>
  );
});

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul>
      {places.map(({ label, to }) => (
        <li key={to} className="max-w-80 text-base wrap-anywhere">
          <Link to={to} className={line}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
