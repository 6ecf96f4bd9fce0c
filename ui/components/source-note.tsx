import { useEffect, useRef, useState, type ReactNode } from "react";
import { DateTime } from "./date-time.tsx";
import "./source-note.css";

export interface SourceNoteProps {
  /** The value that is asked about. */
  children: ReactNode;
  event: string;
  at: string;
  by: string;
  /** For example: 2 of 8 in this order. */
  number: string;
  /** Where on the page the event is told. */
  href: string;
  /** Towards which side the note has room. */
  side?: "left" | "right";
}

/** A value that says where it comes from when it is pressed; Escape and a press elsewhere close the note. */
export function SourceNote({
  children,
  event,
  at,
  by,
  number,
  href,
  side = "left",
}: SourceNoteProps) {
  const note = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !note.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      note.current?.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);

  return (
    <details
      ref={note}
      className="source-note"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{children}</summary>
      {open && (
        <div className={`source-note-panel source-note-${side}`}>
          <h3 className="heading mb-2.5 text-[1.125rem]">Where does this come from?</h3>
          <dl>
            <dt>Event</dt>
            <dd>{event}</dd>
            <dt>Set</dt>
            <dd>
              <DateTime at={at} />
            </dd>
            <dt>By</dt>
            <dd>{by}</dd>
            <dt>Number</dt>
            <dd>{number}</dd>
          </dl>
          <a
            href={href}
            className="mt-1.5 inline-flex min-h-control items-center link-line"
            onClick={() => setOpen(false)}
          >
            Show it in What happened
          </a>
        </div>
      )}
    </details>
  );
}
