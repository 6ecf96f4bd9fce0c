import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { adminPassword } from "../../testing/api-client.ts";

/**
 * Runs in its own process: the Vendure of `--from` over the SQLite file of `--database`, configured
 * like its own starter but without assets and emails. `--fill FILE` creates the tables and imports
 * the products of a CSV file. Prints a line when it is open.
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "" },
    database: { type: "string", default: "" },
    port: { type: "string", default: "" },
    fill: { type: "string" },
  },
});

/** The part of Vendure that is used. Its types are unavailable: it is not a dependency. */
interface Core {
  bootstrap(config: object): Promise<App>;
  readonly DefaultLogger: new (options: { readonly level: unknown }) => object;
  readonly LogLevel: { readonly Error: unknown };
  readonly DefaultJobQueuePlugin: Plugin;
  readonly DefaultSearchPlugin: Plugin;
  readonly dummyPaymentHandler: object;
  readonly JobQueueService: Service<{ start(): Promise<void> }>;
}
interface Plugin {
  init(options: object): unknown;
}
type Service<T> = abstract new (...given: never[]) => T;
interface App {
  get<T>(service: Service<T>): T;
}
interface Cli {
  populate(open: () => Promise<App>, circumstances: object, products: string): Promise<App>;
}

/**
 * Further data that Vendure needs before it accepts an order: delivery for 500 rupees, cash
 * payment, as in the shop.
 */
const circumstances = {
  defaultLanguage: "en",
  defaultZone: "Asia",
  countries: [{ name: "Sri Lanka", code: "LK", zone: "Asia" }],
  taxRates: [{ name: "Standard", percentage: 0 }],
  shippingMethods: [{ name: "Delivery", price: 50_000 }],
  paymentMethods: [
    {
      name: "Cash",
      handler: {
        code: "dummy-payment-handler",
        arguments: [{ name: "automaticSettle", value: "true" }],
      },
    },
  ],
  collections: [],
} as const;

const load = createRequire(join(values.from, "package.json"));
const core = load("@vendure/core") as Core;

const config = {
  apiOptions: { hostname: "127.0.0.1", port: Number(values.port) },
  authOptions: {
    tokenMethod: "bearer",
    superadminCredentials: { identifier: "superadmin", password: adminPassword },
  },
  dbConnectionOptions: {
    type: "better-sqlite3",
    database: values.database,
    enableWAL: true,
    synchronize: values.fill !== undefined,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  plugins: [
    core.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};

if (values.fill === undefined) {
  await core.bootstrap(config);
} else {
  const open = async () => {
    const app = await core.bootstrap(config);
    // A worker would otherwise fill the search index.
    await app.get(core.JobQueueService).start();
    return app;
  };
  await (load("@vendure/core/cli") as Cli).populate(open, circumstances, values.fill);
}
process.stdout.write("Vendure is open\n");
