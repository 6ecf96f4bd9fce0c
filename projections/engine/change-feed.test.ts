import { expect, it } from "vitest";
import { createChangeFeed, type Change } from "./change-feed.ts";

const change = (id: string): Change => ({ id, collection: "lamps", position: "11", document: {} });

it("calls every listener for every change, and reports a listener that throws", () => {
  const problems: unknown[] = [];
  const feed = createChangeFeed((error) => problems.push(error));
  const received: string[] = [];
  const fault = new Error("a listener's fault");
  feed.listen("lamps", () => {
    throw fault;
  });
  feed.listen("lamps", ({ id }) => received.push(id));
  feed.publish([change("a"), change("b")]);
  expect(received).toEqual(["a", "b"]);
  expect(problems).toEqual([fault, fault]);
});
