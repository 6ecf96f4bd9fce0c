import * as t from "#texts/track.ts";
import { Scene } from "../../../components/drawings/scene.tsx";
import slip from "../../../components/drawings/slip.svg?raw";
import { QuietPage } from "../../../components/quiet-page.tsx";
import { Sentence } from "../../../components/sentence.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { TrackForm } from "./track-form.tsx";
import { TrackedOrderView } from "./tracked-order.tsx";
import { useTracking } from "./use-tracking.ts";
import { useShop } from "../../../components/shop-context.ts";

/** Shows an order's live status by number and phone or email, without an account. */
export function TrackPage() {
  const { name: shopName } = useShop();
  const { found, problem, search, ...actions } = useTracking();
  if (found) return <TrackedOrderView key={found.order.number} found={found} {...actions} />;
  return (
    <QuietPage drawing={<Scene drawing={slip} />} heading={t.trackYourOrder} lead={t.trackLead}>
      <TrackForm problem={problem} onSearch={search} />
      <h2 className="heading mt-9 mb-2 text-subtitle">{t.noNumber}</h2>
      <p className="text-ink-muted">
        <Sentence
          of={t.searchInbox(shopName)}
          write={<TextLink to={paths.contact}>{t.writeToUs}</TextLink>}
        />
      </p>
    </QuietPage>
  );
}
