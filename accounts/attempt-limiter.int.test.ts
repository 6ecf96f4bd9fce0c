import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createAttemptLimiter } from "#accounts/attempt-limiter.ts";
import { memoryLimiter } from "#accounts/limiter.ts";

const opened = ({ perAccount = 3, perAddress = 100, signUpsPerAddress = 100 } = {}) => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const limiter = createAttemptLimiter(memoryLimiter, {
    perAccount,
    perAddress,
    signUpsPerAddress,
  });
  const times = async (count: number, ...what: Parameters<typeof limiter.count>) => {
    const waits: number[] = [];
    for (let index = 0; index < count; index += 1) waits.push(await limiter.count(...what));
    return waits;
  };
  return { limiter, times };
};

describe("attempts", () => {
  it("are counted for an account from one address", async () => {
    const { limiter, times } = opened();
    expect(await times(4, "sign-in", "ann", "a")).toEqual([0, 0, 0, 600]);
    expect(await limiter.count("sign-in", "ann", "b")).toBe(0);
    expect(await limiter.count("sign-in", "ben", "a")).toBe(0);
    expect(await limiter.count("try-code", "ann", "a")).toBe(0);
  });

  it("are counted for an address, regardless of the account", async () => {
    const { limiter, times } = opened({ perAddress: 2 });
    expect(await limiter.count("sign-in", "ann", "a")).toBe(0);
    expect(await limiter.count("sign-in", "ben", "a")).toBe(0);
    expect(await limiter.count("sign-in", "cid", "a")).toBe(600);
    expect(await times(3, "try-reset", "", "a")).toEqual([0, 0, 600]);
  });

  it("on the person's own code are counted for the person, from any address", async () => {
    const { limiter, times } = opened();
    expect(await times(3, "try-own-code", "ann", "a")).toEqual([0, 0, 0]);
    expect(await limiter.count("try-own-code", "ann", "b")).toBe(600);
    expect(await limiter.count("try-own-code", "ben", "b")).toBe(0);
    await limiter.forget("try-own-code", "ann", "c");
    expect(await limiter.count("try-own-code", "ann", "b")).toBe(0);
  });

  it("to sign up are counted per address and hour, and not reset by a success", async () => {
    const { limiter, times } = opened({ signUpsPerAddress: 2 });
    expect(await limiter.count("sign-up", "ann", "a")).toBe(0);
    vi.advanceTimersByTime(1_800_000);
    expect(await limiter.count("sign-up", "ben", "a")).toBe(0);
    expect(await limiter.count("sign-up", "cid", "a")).toBe(1800);
    expect(await limiter.count("sign-up", "cid", "b")).toBe(0);
    vi.advanceTimersByTime(1_800_001);
    expect(await times(3, "sign-up", "cid", "a")).toEqual([0, 0, 3600]);
  });

  it("are reset after ten minutes, and after a success", async () => {
    const { limiter, times } = opened();
    await times(4, "sign-in", "ann", "a");
    vi.advanceTimersByTime(600_001);
    expect(await limiter.count("sign-in", "ann", "a")).toBe(0);
    await limiter.forget("sign-in", "ann", "a");
    expect(await times(3, "sign-in", "ann", "a")).toEqual([0, 0, 0]);
  });

  it("that succeeded don't count for the address", async () => {
    const { limiter, times } = opened({ perAddress: 2 });
    for (let success = 0; success < 5; success += 1) {
      expect(await limiter.count("sign-in", "ann", "a")).toBe(0);
      await limiter.forget("sign-in", "ann", "a");
    }
    expect(await times(3, "sign-in", "ben", "a")).toEqual([0, 0, 600]);
  });

  it("to request a code are limited to one a minute and five an hour, from any address", async () => {
    const { limiter, times } = opened();
    expect(await limiter.count("ask-for-code", "ann", "a")).toBe(0);
    expect(await times(9, "ask-for-code", "ann", "b")).toEqual(Array(9).fill(60));
    for (let count = 0; count < 4; count += 1) {
      vi.advanceTimersByTime(60_001);
      expect(await limiter.count("ask-for-code", "ann", "b")).toBe(0);
    }
    vi.advanceTimersByTime(60_001);
    expect(await limiter.count("ask-for-code", "ann", "c")).toBeGreaterThan(3000);
    expect(await limiter.count("ask-for-code", "ben", "c")).toBe(0);
  });

  it("to request a reset are limited to three an hour from one address, and ten in total", async () => {
    const { times } = opened();
    expect(await times(4, "ask-for-reset", "ann", "stranger")).toEqual([0, 0, 0, 3600]);
    expect(await times(4, "ask-for-reset", "ann", "own")).toEqual([0, 0, 0, 3600]);
    expect(await times(3, "ask-for-reset", "ann", "c")).toEqual([0, 0, 0]);
    expect(await times(2, "ask-for-reset", "ann", "d")).toEqual([0, 3600]);
    expect(await times(1, "ask-for-reset", "ben", "stranger")).toEqual([0]);
  });

  it("to invite colleagues are limited to twenty an hour, from any address", async () => {
    const { times } = opened();
    expect(await times(10, "invite", "owner", "a")).toEqual(Array(10).fill(0));
    expect(await times(11, "invite", "owner", "b")).toEqual([...Array(10).fill(0), 3600]);
    expect(await times(1, "invite", "other", "b")).toEqual([0]);
  });

  it("to mail a stranger are limited to five an hour and ten a day, from any address", async () => {
    const { times } = opened({ perAddress: 1 });
    expect(await times(6, "mail-to-stranger", "ann", "a")).toEqual([0, 0, 0, 0, 0, 3600]);
    vi.advanceTimersByTime(3_600_001);
    expect(await times(6, "mail-to-stranger", "ann", "b")).toEqual([0, 0, 0, 0, 0, 3600]);
    vi.advanceTimersByTime(3_600_001);
    expect(await times(1, "mail-to-stranger", "ann", "b")).not.toEqual([0]);
    expect(await times(1, "mail-to-stranger", "ben", "b")).toEqual([0]);
  });
});
