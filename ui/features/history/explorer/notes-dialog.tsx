import { X } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { saveNote, useNotes } from "./notes.ts";

export interface NotesDialogProps {
  addressOf: (number: number) => string;
  onClose: () => void;
}

/** All notes saved on this device, each with a link to its event. */
export function NotesDialog({ addressOf, onClose }: NotesDialogProps) {
  const notes = useNotes();
  const list = useRef<HTMLDivElement>(null);
  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-120">
      <div ref={list} tabIndex={-1} className="grid gap-5 p-6 outline-none">
        <DialogTitle className="pr-10 text-heading">Notes</DialogTitle>
        {notes.length === 0 ? (
          <p className="text-ink-muted">
            No notes on this device yet. To add one, open an event and write it in the inspector.
          </p>
        ) : (
          <ul aria-label="Notes" className="border-t border-line">
            {notes.map(({ number, text }) => (
              <li key={number} className="flex items-start gap-2 border-b border-line">
                <Link
                  to={addressOf(number)}
                  onClick={onClose}
                  className="grid min-h-control flex-1 gap-0.5 py-2 hover:underline"
                >
                  <span className="text-fine text-ink-muted">Event {formatCount(number)}</span>
                  <span className="wrap-anywhere">{text}</span>
                </Link>
                <IconButton
                  label={`Delete the note on event ${formatCount(number)}`}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => {
                    saveNote(number, "");
                    // The button is gone with its note.
                    list.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </DialogPanel>
  );
}
