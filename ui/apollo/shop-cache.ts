import { InMemoryCache, type Cache } from "@apollo/client";

/**
 * The Apollo cache. Apollo reads every changed list twice, with and without the optimistic results
 * of pending commands, and compares the two; for a list of thousands this dominates the cost of an
 * update. Without optimistic results both are equal, so one read serves both.
 */
export class ShopCache extends InMemoryCache {
  /** Pending commands with an optimistic result. */
  readonly #expected = new Set<string>();

  override batch<Result>(options: Cache.BatchOptions<InMemoryCache, Result>): Result {
    if (typeof options.optimistic === "string") this.#expected.add(options.optimistic);
    const result = super.batch(options);
    if (options.removeOptimistic !== undefined) this.#expected.delete(options.removeOptimistic);
    return result;
  }

  override removeOptimistic(id: string): void {
    super.removeOptimistic(id);
    this.#expected.delete(id);
  }

  // One of its two signatures is internal to Apollo; `never` satisfies both return types.
  override diff(options: Cache.DiffOptions): never {
    const isEqual = this.#expected.size === 0;
    return super.diff(isEqual ? { ...options, optimistic: true } : options) as never;
  }
}
