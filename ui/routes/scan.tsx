import { OpenDoorScene } from "../components/drawings/open-door-scene.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietPage } from "../components/quiet-page.tsx";
import { Scanner } from "../features/scan/scanner.tsx";

/** From the code beside a piece to the piece's page. */
export function Component() {
  return (
    <QuietPage
      drawing={<OpenDoorScene />}
      heading="Scan a code"
      lead="Beside each piece in our rooms stands a code. It opens the piece here, with its price, its size and what is left of it."
    >
      <PageTitle>Scan a code</PageTitle>
      <Scanner />
    </QuietPage>
  );
}
