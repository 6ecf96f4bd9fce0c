import * as t from "#texts/pages.ts";
import { useParams, useSearchParams } from "react-router-dom";
import openDoor from "../components/drawings/open-door.svg?raw";
import { Scene } from "../components/drawings/scene.tsx";
import { useLiveVersion, WrittenPage } from "../features/shop/page/written-page.tsx";
import { Component as About } from "./about-us.tsx";
import { Component as Contact } from "./contact.tsx";
import { Component as NotFound } from "./not-found.tsx";
import { Component as Privacy } from "./privacy.tsx";
import { Component as Terms } from "./terms.tsx";

const titles: Readonly<Record<string, string>> = {
  about: t.aboutUs,
  contact: t.contactUs,
  terms: t.termsOfUse,
  privacy: t.privacyHeading,
  returns: t.returns,
  delivery: t.deliveryPage,
};

/** The pages with an address of their own. */
const ownRoutes: Readonly<Record<string, () => React.ReactNode>> = {
  about: About,
  contact: Contact,
  terms: Terms,
  privacy: Privacy,
};

/** A page that the shop's owner wrote, or one of its versions. */
export function Component() {
  const slug = (useParams()["slug"] ?? "").toLowerCase();
  const [params] = useSearchParams();
  const live = useLiveVersion(slug);
  const version = Number(/^[1-9]\d{0,5}$/.exec(params.get("version") ?? "")?.[0] ?? 0);
  const Own = ownRoutes[slug];
  if (version === 0 && Own) return <Own />;
  if (version === 0 && live === null) return <NotFound />;
  return (
    <WrittenPage
      key={`${slug} ${version}`}
      slug={slug}
      {...(version > 0 && { version })}
      heading={titles[slug] ?? slug}
      drawing={<Scene drawing={openDoor} />}
      missing={<NotFound />}
    />
  );
}
