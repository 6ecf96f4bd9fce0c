import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { withAllVariants, type ChosenItem } from "./promotion-draft.ts";

export interface ChosenItemsProps {
  items: readonly ChosenItem[];
  onItems: (items: readonly ChosenItem[]) => void;
}

/** The items that a new promotion is for. */
export function ChosenItems({ items, onItems }: ChosenItemsProps) {
  if (items.length === 0) {
    return (
      <p className="text-fine text-ink-muted">
        Without categories and items, the promotion is for everything in the shop.
      </p>
    );
  }
  return (
    <ul aria-label="Chosen items" className="border-y border-line">
      {items.map((item) => (
        <li
          key={item.variantId}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-1.5 not-first:border-t"
        >
          <span className="min-w-0 flex-1">
            {item.name}
            {item.options && !item.allVariants && (
              <small className="block text-fine text-ink-muted">{item.options}</small>
            )}
          </span>
          {item.hasOthers && (
            <Checkbox
              label="All variants"
              checked={item.allVariants}
              onChange={({ target }) => onItems(withAllVariants(items, item, target.checked))}
            />
          )}
          <Button
            size="dense"
            className="max-md:min-h-control"
            onClick={() => onItems(items.filter((each) => each !== item))}
          >
            Remove
            <span className="sr-only">{` ${item.name} ${item.options}`.trimEnd()}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
