import { subscribe } from "../bench/calls.ts";
import { apiClient, someAddress, type ApiClient, type Person } from "./api-client.ts";
import { startOtlpCollector, type ReceivedSpan } from "./otlp-collector.ts";
import { startShopProcess, type ShopProcess } from "./shop-process.ts";

/** The trace that the caller of the order begins. */
const callerTrace = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

/** One order placed in a shop that sends its traces and metrics to a collector. */
export interface TracedOrder {
  /** The spans of the order's trace, in the order of their starts. */
  readonly spans: readonly ReceivedSpan[];
  /** Names of the metrics that the collector received with a value. */
  readonly metrics: ReadonlySet<string>;
}

/**
 * Starts the built shop in a directory, places an order while its buyer follows it, and stops the
 * shop, which sends the rest of its traces. `whileOpen` runs after the order.
 */
export const traceOrder = async (
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  whileOpen: (shop: ShopProcess & ApiClient, buyer: Person) => Promise<void>,
): Promise<TracedOrder> => {
  const collector = await startOtlpCollector();
  const shop = await startShopProcess({
    dataDir,
    environment: { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  });
  try {
    const client = apiClient(shop.url);
    const buyer = await client.signUp("ishara");
    const updates = subscribe<{ readonly orderChanged: { readonly order: object | null } }>(
      shop.url,
      buyer.token,
      "subscription { orderChanged { order { number } } }",
    );
    const frames = updates[Symbol.asyncIterator]();
    // The first update only reports that the subscription is live.
    await frames.next();
    const order = (headers?: Readonly<Record<string, string>>) =>
      client.rest(
        buyer,
        "POST",
        "/order",
        {
          orderItems: [{ productId: "uva-kettle", quantity: 1 }],
          shippingAddress: someAddress,
          paymentMethod: "Cash on Delivery",
          totalPrice: 10_350,
          again: true,
        },
        headers,
      );
    // The first order also loads code.
    await order();
    await frames.next();
    const traceparent = `00-${callerTrace.traceId}-${callerTrace.spanId}-01`;
    const placed = await order({ traceparent });
    if (placed.status !== 200) throw new Error(`No order: ${JSON.stringify(placed.body)}`);
    await frames.next();
    await whileOpen({ ...shop, ...client }, buyer);
    await updates.close();
  } finally {
    await shop.stop();
    await collector.close();
  }
  const spans = collector.spans
    .filter(({ traceId }) => traceId === callerTrace.traceId)
    .toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)));
  return { spans, metrics: collector.metrics };
};
