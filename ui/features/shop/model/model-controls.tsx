import * as t from "#texts/product.ts";
import { Minus, Plus, RotateCcw, RotateCw } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../../../components/icon-button.tsx";
import { Tones as PatchOfTones } from "../../../components/tones.tsx";
import { formatSize, type SizeInCm } from "../../shared/product/size.ts";
import type { Tones } from "./variant-tones.ts";

/** A colour of a model. */
export interface ModelVariant {
  name: string;
  /** The colours of its swatch; null if the model specifies none. */
  tones: Tones | null;
}

export interface ModelControlsProps {
  size: SizeInCm | null;
  /** The colours of the model. */
  variants: readonly ModelVariant[];
  variant: string | null;
  onVariant: (variant: string) => void;
  /** -1 turns the item to the left, 1 to the right. */
  onTurn: (by: -1 | 1) => void;
  /** 1 zooms in, -1 zooms out. */
  onNearer: (by: -1 | 1) => void;
}

/** Buttons of a model, as an alternative to dragging, at the lower edge of the stage. */
export function ModelControls({
  size,
  variants,
  variant,
  onVariant,
  onTurn,
  onNearer,
}: ModelControlsProps) {
  const group = useId();
  return (
    <div className="model-controls">
      {variants.length > 1 && (
        <fieldset className="model-colours">
          <legend className="sr-only">{t.colour}</legend>
          {variants.map(({ name, tones }) => (
            <label key={name}>
              <input
                type="radio"
                name={group}
                value={name}
                checked={name === variant}
                onChange={() => onVariant(name)}
              />
              {tones && <PatchOfTones colours={tones} className="size-8.5" />}
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div className="flex items-end justify-between gap-3">
        <div role="group" aria-label={t.turnTheModel} className="model-buttons">
          <IconButton
            label={t.turnLeft}
            icon={<RotateCw aria-hidden size={18} />}
            onClick={() => onTurn(-1)}
          />
          <IconButton
            label={t.turnRight}
            icon={<RotateCcw aria-hidden size={18} />}
            onClick={() => onTurn(1)}
          />
          <IconButton
            label={t.stepBack}
            icon={<Minus aria-hidden size={18} />}
            onClick={() => onNearer(-1)}
          />
          <IconButton
            label={t.moveCloser}
            icon={<Plus aria-hidden size={18} />}
            onClick={() => onNearer(1)}
          />
        </div>
        <p className="model-words">
          {size && (
            <>
              <strong className="block text-sm font-semibold">{formatSize(size)}</strong>
              <span className="sr-only">, </span>
              <span className="block">{t.widthDepthHeight}</span>
            </>
          )}
          <span className="block max-stage:hidden">{t.dragToTurn}</span>
        </p>
      </div>
    </div>
  );
}
