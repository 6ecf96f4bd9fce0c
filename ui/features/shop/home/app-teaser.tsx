import * as t from "#texts/home.ts";
import { Smartphone } from "lucide-react";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";
import { AppDrawing } from "./app-drawing.tsx";

const steps = [t.appStepScan, t.appStepPlace, t.appStepWalk];

/** Introduces the mobile app, on timber. */
export const AppTeaser = hydrateLater(function AppTeaser() {
  return (
    <section
      aria-labelledby="app-heading"
      className="mt-room overflow-hidden bg-inverse text-ink-inverse"
    >
      <div className="wrap grid items-center gap-x-[clamp(2rem,5vw,6rem)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="pt-[clamp(3.5rem,6vw,7rem)] pb-6 md:pb-[clamp(3.5rem,6vw,7rem)]">
          <h2 id="app-heading" className="heading-display">
            {t.appHeading}
          </h2>
          <p className="mt-5 max-w-[28rem] text-lg text-ink-inverse-muted">{t.appLead}</p>
          <ol className="mt-8 mb-9 max-w-[27rem]">
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.25rem_1fr] border-t border-[color-mix(in_oklch,var(--ink-inverse)_18%,transparent)] py-3.5 leading-[1.5]"
              >
                <span
                  aria-hidden
                  className="font-display text-[1.25rem] leading-[1.2] text-[#dcbf7d]"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <LinkButton
            to={paths.mobileApp}
            size="big"
            className="border-transparent! bg-ink-inverse text-[#241c17] not-disabled:hover:bg-[#fff]! not-disabled:hover:text-[#241c17]!"
          >
            <Smartphone aria-hidden size={20} />
            {t.mobileApp}
          </LinkButton>
        </div>
        <div className="grid items-end self-stretch max-md:-mx-gutter md:min-h-[30rem]">
          <AppDrawing />
        </div>
      </div>
    </section>
  );
});
