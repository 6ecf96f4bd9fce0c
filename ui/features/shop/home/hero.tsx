import * as t from "#texts/home.ts";
import { CourtyardScene } from "../../../components/courtyard-scene.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { GoLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { ChairDrawing, PendantDrawing } from "./drawings.tsx";
import "./hero.css";

/** The first view of the home page: a room with its doorway, and links into the shop. */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="hero">
      <div className="hero-say px-gutter pt-6 min-[56.25rem]:p-0">
        <h1
          id="hero-heading"
          className="font-display text-display leading-[0.94] font-light tracking-[-0.028em]"
        >
          {t.comeIn}
          <br />
          {t.outOfTheSun}
        </h1>
        <p className="mt-6.5 max-w-100 text-lg leading-open">{t.heroLead}</p>
        <div className="hero-ways mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <LinkButton to={paths.category} variant="filled" size="big">
            {t.exploreTheCollection}
          </LinkButton>
          <GoLink to={paths.mobileApp}>{t.inYourRoom}</GoLink>
        </div>
      </div>
      <CourtyardScene className="hero-scene">
        <g className="hero-pendant">
          <PendantDrawing />
        </g>
        <svg
          className="hero-chair"
          x="96"
          y="290"
          width="352"
          height="440"
          viewBox="0 0 400 500"
          overflow="visible"
        >
          <ChairDrawing />
        </svg>
      </CourtyardScene>
    </section>
  );
}
