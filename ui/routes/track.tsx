import * as t from "#texts/track.ts";
import { PageTitle } from "../components/page-title.tsx";
import { TrackPage } from "../features/shop/track/track-page.tsx";

/** The status of an order for visitors. */
export function Component() {
  return (
    <>
      <PageTitle>{t.trackYourOrder}</PageTitle>
      <TrackPage />
    </>
  );
}
