import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { DateTime } from "../../../../components/date-time.tsx";
import { DialogPanel, DialogTitle } from "../../../../components/dialog.tsx";
import { FieldError } from "../../../../components/field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { ProductOptionsDocument } from "../../../../generated/operations.ts";
import { limits, messages } from "../../../../generated/shop.ts";
import { Read, useRead } from "../../kit/read.tsx";
import { OptionFields } from "./option-fields.tsx";
import { changesInWords, errorKeys } from "./options-changes.ts";
import {
  combinationCount,
  missingCount,
  withMissing,
  withOption,
  type OptionsDraft,
  type ProductWithOptions,
} from "./options-draft.ts";
import { SeveralVariants } from "./several-variants.tsx";
import { useOptionsForm } from "./use-options-form.ts";
import { VariantTable } from "./variant-table.tsx";

export interface OptionsDialogProps {
  productId: string;
  name: string;
  onClose: () => void;
  /** Called if the session ended during an upload. */
  onSignIn: () => void;
}

/** Edits the options and variants of an item. Asks before unsaved changes are discarded. */
export function OptionsDialog({ productId, name, onClose, onSignIn }: OptionsDialogProps) {
  const reading = useRead(
    ProductOptionsDocument,
    { id: productId },
    { fetchPolicy: "network-only" },
  );
  const [changed, setChanged] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const close = () => (changed ? setConfirming(true) : onClose());

  return (
    <DialogPanel open onOpenChange={close} className="max-w-240 p-4 sm:p-6">
      <DialogTitle className="pr-10 text-heading">{`Options and variants of ${name}`}</DialogTitle>
      {confirming && (
        <MessageBox
          tone="warn"
          takeFocus
          className="mt-4 flex-wrap text-sm!"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="dense" onClick={() => setConfirming(false)}>
                Keep editing
              </Button>
              <Button size="dense" variant="danger" onClick={onClose}>
                Discard
              </Button>
            </span>
          }
        >
          Your changes aren’t saved.
        </MessageBox>
      )}
      <Read
        of={reading}
        what="variants"
        failure={messages.product.listFailed}
        skeleton="h-64"
        className="mt-4"
      >
        {({ product }) =>
          product ? (
            <OptionsForm
              product={product}
              onChanged={setChanged}
              onCancel={close}
              onSaved={onClose}
              onSignIn={onSignIn}
            />
          ) : (
            <MessageBox tone="warn" className="mt-4">
              {messages.product.notFound}
            </MessageBox>
          )
        }
      </Read>
    </DialogPanel>
  );
}

interface OptionsFormProps {
  product: ProductWithOptions;
  /** Reports whether there are unsaved changes. */
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
  onSignIn: () => void;
}

/** The options of an item, and the table of its variants. */
function OptionsForm({ product, onChanged, onCancel, onSaved, onSignIn }: OptionsFormProps) {
  const form = useOptionsForm(product, onSaved);
  const { draft, stored, errors, problems, conflict, change } = form;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const element = useRef<HTMLFormElement>(null);
  const changes = changesInWords(draft, stored);
  const isChanged = changes.length > 0;

  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  // Only a refusal moves the focus to a field; correcting one error does not.
  const shown = useRef(errors);
  useEffect(() => {
    const before = shown.current;
    shown.current = errors;
    if (Object.keys(errors).some((key) => !(key in before))) {
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [errors]);

  const tooMany = draft.options.length >= limits.productOptions;

  return (
    <form
      ref={element}
      noValidate
      aria-label={`Options and variants of ${product.name}`}
      className="mt-4 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void form.save();
      }}
    >
      <section aria-labelledby="options-heading" className="grid gap-3">
        <h2 id="options-heading" className="heading text-lg">
          Options
        </h2>
        {draft.options.length === 0 && (
          <p className="text-sm text-ink-muted">
            This item has no options. Add one, for example Colour, to sell it in several variants.
          </p>
        )}
        {draft.options.map((option) => (
          <OptionFields
            key={option.key}
            option={option}
            draft={draft}
            errors={errors}
            onChange={change}
          />
        ))}
        {errors[errorKeys.options] && <FieldError>{errors[errorKeys.options]}</FieldError>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="dense"
            disabled={tooMany}
            aria-describedby={tooMany ? "options-limit" : undefined}
            onClick={() => change(withOption(draft))}
          >
            Add an option
          </Button>
          {tooMany && (
            <span id="options-limit" className="text-fine text-ink-muted">
              An item has at most three options.
            </span>
          )}
        </div>
      </section>
      <section aria-labelledby="variants-heading" className="grid grid-cols-1 gap-3">
        <h2 id="variants-heading" className="heading text-lg">
          Variants
        </h2>
        <Combinations draft={draft} onGenerate={() => change(withMissing(draft))} />
        {errors[errorKeys.variants] && <FieldError>{errors[errorKeys.variants]}</FieldError>}
        <SeveralVariants draft={draft} chosen={chosen} onChosen={setChosen} onChange={change} />
        <VariantTable
          productId={product.id}
          draft={draft}
          stored={stored}
          errors={errors}
          chosen={chosen}
          onChosen={setChosen}
          onChange={change}
          onSignIn={onSignIn}
        />
      </section>
      {problems.map((problem) => (
        <MessageBox
          key={problem}
          tone={conflict ? "warn" : "danger"}
          takeFocus
          className="text-sm!"
          action={
            conflict && (
              <Button size="dense" onClick={form.keepMine}>
                Keep my changes
              </Button>
            )
          }
        >
          {problem}
          {conflict && conflict.words.length > 0 && (
            <p className="font-normal">Changed meanwhile: {conflict.words.join("; ")}.</p>
          )}
          {conflict?.latest && (
            <p className="font-normal">
              {conflict.latest.by ?? "Another user"}, <DateTime at={conflict.latest.at} />:{" "}
              {conflict.latest.words.join(". ")}
            </p>
          )}
        </MessageBox>
      ))}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <p role="status" className="mr-auto text-fine text-ink-muted">
          {isChanged ? `Not in the shop yet: ${changes.join(", ")}.` : "No unsaved changes."}
        </p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="filled" pending={form.pending} unready={!isChanged}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** The number of combinations, and a button that adds the missing ones. */
function Combinations({ draft, onGenerate }: { draft: OptionsDraft; onGenerate: () => void }) {
  const { options, variants } = draft;
  const all = combinationCount(options);
  const missing = missingCount(draft);
  const archived = variants.filter((variant) => variant.archived).length;
  if (all === 0) return null;
  const tooMany = variants.length - archived + missing > limits.variants;
  const parts = [
    `${variants.length - archived} in the table`,
    ...(archived > 0 ? [`${archived} archived`] : []),
    ...(missing > 0 ? [`${missing} without a variant`] : []),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-sm text-ink-muted">
        {options.map(({ name, values }) => `${values.length} ${name || "unnamed"}`).join(" × ")} ={" "}
        {all} {all === 1 ? "combination" : "combinations"}: {parts.join(", ")}.
      </p>
      {missing > 0 && (
        <>
          <Button
            size="dense"
            variant="soft"
            disabled={tooMany}
            aria-describedby={tooMany ? "variants-limit" : undefined}
            onClick={onGenerate}
          >
            Generate {missing} missing
          </Button>
          {tooMany && (
            <p id="variants-limit" className="text-fine text-ink-muted">
              An item has at most {limits.variants} variants.
            </p>
          )}
        </>
      )}
    </div>
  );
}
