import * as t from "#texts/scan.ts";
import { OpenDoorScene } from "../components/drawings/open-door-scene.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietPage } from "../components/quiet-page.tsx";
import { Scanner } from "../features/shop/scan/scanner.tsx";

/** Scans the code of an item and opens the item's page. */
export function Component() {
  return (
    <QuietPage drawing={<OpenDoorScene />} heading={t.scanACode} lead={t.scanLead}>
      <PageTitle>{t.scanACode}</PageTitle>
      <Scanner />
    </QuietPage>
  );
}
