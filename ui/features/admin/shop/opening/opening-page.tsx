import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { DateTime } from "../../../../components/date-time.tsx";
import { LinkButton } from "../../../../components/link-button.tsx";
import { OpeningDocument } from "../../../../generated/operations.ts";
import { paths } from "../../../../paths.ts";
import { dateText } from "../../../shared/delivery/day-text.ts";
import { Read, useRead } from "../../kit/read.tsx";
import { Checklist } from "./checklist.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import type { Opening } from "./steps.ts";

/** Other people's changes of items and pages show within half a minute. */
const pollMs = 30_000;

/** The way to the opening: the checklist, or since when the shop is open or closed. */
export function OpeningPage() {
  const reading = useRead(OpeningDocument, {}, { pollMs });
  return (
    <Read of={reading} what="the opening" skeleton="h-96" className="m-4 md:m-6">
      {({ opening }) =>
        opening.state === "PREPARING" ? (
          <Checklist opening={opening} />
        ) : (
          <OpenOrClosed opening={opening} />
        )
      }
    </Read>
  );
}

function OpenOrClosed({ opening }: { opening: Opening }) {
  const [dialog, setDialog] = useState<"open" | "close" | null>(null);
  const isOpen = opening.state === "OPEN";
  const leave = () => setDialog(null);
  return (
    <section className="grid max-w-160 justify-items-start gap-4 px-4 py-6 md:px-6">
      <h2 className="heading text-heading">{isOpen ? "The shop is open" : "The shop is closed"}</h2>
      <p>
        {opening.since === null ? (
          "It has been open from its start."
        ) : (
          <>
            Since <DateTime at={opening.since} />.
          </>
        )}
        {!isOpen &&
          (opening.until === null
            ? " You haven’t said until when."
            : ` You expect to open again on ${dateText(opening.until)}; open it yourself then.`)}
      </p>
      {!isOpen && opening.note && (
        <blockquote className="border-l-2 border-line-strong pl-4 text-ink-muted">
          {opening.note.en || opening.note.si || opening.note.ta}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        {isOpen ? (
          <Button onClick={() => setDialog("close")}>Close the shop…</Button>
        ) : (
          <>
            <Button variant="filled" onClick={() => setDialog("open")}>
              Open again…
            </Button>
            <Button onClick={() => setDialog("close")}>Change what visitors read…</Button>
            <LinkButton to={paths.visitorsPage} variant="quiet">
              What visitors see
            </LinkButton>
          </>
        )}
      </div>
      {dialog === "open" && <OpenDialog opening={opening} onClose={leave} />}
      {dialog === "close" && <CloseDialog opening={opening} onClose={leave} />}
    </section>
  );
}
