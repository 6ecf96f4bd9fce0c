import { messages } from "#texts/messages.ts";
import * as t from "#texts/cart.ts";
import { useMutation } from "@apollo/client/react";
import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { RestoreCartLineDocument } from "../../../generated/operations.ts";
import type { RemovedLine } from "./cart-line.tsx";

export interface RemovedLinesProps {
  lines: readonly RemovedLine[];
  onRestored: (line: RemovedLine) => void;
}

/** Lines that were removed on this page, each with an Undo button. */
export function RemovedLines({ lines, onRestored }: RemovedLinesProps) {
  return (
    <div role="status" className="grid gap-2 not-empty:mt-4">
      {lines.map((line) => (
        <Removed key={line.productId} line={line} onRestored={() => onRestored(line)} />
      ))}
    </div>
  );
}

function Removed({ line, onRestored }: { line: RemovedLine; onRestored: () => void }) {
  const [restore, { loading }] = useMutation(RestoreCartLineDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const commandId = useRef<string | null>(null);

  async function undo() {
    setRefusal(null);
    commandId.current ??= newCommandId();
    const { productId, quantity } = line;
    const answer = await restore({
      variables: { productId, quantity, commandId: commandId.current },
    }).then(
      ({ data }) => data?.addToCart,
      () => undefined,
    );
    if (answer?.__typename === "CartChanged") onRestored();
    else setRefusal(answer?.message ?? messages.cart.addFailed);
  }

  return (
    <RemovedSlip name={line.name} pending={loading} refusal={refusal} onUndo={() => void undo()} />
  );
}

export interface RemovedSlipProps extends Omit<UndoSlipProps, "text" | "label"> {
  name: string;
}

/** Shows that a product was removed, with an Undo button. */
export function RemovedSlip({ name, ...undo }: RemovedSlipProps) {
  return <UndoSlip text={t.removed(name)} label={t.undoRemoving(name)} {...undo} />;
}

export interface UndoSlipProps {
  /** What was done. */
  text: string;
  /** The button in words, for screen readers. */
  label: string;
  pending?: boolean;
  /** Why it could not be undone. */
  refusal?: string | null;
  onUndo: () => void;
}

/** Shows what was done, with an Undo button. */
export function UndoSlip({ text, label, pending = false, refusal = null, onUndo }: UndoSlipProps) {
  return (
    <div className="rounded-control bg-sunken py-2 pr-2 pl-4">
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm">{text}</span>
        <Button variant="quiet" pending={pending} aria-label={label} onClick={onUndo}>
          <Undo2 aria-hidden size={16} />
          {t.undo}
        </Button>
      </div>
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  );
}
