import { setTimeout as after } from "node:timers/promises";
import { createRandom } from "#server/seed/random.ts";
import { deliverOrders } from "./deliveries.ts";
import { goShopping, moveOrders, scarceCode, signUpNewcomers, type World } from "./callers.ts";
import { checkAnswers, stopAndCheck } from "./checks.ts";
import { startDyingShop } from "./dying-shop.ts";
import { emptyLedger, type Ledger } from "./ledger.ts";
import { injectFaults } from "./faults.ts";

export interface Torture {
  readonly dataDir: string;
  /** Determines what callers do and when the shop is killed. */
  readonly seed: number;
  /** Ends after this many kills or after `forMs`, whichever comes first. */
  readonly kills: number;
  readonly forMs: number;
  /** Number of kinds of damage to the read models tried at the end. */
  readonly damagesTried?: number;
  readonly print?: (line: string) => void;
}

/** The result; without problems if every check passed. */
export interface TortureResult {
  readonly kills: number;
  readonly cutOff: number;
  readonly ledger: Ledger;
  readonly problems: readonly string[];
}

const shoppers = 8;
const variantsInDemand = 6;
/** Low enough that a long run has refused orders. */
const piecesOfEach = 400;

/** Milliseconds between two kills and, sometimes, of a restart that is killed as well. */
const upMs = [150, 4000] as const;
const openingMs = [100, 1200] as const;
const killsWhileOpening = 0.2;

/**
 * Runs a real server process under carts, orders, cancellations, status changes, delivery runs,
 * sign-ups and profile changes, and kills it repeatedly. Then checks that everything acknowledged
 * exists, also after faults of its files. Rejects if a caller receives 5xx or no response.
 */
export const torture = async ({
  dataDir,
  seed,
  kills,
  forMs,
  damagesTried = 3,
  print = () => undefined,
}: Torture): Promise<TortureResult> => {
  const shop = await startDyingShop(dataDir);
  const ledger = emptyLedger();
  const begun = performance.now();
  const state = { isOver: false };

  const admin = await shop.admin();
  const listed = await shop.answerTo((client) => client.rest(null, "GET", "/products"));
  type Listed = World["products"][number] & { readonly variants?: World["products"] };
  const products = (listed.body as readonly Listed[])
    .flatMap((product) => product.variants ?? [product])
    .slice(0, variantsInDemand);
  for (const { _id: productId } of products) {
    await shop.answerTo((client) =>
      client.rest(admin, "PUT", `/products/${productId}`, {
        countInStock: piecesOfEach,
      }),
    );
  }

  const { code, uses } = scarceCode;
  const startsAt = "2026-01-01T00:00:00.000Z";
  await shop.answerTo((client) =>
    client.graphql(
      admin,
      `mutation ($input: PromotionInput!, $commandId: ID) {
        createPromotion(input: $input, commandId: $commandId) { __typename }
      }`,
      { commandId: code, input: { code, uses, kind: "FREE_DELIVERY", startsAt } },
    ),
  );

  const world: World = { shop, ledger, products, isOver: () => state.isOver };
  const randomOf = (caller: number) => createRandom(seed * 1009 + caller);
  const callers = Promise.all([
    ...Array.from({ length: shoppers }, (_, index) =>
      goShopping(world, randomOf(index), `shopper${seed}x${index}`),
    ),
    moveOrders(world, randomOf(shoppers), admin),
    signUpNewcomers(world, `newcomer${seed}x`),
    deliverOrders(world, randomOf(shoppers + 1), admin, `delivered${seed}`),
  ]);
  // Reported at the end; kills continue until then.
  callers.catch(() => {
    state.isOver = true;
  });

  const random = createRandom(seed);
  while (!state.isOver && shop.kills < kills && performance.now() - begun < forMs) {
    await after(random.between(...upMs));
    const opening = random.next() < killsWhileOpening ? random.between(...openingMs) : null;
    await shop.die(opening);
    print(`${shop.kills} kills, ${ledger.commands.length} commands acknowledged`);
  }
  state.isOver = true;
  await callers;

  const problems = [...(await checkAnswers(shop, ledger))];
  problems.push(...(await stopAndCheck(shop, dataDir, ledger)).problems);
  problems.push(...(await injectFaults(dataDir, ledger, { damagesTried, print })));
  return { kills: shop.kills, cutOff: shop.cutOff, ledger, problems };
};
