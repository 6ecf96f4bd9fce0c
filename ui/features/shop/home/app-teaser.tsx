import * as t from "#texts/home.ts";
import { Smartphone } from "lucide-react";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";
import { AppDrawing } from "./app-drawing.tsx";
import { useShop } from "../../../components/shop-context.ts";

const steps = [t.appStepScan, t.appStepPlace, t.appStepWalk];

/** Introduces the mobile app, on timber. */
export const AppTeaser = hydrateLater(function AppTeaser() {
  const { name: shopName } = useShop();
  return (
    <section
      aria-labelledby="app-heading"
      className="mt-room overflow-hidden bg-inverse text-ink-inverse"
    >
      <div className="wrap grid items-center gap-x-[clamp(2rem,5vw,6rem)] md:grid-cols-split-5-7">
        <div className="pt-hall pb-6 md:pb-hall">
          <h2 id="app-heading" className="heading-display">
            {t.appHeading}
          </h2>
          <p className="mt-5 max-w-md text-lg text-ink-inverse-muted">{t.appLead(shopName)}</p>
          <ol className="mt-8 mb-9 max-w-108">
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.25rem_1fr] border-t border-ink-inverse/18 py-3.5 leading-normal"
              >
                <span aria-hidden className="font-display text-subtitle leading-title text-lamp">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <LinkButton
            to={paths.mobileApp}
            size="big"
            className="border-transparent! bg-ink-inverse text-timber not-disabled:hover:bg-white! not-disabled:hover:text-timber!"
          >
            <Smartphone aria-hidden size={20} />
            {t.mobileApp}
          </LinkButton>
        </div>
        <div className="grid items-end self-stretch max-md:-mx-gutter md:min-h-120">
          <AppDrawing />
        </div>
      </div>
    </section>
  );
});
