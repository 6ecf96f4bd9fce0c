import type { CSSProperties } from "react";
import { classNames } from "../../../../components/class-names.ts";
import { MessageBox } from "../../../../components/message-box.tsx";
import { PillRow } from "../../../../components/pill-row.tsx";
import { grounds } from "./grounds.ts";
import type { DetailControl } from "./use-details-draft.ts";

const hues = [
  { value: "158", label: "Courtyard" },
  { value: "205", label: "Lagoon" },
  { value: "280", label: "Indigo" },
  { value: "330", label: "Plum" },
  { value: "48", label: "Laterite" },
  { value: "85", label: "Brass" },
] as const;

/** Hues that already mean something, and what looks alike near them. */
const taken = [
  { hue: 27, words: "close to the red of alerts. Delete and Add to Cart would look alike." },
  { hue: 255, words: "close to the blue of the focus ring. The focused button is harder to see." },
] as const;

const near = (one: number, other: number): boolean => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart) < 18;
};

/** The hue of the accent, with a preview in both themes. */
export function ColourFields({ control }: { control: DetailControl<number> }) {
  const hue = control.value;
  const warning = taken.find((each) => near(each.hue, hue));
  return (
    <>
      <PillRow
        label="Colours"
        choices={hues}
        value={hues.find(({ value }) => value === String(hue))?.value ?? null}
        onChange={(value) => control.set(Number(value))}
      />
      <label className="grid w-full gap-1.5 text-sm font-demi">
        <span className="flex justify-between">
          Your own hue <output className="tabular-nums">{hue}°</output>
        </span>
        <input
          type="range"
          aria-label="Your own hue, in degrees"
          min={0}
          max={359}
          value={hue}
          onChange={({ target }) => control.set(Number(target.value))}
          className="h-control w-full accent-accent"
        />
      </label>
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <Preview hue={hue} theme="light" />
        <Preview hue={hue} theme="dark" />
      </div>
      {warning && (
        <MessageBox tone="warn">
          {hue}° is {warning.words}
        </MessageBox>
      )}
    </>
  );
}

function Preview({ hue, theme }: { hue: number; theme: "light" | "dark" }) {
  return (
    <div
      data-hue={theme}
      aria-label={theme === "light" ? "Preview, light" : "Preview, dark"}
      role="img"
      style={{ "--hue": hue } as CSSProperties}
      className={classNames(
        "grid justify-items-start gap-2 rounded-panel border border-line p-4",
        grounds[theme],
      )}
    >
      <span className="font-display text-lg">Planter’s chair</span>
      <span className="rounded-control bg-accent px-4 py-2 text-fine font-semibold text-on-accent">
        Add to Cart
      </span>
      <span className="rounded-control bg-accent-soft px-3 py-1 text-fine text-accent-text">
        In your cart: 1
      </span>
      <span className="text-fine text-accent-text underline underline-offset-4">See all items</span>
    </div>
  );
}
