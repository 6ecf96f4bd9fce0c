import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Doorway } from "../../components/doorway.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { Loom } from "../../components/loom.tsx";
import { formatMoney } from "../../components/money.ts";
import { messages } from "../../generated/shop.ts";
import { paths } from "../../paths.ts";
import type { OrderSubmission, SubmissionLine, SubmissionQuote } from "./order-submission.ts";

/** What was sent, as it was shown then. */
export function SentOrder({
  lines,
  totalPrice,
}: {
  lines: readonly SubmissionLine[];
  totalPrice: number;
}) {
  return (
    <div className="rounded-panel border border-line bg-raised px-5 py-5 sm:px-7">
      <h2 className="mb-3 text-fine font-semibold text-ink-muted">Your order</h2>
      <ul className="grid gap-2">
        {lines.map(({ productId, name, quantity, lineTotal }) => (
          <li key={productId} className="flex justify-between gap-4 text-base leading-[1.45]">
            <span>
              {quantity} × {name}
            </span>
            <span className="whitespace-nowrap">{formatMoney(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="font-semibold">Total with delivery</span>
        <span className="font-display text-[1.5rem] leading-none whitespace-nowrap">
          {formatMoney(totalPrice)}
        </span>
      </p>
    </div>
  );
}

/** A heading that takes the focus when it comes, so that the end of waiting is read out. */
function Told({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="heading-display outline-none">
      {children}
    </h1>
  );
}

function Room({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  return (
    <div className="grid items-start gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 min-[61.25rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
      <div className="min-w-0">{children}</div>
      {beside}
    </div>
  );
}

/** The order is on its way to the shop. */
export function OrderUnderWay({ submission }: { submission: OrderSubmission }) {
  const received = submission.state.kind === "pending";
  return (
    <Room beside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <div role="status" aria-busy>
        <h1 className="heading-display">OrderUnderWay your order…</h1>
        <p className="mt-4 max-w-[46ch] text-lg text-ink-muted">
          {received
            ? "The shop has your order and is setting the items aside. This page changes by itself."
            : "A moment. Your items are being set aside."}
        </p>
      </div>
      <Loom className="mt-8 h-1.5! max-w-[32rem]" />
    </Room>
  );
}

/** There is no way to the shop at the moment. */
export function SubmissionWaits({ submission }: { submission: OrderSubmission }) {
  return (
    <Room beside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <Told>Your order waits for the connection</Told>
      <p className="mt-4 max-w-[50ch] text-lg text-ink-muted">
        It is kept on this device and sent by itself when the connection is back. It is ordered
        once, however often it is sent. Your cart stays as it is.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.cart}>Back to the cart</LinkButton>
      </p>
    </Room>
  );
}

/** The shop answered, but not to the question. */
export function SubmissionFailed({
  submission,
  signIn,
  onSignIn,
  onRetry,
}: {
  submission: OrderSubmission;
  signIn: boolean;
  onSignIn: () => void;
  onRetry: () => void;
}) {
  return (
    <Room beside={<SentOrder {...submission} totalPrice={submission.input.totalPrice} />}>
      <Told>{signIn ? "Log in to place your order" : messages.order.failed}</Told>
      <p className="mt-4 max-w-[50ch] text-lg text-ink-muted">
        Your cart and your address are kept. Sending again never orders twice.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {signIn && (
          <Button size="big" onClick={onSignIn}>
            Sign In
          </Button>
        )}
        <Button variant="filled" size="big" onClick={onRetry}>
          Try again
        </Button>
        <LinkButton to={paths.cart} size="big">
          Back to the cart
        </LinkButton>
      </p>
    </Room>
  );
}

function Refused({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Doorway open={false} className="w-28" />
      <div className="min-w-0">
        <Told>{heading}</Told>
        {children}
        <p className="mt-6 text-base text-ink-muted">
          Nothing was ordered, and your cart is as you left it.
        </p>
      </div>
    </div>
  );
}

/** The order was not accepted: why, and the way on. */
export function SubmissionRefused({
  submission,
  onAccept,
}: {
  submission: OrderSubmission;
  /** Orders the same items at today's prices. */
  onAccept: (quote: SubmissionQuote) => void;
}) {
  if (submission.state.kind !== "refused") return null;
  const { refusal } = submission.state;
  switch (refusal.kind) {
    case "StockShortage":
      return (
        <Refused heading="Not everything is left">
          <ul className="mt-5 max-w-[36rem] border-y border-line">
            {refusal.lines.map(({ productId, name, requested, available }) => (
              <li
                key={productId}
                className="flex flex-wrap justify-between gap-x-4 border-line py-3 text-md not-first:border-t"
              >
                <span className="font-[550]">{name}</span>
                <span className="text-clay-text">
                  {available === 0
                    ? "Out of stock"
                    : `Only ${available} left, you asked for ${requested}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <LinkButton to={paths.cart} variant="filled" size="big">
              Change the cart
            </LinkButton>
          </p>
        </Refused>
      );
    case "PriceChanged":
      return <PriceChanged submission={submission} quote={refusal.quote} onAccept={onAccept} />;
    case "InvalidInput":
      return (
        <Refused heading="The delivery details need a look">
          <ul className="mt-4 list-disc pl-5 text-lg">
            {(refusal.problems.length > 0 ? refusal.problems : [refusal.message]).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p className="mt-6">
            <LinkButton to={paths.deliveryDetails} variant="filled" size="big">
              Change the delivery details
            </LinkButton>
          </p>
        </Refused>
      );
    case "Other":
      return (
        <Refused heading={refusal.message}>
          <p className="mt-6">
            <LinkButton to={paths.cart} variant="filled" size="big">
              Back to the cart
            </LinkButton>
          </p>
        </Refused>
      );
  }
}

function PriceChanged({
  submission: { lines, input },
  quote,
  onAccept,
}: {
  submission: OrderSubmission;
  quote: SubmissionQuote;
  onAccept: (quote: SubmissionQuote) => void;
}) {
  const before = new Map(lines.map(({ productId, price }) => [productId, price]));
  return (
    <Refused heading="The price has changed">
      <ul className="mt-5 max-w-[36rem] border-y border-line">
        {quote.lines.map(({ productId, name, quantity, price, lineTotal }) => {
          const was = before.get(productId);
          return (
            <li
              key={productId}
              className="flex flex-wrap justify-between gap-x-4 border-line py-3 leading-[1.45] not-first:border-t"
            >
              <span>
                <span className="font-[550]">
                  {quantity} × {name}
                </span>
                {was !== undefined && was !== price && (
                  <span className="block text-sm text-info-text">
                    {formatMoney(price)} each, was {formatMoney(was)}
                  </span>
                )}
              </span>
              <span className="whitespace-nowrap">{formatMoney(lineTotal)}</span>
            </li>
          );
        })}
      </ul>
      <dl className="mt-4 flex max-w-[36rem] flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-ink-muted">Total you saw</dt>
          <dd className="text-lg line-through decoration-1">{formatMoney(input.totalPrice)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-ink-muted">
            Total now, with delivery {formatMoney(quote.deliveryFee)}
          </dt>
          <dd className="font-display text-[1.875rem] leading-[1.2]">{formatMoney(quote.total)}</dd>
        </div>
      </dl>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.cart} size="big">
          Back to the cart
        </LinkButton>
        <Button variant="filled" size="big" onClick={() => onAccept(quote)}>
          Order for {formatMoney(quote.total)}
        </Button>
      </p>
    </Refused>
  );
}
