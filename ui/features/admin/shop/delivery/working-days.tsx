import { useMutation } from "@apollo/client/react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { Checkbox } from "../../../../components/checkbox.tsx";
import { notify } from "../../../../components/toast.tsx";
import { ChangeWorkingDaysDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The weekdays on which the shop works. Each change is saved at once and can be undone. */
export function WorkingDays({
  weekdays,
  onSaved,
}: {
  weekdays: readonly number[];
  /** Called with the position of the change. */
  onSaved: (position: string) => void;
}) {
  const [change, { loading }] = useMutation(ChangeWorkingDaysDocument);

  async function save(wanted: readonly number[], undoTo: readonly number[] | null) {
    const answer = await change({
      variables: { weekdays: [...wanted], commandId: newCommandId() },
    })
      .then(({ data }) => data?.changeWorkingDays)
      .catch(() => undefined);
    if (answer?.__typename !== "ShopDaysSaved") {
      notify.failure(answer?.message ?? messages.settings.saveFailed);
      return;
    }
    onSaved(answer.position);
    if (undoTo === null) notify.success("Undone.");
    else {
      notify.success("Working days saved.", {
        label: "Undo",
        onPress: () => void save(undoTo, null),
      });
    }
  }

  return (
    <fieldset className="flex flex-wrap gap-x-5" disabled={loading}>
      <legend className="sr-only">Working days</legend>
      {names.map((name, index) => {
        const day = index + 1;
        const on = weekdays.includes(day);
        return (
          <Checkbox
            key={name}
            label={name}
            checked={on}
            disabled={on && weekdays.length === 1}
            onChange={() =>
              void save(on ? weekdays.filter((each) => each !== day) : [...weekdays, day], weekdays)
            }
          />
        );
      })}
    </fieldset>
  );
}
