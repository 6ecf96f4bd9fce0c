import fc from "fast-check";
import { expect, it } from "vitest";
import {
  stockAlertDecider,
  type StockAlertCommand,
  type StockAlertState,
} from "#domain/stock-alert/decider.ts";
import { wishListDecider } from "#domain/wishlist/decider.ts";
import type { WishListCommand } from "#domain/wishlist/commands.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { demandProjection } from "./projection.ts";

const people = ["ann", "ben", "cam"];
const variants = ["sofa", "sofa.2"];
const at = (step: number) => new Date(Date.UTC(2026, 10, 26, step)).toISOString();

const stockCommands = (
  [user, variant]: readonly [string, string],
  step: number,
): readonly StockAlertCommand[] => [
  {
    ...{ type: "RequestStockAlert", userId: user, productId: variant, language: "en" },
    // Cam has no account.
    ...{ email: user === "cam" ? "cam@example.lk" : null, available: 0, at: at(step) },
  },
  { type: "ConfirmStockAlert" },
  { type: "SendStockAlert", available: 1 },
  { type: "RemoveStockAlert", by: "staff" },
];

const wishCommands = (productId: string, step: number): readonly WishListCommand[] => [
  { type: "AddWish", productId, offer: { priceCents: 100 } },
  { type: "RemoveWish", productId },
  { type: "RestoreWish", productId },
  { type: "ChangeWishAlert", productId, on: step % 2 === 0 },
];

const steps = fc.array(
  fc.tuple(fc.nat(people.length - 1), fc.nat(variants.length - 1), fc.nat(7)),
  { maxLength: 80 },
);

it("counts the people and lists that the deciders hold, whatever they do", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const alerts = new Map<string, StockAlertState>(
        people.flatMap((user) =>
          variants.map(
            (variant) => [`${user}.${variant}`, stockAlertDecider.initialState] as const,
          ),
        ),
      );
      const lists = new Map(people.map((user) => [user, wishListDecider.initialState] as const));
      const events: GivenEvent[] = [];
      all.forEach(([person, variant, what], step) => {
        const [user, productId] = [people[person] ?? "", variants[variant] ?? ""];
        const id = `${user}.${productId}`;
        const stock = stockCommands([user, productId], step)[what];
        if (stock) {
          const state = alerts.get(id) ?? stockAlertDecider.initialState;
          const decision = stockAlertDecider.decide(stock, state);
          if (!decision.accepted) return;
          events.push(...decision.events.map((event) => [`stockalert-${id}`, event] as const));
          alerts.set(id, decision.events.reduce(stockAlertDecider.evolve, state));
          return;
        }
        const wish = wishCommands(productId, step)[what - 4];
        const state = lists.get(user) ?? wishListDecider.initialState;
        const decision = wish && wishListDecider.decide(wish, state);
        if (!decision?.accepted) return;
        events.push(...decision.events.map((event) => [`wishlist-${user}`, event] as const));
        lists.set(user, decision.events.reduce(wishListDecider.evolve, state));
      });
      const documents = documentsOf(demandProjection, recorded(...events));
      for (const variant of variants) {
        const phases = people.map((user) => alerts.get(`${user}.${variant}`)?.phase);
        const lines = [...lists.values()].flatMap((list) =>
          list.lines.filter(({ productId }) => productId === variant),
        );
        const {
          waiting = 0,
          unconfirmed = 0,
          priceAlerts = 0,
          wished = 0,
        } = documents.get(variant) ?? {};
        expect({ waiting, unconfirmed, priceAlerts, wished }).toEqual({
          waiting: phases.filter((phase) => phase === "waiting").length,
          unconfirmed: phases.filter((phase) => phase === "requested").length,
          priceAlerts: lines.filter(({ alert }) => alert).length,
          wished: lines.length,
        });
      }
      expectReplayable(demandProjection, recorded(...events));
    }),
    { numRuns: 200 },
  );
});
