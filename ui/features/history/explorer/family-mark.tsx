import type { HistoryNoun } from "../../../generated/operations.ts";
import { familyOf } from "./event-families.ts";

const shapes: Record<HistoryNoun, React.ReactNode> = {
  ORDER: <circle cx="6" cy="6" r="4.5" />,
  STOCK: <rect x="1.5" y="1.5" width="9" height="9" />,
  CART: <path d="M6 1.5 11 10.5H1z" />,
  PRODUCT: <path d="M6 .8 11.2 6 6 11.2.8 6z" />,
  REVIEW: <path d="M6 10.5 1 1.5h10z" />,
  REPORT: <path d="M2 1h8v6H4v4H2z" />,
  ACCOUNT: <rect x="1" y="4.5" width="10" height="3" />,
  ADDRESS_BOOK: <path d="M2 1h8v10L6 8l-4 3z" />,
  WISH_LIST: <path d="M6 10.8 1.2 6A2.9 2.9 0 0 1 6 2.6 2.9 2.9 0 0 1 10.8 6z" />,
  SETTINGS: <path d="M1 2.5h10v2H1zM1 7.5h10v2H1zM7 1h2.5v5H7zM2.5 6H5v5H2.5z" />,
  OTHER: <circle cx="6" cy="6" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

/** The mark of an event family, distinguished by shape and colour. */
export function FamilyMark({ noun }: { noun: HistoryNoun }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="11"
      height="11"
      aria-hidden
      fill="currentColor"
      className="flex-none"
      style={{ color: `var(--${familyOf(noun).colour})` }}
    >
      {shapes[noun]}
    </svg>
  );
}
