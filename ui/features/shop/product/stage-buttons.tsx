import * as t from "#texts/product.ts";
import { Box, Ruler, Undo2 } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";

const stageButton =
  "inline-flex min-h-control items-center gap-2 rounded-control px-4 text-sm font-demi shadow-1 transition-colors";

export interface StageButtonsProps {
  /** State of the model; one button shows and hides it. */
  model: { in3D: boolean; impossible: boolean; onShow: () => void; onLeave: () => void } | null;
  /** Id of the text that explains why the model cannot be drawn. */
  why: string;
  /** True if the dimensions are shown; null if unknown. */
  sized: boolean | null;
  onSized: (sized: boolean) => void;
}

/** Buttons over the stage: 3D view and dimensions. */
export function StageButtons({ model, why, sized, onSized }: StageButtonsProps) {
  return (
    <div className="absolute top-4 right-4 flex gap-2">
      {model && (
        <button
          type="button"
          aria-disabled={model.impossible}
          aria-describedby={model.impossible ? why : undefined}
          className={classNames(
            stageButton,
            "bg-raised",
            model.impossible ? "cursor-not-allowed text-ink-subtle" : "text-ink",
          )}
          onClick={() => {
            if (model.impossible) return;
            if (model.in3D) model.onLeave();
            else model.onShow();
          }}
        >
          {model.in3D ? <Undo2 aria-hidden size={18} /> : <Box aria-hidden size={18} />}
          {model.in3D ? t.backToTheDrawing : t.viewIn3d}
        </button>
      )}
      {sized !== null && (
        <button
          type="button"
          aria-pressed={sized}
          className={classNames(
            stageButton,
            sized ? "bg-accent text-on-accent" : "bg-raised text-ink",
          )}
          onClick={() => onSized(!sized)}
        >
          <Ruler aria-hidden size={18} />
          {t.size}
        </button>
      )}
    </div>
  );
}
