import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { shopProjections } from "#projections/read-models.ts";
import { someAddress } from "../../testing/api-client.ts";
import { captureLog } from "../../testing/captured-log.ts";
import { collect } from "../../testing/collect.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { startOtlpCollector, type ReceivedSpan } from "../../testing/otlp-collector.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { traceOrder, type TracedOrder } from "../../testing/traced-order.ts";
import { eventually } from "../../testing/eventually.ts";

const loadedModules = new URL("../../testing/loaded-modules.ts", import.meta.url).href;
const listsModules = { NODE_OPTIONS: `--import=${loadedModules}` };
const foreignTrace = "0af7651916cd43dd8448eb211c80319c";
const token = "a token of the monitoring";

/** Names of the metrics in Prometheus's text format. */
const metricsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split("\n").flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));

/** The value of a metric with these labels. */
const valueOf = (text: string, metric: string): number => {
  const line = text.split("\n").find((each) => each.startsWith(`${metric} `));
  if (line === undefined) throw new Error(`There is no ${metric}`);
  return Number(line.slice(metric.length));
};

const consumers = [
  ...["history-index", "order-mails", "alerts", "pushes"],
  ...shopProjections.map(({ name }) => `read-models/${name}`),
];

const promised = [
  "nivasa_commands_total",
  "nivasa_append_duration_seconds",
  "nivasa_append_conflicts_total",
  "nivasa_consumer_lag_events",
  "nivasa_consumer_lag_seconds",
  "nivasa_projection_batch_duration_seconds",
  "nivasa_projection_batch_size",
  "nivasa_sockets_open",
  "nivasa_queue_length",
  "nivasa_mails_waiting",
  "nivasa_event_loop_delay_seconds",
  "v8js_memory_heap_used_bytes",
  "process_memory_usage_bytes",
  "http_server_request_duration_seconds",
];

describe("a shop with a collector and /metrics", () => {
  let traced: TracedOrder;
  let metrics = "";
  let loaded = "";
  const statuses: Record<string, number> = {};
  let events: readonly RecordedEvent[] = [];

  beforeAll(async () => {
    const environment = { ...listsModules, METRICS_TOKEN: token };
    let problems: () => string = () => "";
    const dataDir = filledDirectory();
    traced = await traceOrder(dataDir, environment, async (shop) => {
      problems = shop.problems;
      const ask = (headers: Readonly<Record<string, string>>) =>
        fetch(`${shop.url}/metrics`, { headers });
      statuses["local"] = (await ask({})).status;
      // The first delay of the event loop is recorded after a second.
      metrics = await eventually(async () => {
        const text = await (await ask({})).text();
        expect(text).toContain("nivasa_event_loop_delay_seconds_count");
        for (const consumer of consumers) {
          expect(valueOf(text, `nivasa_consumer_lag_events{consumer="${consumer}"}`)).toBe(0);
        }
        return text;
      });
      const proxied = { "x-forwarded-for": "192.0.2.7" };
      statuses["proxied"] = (await ask(proxied)).status;
      statuses["authorised"] = (await ask({ ...proxied, authorization: `Bearer ${token}` })).status;
      statuses["wrong token"] = (await ask({ ...proxied, authorization: "Bearer no" })).status;
    });
    loaded = problems();
    const store = await openEmbeddedEventStore(dataDir);
    events = await collect(store.readAll(null));
    await store.close();
  });

  it("traces an order from the call to the pushed frame", () => {
    const { spans } = traced;
    const childOf = (parent: ReceivedSpan | undefined, name: string) => {
      const found = spans.find(
        (span) => span.parentSpanId === parent?.spanId && span.name === name,
      );
      expect(found, `${name} below ${parent?.name}`).toBeDefined();
      return found;
    };
    const call = spans.find(({ name }) => name === "POST /api/order");
    expect(call).toMatchObject({ parentSpanId: "b7ad6b7169203331" });
    const commands = childOf(call, "commands together");
    const append = childOf(commands, "append");
    const projection = childOf(append, "projection");
    childOf(projection, "push");
  });

  it("stores the trace with each event of the order, and with no event from before", () => {
    const append = traced.spans.find(({ name }) => name === "append");
    const traceparent = `00-${append?.traceId}-${append?.spanId}-01`;
    const ofTrace = events.filter(({ metadata }) => metadata.traceparent === traceparent);
    expect(ofTrace.map(({ type }) => type)).toEqual([
      "OrderBegun",
      "OrderSubmitted",
      "SlotReserved",
      "StockReserved",
      "OrderPlaced",
      "StockReservationConfirmed",
      "CartCheckedOut",
    ]);
    expect(events[0]?.metadata).not.toHaveProperty("traceparent");
  });

  it("records nothing personal in the attributes of spans", () => {
    const recorded = JSON.stringify(traced.spans.map(({ attributes }) => attributes));
    for (const secret of [...Object.values(someAddress), "ishara", "Bearer"]) {
      expect(recorded).not.toContain(secret);
    }
  });

  it("sends its metrics to the collector as well", () => {
    expect([...traced.metrics]).toEqual(
      expect.arrayContaining([
        "nivasa.commands",
        "nivasa.append.duration",
        "nivasa.projection.batch.duration",
        "http.server.request.duration",
      ]),
    );
  });

  it.each(promised)("exports %s", (name) => {
    expect(metricsIn(metrics)).toContain(name);
  });

  it("counts what happened", () => {
    const placed = 'nivasa_commands_total{kind="order.PlaceOrder",outcome="accepted"}';
    expect(valueOf(metrics, placed)).toBe(2);
    expect(valueOf(metrics, "nivasa_sockets_open")).toBe(1);
    for (const consumer of consumers) {
      expect(valueOf(metrics, `nivasa_consumer_lag_seconds{consumer="${consumer}"}`)).toBe(0);
    }
    expect(
      valueOf(metrics, 'nivasa_append_duration_seconds_count{outcome="written"}'),
    ).toBeGreaterThan(2);
  });

  it("refuses its metrics to callers of other machines without the token", () => {
    expect(statuses).toEqual({ local: 200, proxied: 403, authorised: 200, "wrong token": 403 });
  });

  it("loads OpenTelemetry", () => {
    expect(loaded).toMatch(/^loaded .*@opentelemetry/m);
  });

  it("has every metric that the dashboard shows, and shows every metric of its own", () => {
    const dashboard = readFileSync(
      new URL("../../docs/grafana-dashboard.json", import.meta.url),
      "utf8",
    );
    const { panels } = JSON.parse(dashboard) as {
      readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
    };
    const expressions = panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? []);
    const shown = new Set(
      expressions
        .flatMap((expr) => expr.match(/\b(?:nivasa|http|v8js|process)_\w+(?=\{)/g) ?? [])
        .map((name) => name.replace(/_(?:bucket|sum|count)$/, "")),
    );
    expect([...shown].toSorted()).toEqual(promised.toSorted());
    for (const name of shown) expect(metricsIn(metrics)).toContain(name);
  });
});

