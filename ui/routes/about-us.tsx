import * as t from "#texts/pages.ts";
import { LinkButton } from "../components/link-button.tsx";
import { Scene } from "../components/drawings/scene.tsx";
import openDoor from "../components/drawings/open-door.svg?raw";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { sampleShopName } from "../generated/shop.ts";
import { useLiveVersion, WrittenPage } from "../features/shop/page/written-page.tsx";
import { paths } from "../paths.ts";
import { useShop } from "../components/shop-context.ts";

const principles = [
  {
    title: t.oneItemOnePrice,
    text: t.onePriceText,
  },
  {
    title: t.payTheDriver,
    text: t.payTheDriverText,
  },
  {
    title: t.youSeeWhatWeSee,
    text: t.youSeeWhatWeSeeText,
  },
];

const drawing = <Scene drawing={openDoor} />;

/** Who runs the shop and how. */
export function Component() {
  return useLiveVersion("about") !== null ? (
    <WrittenPage slug="about" heading={t.aboutUs} drawing={drawing} />
  ) : (
    <BuiltIn />
  );
}

function BuiltIn() {
  // The built-in page is about the sample shop; another shop publishes a page of its own.
  const { name, description } = useShop();
  return (
    <QuietPage
      drawing={drawing}
      heading={t.aboutUs}
      lead={name === sampleShopName ? t.aboutLead : description}
    >
      <PageTitle>{t.aboutUs}</PageTitle>
      <QuietList items={principles} />
      <LinkButton to={paths.category} variant="filled" size="big" className="mt-7">
        {t.exploreTheCollection}
      </LinkButton>
    </QuietPage>
  );
}
