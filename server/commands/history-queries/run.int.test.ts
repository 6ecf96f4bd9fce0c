import { describe, expect, it, onTestFinished } from "vitest";
import { deleteIndex } from "#history/log-index/schema.ts";
import { readConfig } from "#server/settings/config.ts";
import { filledDirectory } from "../../../testing/filled-directory.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { runHistoryCommand } from "./run.ts";

const command = async (dataDir: string, ...args: readonly string[]) => {
  const lines: string[] = [];
  const terminal = {
    out: (line: string) => void lines.push(line),
    async write(part: string | Uint8Array) {
      lines.push(...(typeof part === "string" ? part.trimEnd().split("\n") : [""]));
    },
    say: () => undefined,
  };
  await runHistoryCommand(args, readConfig({ DATA_DIR: dataDir }), terminal);
  return lines;
};

describe("npm run shop -- history", () => {
  it("reads the log next to the running shop, and builds a missing index", async () => {
    const dataDir = filledDirectory();
    const shop = await openTestShop({ DATA_DIR: dataDir });
    onTestFinished(shop.close);
    const ann = await shop.signUp("ann");
    await shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
    const [line = ""] = await command(dataDir, "tail", "--lines", "1");
    expect(line).toContain("Uva Kettle: 2 units added to a cart");
    const stream = await command(dataDir, "show", `cart-${ann.id}`, "--json");
    expect(stream.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual([
      "CartItemAdded",
    ]);
    await shop.close();

    deleteIndex(dataDir);
    const exported = await command(dataDir, "export");
    const last = JSON.parse(exported.at(-1) ?? "{}") as { readonly number: number };
    expect(last.number).toBe(exported.length);
    expect(await command(dataDir, "export", "--after", String(last.number - 2))).toEqual(
      exported.slice(-2),
    );
    const kettle = await command(
      ...([dataDir, "export", "--format", "csv", "--product", "uva-kettle"] as const),
      ...["--type", "CartItemAdded"],
    );
    expect(kettle).toHaveLength(2);
    expect(kettle[1]).toContain(",CartItemAdded,cart,");
    expect((await command(dataDir, "at", "1")).join("\n")).toContain("AccountRegistered");
    expect((await command(dataDir, "at", new Date().toISOString()))[0]).toContain(
      `  ${last.number}  `,
    );
    const report = await command(dataDir, "report", "funnel", "--at", String(last.number));
    expect(report[0]).toContain(`From sign-up to delivery, `);
    expect(report.join("\n")).toMatch(/Filled a cart +1 /);
    const [json = "{}"] = await command(dataDir, "report", "best-sellers", "--json");
    expect(JSON.parse(json)).toMatchObject({ name: "best-sellers", number: last.number });
    const simulation = await command(
      ...[dataDir, "what-if", "--fork", "1", "--change", "delivery-fee:750"],
      ...["--change", "receipts:-50:uva-kettle"],
    );
    expect(simulation[0]).toMatch(/^Simulation, not stored\. /);
    expect(simulation.join("\n")).toMatch(/Orders submitted +0 +0/);
    for (const [args, reason] of [
      [["what-if", "--fork", "1"], /Add at least one change/],
      [["what-if", "--change", "delivery-fee:750"], /start of the simulation with --fork/],
      [
        ["what-if", "--fork", "1", "--change", "rain"],
        /rain is not a valid change\. Write delivery-fee/,
      ],
      [["what-if", "--fork", "1", "--change", "delivery-fee:x"], /0 to 100000 rupees/],
      [["what-if", "--fork", "1", "--change", "zone-capacity:uva:-1"], /from 0 to 500 orders/],
      [
        ["what-if", "--fork", "1", "--change", "close-zone:atlantis:2026-11-21T10:48"],
        /There is no delivery zone atlantis at event 1/,
      ],
      [["what-if", "--fork", "soon", "--change", "delivery-fee:1"], /--fork takes an event's/],
      [
        ["what-if", "--fork", String(last.number + 1), "--change", "delivery-fee:1"],
        /--fork names none of them/,
      ],
      [
        ["what-if", "--fork", "1", "--change", "price:throne:1"],
        /The log has no product throne up to/,
      ],
      [["report", "horoscope"], /Name a report: funnel, orders/],
      [["report", "funnel", "--at", String(last.number + 1)], /contains the events 1 to/],
      [["report", "funnel", "--at", "2001-01-01"], /Nothing had happened yet at that moment/],
      [["report", "funnel", "--from", "later"], /--from takes a time/],
      [["report", "funnel", "--from", "2026-02-01", "--to", "2026-01-01"], /ends before it starts/],
      [["at", String(last.number + 1)], /contains the events 1 to/],
      [["at", "2001-01-01"], /Nothing had happened yet at that moment/],
      [["at", "soon"], /Name an event's number/],
      [["show", "zeppelin-1"], /no stream or order zeppelin-1/],
      [["dance"], /Usage: npm run/],
      [["export", "--format", "xml"], /--format takes ndjson, csv, parquet/],
      [["export", "--from", "then"], /--from takes a time/],
      [["tail", "--lines", "many"], /whole number/],
    ] as const) {
      await expect(command(dataDir, ...args)).rejects.toThrow(reason);
    }
  });

  it("names the directory if there is no shop", async () => {
    await expect(command(temporaryDirectory(), "tail")).rejects.toThrow(/There is no shop in/);
  });
});
