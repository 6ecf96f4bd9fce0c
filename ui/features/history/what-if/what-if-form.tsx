import { Play } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { Select } from "../../../components/select.tsx";
import type { WhatIfQuery } from "./what-if-query.ts";
import { isComplete } from "./what-if-query.ts";
import { ChangeRow } from "./change-row.tsx";
import { changeKinds, newChange, type ChangeKind } from "./changes.ts";
import { MomentFields } from "./moment-fields.tsx";

const maxChanges = 20;

/** A change with a key that distinguishes it from others of its kind. */
interface Row {
  id: number;
  change: WhatIfQuery["changes"][number];
}

export interface WhatIfFormProps {
  query: WhatIfQuery;
  /** True after a first simulation. */
  again: boolean;
  onRun: (query: WhatIfQuery) => void;
}

/** The form of a simulation: its fork and its changes. */
export function WhatIfForm({ query, again, onRun }: WhatIfFormProps) {
  const [fork, setFork] = useState(query.fork);
  const [end, setEnd] = useState(query.end);
  const [rows, setRows] = useState<readonly Row[]>(
    query.changes.map((change, id) => ({ id, change })),
  );
  const [showsMissing, setShowsMissing] = useState(false);
  const draft = { fork, end, changes: rows.map(({ change }) => change) };

  function run() {
    setShowsMissing(true);
    if (isComplete(draft)) onRun(draft);
  }
  function runByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  }
  function add(kind: ChangeKind) {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    setShowsMissing(false);
    setRows([...rows, { id, change: newChange(kind) }]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that submits it
    <form
      aria-label="Changes to try"
      className="grid content-start gap-4 px-4 py-4 md:px-5"
      onKeyDown={runByKey}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <MomentFields
        label="Fork at"
        moment={fork}
        usual="Choose when the changes begin."
        onMoment={setFork}
      />
      <MomentFields
        label="Run to"
        moment={end}
        usual="The newest event when it runs."
        onMoment={setEnd}
      />
      <section aria-labelledby="otherwise" className="grid gap-3 border-t border-line pt-3">
        <h3 id="otherwise" className="text-fine font-semibold">
          Changes
        </h3>
        {rows.length > 0 && (
          <ul className="grid gap-3">
            {rows.map(({ id, change }) => (
              <ChangeRow
                key={id}
                change={change}
                showsMissing={showsMissing}
                onChange={(next) =>
                  setRows(rows.map((row) => (row.id === id ? { id, change: next } : row)))
                }
                onRemove={() => setRows(rows.filter((row) => row.id !== id))}
              />
            ))}
          </ul>
        )}
        {rows.length < maxChanges && (
          <Select
            dense
            aria-label="Add a change"
            value=""
            onChange={({ target }) => add(target.value as ChangeKind)}
          >
            <option value="">Add a change…</option>
            {Object.entries(changeKinds).map(([kind, { label }]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {showsMissing && rows.length === 0 && (
          <p role="alert" className="text-xs text-danger-text">
            Add at least one change.
          </p>
        )}
      </section>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" variant="filled">
          <Play aria-hidden size={14} />
          {again ? "Run again" : "Run"}
        </Button>
        {rows.length > 0 && (
          <Button size="dense" onClick={() => setRows([])}>
            Remove all changes
          </Button>
        )}
      </span>
    </form>
  );
}
