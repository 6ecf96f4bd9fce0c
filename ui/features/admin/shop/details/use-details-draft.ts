import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { useCommand } from "../../../../apollo/use-command.ts";
import { useCommandIds } from "../../../../apollo/use-command-ids.ts";
import { notify } from "../../../../components/toast.tsx";
import {
  ChangeShopDetailsDocument,
  UndoSettingsDocument,
  type ShopDetails_ProfileFragment,
} from "../../../../generated/operations.ts";
import { messages, type defaultProfile } from "../../../../generated/shop.ts";

/** The shop's details as stored, with the latest changes. */
export type ShopDetails = ShopDetails_ProfileFragment;

export type DetailName = keyof typeof defaultProfile;

/** A part of the details, with the input over its stored value. */
export interface DetailControl<Value> {
  value: Value;
  changed: boolean;
  /** Another person stored another value since the input began. */
  overtaken: boolean;
  /** The problem of the part, or of a field below it such as `tagline.si`. */
  problem: (path?: string) => string | undefined;
  set: (value: Value) => void;
}

type Draft = { [Name in DetailName]?: { typed: ShopDetails[Name]; before: string } };

const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (key === "__typename" ? undefined : part));

const withoutTypes = (value: unknown): unknown => JSON.parse(textOf(value));

/** Input over the shop's details. Parts without input follow what others store. */
export function useDetailsDraft(details: ShopDetails) {
  const client = useApolloClient();
  const [change] = useMutation(ChangeShopDetailsDocument);
  const [draft, setDraft] = useState<Draft>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const commands = useCommandIds();
  const { pending, problem, run } = useCommand(messages.settings.saveFailed);

  const names = Object.keys(draft) as DetailName[];
  const changed = names.filter((name) => textOf(draft[name]?.typed) !== textOf(details[name]));

  async function undo(changes: readonly string[]) {
    const failed = messages.settings.saveFailed;
    try {
      const { data } = await client.mutate({
        mutation: UndoSettingsDocument,
        variables: { changes: [...changes], commandId: newCommandId() },
      });
      const answer = data?.undoSettings;
      if (answer?.__typename === "ShopSettingsSaved") notify.success("Undone.");
      else notify.failure(answer?.message ?? failed);
    } catch {
      notify.failure(failed);
    }
  }

  return {
    changed,
    pending,
    /** Why saving failed, if no field is the reason. */
    problem: Object.keys(problems).length > 0 ? null : problem,
    discard() {
      setDraft({});
      setProblems({});
    },
    of<Name extends DetailName>(name: Name): DetailControl<ShopDetails[Name]> {
      const typed = draft[name];
      return {
        value: typed ? typed.typed : details[name],
        changed: changed.includes(name),
        overtaken: typed !== undefined && typed.before !== textOf(details[name]),
        problem: (path) => problems[path === undefined ? name : `${name}.${path}`],
        set(value) {
          setDraft((now) => ({
            ...now,
            [name]: { typed: value, before: now[name]?.before ?? textOf(details[name]) },
          }));
          setProblems((now) =>
            Object.fromEntries(
              Object.entries(now).filter(
                ([field]) => field !== name && !field.startsWith(`${name}.`),
              ),
            ),
          );
        },
      };
    },
    /** Resolves with whether everything was saved. */
    async save(): Promise<boolean> {
      const input = Object.fromEntries(
        changed.map((name) => [name, withoutTypes(draft[name]?.typed)]),
      );
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
      const ids = done.settings.changes.slice(0, changed.length).map(({ id }) => id);
      // Input that was edited since it was sent stays.
      setDraft((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, part]) => textOf(part.typed) !== textOf(input[name])),
        ),
      );
      commands.done(input);
      notify.success(
        changed.length === 1 ? "1 change saved." : `${changed.length} changes saved.`,
        { label: "Undo", onPress: () => void undo(ids) },
      );
      return true;
    },
  };
}
