import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import { useLatestAction } from "../../../../components/use-latest-action.ts";
import { ChangeProductDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import {
  differing,
  itemWith,
  problemsOf,
  rowFields,
  sentValues,
  valuesOf,
  type CatalogueItem,
  type RowErrors,
  type RowField,
  type RowValues,
} from "./row-values.ts";

/** The editing state of a row. */
export interface RowEdit {
  values: RowValues;
  /** The row's values when editing began. */
  seen: RowValues;
  /** Error per field. */
  errors: RowErrors;
  /** Error that belongs to no field. */
  problem: string | null;
  /** The form takes the focus: at its first wrong field, or at its first one. */
  takesFocus: boolean;
}

/** A row without errors. */
const unrefused = { errors: {}, problem: null } as const;

export interface RowEdits {
  editOf: (id: string) => RowEdit | undefined;
  begin: (item: CatalogueItem) => void;
  type: (id: string, values: RowValues) => void;
  /** Accepts the changes of another admin as seen, and keeps this admin's values. */
  keepMine: (item: CatalogueItem) => void;
  cancel: (id: string) => void;
  /**
   * Shows the new values at once. If the server rejects them, shows the form with the typed values
   * again. A form that was opened meanwhile keeps its values.
   */
  update: (item: CatalogueItem) => Promise<void>;
}

/** Rows being edited, by item id. */
export function useRowEdits(): RowEdits {
  const [changeProduct] = useMutation(ChangeProductDocument);
  const beginAction = useLatestAction();
  const [edits, setEdits] = useState<ReadonlyMap<string, RowEdit>>(new Map());

  function put(id: string, edit: RowEdit | null) {
    beginAction();
    setEdits((before) => {
      const after = new Map(before);
      if (edit) after.set(id, edit);
      else after.delete(id);
      return after;
    });
  }

  async function update(item: CatalogueItem) {
    const edit = edits.get(item.id);
    if (!edit) return;
    const errors = problemsOf(edit.values);
    if (Object.keys(errors).length > 0) {
      put(item.id, { ...edit, errors, problem: null, takesFocus: true });
      return;
    }
    const fields = differing(edit.values, edit.seen);
    put(item.id, null);
    if (fields.length === 0) return;
    const isLatest = beginAction();
    const answer = await changeProduct({
      variables: {
        id: item.id,
        changes: sentValues(edit.values, fields),
        seen: sentValues(edit.seen, fields),
        commandId: newCommandId(),
      },
      optimisticResponse: {
        changeProduct: {
          __typename: "ProductSaved",
          message: "",
          product: itemWith(item, edit.values),
        },
      } as never,
    }).then(
      ({ data }) => data?.changeProduct,
      () => undefined,
    );
    if (answer?.__typename === "ProductSaved") notify.success(answer.message);
    else {
      const named = answer?.__typename === "InvalidInput" ? errorsOf(answer.fields) : {};
      const isNamed = Object.keys(named).length > 0;
      const words = answer?.message ?? messages.catalogue.updateFailed;
      const problem = isNamed ? null : words;
      const takesFocus = isLatest();
      setEdits((now) => {
        const { values } = now.get(item.id) ?? edit;
        return new Map(now).set(item.id, { ...edit, values, errors: named, problem, takesFocus });
      });
    }
  }

  return {
    editOf: (id) => edits.get(id),
    begin(item) {
      const values = valuesOf(item);
      put(item.id, { values, seen: values, ...unrefused, takesFocus: true });
    },
    type(id, values) {
      const edit = edits.get(id);
      if (!edit) return;
      // Editing a field clears only its own error.
      const same = rowFields.filter((field) => values[field] === edit.values[field]);
      const left = same.flatMap((field) => {
        const error = edit.errors[field];
        return error === undefined ? [] : [[field, error] as const];
      });
      const errors = Object.fromEntries(left);
      put(id, { ...edit, values, errors, problem: null, takesFocus: false });
    },
    keepMine(item) {
      const edit = edits.get(item.id);
      if (!edit) return;
      // Untouched fields take their current values.
      const mine = differing(edit.values, edit.seen);
      const values = {
        ...valuesOf(item),
        ...Object.fromEntries(mine.map((field) => [field, edit.values[field]])),
      };
      put(item.id, { values, seen: valuesOf(item), ...unrefused, takesFocus: false });
    },
    cancel: (id) => put(id, null),
    update,
  };
}

/** The server's errors by field; those of other fields are ignored. */
function errorsOf(fields: readonly { field: string; message: string }[]): RowErrors {
  const isOfRow = (field: string): field is RowField => rowFields.some((each) => each === field);
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const name = field.split(".").at(-1) ?? field;
      return isOfRow(name) ? [[name, message] as const] : [];
    }),
  );
}
