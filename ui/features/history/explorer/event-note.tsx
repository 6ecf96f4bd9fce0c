import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { saveNote, maxNoteLength, useNotes } from "./notes.ts";

/** An editable note on an event. Saving a blank note deletes it. */
export function EventNote({ number }: { number: number }) {
  const kept = useNotes().find((note) => note.number === number)?.text ?? "";
  const [text, setText] = useState(kept);
  const [done, setDone] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  // Save typed text when the user moves on to another event.
  const leave = useEffectEvent(() => {
    if (text.trim() !== kept) saveNote(number, text);
  });
  useEffect(() => () => leave(), []);

  function save(event: SubmitEvent) {
    event.preventDefault();
    saveNote(number, text);
    setText(text.trim());
    setDone(text.trim() === "" ? "Deleted" : "Saved");
    // The delete button disappears with the note, so move the focus.
    field.current?.focus();
  }

  return (
    <form className="mt-5 grid gap-2" onSubmit={save}>
      <Field
        label="Note"
        aside={<span role="status">{done}</span>}
        hint="Saved on this device only."
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={2}
            maxLength={maxNoteLength}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setDone("");
            }}
          />
        )}
      </Field>
      {text.trim() !== kept && (
        <Button type="submit" size="dense" className="justify-self-start">
          {text.trim() === "" ? "Delete note" : "Save note"}
        </Button>
      )}
    </form>
  );
}
