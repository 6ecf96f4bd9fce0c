import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compressFiles } from "../server/compression/compress-files.ts";
import { beginSmallestFiles } from "../server/compression/smallest-files.ts";
import { builtCheckout, startBuilt } from "../testing/built-checkout.ts";

it.runIf(process.platform === "linux")(
  "compresses its files further while it is open, and continues after a kill",
  async () => {
    const checkout = builtCheckout();
    const dist = `${checkout}/dist`;
    const code = (index: number): string =>
      Array.from(
        { length: 1500 },
        (_, line) => `export const lamp${line} = ${(line * (index + 3)) ** 2 % 977};`,
      ).join("\n");
    mkdirSync(`${dist}/ui/assets`);
    const count = 20;
    for (let index = 0; index < count; index += 1) {
      writeFileSync(`${dist}/ui/assets/part-${index}.js`, code(index));
    }
    await compressFiles(`${dist}/ui`);
    beginSmallestFiles(dist);
    const written = (): readonly string[] =>
      existsSync(`${dist}/smallest/ui/assets`) ? readdirSync(`${dist}/smallest/ui/assets`) : [];
    const childrenOf = (pid = 0) =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

    const killed = await startBuilt(checkout, { args: ["--finish-compression"] });
    await expect.poll(() => written().length, { interval: 5 }).toBeGreaterThan(0);
    const [compressor = 0] = childrenOf(killed.pid);
    expect(readFileSync(`/proc/${compressor}/cmdline`, "utf8")).toContain("compression-process");
    killed.kill();
    await expect.poll(() => existsSync(`/proc/${compressor}`)).toBe(false);
    const before = written();
    expect(before.length).toBeLessThan(count);

    const shop = await startBuilt(checkout, { args: ["--finish-compression"] });
    await shop.opened;
    await expect.poll(() => written().length).toBe(count);
    for (const file of before) {
      const answer = await fetch(`${shop.url}/assets/${file.replace(/\.br$/, "")}`, {
        headers: { "accept-encoding": "br" },
      });
      const sent = Number(answer.headers.get("content-length"));
      expect(sent).toBe(statSync(`${dist}/smallest/ui/assets/${file}`).size);
      expect(sent).toBeLessThan(statSync(`${dist}/ui/assets/${file}`).size);
      expect(await answer.text()).toBe(code(Number(/\d+/.exec(file)?.[0])));
    }
    // The pictures are next. Closing the shop doesn't wait for them.
    await shop.stop();
    expect(await shop.ended).toBe(0);
  },
);
