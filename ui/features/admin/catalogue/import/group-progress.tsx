import { Button } from "../../../../components/button.tsx";
import { countText } from "../../../../components/count.ts";
import { MessageBox } from "../../../../components/message-box.tsx";
import { ProgressBar } from "../../../../components/progress-bar.tsx";
import { countGroup, groupText } from "./group-text.ts";
import type { Group, ProductImport } from "./use-product-import.ts";

export interface GroupProgressProps {
  group: Group;
  productImport: ProductImport;
}

/** Progress of an import or undo, with its actions. */
export function GroupProgress({ group, productImport }: GroupProgressProps) {
  const { kind, end } = group;
  const words = groupText(group);
  const { all, answered, done, refused } = countGroup(group);
  const isUnderWay = end === "sending" || end === "stopping";
  const canUndo = kind === "import" && (end === "done" || end === "stopped") && done > 0;
  return (
    <div className="grid gap-3">
      {(isUnderWay || end === "failed") && (
        <ProgressBar
          label={kind === "undo" ? "Undoing" : "Importing"}
          percent={Math.floor((answered / Math.max(1, all)) * 100)}
          words={words}
          look={end === "sending" ? "accent" : "resting"}
        />
      )}
      {isUnderWay ? (
        <p role="status" className="font-demi tabular-nums">
          {words}
        </p>
      ) : (
        <MessageBox tone={end === "failed" ? "danger" : refused > 0 ? "warn" : "success"} takeFocus>
          {words}
        </MessageBox>
      )}
      <div className="flex flex-wrap gap-2">
        {isUnderWay && (
          <Button size="dense" pending={end === "stopping"} onClick={productImport.stop}>
            Stop
          </Button>
        )}
        {(end === "stopped" || end === "failed") && (
          <Button size="dense" variant="filled" onClick={productImport.goOn}>
            Continue with {countText(all - answered, "item")}
          </Button>
        )}
        {canUndo && (
          <Button size="dense" onClick={productImport.undo}>
            Undo {countText(done, "item")}
          </Button>
        )}
      </div>
      {canUndo && (
        <p className="text-fine text-ink-muted">You can undo this until you close the import.</p>
      )}
    </div>
  );
}
