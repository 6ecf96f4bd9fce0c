import * as t from "#texts/orders.ts";
import { Flag } from "lucide-react";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";
import { isOpen } from "./open-order.ts";
import type { OwnOrder } from "./use-own-order.ts";

/** Links to support, with the order's number filled in. */
export function OrderHelp({ order }: { order: OwnOrder }) {
  return (
    <section
      aria-labelledby="order-help"
      className="rounded-panel border border-line bg-raised px-6 pt-5 pb-6"
    >
      <h2 id="order-help" className="heading mb-2 text-subtitle">
        {t.isSomethingWrong}
      </h2>
      <p className="text-base leading-normal text-ink-muted">
        {order.phase === "PLACED" && !isOpen(order) && order.status !== "DELIVERED"
          ? t.teamCanHelp
          : t.describeTheIssue}
      </p>
      <LinkButton to={paths.reportIssueOf(order.number)} className="mt-3.5 w-full">
        <Flag aria-hidden size={18} />
        {t.reportIssueHere}
      </LinkButton>
    </section>
  );
}
