import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../../../components/button.tsx";
import { Field, FieldError } from "../../../../components/field.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import type { CategoryInput } from "../../../../generated/operations.ts";
import { categoryLimits, walls } from "../../../../generated/shop.ts";
import { freeSlug, slugOf } from "../../../../generated/values/slug.ts";
import { LocalFields } from "../details/local-fields.tsx";
import type { CategoryProblems } from "./use-category-commands.ts";

/** The names of the walls. */
const wallNames: Readonly<Record<(typeof walls)[number], string>> = {
  furnitures: "Sage",
  electronics: "Blue shade",
  kitchen: "Ochre",
  bath: "Sea",
  walls: "Plaster",
};

export interface CategoryFormProps {
  /** Names the form, for example: Edit Garden. */
  label: string;
  initial: CategoryInput;
  /** Slugs of other categories. A new category proposes its slug from its name. */
  taken: ReadonlySet<string>;
  isNew: boolean;
  pending: boolean;
  /** Resolves with the problems; null if it is saved. */
  onSave: (input: CategoryInput) => Promise<CategoryProblems | null>;
  onCancel: () => void;
}

/** Names, address and wall of a category. Esc cancels. */
export function CategoryForm({
  label,
  initial,
  taken,
  isNew,
  pending,
  onSave,
  onCancel,
}: CategoryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(initial);
  const [isOwnSlug, setOwnSlug] = useState(!isNew);
  const [problems, setProblems] = useState<CategoryProblems>({});

  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCancel();
  });
  useEffect(() => {
    const element = form.current;
    element?.querySelector("input")?.focus();
    element?.addEventListener("keydown", cancel);
    return () => element?.removeEventListener("keydown", cancel);
  }, []);

  const set = (part: Partial<CategoryInput>) => setInput((now) => ({ ...now, ...part }));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const found = await onSave(input);
    if (!found) return;
    setProblems(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  const free = freeSlug(input.slug, taken, categoryLimits.slug);

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="grid gap-4 rounded-panel border border-line bg-raised p-4"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <LocalFields
          label="Name"
          value={input.names}
          onChange={(names) => {
            const proposed = freeSlug(
              slugOf(names.en, categoryLimits.slug),
              taken,
              categoryLimits.slug,
            );
            set({ names, ...(!isOwnSlug && { slug: proposed }) });
          }}
          problem={(language) => problems[`names.${language}`]}
          maxLength={categoryLimits.name}
        />
        <div className="grid content-start gap-4">
          <Field
            label="Address"
            hint={
              isNew || input.slug === initial.slug
                ? "The word in links to the category."
                : `was ${initial.slug}. The old address leads here.`
            }
            error={problems["slug"]}
          >
            {(control) => (
              <TextInput
                {...control}
                dense
                value={input.slug}
                maxLength={categoryLimits.slug}
                onChange={({ target }) => {
                  setOwnSlug(true);
                  set({ slug: target.value });
                }}
              />
            )}
          </Field>
          {problems["slug"] !== undefined && free !== input.slug && (
            <Button
              size="dense"
              className="justify-self-start"
              onClick={() => {
                set({ slug: free });
                setProblems({});
              }}
            >
              Use {free}
            </Button>
          )}
          <fieldset>
            <legend className="mb-1.5 text-sm font-demi">Wall behind its items</legend>
            <div className="flex flex-wrap gap-2">
              {walls.map((wall) => (
                <label
                  key={wall}
                  className="grid cursor-pointer justify-items-center gap-1 rounded-control border border-line p-2 text-fine has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2"
                >
                  <input
                    type="radio"
                    name="wall"
                    value={wall}
                    checked={input.wall === wall}
                    className="sr-only"
                    onChange={() => set({ wall })}
                  />
                  <span
                    aria-hidden
                    className={`wall wall-${wall} stands-floor block h-10 w-14 rounded-tile`}
                  />
                  {wallNames[wall]}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      </div>
      {(problems[""] ?? problems["categoryId"]) !== undefined && (
        <FieldError>{problems[""] ?? problems["categoryId"]}</FieldError>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="dense" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" size="dense" disabled={pending}>
          {isNew ? "Add category" : `Save ${initial.names.en}`}
        </Button>
      </div>
    </form>
  );
}
