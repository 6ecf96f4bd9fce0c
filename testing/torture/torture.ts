import { setTimeout as after } from "node:timers/promises";
import { adminPassword, type Person } from "../api-client.ts";
import { createRandom } from "#server/seed/random.ts";
import { goShopping, moveOrders, signUpNewcomers, type World } from "./callers.ts";
import { checkAnswers, checkFiles } from "./checks.ts";
import { startDyingShop } from "./dying-shop.ts";
import { emptyLedger, type Ledger } from "./ledger.ts";
import { sufferMishaps } from "./mishaps.ts";

export interface Torture {
  readonly dataDir: string;
  /** What callers do, and when the shop is killed, follows from it. */
  readonly seed: number;
  /** It ends after so many kills, or after this time, whichever comes first. */
  readonly kills: number;
  readonly forMs: number;
  /** Kinds of damage to the read models that are tried at the end. */
  readonly damagesTried?: number;
  readonly print?: (line: string) => void;
}

/** What came of it; no problems where everything held. */
export interface Endured {
  readonly kills: number;
  readonly cutOff: number;
  readonly ledger: Ledger;
  readonly problems: readonly string[];
}

const shoppers = 8;
const productsInDemand = 6;
/** Little enough that some orders are refused, where the run is long. */
const piecesOfEach = 400;

/** Milliseconds between two kills, and, now and then, of the start that is killed as well. */
const upMs = [150, 4000] as const;
const openingMs = [100, 1200] as const;
const killsWhileOpening = 0.2;

/**
 * A real server process under carts, orders, cancellings, status moves, sign-ups and profile
 * changes, killed again and again; then everything that was acknowledged is looked for, also after
 * mishaps of its files. Rejects where a caller is answered 5xx or not at all.
 */
export const torture = async ({
  dataDir,
  seed,
  kills,
  forMs,
  damagesTried = 3,
  print = () => undefined,
}: Torture): Promise<Endured> => {
  const shop = await startDyingShop(dataDir);
  const ledger = emptyLedger();
  const begun = performance.now();
  const state = { isOver: false };

  const signedIn = await shop.answerTo((client) =>
    client.rest(null, "POST", "/users/adminauth", {
      email: "admin@nivasa.lk",
      password: adminPassword,
    }),
  );
  const { _id: id, token } = signedIn.body as { readonly _id: string; readonly token: string };
  const admin: Person = { id, token };
  const listed = await shop.answerTo((client) => client.rest(null, "GET", "/products"));
  const products = (listed.body as World["products"]).slice(0, productsInDemand);
  for (const { _id: productId } of products) {
    await shop.answerTo((client) =>
      client.rest(admin, "PUT", `/products/${productId}`, {
        countInStock: piecesOfEach,
      }),
    );
  }

  const world: World = { shop, ledger, products, isOver: () => state.isOver };
  const randomOf = (caller: number) => createRandom(seed * 1009 + caller);
  const callers = Promise.all([
    ...Array.from({ length: shoppers }, (_, index) =>
      goShopping(world, randomOf(index), `shopper${seed}x${index}`),
    ),
    moveOrders(world, randomOf(shoppers), admin),
    signUpNewcomers(world, `newcomer${seed}x`),
  ]);
  // Told at the end; until then the killing goes on.
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
  // Whatever a repeated command has left to do is folded by the next start.
  await shop.stop();
  await (await startDyingShop(dataDir)).stop();
  problems.push(...(await checkFiles(dataDir, ledger)).problems);
  problems.push(...(await sufferMishaps(dataDir, ledger, { damagesTried, print })));
  return { kills: shop.kills, cutOff: shop.cutOff, ledger, problems };
};