it("names the trace of a failed call in its answers and in the log", async () => {
  const collector = await startOtlpCollector();
  const { log, from } = captureLog();
  const shop = await openTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, log);
  const ann = await shop.signUp("ann");
  vi.spyOn(shop.shop.carts, "add").mockRejectedValue(new Error("A bug"));
  const item = { productId: "uva-kettle", quantity: 1 };
  const rest = await shop.rest(ann, "POST", "/cart", item);
  const add = `mutation ($id: ID!) { addToCart(productId: $id, quantity: 1) { __typename } }`;
  const graphql = await shop.graphql(ann, add, { id: "uva-kettle" });
  const known = await shop.graphql(ann, add, { id: "uva-kettle" });
  const malformed = await shop.rest(ann, "POST", "/cart", "{", {
    traceparent: `00-${foreignTrace}-b7ad6b7169203331-01`,
    "x-forwarded-for": "192.0.2.7",
  });
  await shop.close();
  await collector.close();

  const ids = [
    rest.body.traceId,
    graphql.body.errors[0].extensions.traceId,
    known.body.errors[0].extensions.traceId,
  ] as readonly string[];
  expect(new Set(ids).size).toBe(3);
  expect(from(50).map(({ traceId }) => traceId)).toEqual(ids);
  expect(malformed.body).toMatchObject({
    code: "MALFORMED",
    traceId: expect.any(String) as string,
  });
  // The caller may be on another machine, so it doesn't choose the trace.
  expect(malformed.body.traceId).not.toBe(foreignTrace);
  const sent = new Set(collector.spans.map(({ traceId }) => traceId));
  for (const id of ids) expect(sent).toContain(id);
});

it("reports that the collector refuses its traces", async () => {
  const collector = await startOtlpCollector({ status: 400 });
  const { log, from } = captureLog();
  const shop = await openTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, log);
  expect((await shop.rest(null, "GET", "/products")).status).toBe(200);
  await shop.close();
  await collector.close();
  expect(from(40).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      "The collector doesn't accept traces; they are lost until it does",
      "The collector doesn't accept metrics; they are lost until it does",
    ]),
  );
});

it("doesn't load OpenTelemetry unless a setting asks for it, and serves no metrics", async () => {
  const shop = await startShopProcess({ dataDir: filledDirectory(), environment: listsModules });
  onTestFinished(() => shop.kill());
  expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
  await shop.stop();
  expect(shop.problems()).toMatch(/^loaded .*pino|better-sqlite3/m);
  expect(shop.problems()).not.toContain("@opentelemetry");
});
