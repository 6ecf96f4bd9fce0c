import { Bookmark, StickyNote } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { SavedViewsDialog } from "../../../components/saved-views-dialog.tsx";
import { createSavedViews } from "../../../storage/saved-views.ts";
import { logViewOf, paramsOf, type LogView } from "./log-view.ts";
import { NotesDialog } from "./notes-dialog.tsx";
import { useNotes } from "./notes.ts";

const views = createSavedViews("history");

export interface SavedViewsAndNotesProps {
  view: LogView;
  onView: (view: LogView) => void;
  addressOf: (number: number) => string;
}

/** The analyst's saved views of the log, and notes on its events. */
export function SavedViewsAndNotes({ view, onView, addressOf }: SavedViewsAndNotesProps) {
  const [open, setOpen] = useState<"views" | "notes" | null>(null);
  const notes = useNotes();
  const close = () => setOpen(null);
  return (
    <>
      <Button size="dense" aria-haspopup="dialog" onClick={() => setOpen("views")}>
        <Bookmark aria-hidden size={15} />
        <span className="max-sm:sr-only">Views</span>
      </Button>
      <Button size="dense" aria-haspopup="dialog" onClick={() => setOpen("notes")}>
        <StickyNote aria-hidden size={15} />
        <span className="max-sm:sr-only">Notes</span>{" "}
        {notes.length > 0 && <span className="tabular-nums">{formatCount(notes.length)}</span>}
      </Button>
      {open === "views" && (
        <SavedViewsDialog
          views={views}
          address={paramsOf(view).toString()}
          onOpen={(address) => onView(logViewOf(new URLSearchParams(address)))}
          onClose={close}
        />
      )}
      {open === "notes" && <NotesDialog addressOf={addressOf} onClose={close} />}
    </>
  );
}
