import { Ruler } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import type { ProductValues } from "./product-schema.ts";

type Sides = Pick<ProductValues, "widthCm" | "depthCm" | "heightCm">;

/** Size of a model in centimetres. */
export type MeasuredSides = Readonly<Record<keyof Sides, number>>;

/** A measured size as form values. */
export const sidesOf = ({ widthCm, depthCm, heightCm }: MeasuredSides): Sides => ({
  widthCm: String(widthCm),
  depthCm: String(depthCm),
  heightCm: String(heightCm),
});

export interface MeasuredSizeProps {
  measured: MeasuredSides;
  values: Sides;
  onUse: (sides: Sides) => void;
}

/** The size measured in the model, with a button to apply it if the form's size differs. */
export function MeasuredSize({ measured, values, onUse }: MeasuredSizeProps) {
  const sides = sidesOf(measured);
  const text = textOf(sides);
  const said = textOf(values);
  return (
    <div className="grid justify-items-start gap-1.5 border-t border-line pt-3 text-sm">
      <p className="flex items-center gap-2 font-demi">
        <Ruler aria-hidden size={16} />
        Measured: {text}
      </p>
      {said !== text && (
        <>
          {values.widthCm !== "" && (
            <p className="text-fine text-ink-muted">The form says {said}.</p>
          )}
          <Button variant="soft" size="dense" onClick={() => onUse(sides)}>
            Use {text}
          </Button>
        </>
      )}
    </div>
  );
}

function textOf({ widthCm, depthCm, heightCm }: Sides): string {
  return `${widthCm} × ${depthCm} × ${heightCm} cm`;
}
