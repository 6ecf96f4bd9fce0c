import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { useCommand } from "../../../../apollo/use-command.ts";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { PillRow } from "../../../../components/pill-row.tsx";
import { notify } from "../../../../components/toast.tsx";
import { DecideShopDaysDocument, type ShopDayDecision } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { dateText } from "../../../shared/delivery/day-text.ts";
import { SaveTable } from "./save-table.tsx";
import type { Decisions, ShopDay } from "./shop-days.ts";

const words: Readonly<Record<ShopDayDecision, string>> = {
  CLOSED: "Closed",
  WORKING: "We work",
  UNDECIDED: "Not decided",
};

const choices = (["CLOSED", "WORKING", "UNDECIDED"] as const).map((value) => ({
  value,
  label: words[value],
}));

/** What follows from a decision about a day. */
function followsFrom(day: ShopDay | undefined, decision: ShopDayDecision): string {
  const orders = day?.orders ?? 0;
  if (decision !== "CLOSED") return "Zones deliver as on every other day";
  if (orders === 0) return "No delivery can be booked";
  return `${orders === 1 ? "1 order is" : `${orders} orders are`} promised and must move first`;
}

/** Decides about one day or several, after a table of what follows. */
export function DecideDialog({
  decisions: { dates, decision: first },
  byDate,
  onSaved,
  onClose,
}: {
  decisions: Decisions;
  byDate: ReadonlyMap<string, ShopDay>;
  /** Called with the position of the change. */
  onSaved: (position: string) => void;
  onClose: () => void;
}) {
  const [decision, setDecision] = useState(first);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [decide] = useMutation(DecideShopDaysDocument);
  const { pending, problem, run } = useCommand(messages.settings.saveFailed);
  const decisionNow = (date: string) => byDate.get(date)?.decision ?? "UNDECIDED";
  const changing = dates.filter((date) => decisionNow(date) !== decision);
  const title = dates.length === 1 ? dateText(dates[0] ?? "") : `${dates.length} days`;

  const send = (days: readonly { date: string; decision: ShopDayDecision }[]) =>
    decide({ variables: { days: [...days], commandId: newCommandId() } }).then(
      ({ data }) => data?.decideShopDays,
    );

  async function undo(before: readonly { date: string; decision: ShopDayDecision }[]) {
    const answer = await send(before).catch(() => undefined);
    if (answer?.__typename === "ShopDaysSaved") {
      onSaved(answer.position);
      notify.success("Undone.");
    } else notify.failure(answer?.message ?? messages.settings.saveFailed);
  }

  async function save() {
    const before = changing.map((date) => ({ date, decision: decisionNow(date) }));
    let refused: readonly string[] = [];
    const done = await run(async () => {
      const answer = await send(changing.map((date) => ({ date, decision })));
      if (answer?.__typename === "InvalidInput") {
        refused = answer.fields.map(({ message }) => message);
      }
      return answer;
    });
    setProblems(refused);
    if (!done) return;
    onSaved(done.position);
    notify.success(changing.length === 1 ? "1 day saved." : `${changing.length} days saved.`, {
      label: "Undo",
      onPress: () => void undo(before),
    });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="filled"
            pending={pending}
            disabled={changing.length === 0}
            onClick={() => void save()}
          >
            {changing.length === 1 ? "Save 1 day" : `Save ${changing.length} days`}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {dates.length === 1 && <DayFacts day={byDate.get(dates[0] ?? "")} />}
        <PillRow
          label="What the shop does"
          choices={choices}
          value={decision}
          onChange={(value) => {
            setDecision(value);
            setProblems([]);
          }}
          className="justify-self-start text-ink"
        />
        {changing.length > 0 && (
          <div className="max-h-80 overflow-y-auto">
            <SaveTable
              lines={changing.map((date) => ({
                what: [dateText(date, "short"), byDate.get(date)?.holiday?.name]
                  .filter(Boolean)
                  .join(", "),
                now: words[decisionNow(date)],
                after: words[decision],
                follows: followsFrom(byDate.get(date), decision),
              }))}
            />
          </div>
        )}
        {(problems.length > 0 || problem) && (
          <MessageBox tone="danger">
            {problems.length > 0 ? (
              <>
                Nothing was saved.
                {problems.map((each) => (
                  <span key={each} className="block">
                    {each}
                  </span>
                ))}
              </>
            ) : (
              problem
            )}
          </MessageBox>
        )}
      </div>
    </Dialog>
  );
}

function DayFacts({ day }: { day: ShopDay | undefined }) {
  if (!day) return null;
  const { holiday, closedZones } = day;
  return (
    <>
      {holiday && (
        <p>
          {holiday.name}.{" "}
          {holiday.isEstimate && "The date is an estimate: check it against the gazette."}
        </p>
      )}
      {closedZones.length > 0 && (
        <p>
          {closedZones.length === 1 ? "1 zone is" : `${closedZones.length} zones are`} closed by
          hand. See Deliveries.
        </p>
      )}
    </>
  );
}
