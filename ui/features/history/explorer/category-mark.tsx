import type { StreamCategory } from "../../../generated/operations.ts";
import { displayOf } from "./stream-categories.ts";

const shapes: Record<StreamCategory, React.ReactNode> = {
  ORDER: <circle cx="6" cy="6" r="4.5" />,
  STOCK: <rect x="1.5" y="1.5" width="9" height="9" />,
  CART: <path d="M6 1.5 11 10.5H1z" />,
  PRODUCT: <path d="M6 .8 11.2 6 6 11.2.8 6z" />,
  REVIEW: <path d="M6 10.5 1 1.5h10z" />,
  REPORT: <path d="M2 1h8v6H4v4H2z" />,
  ACCOUNT: <rect x="1" y="4.5" width="10" height="3" />,
  ADDRESS_BOOK: <path d="M2 1h8v10L6 8l-4 3z" />,
  WISH_LIST: <path d="M6 10.8 1.2 6A2.9 2.9 0 0 1 6 2.6 2.9 2.9 0 0 1 10.8 6z" />,
  STOCK_ALERT: <path d="M6 1a3.6 3.6 0 0 1 3.6 3.6V8L11 9.5H1L2.4 8V4.6A3.6 3.6 0 0 1 6 1z" />,
  PROMOTION: <path d="M1 1h5l5.5 5.5-5 5L1 6zM3.4 2.3a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z" />,
  RUN: <path d="M.5 2.5h6.5v6H.5zM7.8 4.5h2l1.7 2v2H7.8z" />,
  DELIVERY_DAY: <path d="M1 2h10v2.2H1zM1 5.2h10V11H1z" />,
  DELIVERY_ZONES: <path d="M1 1h4.4v4.4H1zM6.6 6.6H11V11H6.6z" />,
  WEBHOOKS: <path d="M1 5h5V2l5 4-5 4V7H1z" />,
  SETTINGS: <path d="M1 2.5h10v2H1zM1 7.5h10v2H1zM7 1h2.5v5H7zM2.5 6H5v5H2.5z" />,
  PAGE: <path d="M2 1h5l3 3v7H2zM3.500 5.500h5v1h-5zM3.500 7.800h5v1h-5z" fillRule="evenodd" />,
  OTHER: <circle cx="6" cy="6" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

/** The mark of a stream category, distinguished by shape and colour. */
export function CategoryMark({ category }: { category: StreamCategory }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="11"
      height="11"
      aria-hidden
      fill="currentColor"
      className="flex-none"
      style={{ color: `var(--${displayOf(category).colour})` }}
    >
      {shapes[category]}
    </svg>
  );
}
