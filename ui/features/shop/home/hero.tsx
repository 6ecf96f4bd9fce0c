import * as t from "#texts/home.ts";
import { lazy, Suspense } from "react";
import { CourtyardScene } from "../../../components/courtyard-scene.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { useShop } from "../../../components/shop-context.ts";
import { GoLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { ChairDrawing, PendantDrawing } from "./drawings.tsx";
import "./hero.css";

const HeroPicture = lazy(async () => ({
  default: (await import("./hero-picture.tsx")).HeroPicture,
}));

/** The first view of the home page: what the owner wrote, next to a scene, a picture or an item. */
export function Hero() {
  const { home } = useShop();
  return (
    <section aria-labelledby="hero-heading" className="hero">
      <div className="hero-say px-gutter pt-6 min-[56.25rem]:p-0">
        <h1
          id="hero-heading"
          className="font-display text-display leading-[0.94] font-light tracking-[-0.028em] whitespace-pre-line"
        >
          {home.headline}
        </h1>
        <p className="mt-6.5 max-w-100 text-lg leading-open">{home.lead}</p>
        <div className="hero-ways mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <LinkButton to={paths.category} variant="filled" size="big">
            {t.exploreTheCollection}
          </LinkButton>
          <GoLink to={paths.mobileApp}>{t.inYourRoom}</GoLink>
        </div>
      </div>
      {home.picture === "" && home.item === "" ? (
        <Scene />
      ) : (
        <Suspense>
          <HeroPicture picture={home.picture} item={home.item} />
        </Suspense>
      )}
    </section>
  );
}

/** The drawn room with its doorway. */
function Scene() {
  return (
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
  );
}
