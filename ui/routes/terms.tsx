import { Sentence } from "../components/sentence.tsx";
import * as t from "#texts/pages.ts";
import { VerandahScene } from "../components/drawings/verandah-scene.tsx";
import { useShop, type ShopView } from "../components/shop-context.ts";
import { feeInSentence } from "../features/shared/delivery/delivery-fee.ts";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { ChairDrawing } from "../features/shop/home/drawings.tsx";
import { country, limits } from "../generated/shop.ts";
import { useLiveVersion, WrittenPage } from "../features/shop/page/written-page.tsx";
import { paths } from "../paths.ts";

const termsOf = ({ legalName, address, deliveryFee }: ShopView) => [
  {
    title: t.whoWeAre,
    text: t.runsThisShop([legalName, ...address, country].join(", ")),
  },
  {
    title: t.yourAccount,
    text: t.yourAccountText(limits.passwordMin),
  },
  {
    title: t.ordering,
    text: t.orderingText,
  },
  {
    title: t.paying,
    text: t.payingText(feeInSentence(deliveryFee)),
  },
  {
    title: t.delivery,
    text: (
      <p>
        <Sentence
          of={t.driverCalls}
          contact={<TextLink to={paths.reportIssue}>{t.letUsKnow}</TextLink>}
        />
      </p>
    ),
  },
  {
    title: t.sizesAndPictures,
    text: t.sizesText,
  },
  {
    title: t.reviews,
    text: t.reviewsText,
  },
  {
    title: t.fairUse,
    text: t.fairUseText,
  },
  {
    title: t.whatWeStore,
    text: (
      <p>
        <Sentence
          of={t.changesStored}
          privacy={<TextLink to={paths.privacy}>{t.privacyPolicy}</TextLink>}
        />
      </p>
    ),
  },
  {
    title: t.law,
    text: t.lawText,
  },
];

const drawing = (
  <VerandahScene>
    <ChairDrawing />
  </VerandahScene>
);

/** The terms of the shop. */
export function Component() {
  return useLiveVersion("terms") !== null ? (
    <WrittenPage slug="terms" heading={t.termsOfUse} drawing={drawing} />
  ) : (
    <BuiltIn />
  );
}

function BuiltIn() {
  return (
    <QuietPage drawing={drawing} heading={t.termsOfUse} lead={t.termsLead}>
      <PageTitle>{t.termsOfUse}</PageTitle>
      <QuietList items={termsOf(useShop())} />
    </QuietPage>
  );
}
