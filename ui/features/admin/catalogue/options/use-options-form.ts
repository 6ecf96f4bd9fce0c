import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import { useLatestAction } from "../../../../components/use-latest-action.ts";
import {
  ChangeVariantsDocument,
  ProductHistoryDocument,
  ProductOptionsDocument,
  type ProductHistoryQuery,
} from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import {
  changedMeanwhile,
  errorsLeft,
  problemsOf,
  rebased,
  refusedFields,
  restocked,
  sentOptions,
  type OptionsErrors,
} from "./options-changes.ts";
import {
  changeVariant,
  draftOf,
  type OptionsDraft,
  type ProductWithOptions,
} from "./options-draft.ts";

type Moment = NonNullable<ProductHistoryQuery["productHistory"]>["moments"][number];

/** Another admin's changes, which arrived while this form was edited. */
export interface Conflict {
  readonly product: ProductWithOptions;
  /** What they changed. */
  readonly words: readonly string[];
  /** The latest change of the product, with its author. */
  readonly latest: Moment | undefined;
}

export interface OptionsFormState {
  draft: OptionsDraft;
  /** The options and variants in the shop. */
  stored: OptionsDraft;
  errors: OptionsErrors;
  /** Errors that belong to no field. */
  problems: readonly string[];
  conflict: Conflict | null;
  pending: boolean;
  change: (draft: OptionsDraft) => void;
  /** Applies this admin's changes to what the other admin stored. */
  keepMine: () => void;
  save: () => Promise<void>;
}

/** Edits the options of a product and saves them with one command. */
export function useOptionsForm(product: ProductWithOptions, onSaved: () => void): OptionsFormState {
  const client = useApolloClient();
  const [changeVariants] = useMutation(ChangeVariantsDocument);
  const begin = useLatestAction();
  const [seen, setSeen] = useState(product);
  const [draft, setDraft] = useState(() => draftOf(product));
  const [errors, setErrors] = useState<OptionsErrors>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [pending, setPending] = useState(false);
  const stored = draftOf(seen);

  const send = (sent: OptionsDraft, before: ProductWithOptions) =>
    changeVariants({
      variables: {
        productId: product.id,
        ...sentOptions(sent, draftOf(before)),
        seen: before.edition,
        commandId: newCommandId(),
      },
    }).then(
      ({ data }) => data?.changeVariants,
      () => undefined,
    );

  /** Puts variants back on sale, unless the product changed since they were archived. */
  async function restore(ids: readonly string[], after: ProductWithOptions) {
    const restored = ids.reduce(
      (all, id) => changeVariant(all, id, { archived: false }),
      draftOf(after),
    );
    const answer = await send(restored, after);
    if (answer?.__typename === "ProductSaved") notify.success(messages.catalogue.restored);
    else notify.failure(answer?.message ?? messages.catalogue.restoreFailed);
  }

  const now = { variables: { id: product.id }, fetchPolicy: "network-only" } as const;

  async function current(): Promise<ProductWithOptions | null> {
    const answer = await client.query({ query: ProductOptionsDocument, ...now });
    return answer.data?.product ?? null;
  }

  async function showConflict() {
    const [changed, history] = await Promise.all([
      current(),
      client.query({ query: ProductHistoryDocument, ...now }),
    ]);
    if (!changed) return;
    const isOther = changed.edition !== seen.edition;
    setConflict({
      product: changed,
      words: changedMeanwhile(stored, draftOf(changed)),
      // The history of a product has no stock figures.
      latest: isOther ? history.data?.productHistory?.moments[0] : undefined,
    });
  }

  /** The edition doesn't cover the stock, so that orders don't refuse every save. */
  async function hasStockMoved(): Promise<boolean> {
    const typed = restocked(draft, stored);
    if (typed.length === 0) return false;
    const changed = await current().catch(() => null);
    const stock = new Map(changed?.variants.map(({ id, countInStock }) => [id, countInStock]));
    return typed.some(
      ({ key, countInStock }) => String(stock.get(key) ?? countInStock) !== countInStock,
    );
  }

  async function save() {
    const found = problemsOf(draft);
    setErrors(found);
    setProblems([]);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    if (await hasStockMoved()) {
      setProblems(["The stock changed in the meantime. Check the changes before you update."]);
      await showConflict().catch(() => undefined);
      setPending(false);
      return;
    }
    const isLatest = begin();
    const answer = await send(draft, seen);
    setPending(false);
    switch (answer?.__typename) {
      case "ProductSaved": {
        const after = answer.product;
        const archived = draft.variants.flatMap(({ id, archived }) =>
          archived && stored.variants.some((each) => each.id === id && !each.archived) && id
            ? [id]
            : [],
        );
        notify.success(
          answer.message,
          archived.length > 0
            ? { label: "Undo archiving", onPress: () => void restore(archived, after) }
            : undefined,
        );
        if (isLatest()) onSaved();
        return;
      }
      case "InvalidInput": {
        const { errors: refused, others } = refusedFields(answer.fields, draft);
        setErrors(refused);
        setProblems(others);
        return;
      }
      case "ProductChanged":
        setProblems([answer.message]);
        await showConflict().catch(() => undefined);
        return;
      default:
        setProblems([answer?.message ?? messages.catalogue.updateFailed]);
    }
  }

  return {
    draft,
    stored,
    errors,
    problems,
    conflict,
    pending,
    change(changed) {
      setDraft(changed);
      setErrors(errorsLeft(errors, draft, changed));
    },
    keepMine() {
      if (!conflict) return;
      setDraft(rebased(draft, stored, draftOf(conflict.product)));
      setSeen(conflict.product);
      setConflict(null);
      setProblems([]);
      setErrors({});
    },
    save,
  };
}
