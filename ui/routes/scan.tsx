import * as t from "#texts/scan.ts";
import { Scene } from "../components/drawings/scene.tsx";
import openDoor from "../components/drawings/open-door.svg?raw";
import { PageTitle } from "../components/page-title.tsx";
import { QuietPage } from "../components/quiet-page.tsx";
import { Scanner } from "../features/shop/scan/scanner.tsx";

/** Scans the code of an item and opens the item's page. */
export function Component() {
  return (
    <QuietPage drawing={<Scene drawing={openDoor} />} heading={t.scanACode} lead={t.scanLead}>
      <PageTitle>{t.scanACode}</PageTitle>
      <Scanner />
    </QuietPage>
  );
}
