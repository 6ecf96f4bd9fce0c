import { Sentence } from "../components/sentence.tsx";
import * as t from "#texts/pages.ts";
import { VerandahScene } from "../components/drawings/verandah-scene.tsx";
import { useShop, type ShopView } from "../components/shop-context.ts";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { SofaDrawing } from "../features/shop/home/drawings.tsx";
import { useLiveVersion, WrittenPage } from "../features/shop/page/written-page.tsx";
import { paths } from "../paths.ts";

const pointsOf = ({ email }: ShopView) => [
  {
    title: t.whatYouGiveUs,
    text: t.whatYouGiveUsText,
  },
  {
    title: t.whatWeNeverDo,
    text: t.whatWeNeverDoText,
  },
  {
    title: t.yourPassword,
    text: t.yourPasswordText,
  },
  {
    title: t.howOrdersAreStored,
    text: t.howOrdersAreStoredText,
  },
  {
    title: t.erasing,
    text: (
      <p>
        <Sentence
          of={t.howErased}
          ask={<TextLink to={paths.reportIssue}>{t.askUs}</TextLink>}
          email={
            <a href={`mailto:${email}`} className="link-line">
              {email}
            </a>
          }
        />
      </p>
    ),
  },
  {
    title: t.onThisDevice,
    text: t.onThisDeviceText,
  },
  {
    title: t.whereSignedIn,
    text: (
      <p>
        <Sentence
          of={t.profileListsBrowsers}
          profile={<TextLink to={paths.profile}>{t.yourProfile}</TextLink>}
        />
      </p>
    ),
  },
  {
    title: t.email,
    text: t.emailText,
  },
  {
    title: t.messagesToDevices,
    text: t.messagesToDevicesText,
  },
  {
    title: t.viewingAndChanging,
    text: (
      <p>
        <Sentence
          of={t.whereStored}
          profile={<TextLink to={paths.profile}>{t.yourProfileInSentence}</TextLink>}
          orders={<TextLink to={paths.myOrders}>{t.myOrders}</TextLink>}
          write={<TextLink to={paths.contact}>{t.writeToUs}</TextLink>}
        />
      </p>
    ),
  },
];

const drawing = (
  <VerandahScene>
    <SofaDrawing />
  </VerandahScene>
);

/** The personal data that the shop stores, and how it is erased. */
export function Component() {
  return useLiveVersion("privacy") !== null ? (
    <WrittenPage slug="privacy" heading={t.privacyHeading} drawing={drawing} flip />
  ) : (
    <BuiltIn />
  );
}

function BuiltIn() {
  return (
    <QuietPage flip drawing={drawing} heading={t.privacyHeading} lead={t.privacyLead}>
      <PageTitle>{t.privacyHeading}</PageTitle>
      <QuietList items={pointsOf(useShop())} />
    </QuietPage>
  );
}
