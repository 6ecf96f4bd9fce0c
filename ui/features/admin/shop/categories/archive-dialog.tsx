import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { Field, FieldError } from "../../../../components/field.tsx";
import { Select } from "../../../../components/select.tsx";
import type { CategoryCommands, CategoryRow } from "./use-category-commands.ts";

export interface ArchiveDialogProps {
  category: CategoryRow;
  /** The categories that can take its items; at least one. */
  others: readonly CategoryRow[];
  /** Undefined if it is unknown. */
  count: number | undefined;
  commands: CategoryCommands;
  onClose: () => void;
}

/** Asks which category takes the items of one that is archived. */
export function ArchiveDialog({ category, others, count, commands, onClose }: ArchiveDialogProps) {
  const [chosen, setChosen] = useState(others[0]?.id ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  const name = category.names.en;
  const items = count === 1 ? "1 item" : `${count ?? "Its"} items`;

  async function archive() {
    if (!target || commands.pending) return;
    const problems = await commands.archive(category, target);
    if (problems) setProblem(Object.values(problems)[0] ?? null);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Archive ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep {name}</Button>
          <Button variant="filled" disabled={commands.pending} onClick={() => void archive()}>
            {count === 0 ? "Archive" : `Archive and move ${items.toLowerCase()}`}
          </Button>
        </>
      }
    >
      <Field
        label={count === 0 ? "Its links lead to" : `${items} and its links go to`}
        hint="Reports keep the name for what was sold under it."
      >
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target: { value } }) => setChosen(value)}
          >
            {others.map(({ id, names }) => (
              <option key={id} value={id}>
                {names.en}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {problem && <FieldError>{problem}</FieldError>}
    </Dialog>
  );
}
