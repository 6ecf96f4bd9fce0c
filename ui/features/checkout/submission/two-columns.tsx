import type { ReactNode } from "react";

/** What became of the order, and beside it what was sent. */
export function TwoColumns({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  return (
    <div className="grid items-start gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 min-[61.25rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
      <div className="min-w-0">{children}</div>
      {beside}
    </div>
  );
}
