import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, expect, it } from "vitest";
import { logPath } from "#event-store/embedded/database.ts";
import { ensureBuilt } from "../../setup/build.ts";
import { root } from "../../setup/root.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { typed } from "../../testing/typed-command.ts";

beforeAll(() => ensureBuilt({ only: "server" }));

/** The commands of docs/operations.md with their output, in order. */
const shown = [
  ...readFileSync(`${root}docs/operations.md`, "utf8").matchAll(
    /```console\n\$ npm run (?:shop -- )?([^\n]+)\n([^`]+)```/g,
  ),
].map(([, command = "", output = ""]) => ({
  args: command.split(" ").filter((part) => part !== "--"),
  output,
}));

/** Output without what differs between shops and runs. */
const withoutDetails = (output: string, place: string): readonly string[] =>
  output
    .trim()
    .replaceAll(place, "/backups")
    .split("\n")
    .map((line) => line.trim())
    // Long steps report their progress.
    .filter((line) => !/: \d+ %$/.test(line))
    .map((line) =>
      line
        .replaceAll(/(AGE-SECRET-KEY-1|age1)[^\s),]+/g, "$1…")
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.-]+Z/g, "TIME")
        .replaceAll(/\d[\d,.]*/g, "1"),
    );

/** The log's events. */
const eventsIn = (dataDir: string): readonly unknown[] => {
  const log = new Database(logPath(dataDir), { readonly: true });
  const events = log.prepare("SELECT * FROM events ORDER BY position").all();
  log.close();
  return events;
};

it("docs/operations.md shows the output of each command as it is", async () => {
  expect(shown.map(({ args: [name] }) => name)).toEqual([
    ...["backup-key", "backup", "restore", "doctor"],
  ]);
  const dataDir = filledDirectory();
  const place = join(temporaryDirectory(), "backups");
  for (const { args, output } of shown) {
    const given = args.map((part) => part.replace("/backups", place));
    const directory = args[0] === "restore" ? temporaryDirectory() : dataDir;
    const ended = await typed(directory, given);
    expect(ended.code, ended.output).toBe(0);
    expect(withoutDetails(ended.output, place)).toEqual(withoutDetails(output, place));
    if (args[0] === "restore") expect(eventsIn(directory)).toEqual(eventsIn(dataDir));
  }
  expect(readdirSync(join(place, "backups"))).toHaveLength(1);
  expect(readdirSync(join(place, "unproven"))).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain("backup-scratch");
});
