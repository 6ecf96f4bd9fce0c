import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "../../components/button.tsx";

export interface Earlier {
  /** How many orders were delivered before today. */
  count: number;
  shown: boolean;
  onToggle: () => void;
}

/** Shows what was delivered before today, or folds it away again. */
export function EarlierButton({ count, shown, onToggle }: Earlier) {
  if (count === 0) return null;
  const Sign = shown ? ChevronUp : ChevronDown;
  return (
    <Button size="dense" variant="quiet" aria-expanded={shown} onClick={onToggle}>
      <Sign aria-hidden size={15} />
      {shown ? "Only today’s" : `${count} delivered earlier`}
    </Button>
  );
}
