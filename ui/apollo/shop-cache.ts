import { InMemoryCache, type Cache } from "@apollo/client";

/**
 * The store of what was read. Apollo reads every list that changes twice, with what is expected of
 * commands under way and without, and compares the two; for a list of thousands that takes longer
 * than all else. Where nothing is expected both are the same, and one reading answers for both.
 */
export class ShopCache extends InMemoryCache {
  /** Commands under way whose outcome is shown already. */
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

  // Of the two signatures it has one is for Apollo alone; `never` stands for the answer of both.
  override diff(options: Cache.DiffOptions): never {
    const sameAnyway = this.#expected.size === 0;
    return super.diff(sameAnyway ? { ...options, optimistic: true } : options) as never;
  }
}
