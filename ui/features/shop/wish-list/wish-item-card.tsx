import { messages } from "#texts/messages.ts";
import * as t from "#texts/wishes.ts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { FieldError } from "../../../components/field.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { WishList_ListFragment } from "../../../generated/operations.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { WishCard } from "./wish-card.tsx";

export type WishItem = WishList_ListFragment["items"][number];

/** The name of a variant on the list, with its option values. */
export const nameOfWish = ({ product, variant }: WishItem): string =>
  nameWithOptions(product?.name ?? t.noLongerSold, variant?.values ?? []);

/** Whether a unit of it can be added to the cart. */
export const canMove = ({ product }: WishItem): boolean => (product?.countInStock ?? 0) > 0;

export interface WishItemCardProps {
  item: WishItem;
  /** Each resolves with why it failed, or null. */
  onMove: () => Promise<string | null>;
  onRemove: () => Promise<string | null>;
  /** Turns the email about a lower price on or off; missing for a visitor. */
  onAlert?: ((on: boolean) => Promise<string | null>) | undefined;
}

/** One variant of the visitor's own list, with its buttons. */
export function WishItemCard({ item, onMove, onRemove, onAlert }: WishItemCardProps) {
  const [pending, setPending] = useState<"move" | "remove" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Shown until the command is answered.
  const [wantsAlert, setWantsAlert] = useState<boolean | null>(null);
  const begin = useLatestAction();
  const alert = wantsAlert ?? item.alert;
  const name = nameOfWish(item);

  async function turnAlert(turn: (on: boolean) => Promise<string | null>, on: boolean) {
    const isLatest = begin();
    setWantsAlert(on);
    const failure = await turn(on);
    if (!isLatest()) return;
    setProblem(failure);
    setWantsAlert(null);
  }

  async function run(what: "move" | "remove", act: () => Promise<string | null>) {
    setPending(what);
    setProblem(null);
    setProblem(await act().catch(() => messages.wishList.failed));
    setPending(null);
  }

  return (
    <WishCard
      variantId={item.productId}
      product={item.product}
      values={item.variant?.values ?? []}
      savedPrice={item.savedPrice}
    >
      <div className="flex items-center gap-2">
        <Button
          className="min-w-0 flex-1 px-3!"
          pending={pending === "move"}
          disabled={!canMove(item)}
          aria-label={`${t.moveToCart}: ${name}`}
          onClick={() => void run("move", onMove)}
        >
          {t.moveToCart}
        </Button>
        <IconButton
          label={t.remove(name)}
          aria-busy={pending === "remove" || undefined}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={() => void run("remove", onRemove)}
        />
      </div>
      {onAlert && item.product && (
        <Checkbox
          role="switch"
          aria-checked={alert}
          aria-label={t.emailIfDropsOf(name)}
          label={<span className="text-sm">{t.emailIfDrops}</span>}
          checked={alert}
          onChange={(event) => void turnAlert(onAlert, event.target.checked)}
        />
      )}
      {problem && (
        <div className="mt-2">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </WishCard>
  );
}
