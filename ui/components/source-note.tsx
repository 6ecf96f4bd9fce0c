import * as t from "#texts/components.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { DateTime } from "./date-time.tsx";
import "./source-note.css";

/** The event that a value comes from. */
export interface ValueOrigin {
  event: string;
  at: string;
  by: string;
  /** For example: 2 of 8 in this order. */
  number: string;
  /** A link to the event. */
  href: string;
  /** The text of the link; "Show in What happened" if the event is on this page. */
  hrefText?: string;
}

export interface SourceNoteProps {
  /** The value. */
  children: ReactNode;
  /** Or a text, while the origin is loading or if it is unknown. */
  origin: ValueOrigin | string;
  /** Called when the note opens. */
  onOpen?: () => void;
  /** The side on which the note has room. */
  side?: "left" | "right";
}

/** A value that shows its origin when it is pressed; Escape and a press outside close the note. */
export function SourceNote({ children, origin, onOpen, side = "left" }: SourceNoteProps) {
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
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>{children}</summary>
      {open && (
        <div className={`source-note-panel source-note-${side}`}>
          <p className="heading mb-2.5 text-item">{t.whereFrom}</p>
          {typeof origin === "string" ? (
            <p role="status">{origin}</p>
          ) : (
            <Answer origin={origin} onLeave={() => setOpen(false)} />
          )}
        </div>
      )}
    </details>
  );
}

function Answer({ origin, onLeave }: { origin: ValueOrigin; onLeave: () => void }) {
  const { event, at, by, number, href, hrefText = t.showInWhatHappened } = origin;
  return (
    <>
      <dl>
        <dt>{t.event}</dt>
        <dd>{event}</dd>
        <dt>{t.setAt}</dt>
        <dd>
          <DateTime at={at} />
        </dd>
        <dt>{t.setBy}</dt>
        <dd>{by}</dd>
        <dt>{t.number}</dt>
        <dd>{number}</dd>
      </dl>
      <a
        href={href}
        className="mt-1.5 inline-flex min-h-control items-center link-line"
        onClick={onLeave}
      >
        {hrefText}
      </a>
    </>
  );
}
