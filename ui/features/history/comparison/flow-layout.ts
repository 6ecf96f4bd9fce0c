import { stages, type Flow, type Stage } from "./stage.ts";

/** One end of the threads: a stage with its orders. */
export interface FlowEnd {
  stage: Stage;
  orders: number;
  /** Pixels from the top. */
  top: number;
  height: number;
}

/**
 * A bundle of threads from an end at the left to one at the right. One thread represents `each`
 * orders.
 */
export interface FlowBundle {
  from: Stage;
  to: Stage;
  /** Ends of each thread, in pixels from the top. */
  threads: readonly (readonly [left: number, right: number])[];
}

export interface FlowLayout {
  left: readonly FlowEnd[];
  right: readonly FlowEnd[];
  bundles: readonly FlowBundle[];
  height: number;
  /** Number of orders per thread. */
  each: number;
}

const maxThreads = 240;
const gap = 14;
/** Minimum height of an end (px), so that its label fits. */
const leastHeight = 26;

const indexOf = (stage: Stage): number => stages.findIndex((each) => each.stage === stage);

/** Lays flows out as threads between two columns. */
export function layOutFlows(flows: readonly Flow[]): FlowLayout {
  const total = flows.reduce((sum, { orders }) => sum + orders, 0);
  const each = Math.max(1, Math.ceil(total / maxThreads));
  const counted = flows.map((flow) => ({ ...flow, threads: Math.ceil(flow.orders / each) }));
  const pitch = Math.max(2.4, Math.min(7, 340 / Math.max(1, total / each)));

  /** Where the next thread of each end is; a thread is in the middle of its slot. */
  const next = { from: new Map<Stage, number>(), to: new Map<Stage, number>() };
  const take = (side: "from" | "to", stage: Stage): number => {
    const at = next[side].get(stage) ?? 0;
    next[side].set(stage, at + pitch);
    return at;
  };
  const ends = (side: "from" | "to"): FlowEnd[] => {
    let top = 0;
    return stages.flatMap(({ stage }) => {
      const here = counted.filter((flow) => flow[side] === stage);
      if (here.length === 0) return [];
      const wide = here.reduce((sum, flow) => sum + flow.threads, 0) * pitch;
      const orders = here.reduce((sum, flow) => sum + flow.orders, 0);
      const end = { stage, orders, top, height: Math.max(leastHeight, wide) };
      next[side].set(stage, top + (end.height - wide) / 2 + pitch / 2);
      top += end.height + gap;
      return [end];
    });
  };
  const left = ends("from");
  const right = ends("to");
  const bundles = counted
    .toSorted(
      (one, other) =>
        indexOf(one.to) - indexOf(other.to) || indexOf(one.from) - indexOf(other.from),
    )
    .map(({ from, to, threads }) => ({
      from,
      to,
      threads: Array.from({ length: threads }, () => [take("from", from), take("to", to)] as const),
    }));
  const bottom = (column: readonly FlowEnd[]) => {
    const last = column.at(-1);
    return last ? last.top + last.height : 0;
  };
  return { left, right, bundles, each, height: Math.max(bottom(left), bottom(right)) };
}
