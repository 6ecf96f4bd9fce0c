import Fastify, { type FastifyRequest } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { createRequestBudget } from "./request-budget.ts";

const open = (msPerSecond = 300) => {
  const clock = { time: 0, busy: 0 };
  const budget = createRequestBudget(
    msPerSecond,
    () => clock.time,
    () => clock.busy,
  );
  return {
    budget,
    clock,
    passes: (ms: number) => {
      clock.time += ms;
    },
  };
};

it("accepts a burst of costly requests, and refuses more until enough time has passed", () => {
  const { budget, passes } = open();
  // The bucket has six seconds of 300 ms.
  for (let request = 0; request < 45; request += 1) budget.charge("attacker", 40);
  expect(budget.secondsToWait("attacker")).toBe(0);
  for (let request = 0; request < 15; request += 1) budget.charge("attacker", 40);
  expect(budget.secondsToWait("attacker")).toBe(2);
  expect(budget.secondsToWait("shopper")).toBe(0);
  passes(2000);
  expect(budget.secondsToWait("attacker")).toBe(0);
});

it.each([0.2, 1, 4.9])(
  "gives an address its share of the loop at most, by requests of %d ms, too",
  (ms) => {
    const { budget, passes } = open();
    let used = 0;
    // As many as the loop can do in a minute.
    for (let at = 0; at < 60_000; at += ms) {
      passes(ms);
      if (budget.secondsToWait("attacker") > 0) continue;
      budget.charge("attacker", ms);
      used += ms;
    }
    expect(used / 60_000).toBeLessThan(0.35);
  },
);

it("charges in advance", () => {
  const { budget } = open();
  const request = { ip: "203.0.113.7" } as FastifyRequest;
  for (let count = 0; count < 225; count += 1) expect(budget.prepay(request, 8)).toBe(0);
  // All of them are still in work.
  expect(budget.prepay(request, 8)).toBe(1);
  expect(budget.secondsToWait("203.0.113.7")).toBe(0);
  expect(budget.prepay({ ip: "203.0.113.8" } as FastifyRequest, 8)).toBe(0);
});

it("charges the address of a client that has disconnected since", () => {
  const { budget } = open();
  const request: { ip?: string } = { ip: "203.0.113.7" };
  const charge = () => budget.prepay(request as FastifyRequest, 900);
  expect([charge(), charge()]).toEqual([0, 0]);
  delete request.ip;
  expect(charge()).toBe(3);
  expect(budget.prepay({} as FastifyRequest, 8)).toBe(0);
});

it("limits the waiting time of an address, regardless of its load", () => {
  const { budget } = open();
  for (let request = 0; request < 1000; request += 1) budget.charge("attacker", 1000);
  expect(budget.secondsToWait("attacker")).toBe(6);
});

it("stores a limited number of addresses", () => {
  const { budget } = open();
  for (let address = 0; address < 30_000; address += 1) budget.charge(String(address), 100);
  budget.charge("attacker", 100_000);
  expect(budget.secondsToWait("attacker")).toBeGreaterThan(0);
});

it("remembers the address with the largest debt, however many others come after it", () => {
  const { budget } = open();
  budget.charge("attacker", 100_000);
  for (let address = 0; address < 30_000; address += 1) budget.charge(String(address), 1);
  expect(budget.secondsToWait("attacker")).toBe(6);
});

it("charges a request for its work, whatever number of bodies is still arriving", async () => {
  const { budget, clock } = open();
  const app = Fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  budget.enforce(app, (_request, reply, seconds) => reply.code(429).send({ seconds }));
  app.post("/", async (request) => {
    clock.busy += (request.body as { readonly ms: number }).ms;
    return {};
  });
  app.get("/healthz", async () => ({}));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const arriving = Array.from({ length: 50 }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"ms":')),
    });
    const sending = new AbortController();
    const headers = { "content-type": "application/json" };
    void fetch(url, {
      method: "POST",
      headers,
      body,
      duplex: "half",
      signal: sending.signal,
    } as never).catch(() => undefined);
    return sending;
  });
  onTestFinished(() => arriving.forEach((each) => each.abort()));
  const send = (from: string, ms: number) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({ ms }),
    });
  expect((await send("2001:db8::1", 3000)).status).toBe(200);
  expect((await send("2001:db8::2", 1)).status).toBe(429);
  expect((await send("2001:db8:1::1", 1)).status).toBe(200);
  const check = await fetch(`${url}/healthz`, { headers: { "x-forwarded-for": "2001:db8::1" } });
  expect(check.status).toBe(200);
});
