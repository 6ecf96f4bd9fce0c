import * as t from "#texts/install.ts";
import { PageTitle } from "../components/page-title.tsx";
import { TextLink } from "../components/text-link.tsx";
import { AppDrawing } from "../features/shop/home/app-drawing.tsx";
import { RoomsSection } from "../features/shop/home/rooms-section.tsx";
import { AppFeatures } from "../features/shop/install/app-features.tsx";
import { InstallButton } from "../features/shop/install/install-button.tsx";
import { StoreBadges } from "../features/shop/install/store-badges.tsx";
import { paths } from "../paths.ts";
import { useShop } from "../components/shop-context.ts";

/** The app is this shop, installed: its features and how to get it. */
export function Component() {
  const { name: shopName } = useShop();
  const steps = [t.stepDownload, t.stepOpen(shopName), t.stepFind, t.stepOrder];
  return (
    <>
      <PageTitle>{t.mobileApp}</PageTitle>
      <section
        aria-labelledby="app-heading"
        className="mx-auto grid max-w-(--page-max) items-stretch lg:grid-cols-split-5-7"
      >
        <div className="self-center px-gutter pt-8 pb-10 lg:py-[clamp(2rem,5vw,5.5rem)]">
          <h1 id="app-heading" className="heading-display">
            {t.appHeading}
          </h1>
          <p className="mt-5 mb-8 max-w-136 text-lg">{t.appLead(shopName)}</p>
          <InstallButton />
          <StoreBadges />
        </div>
        <div className="grid items-end overflow-hidden bg-inverse lg:min-h-[clamp(30rem,48vw,46rem)]">
          <AppDrawing />
        </div>
      </section>
      <section aria-labelledby="features-heading" className="wrap">
        <h2 id="features-heading" className="sr-only">
          {t.whatItDoes}
        </h2>
        <AppFeatures />
      </section>
      <section aria-labelledby="steps-heading" className="bg-inverse py-room text-ink-inverse">
        <div className="wrap">
          <h2 id="steps-heading" className="heading-display">
            {t.fromShopToFloor}
          </h2>
          <p className="mt-4 text-lg">
            {t.lookingAtItem}{" "}
            <TextLink to={paths.scan} className="text-ink-inverse">
              {t.scanCodeNextToIt}
            </TextLink>
          </p>
          <ol className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(1rem,2.4vw,2.5rem)] sm:grid-cols-2 lg:grid-cols-4">
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.5rem_1fr] border-t border-ink-inverse/26 py-4.5 leading-normal sm:block"
              >
                <span
                  aria-hidden
                  className="mb-2.5 block font-display text-[2.5rem] leading-none font-light text-lamp"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <RoomsSection heading={t.roomsTryHome} className="py-room" />
    </>
  );
}
