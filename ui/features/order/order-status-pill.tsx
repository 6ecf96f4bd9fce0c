import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { StatusPill } from "../../components/status-glyph.tsx";
import {
  OrderStatusPill_OrderFragmentDoc,
  type OrderStatusPill_OrderFragment,
} from "../../generated/operations.ts";
import { statusOf } from "./status.ts";

/** Where an order is, as a pill. */
export function OrderStatusPill({ order }: { order: FragmentType<OrderStatusPill_OrderFragment> }) {
  const { data, complete } = useFragment({
    fragment: OrderStatusPill_OrderFragmentDoc,
    from: order,
  });
  if (!complete) return null;
  const { label, step } = statusOf(data.status);
  return <StatusPill step={step}>{label}</StatusPill>;
}
