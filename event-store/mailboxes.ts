/** Runs the work given for one name one after the other, and the work for different names side by side. */
export type Mailboxes = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export const createMailboxes = (): Mailboxes => {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name);
    const run = before ? before.then(work, work) : work();
    last.set(name, run);
    const leave = () => {
      if (last.get(name) === run) last.delete(name);
    };
    run.then(leave, leave);
    return run;
  };
};
