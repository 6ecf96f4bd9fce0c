import { useMutation } from "@apollo/client/react";
import { useRef, useState, type SubmitEvent } from "react";
import { useCommand } from "../../../../apollo/use-command.ts";
import { useCommandIds } from "../../../../apollo/use-command-ids.ts";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { Field, FieldError } from "../../../../components/field.tsx";
import { PillRow } from "../../../../components/pill-row.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { notify } from "../../../../components/toast.tsx";
import {
  ChangeShopFeesDocument,
  type DeliveryFeesInput,
} from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { LeaveGuard } from "../../../shared/account/leave-guard.tsx";
import {
  draftOf,
  feeChanges,
  inputOf,
  rowOf,
  type FeeProblems,
  type FeeRow,
  type FeesDraft,
  type FeeZone,
  type StoredFees,
} from "./fees-draft.ts";
import { SaveTable } from "./save-table.tsx";
import { useUndoSettings } from "./use-undo-settings.ts";

const follows = "Open carts show it at once. Placed orders keep their fee.";

/** The delivery fee: one for all zones, or by zone. */
export function FeesForm({
  stored,
  zones,
}: {
  stored: StoredFees;
  zones: readonly (FeeZone & { districts: readonly string[] })[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<FeesDraft | null>(null);
  const [byZone, setByZone] = useState(stored.zones.length > 0);
  const [problems, setProblems] = useState<FeeProblems>({});
  const [asking, setAsking] = useState<DeliveryFeesInput | null>(null);
  const [change] = useMutation(ChangeShopFeesDocument);
  const commands = useCommandIds();
  const undo = useUndoSettings();
  const { pending, problem, run } = useCommand(messages.settings.saveFailed);
  const shown = typed ?? draftOf(stored);
  const draft = byZone ? shown : { ...shown, zones: {} };
  const checked = inputOf(draft, zones);
  const changes = feeChanges(stored, checked.input, zones);
  const isChanged = Object.keys(checked.problems).length > 0 || changes.length > 0;

  function edit(changed: FeesDraft) {
    setTyped(changed);
    setProblems({});
  }

  function show(found: FeeProblems) {
    setProblems(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (Object.keys(checked.problems).length > 0) show(checked.problems);
    else if (changes.length > 0) setAsking(checked.input);
  }

  function discard() {
    setTyped(null);
    setProblems({});
    setByZone(stored.zones.length > 0);
    form.current?.focus({ preventScroll: true });
  }

  async function save(deliveryFee: DeliveryFeesInput) {
    const input = { deliveryFee };
    let refused: FeeProblems = {};
    const done = await run(async () => {
      const { data } = await change({ variables: { input, commandId: commands.idOf(input) } });
      const answer = data?.changeSettings;
      if (answer?.__typename === "InvalidInput") {
        refused = Object.fromEntries(answer.fields.map(({ field, message }) => [field, message]));
      }
      return answer;
    });
    setAsking(null);
    if (!done) {
      show(refused);
      return;
    }
    commands.done(input);
    setTyped(null);
    form.current?.focus({ preventScroll: true });
    const [latest] = done.settings.changes;
    notify.success("The delivery fee is saved.", {
      label: "Undo",
      onPress: () => void (latest && undo([latest.id])),
    });
  }

  const rows = [
    { id: "", name: byZone ? "All other zones" : "All zones", districts: "" },
    ...(byZone
      ? zones.map(({ id, name, districts }) => ({ id, name, districts: districts.join(", ") }))
      : []),
  ];
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label="Delivery fee"
      className="grid w-full gap-3 outline-none"
      onSubmit={submit}
    >
      <LeaveGuard unsaved={isChanged} />
      <PillRow
        label="How the fee is set"
        choices={[
          { value: "all", label: "One fee for all" },
          { value: "zone", label: "By zone" },
        ]}
        value={byZone ? "zone" : "all"}
        onChange={(value) => {
          setByZone(value === "zone");
          setProblems({});
        }}
        className="justify-self-start"
      />
      <ul className="grid" aria-label="Fees">
        {rows.map(({ id, name, districts }) => (
          <li
            key={id}
            className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]"
          >
            <span className="text-sm font-semibold max-sm:col-span-2">
              {name}
              {districts && (
                <small className="block text-fine font-normal text-ink-muted">{districts}</small>
              )}
            </span>
            <FeeFields
              name={name}
              row={id === "" ? draft.flat : rowOf(draft, id)}
              placeholder={id === "" ? "" : draft.flat.fee}
              feeProblem={problems[id === "" ? "deliveryFee.flat" : `deliveryFee.zones.${id}.fee`]}
              freeProblem={
                problems[id === "" ? "deliveryFee.freeFrom" : `deliveryFee.zones.${id}.freeFrom`]
              }
              onChange={(row) =>
                edit(
                  id === ""
                    ? { ...shown, flat: row }
                    : { ...shown, zones: { ...shown.zones, [id]: row } },
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className="text-fine text-ink-muted">
        {byZone
          ? "A zone without a fee has the one of all other zones. "
          : "The same for the whole country. "}
        “Free from” is the sum of the items after a discount.
      </p>
      {problems["deliveryFee.zones"] && <FieldError>{problems["deliveryFee.zones"]}</FieldError>}
      {(isChanged || problem) && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="filled" size="dense">
            See the changes
          </Button>
          <Button variant="quiet" size="dense" onClick={discard}>
            Discard
          </Button>
          {problem && <FieldError>{problem}</FieldError>}
        </div>
      )}
      <Dialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={changes.length === 1 ? "Save 1 change?" : `Save ${changes.length} changes?`}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>Keep editing</Button>
            <Button variant="filled" pending={pending} onClick={() => asking && void save(asking)}>
              {changes.length === 1 ? "Save 1 change" : `Save ${changes.length} changes`}
            </Button>
          </>
        }
      >
        <SaveTable lines={changes.map((line) => ({ ...line, follows }))} />
      </Dialog>
    </form>
  );
}

/** The fee of one place, and the sum from which it is free. */
function FeeFields({
  name,
  row,
  placeholder,
  feeProblem,
  freeProblem,
  onChange,
}: {
  name: string;
  row: FeeRow;
  /** The fee that applies without another one. */
  placeholder: string;
  feeProblem: string | undefined;
  freeProblem: string | undefined;
  onChange: (row: FeeRow) => void;
}) {
  return (
    <>
      <Field label={<FieldName short="Fee" of={name} />} error={feeProblem}>
        {(control) => (
          <TextInput
            {...control}
            dense
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            className="text-right tabular-nums pointer-coarse:min-h-control!"
            value={row.fee}
            onChange={({ target }) => onChange({ ...row, fee: target.value })}
          />
        )}
      </Field>
      <Field label={<FieldName short="Free from" of={name} />} error={freeProblem}>
        {(control) => (
          <TextInput
            {...control}
            dense
            inputMode="decimal"
            autoComplete="off"
            placeholder="never"
            className="text-right tabular-nums pointer-coarse:min-h-control!"
            value={row.freeFrom}
            onChange={({ target }) => onChange({ ...row, freeFrom: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function FieldName({ short, of }: { short: string; of: string }) {
  return (
    <>
      {short}
      <span className="font-normal text-ink-muted"> Rs.</span>
      <span className="sr-only">, {of}</span>
    </>
  );
}
