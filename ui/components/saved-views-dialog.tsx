import { X } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "./button.tsx";
import { DialogPanel, DialogTitle } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";
import {
  forgetView,
  longestName,
  saveView,
  useSavedViews,
  type SavedViews,
} from "../storage/saved-views.ts";

export interface SavedViewsDialogProps {
  views: SavedViews;
  /** The query parameters of the current view. */
  address: string;
  /** Shows the page with the given query parameters. */
  onOpen: (address: string) => void;
  onClose: () => void;
}

/** The views saved on this device, and a form to save the current one. */
export function SavedViewsDialog({
  views: store,
  address,
  onOpen,
  onClose,
}: SavedViewsDialogProps) {
  const views = useSavedViews(store);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() === "") {
      setProblem("Enter a name for the view");
      field.current?.focus();
      return;
    }
    saveView(store, name, address);
    onClose();
  }

  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-120">
      <div className="grid gap-5 p-6">
        <DialogTitle className="pr-10 text-heading">Saved views</DialogTitle>
        {views.length === 0 ? (
          <p className="text-ink-muted">
            A view stores filters and layout on this device. You have no saved views yet.
          </p>
        ) : (
          <ul aria-label="Saved views" className="border-t border-line">
            {views.map((view) => (
              <li key={view.name} className="flex items-center gap-2 border-b border-line">
                <button
                  type="button"
                  aria-current={view.address === address ? "true" : undefined}
                  className="min-h-control flex-1 text-left font-demi wrap-anywhere hover:underline aria-[current]:text-accent-text"
                  onClick={() => {
                    onOpen(view.address);
                    onClose();
                  }}
                >
                  {view.name}
                </button>
                <IconButton
                  label={`Delete ${view.name}`}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => {
                    forgetView(store, view.name);
                    // The button is removed with its view.
                    field.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <form noValidate className="flex items-end gap-3" onSubmit={save}>
          <Field label="Save this view as" error={problem} className="flex-1">
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                maxLength={longestName}
                value={name}
                onChange={({ currentTarget }) => {
                  setName(currentTarget.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="filled">
            Save
          </Button>
        </form>
      </div>
    </DialogPanel>
  );
}
