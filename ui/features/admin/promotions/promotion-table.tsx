import { Button } from "../../../components/button.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import type { PromotionFragment } from "../../../generated/operations.ts";
import { benefitText, itemsText, periodText, stateNames, usesText } from "./promotion-text.ts";
import { useChangePromotion } from "./use-promotions.ts";

export interface PromotionTableProps {
  promotions: readonly PromotionFragment[];
  /** The promotion whose orders are shown; empty for none. */
  openCode: string;
  mayEdit: boolean;
  onOpen: (code: string) => void;
}

/** The promotions with their terms and their use. On phones, each row is a card. */
export function PromotionTable({ promotions, openCode, mayEdit, onOpen }: PromotionTableProps) {
  return (
    <table className="w-full border-y border-line text-left text-base max-md:block">
      <caption className="sr-only">Promotions, newest first</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-fine text-ink-muted [&>th]:px-3 [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">Code</th>
          <th scope="col">For</th>
          <th scope="col">When</th>
          <th scope="col">Used</th>
          <th scope="col">Given</th>
          <th scope="col">State</th>
          {mayEdit && <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {promotions.map((promotion) => (
          <Row
            key={promotion.code}
            promotion={promotion}
            isOpen={promotion.code === openCode}
            mayEdit={mayEdit}
            onOpen={() => onOpen(promotion.code)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  promotion,
  isOpen,
  mayEdit,
  onOpen,
}: {
  promotion: PromotionFragment;
  isOpen: boolean;
  mayEdit: boolean;
  onOpen: () => void;
}) {
  const { pending, change } = useChangePromotion();
  const { code, given, state } = promotion;
  return (
    <tr className="border-line align-middle not-first:border-t max-md:block max-md:py-3 [&>*]:px-3 [&>*]:py-2 max-md:[&>*]:block max-md:[&>*]:px-0 max-md:[&>*]:py-0.5">
      <th scope="row" className="font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="min-h-control font-semibold underline underline-offset-4"
        >
          {code}
        </button>
        <small className="block text-fine text-ink-muted">{benefitText(promotion)}</small>
      </th>
      <td>{itemsText(promotion)}</td>
      <td>{periodText(promotion)}</td>
      <td>
        <span className="text-ink-muted md:hidden">Used </span>
        {usesText(promotion)}
        <UseBar {...promotion} />
      </td>
      <td className="whitespace-nowrap">
        <span className="text-ink-muted md:hidden">Given </span>
        {formatMoneyShort(given)}
      </td>
      <td>{stateNames[state]}</td>
      {mayEdit && (
        <td>
          {(state === "RUNNING" || state === "PLANNED" || state === "USED_UP") && (
            <Button size="dense" pending={pending} onClick={() => void change(code, "PAUSE")}>
              Pause<span className="sr-only"> {code}</span>
            </Button>
          )}
          {state === "PAUSED" && (
            <Button size="dense" pending={pending} onClick={() => void change(code, "RESUME")}>
              Resume<span className="sr-only"> {code}</span>
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Used and held orders in one bar. Together they never exceed the limit. */
function UseBar({ uses, used, held }: Pick<PromotionFragment, "uses" | "used" | "held">) {
  if (uses === null) return null;
  const share = (count: number) => `${(count / uses) * 100}%`;
  return (
    <span aria-hidden className="mt-1 flex h-1.5 w-full max-w-40 overflow-hidden bg-line">
      <span className="bg-accent" style={{ width: share(used) }} />
      <span className="bg-brass" style={{ width: share(held) }} />
    </span>
  );
}
