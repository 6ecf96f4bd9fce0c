import * as t from "#texts/pages.ts";
import { LinkButton } from "../components/link-button.tsx";
import { Scene } from "../components/drawings/scene.tsx";
import openDoor from "../components/drawings/open-door.svg?raw";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { paths } from "../paths.ts";

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

/** Who runs the shop and how. */
export function Component() {
  return (
    <QuietPage drawing={<Scene drawing={openDoor} />} heading={t.aboutUs} lead={t.aboutLead}>
      <PageTitle>{t.aboutUs}</PageTitle>
      <QuietList items={principles} />
      <LinkButton to={paths.category} variant="filled" size="big" className="mt-7">
        {t.exploreTheCollection}
      </LinkButton>
    </QuietPage>
  );
}
