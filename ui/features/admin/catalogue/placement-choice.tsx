import type { UseFormRegisterReturn } from "react-hook-form";
import type { Placement } from "../../../generated/operations.ts";
import type { Wall } from "../../../components/wall.ts";
import { WallTile } from "../../../components/wall-tile.tsx";
import { standsOn } from "../../shared/product/stands-on.ts";

const choices: readonly { placement: Placement; label: string }[] = [
  { placement: "FLOOR", label: "Floor" },
  { placement: "WALL", label: "Wall" },
  { placement: "TABLE", label: "Table" },
];

/** Selects a product's placement; each option shows a part of its wall. */
export function PlacementChoice({ field, wall }: { field: UseFormRegisterReturn; wall: Wall }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-demi">Placement</legend>
      <div className="grid grid-cols-3 gap-2">
        {choices.map(({ placement, label }) => (
          <label
            key={placement}
            className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-control border border-line-strong p-1.5 pr-3 text-sm font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" value={placement} className="sr-only" {...field} />
            <span aria-hidden className="w-9 flex-none overflow-hidden rounded-tile">
              <WallTile wall={wall} placement={standsOn(placement)} square />
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
