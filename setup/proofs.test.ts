import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "./root.ts";

/** A row of docs/security.md or docs/reliability.md. */
interface Row {
  readonly id: string;
  /** Files that hold the control. */
  readonly controls: readonly string[];
  /** Files with the name of a test in them; an empty name means all tests of the file. */
  readonly tests: readonly (readonly [file: string, name: string])[];
}

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| ([TFI]\d\d) +\| (.*) \|$/gm)].map(([, id = "", rest = ""]) => {
    const cells = rest.split(" | ");
    const tests = cells.at(-1)?.trim() ?? "";
    return {
      id,
      controls: [...(cells.length === 3 ? (cells[1] ?? "") : "").matchAll(/`([^`]+\.ts)`/g)].map(
        ([, file = ""]) => file,
      ),
      tests: tests.split("<br>").map((test) => {
        const [, file = "", name = ""] = /^`([^`]+)`(?:: (.*))?$/.exec(test) ?? [];
        return [file, name] as const;
      }),
    };
  });

/** Files and tests of a row that don't exist. */
const missingOf = ({ id, controls, tests }: Row): readonly string[] => [
  ...controls.filter((file) => !existsSync(`${root}${file}`)).map((file) => `${id}: ${file}`),
  ...tests
    .filter(([file, name]) => {
      const path = `${root}${file}`;
      if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(path)) return true;
      return !readFileSync(path, "utf8").includes(name);
    })
    .map(([file, name]) => `${id}: ${file}: ${name}`),
];

const idsFrom = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, "0")}`);

describe.each([
  ["docs/security.md", idsFrom("T", 46)],
  ["docs/reliability.md", [...idsFrom("F", 39), ...idsFrom("I", 10)]],
])("%s", (document, ids) => {
  const rows = rowsOf(readFileSync(`${root}${document}`, "utf8"));

  it("has every row", () => {
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it("names a control and tests that exist in every row", () => {
    expect(rows.flatMap(missingOf)).toEqual([]);
    const withoutControl = rows.filter(
      ({ id, controls }) => id[0] !== "I" && controls.length === 0,
    );
    expect(withoutControl.map(({ id }) => id)).toEqual([]);
  });
});

it("finds rows whose file or test is missing", () => {
  const rows = rowsOf(
    "| T01 | A threat | `setup/none.ts` | `setup/none.test.ts`<br>`setup/lock.test.ts`: no test |",
  );
  expect(rows.flatMap(missingOf)).toEqual([
    "T01: setup/none.ts",
    "T01: setup/none.test.ts: ",
    "T01: setup/lock.test.ts: no test",
  ]);
});
