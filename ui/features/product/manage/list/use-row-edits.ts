import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import { ChangeProductDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import {
  differing,
  itemWith,
  problemOf,
  sentValues,
  valuesOf,
  type CatalogueItem,
  type RowValues,
} from "./row-values.ts";

/** A row that is being edited. */
export interface RowEdit {
  values: RowValues;
  /** What the row showed when it was decided on. */
  seen: RowValues;
  problem: string | null;
}

export interface RowEdits {
  editOf: (id: string) => RowEdit | undefined;
  begin: (item: CatalogueItem) => void;
  type: (id: string, values: RowValues) => void;
  /** What somebody else has changed is known now, and the own values stand against it. */
  keepMine: (item: CatalogueItem) => void;
  cancel: (id: string) => void;
  /** Shows the new values at once, and the row with what was typed again where the shop refuses them. */
  update: (item: CatalogueItem) => Promise<void>;
}

/** The rows that are being edited, by the ids of their items. */
export function useRowEdits(): RowEdits {
  const [changeProduct] = useMutation(ChangeProductDocument);
  const [edits, setEdits] = useState<ReadonlyMap<string, RowEdit>>(new Map());

  function put(id: string, edit: RowEdit | null) {
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
    const problem = problemOf(edit.values);
    if (problem) {
      put(item.id, { ...edit, problem });
      return;
    }
    const fields = differing(edit.values, edit.seen);
    put(item.id, null);
    if (fields.length === 0) return;
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
    else put(item.id, { ...edit, problem: answer?.message ?? messages.catalogue.updateFailed });
  }

  return {
    editOf: (id) => edits.get(id),
    begin: (item) => put(item.id, { values: valuesOf(item), seen: valuesOf(item), problem: null }),
    type(id, values) {
      const edit = edits.get(id);
      if (edit) put(id, { ...edit, values, problem: null });
    },
    keepMine(item) {
      const edit = edits.get(item.id);
      if (!edit) return;
      // What was not touched is taken as it is now.
      const mine = differing(edit.values, edit.seen);
      const values = {
        ...valuesOf(item),
        ...Object.fromEntries(mine.map((field) => [field, edit.values[field]])),
      };
      put(item.id, { values, seen: valuesOf(item), problem: null });
    },
    cancel: (id) => put(id, null),
    update,
  };
}
