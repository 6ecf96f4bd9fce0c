import * as t from "#texts/room.ts";
import { useState, type SyntheticEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { Room } from "./layout/room.ts";
import { lengthProblem, metresOf, sides, typedOf, type TypedRoom } from "./room-size.ts";

/** The size of the room in metres, applied on submit. */
export function RoomSizeForm({ room, onRoom }: { room: Room; onRoom: (room: Room) => void }) {
  const [shown, setShown] = useState(room);
  const [typed, setTyped] = useState<TypedRoom>(() => typedOf(room));
  const [tried, setTried] = useState(false);
  // An undo may have changed the size.
  if (shown !== room) {
    setShown(room);
    setTyped(typedOf(room));
  }

  function send(event: SyntheticEvent) {
    event.preventDefault();
    const [width, depth, height] = sides.map(({ side }) => metresOf(typed[side]));
    const wrong = sides.find((side) => lengthProblem(side, typed[side.side]) !== null);
    setTried(wrong !== undefined);
    if (wrong) {
      const form = event.currentTarget as HTMLFormElement;
      form.querySelector<HTMLInputElement>(`[name="${wrong.side}"]`)?.focus();
    } else if (width && depth && height) onRoom({ width, depth, height });
  }

  return (
    <form
      noValidate
      aria-label={t.sizeOfTheRoom}
      className="flex flex-wrap items-start gap-3"
      onSubmit={send}
    >
      {sides.map((side) => (
        <Field
          key={side.side}
          label={side.label}
          className="w-29 max-sm:w-auto max-sm:min-w-22 max-sm:flex-1"
          error={(tried && lengthProblem(side, typed[side.side])) || undefined}
        >
          {(control) => (
            <div className="relative">
              <TextInput
                {...control}
                name={side.side}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                className="pr-8! tabular-nums"
                value={typed[side.side]}
                onChange={(event) => setTyped({ ...typed, [side.side]: event.target.value })}
              />
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-muted"
              >
                {t.metre}
              </span>
            </div>
          )}
        </Field>
      ))}
      <Button type="submit" className="mt-[1.6rem] max-sm:mt-0 max-sm:w-full">
        {t.setSize}
      </Button>
    </form>
  );
}
