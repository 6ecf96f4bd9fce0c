import { expect, it } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { captureLog } from "../../testing/captured-log.ts";
import { createOutages } from "./outages.ts";

const linesOf = (captured: ReturnType<typeof captureLog>) =>
  captured.from(30).map(({ level, msg }) => [level, msg]);

it("logs a late failure of an outage at debug, and a lasting failure as an error", () => {
  const captured = captureLog();
  let now = 0;
  const outages = createOutages(captured.log, () => now);
  const failure = { err: new StoreUnavailable("MongoDB does not answer") };
  const note = outages.of("MongoDB");

  note(new Error("closed"));
  outages.log.error(failure, "Read models wait");
  note(null);
  // A command that started during the outage is given up ten seconds after its connection broke.
  now = 10_000;
  outages.log.error(failure, "Read models wait");
  expect(linesOf(captured)).toEqual([
    [50, "MongoDB is unreachable"],
    [30, "MongoDB is reachable again"],
  ]);
  outages.log.error({ err: new Error("another fault") }, "Something else");
  now = 15_000;
  outages.log.error(failure, "Read models wait");
  expect(linesOf(captured).slice(2)).toEqual([
    [50, "Something else"],
    [50, "Read models wait"],
  ]);
});
