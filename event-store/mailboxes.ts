import { StoreUnavailable } from "./event-store.ts";

/**
 * Runs the work given for one name one after the other, and the work for different names side by side. Rejects with
 * StoreUnavailable, and does nothing, where too much is waiting already.
 */
export type Mailboxes = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export interface MailboxLimits {
  /** Work for one name, the one under way included. */
  readonly perName: number;
  /** Work for all names together. */
  readonly inAll: number;
}

/** Twice the thousand callers that want one product's last pieces at once, and what all of them bring about. */
const usualLimits: MailboxLimits = { perName: 2000, inAll: 20_000 };

export const createMailboxes = ({ perName, inAll } = usualLimits): Mailboxes => {
  const boxes = new Map<string, { last: Promise<unknown>; waiting: number }>();
  let waitingInAll = 0;
  return (name, work) => {
    const before = boxes.get(name);
    if (waitingInAll >= inAll || (before?.waiting ?? 0) >= perName) {
      return Promise.reject(new StoreUnavailable(`Too much waits for ${name}; ask again later`));
    }
    const run = before ? before.last.then(work, work) : work();
    const box = before ?? { last: run, waiting: 0 };
    boxes.set(name, box);
    box.last = run;
    box.waiting += 1;
    waitingInAll += 1;
    const leave = () => {
      box.waiting -= 1;
      waitingInAll -= 1;
      if (box.waiting === 0) boxes.delete(name);
    };
    run.then(leave, leave);
    return run;
  };
};
