import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useCommand } from "../../../apollo/use-command.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { notify } from "../../../components/toast.tsx";
import { ChangeSettingsDocument } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import {
  changedFields,
  inputOf,
  type SettingField,
  type SettingsDraft,
  type SettingsProblems,
} from "./settings-draft.ts";
import type { SettingValues } from "../kit/settings-provider.tsx";

export interface SettingControl {
  value: string;
  /** It differs from the current value. */
  changed: boolean;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** The input over the current settings: untouched fields follow the current values. */
export function useSettingsForm(values: SettingValues) {
  const [change] = useMutation(ChangeSettingsDocument);
  const [draft, setDraft] = useState<SettingsDraft>({});
  const [problems, setProblems] = useState<SettingsProblems>({});
  const commands = useCommandIds();
  const { pending, problem, run } = useCommand(messages.settings.saveFailed);
  const changed = changedFields(draft, values);

  function reset() {
    setDraft({});
    setProblems({});
  }

  return {
    changed,
    pending,
    /** Why saving failed, if it was not because of a field. */
    problem: Object.keys(problems).length > 0 ? null : problem,
    reset,
    of: (field: SettingField): SettingControl => ({
      value: draft[field] ?? String(values[field]),
      changed: changed.includes(field),
      problem: problems[field],
      onChange(text) {
        setDraft({ ...draft, [field]: text });
        setProblems({ ...problems, [field]: undefined });
      },
    }),
    /** Resolves with whether everything was saved. */
    async save(): Promise<boolean> {
      const { input, problems: found } = inputOf(draft, values);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      const done = await run(async () => {
        const { data } = await change({ variables: { input, commandId: commands.idOf(input) } });
        const answer = data?.changeSettings;
        if (answer?.__typename === "InvalidInput") {
          setProblems(
            Object.fromEntries(answer.fields.map(({ field, message }) => [field, message])),
          );
        }
        return answer;
      });
      if (!done) return false;
      // Input that was edited since it was sent stays.
      setDraft((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([field, text]) => text !== draft[field as SettingField]),
        ),
      );
      commands.done(input);
      notify.success(done.message);
      return true;
    },
  };
}
