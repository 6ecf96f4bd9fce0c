import * as t from "#texts/wishes.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { paths } from "../../../paths.ts";
import { UndoSlip } from "../cart/removed-lines.tsx";
import { ProductGrid } from "../../shared/product/product-grid.tsx";
import { wishLinkId } from "./wish-card.tsx";
import { canMove, nameOfWish, WishItemCard, type WishItem } from "./wish-item-card.tsx";

/** A change of the list: why it failed, or how to undo it. */
export type WishChange =
  | { problem: string }
  | { problem: null; undo: () => Promise<string | null> };

export interface WishListViewProps {
  items: readonly WishItem[];
  /** Removes an item that is at a place of the list, counted from the first shown one. */
  onRemove: (item: WishItem, place: number) => Promise<WishChange>;
  /** Moves an item to the cart. */
  onMove: (item: WishItem, place: number) => Promise<WishChange>;
  /** Turns an item's price alert on or off; missing for a visitor. */
  onAlert?: (item: WishItem, on: boolean) => Promise<string | null>;
  /** Shown above the items. */
  children?: ReactNode;
}

interface Slip {
  id: string;
  text: string;
  label: string;
  undo: () => Promise<string | null>;
}

/** The result of moving all items. */
interface AllMoved {
  moved: number;
  all: number;
  stays: readonly WishItem[];
}

/** Maximum number of changes on this page that can be undone. */
const mostSlips = 3;

/** The visitor's own wish list, in the account or in the browser. */
export function WishListView({ items, onRemove, onMove, onAlert, children }: WishListViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<string | null>(null);
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  const [allMoved, setAllMoved] = useState<AllMoved | null>(null);
  const [movingAll, setMovingAll] = useState(false);
  const withoutSlip = (id: string) => (before: readonly Slip[]) =>
    before.filter((slip) => slip.id !== id);

  // The pressed button disappears with its card or slip. A restored card may appear later.
  useEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    const next = id === "" ? heading.current : document.getElementById(id);
    if (!next) return;
    next.focus({ preventScroll: true });
    focusNext.current = null;
  }, [items, slips]);

  async function change(
    item: WishItem,
    act: WishListViewProps["onRemove"],
    words: Pick<Slip, "text" | "label">,
  ): Promise<string | null> {
    const place = items.indexOf(item);
    const neighbour = items[place + 1] ?? items[place - 1];
    const id = item.productId;
    const changed = await act(item, place);
    if (changed.problem !== null) return changed.problem;
    focusNext.current = neighbour ? wishLinkId(neighbour.productId) : "";
    setAllMoved(null);
    const slip = { id, ...words, undo: changed.undo };
    setSlips((before) => [...withoutSlip(id)(before), slip].slice(-mostSlips));
    return null;
  }

  async function moveAll() {
    setMovingAll(true);
    setSlips([]);
    const stays: WishItem[] = [];
    // One after the other, so that the cart gets them in their order.
    for (const item of items) {
      const moved = canMove(item) ? await onMove(item, 0) : null;
      if (moved?.problem !== null) stays.push(item);
    }
    setMovingAll(false);
    setAllMoved({ moved: items.length - stays.length, all: items.length, stays });
    heading.current?.focus({ preventScroll: true });
  }

  const sum = items.reduce((total, { product }) => total + (product?.price ?? 0), 0);

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-entrance pb-5">
        <div>
          <h1 ref={heading} tabIndex={-1} className="heading-display outline-none">
            {t.wishList}
          </h1>
          {items.length > 0 && (
            <p className="mt-2 text-ink-muted tabular-nums">
              {t.itemsFor(items.length, formatMoney(sum))}
            </p>
          )}
        </div>
        {items.some(canMove) && (
          <Button variant="filled" pending={movingAll} onClick={() => void moveAll()}>
            {t.moveAll}
          </Button>
        )}
      </div>
      {children}
      <div role="status" className="grid gap-2 not-empty:mb-5">
        {allMoved && <AllMovedBox {...allMoved} />}
      </div>
      {items.length === 0 ? (
        <Empty
          door="open"
          heading={t.empty}
          className="mb-room"
          action={
            <LinkButton to={paths.category} variant="filled">
              {t.explore}
            </LinkButton>
          }
        >
          {t.pressTheHeart}
        </Empty>
      ) : (
        <ProductGrid>
          {items.map((item) => {
            const name = nameOfWish(item);
            return (
              <WishItemCard
                key={item.id}
                item={item}
                onAlert={onAlert && ((on) => onAlert(item, on))}
                onMove={() =>
                  change(item, onMove, { text: t.moved(name), label: t.undoMoving(name) })
                }
                onRemove={() =>
                  change(item, onRemove, { text: t.removed(name), label: t.undoRemoving(name) })
                }
              />
            );
          })}
        </ProductGrid>
      )}
      {/* At the lower edge of the screen, because the pressed button may be far down the list. */}
      <div
        role="status"
        className="sticky bottom-3 z-10 mx-auto grid w-full max-w-xl gap-2 not-empty:mt-10"
      >
        {slips.map((slip) => (
          <div key={slip.id} className="rounded-control shadow-2">
            <WishSlip
              slip={slip}
              onUndone={() => {
                focusNext.current = wishLinkId(slip.id);
                setSlips(withoutSlip(slip.id));
              }}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function AllMovedBox({ moved, all, stays }: AllMoved) {
  const [first] = stays;
  return (
    <MessageBox tone={first ? "warn" : "success"}>
      {t.movedOf(moved, all)}{" "}
      {first &&
        (stays.length === 1 && !canMove(first)
          ? t.staysHere(nameOfWish(first))
          : t.severalStay(stays.length))}
    </MessageBox>
  );
}

function WishSlip({ slip, onUndone }: { slip: Slip; onUndone: () => void }) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function undo() {
    setPending(true);
    const problem = await slip.undo();
    setPending(false);
    setRefusal(problem);
    if (problem === null) onUndone();
  }

  return (
    <UndoSlip
      text={slip.text}
      label={slip.label}
      pending={pending}
      refusal={refusal}
      onUndo={() => void undo()}
    />
  );
}
