import { setTimeout as after } from "node:timers/promises";
import { analystPassword } from "../../testing/api-client.ts";
import { inChromium } from "../in-chromium.ts";
import { watchPage } from "../board/watched-page.ts";
import { atLeast, type Report } from "../report.ts";
import type { Analyst } from "./analyst.ts";

/**
 * The frame rate of the player in Chromium at a thousand times real time, from the middle of the
 * log.
 */
export const measurePlayer = async (
  { shop, events }: Analyst,
  seconds: number,
  report: Report,
): Promise<void> => {
  const analyst = { email: "analyst@nivasa.lk", password: analystPassword };
  await inChromium(shop.url, analyst, async (page) => {
    const at = Math.floor(events / 2);
    const begun = performance.now();
    await page.goto(`${shop.url}/history/replay?at=${at}&speed=1000`);
    await page.getByRole("button", { name: "Play", exact: true }).click({ timeout: 60_000 });
    report.add("player, opened over the whole log", { ms: performance.now() - begun });
    const watched = await watchPage(page);
    await after(2000);
    const { fps, longestMs } = await watched.framesDuring(() => after(seconds * 1000));
    report.add(
      "player in Chromium at 1000×",
      { "frames/s": fps, "longest frame ms": longestMs, "heap MiB": await watched.heapMiB() },
      { "frames/s": atLeast(50) },
    );
    const isPlaying = await page.getByRole("button", { name: "Pause", exact: true }).isVisible();
    if (!isPlaying) throw new Error("The player didn't advance");
  });
};
