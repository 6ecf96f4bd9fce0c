import { ChevronDown, ChevronUp } from "lucide-react";
import { Button } from "../../../components/button.tsx";

export interface Earlier {
  /** The number of orders delivered before today. */
  count: number;
  shown: boolean;
  onToggle: () => void;
}

/** Shows or hides the orders delivered before today. */
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
