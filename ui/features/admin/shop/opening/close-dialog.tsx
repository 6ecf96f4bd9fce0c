import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { clockInColombo } from "../../../../components/colombo.ts";
import { useClock } from "../../../../components/clock.ts";
import { DateField } from "../../../../components/date-field/date-field.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { Field } from "../../../../components/field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { settingLimits } from "../../../../generated/shop.ts";
import { LocalFields } from "../details/local-fields.tsx";
import type { Opening } from "./steps.ts";
import { useOpeningCommand } from "./use-opening-command.ts";

/** Closes the shop for a while, or changes what visitors of a closed one read. */
export function CloseDialog({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  const { pending, problem, fields, closeShop } = useOpeningCommand();
  const [until, setUntil] = useState(opening.until ?? "");
  const { en = "", si = "", ta = "" } = opening.note ?? {};
  const [note, setNote] = useState({ en, si, ta });
  const problemOf = (name: string) => fields.find(({ field }) => field === name)?.message;
  const today = clockInColombo(useClock()).slice(0, 10);
  const isClosed = opening.state === "CLOSED";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isClosed ? "What visitors read" : "Close the shop?"}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={isClosed ? "filled" : "danger"}
            pending={pending}
            onClick={() =>
              void closeShop({ until: until || null, note }).then((done) => done && onClose())
            }
          >
            {isClosed ? "Save" : "Close the shop"}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!isClosed && (
          <p>
            Visitors can’t order until you open it again. Orders already placed go on, and staff
            still take orders on the phone.
          </p>
        )}
        <Field label="Expected to open again on (optional)" error={problemOf("until")}>
          {(control) => <DateField {...control} value={until} min={today} onValue={setUntil} />}
        </Field>
        <fieldset>
          <legend className="mb-2 font-demi text-ink">A sentence for visitors (optional)</legend>
          <LocalFields
            label="Sentence for visitors"
            value={note}
            onChange={setNote}
            problem={(language) => problemOf(`note.${language}`)}
            maxLength={settingLimits.closingNote}
          />
        </fieldset>
        {problem !== null && fields.length === 0 && (
          <MessageBox tone="danger" takeFocus>
            {problem}
          </MessageBox>
        )}
      </div>
    </Dialog>
  );
}
