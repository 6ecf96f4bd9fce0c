import { useRef, useState, type RefObject, type SubmitEvent } from "react";
import type { DefaultValues, FieldValues, Path, PathValue, Resolver } from "react-hook-form";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { useCheckedForm, type CheckedForm } from "../../../components/use-checked-form.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";

interface Answered {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

type Stored<Answer, Name> = Extract<Answer, { readonly __typename: Name }>;

export interface StaffFormOptions<
  Values extends FieldValues,
  Answer extends Answered,
  Name extends Answer["__typename"],
> {
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
  /** The message if there was no answer. */
  failed: string;
  /** The form's names of fields that the shop names differently. */
  names?: Readonly<Record<string, Path<Values>>>;
  send: (values: Values, commandId: string) => Promise<Answer | null | undefined>;
  /** The type of the answer that stored the values. */
  stored: Name;
  /** `isOpen`: the form was neither left nor sent again meanwhile. */
  onStored: (answer: Stored<Answer, Name>, isOpen: boolean, values: Values) => void;
}

export interface StaffForm<Values extends FieldValues> {
  form: CheckedForm<Values>;
  frame: RefObject<HTMLFormElement | null>;
  pending: boolean;
  /** Why nothing was stored, if no field is the reason. */
  refusal: string | null;
  submit: (event: SubmitEvent) => void;
  /** Changes a field that is not registered. */
  set: <Field extends Path<Values>>(field: Field, value: PathValue<Values, Field>) => void;
}

/**
 * A form that staff send as a command. The shop's refusals are shown at their fields; the same
 * values are the same command.
 */
export function useStaffForm<
  Values extends FieldValues,
  Answer extends Answered,
  Name extends Answer["__typename"],
>({
  resolver,
  defaultValues,
  failed,
  names = {},
  send,
  stored,
  onStored,
}: StaffFormOptions<Values, Answer, Name>): StaffForm<Values> {
  const [refusal, setRefusal] = useState<string | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  const { idOf } = useCommandIds();
  const begin = useLatestAction();
  const form = useCheckedForm<Values>({
    resolver,
    defaultValues,
    onEdit: () => setRefusal(null),
  });
  const { isSubmitting: pending } = form.formState;
  const isStored = (answer: Answer): answer is Stored<Answer, Name> => answer.__typename === stored;

  async function sendValues(values: Values) {
    setRefusal(null);
    const isLatest = begin();
    const answer = (await send(values, idOf(values)).catch(() => null)) ?? null;
    if (answer && isStored(answer)) {
      onStored(answer, isLatest(), values);
      return;
    }
    const fields = (answer?.fields ?? []).flatMap(({ field, message }) => {
      const name = names[field] ?? (field as Path<Values>);
      return name in values ? [{ name, message }] : [];
    });
    for (const { name, message } of fields) form.setError(name, { message });
    // A refusal of values that the form has no field for.
    if (fields.length === 0) setRefusal(answer?.message ?? failed);
  }

  /** A control without a registered element, such as a date, takes the focus, too. */
  const focusError = () =>
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );

  return {
    form,
    frame,
    pending,
    refusal,
    submit(event) {
      event.preventDefault();
      if (!pending) void form.handleSubmit(sendValues)(event).then(focusError);
    },
    set(field, value) {
      form.setValue(field, value);
      form.clearErrors(field);
      setRefusal(null);
    },
  };
}
