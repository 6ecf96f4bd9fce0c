import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const module = new URL("run-command.ts", import.meta.url).href;

/** Runs a script as a command; returns its exit code and output. */
const run = async (command: string) => {
  const script = `const { runCommand } = await import(${JSON.stringify(module)}); runCommand(${command});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: output.trim() };
};

it("exits with 0 only after the command's end", async () => {
  expect(await run(`async () => { setTimeout(() => {}, 60_000); console.log("done"); }`)).toEqual({
    code: 0,
    output: "done",
  });
});

it("exits with 1 and says so if a command awaits something that never comes", async () => {
  expect(await run(`() => new Promise(() => {})`)).toEqual({
    code: 1,
    output: "The command ended before its work was done. Don't rely on what it has left.",
  });
});

it("exits with 1 and the reason if a command fails", async () => {
  expect(
    await run(
      `async () => { throw Object.assign(new Error("No shop"), { name: "CommandProblem" }); }`,
    ),
  ).toEqual({
    code: 1,
    output: "No shop",
  });
});
