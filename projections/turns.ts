/** Does one thing after the other; a failure is told to whoever asked for it, and the next has its turn. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};
