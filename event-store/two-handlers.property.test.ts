import fc from "fast-check";
import { expect, it } from "vitest";
import { createCheckout } from "#domain/order/checkout.ts";
import { orderDecider } from "#domain/order/decider.ts";
import type { CommandHandler, CommandResult } from "#domain/ports.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";
import { commandContext } from "../testing/events.ts";
import { shelfOf } from "../testing/shelf.ts";
import { orderOf } from "../testing/shop.ts";

const shelf = shelfOf(9);

/** Outcome of an append: `lost` is stored and `never` is not, and neither is answered. */
const outcome = fc.constantFrom("answer", "answer", "answer", "lost", "never");

/** A process on a log. The scheduler decides how long each call takes. */
const processOn = (
  stored: EventStore,
  scheduler: fc.Scheduler,
  outcomes: Iterator<"answer" | "lost" | "never", unknown>,
): CommandHandler =>
  createCommandHandler({
    store: {
      ...stored,
      async append(...append) {
        await scheduler.schedule(Promise.resolve(), "append arrives");
        const next = outcomes.next();
        const unknown = { outcome: "unknown", error: new Error("no answer") } as const;
        if (!next.done && next.value === "never") return unknown;
        const outcome = await stored.append(...append);
        await scheduler.schedule(Promise.resolve(), "append is answered");
        return !next.done && next.value === "lost" ? unknown : outcome;
      },
      async *readStream(stream, from) {
        await scheduler.schedule(Promise.resolve(), "read begins");
        for await (const event of stored.readStream(stream, from)) yield event;
        await scheduler.schedule(Promise.resolve(), "read ends");
      },
    },
    pause: async () => {},
  });

type TakeResult = CommandResult<number, { readonly code: "EMPTY" }>;

it("two processes reserve stock with the result of some sequential order", async () => {
  const command = fc.record({ by: fc.nat(1), id: fc.nat(7) });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(command, { minLength: 2, maxLength: 14 }),
      fc.array(outcome, { maxLength: 6 }),
      async (scheduler, commands, outcomes) => {
        const stored = createMemoryEventStore();
        const left = outcomes.values();
        const processes = [processOn(stored, scheduler, left), processOn(stored, scheduler, left)];
        // The same id always makes the same request, like a client that retries.
        const takeOf = (id: number) => (id % 3) + 1;
        const handle = (handler: CommandHandler, id: number): Promise<TakeResult> =>
          handler.handle(shelf, "1", { take: takeOf(id) }, commandContext(`c${id}`), takeOf(id));
        const answers = await scheduler.waitFor(
          Promise.all(commands.map(({ by, id }) => handle(processes[by]!, id))),
        );

        const taken = new Map(stored.log.map((event) => [event.metadata.commandId, event]));
        expect(taken.size).toBe(stored.log.length);
        const leftOver = stored.log.reduce(
          (sum, { data }) => sum + (data as { readonly quantity: number }).quantity,
          9,
        );
        expect(leftOver).toBeGreaterThanOrEqual(0);
        const alone = createCommandHandler({ store: stored });
        for (const [index, answer] of answers.entries()) {
          const { id } = commands[index]!;
          if (answer.accepted) {
            expect(answer.position).toBe(taken.get(`c${id}`)?.position);
          } else {
            // A command was refused because too few items were left, and items are never added.
            expect(takeOf(id)).toBeGreaterThan(leftOver);
          }
        }
        // Both handlers remember the content of the log and repeat every first answer. So does a
        // handler without any memory.
        for (const handler of [...processes, alone]) {
          const loaded = await scheduler.waitFor(handler.load(shelf, "1"));
          expect(loaded).toEqual({ state: leftOver, revision: stored.log.length - 1 });
          for (const [commandId, { position }] of taken) {
            const again = scheduler.waitFor(handle(handler, Number(commandId.slice(1))));
            expect(await again).toMatchObject({ accepted: true, position, repeated: true });
          }
        }
        expect(stored.log).toHaveLength(taken.size);
      },
    ),
    { numRuns: 100 },
  );
});

it("two processes finish orders: each order ends once, and no refusal is caused by a refused order", async () => {
  const lines = fc.record({ chair: fc.nat(2), lamp: fc.nat(2), sofa: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(lines, { minLength: 2, maxLength: 4 }),
      fc.array(outcome, { maxLength: 6 }),
      async (scheduler, wanted, outcomes) => {
        const stored = createMemoryEventStore();
        const before = createCommandHandler({ store: stored });
        const products = ["chair", "lamp", "sofa"] as const;
        for (const product of products) {
          const receive = { type: "ReceiveStock", quantity: 2 } as const;
          await before.handle(stockDecider, product, receive, commandContext(), null);
        }
        const orders = wanted.map((order) =>
          Object.fromEntries(Object.entries(order).filter(([, quantity]) => quantity > 0)),
        );
        for (const [index, order] of orders.entries()) {
          const submit = { type: "SubmitOrder", content: orderOf(order) } as const;
          await before.handle(orderDecider, `o${index}`, submit, commandContext(), null);
        }
        const left = outcomes.values();
        const checkouts = [0, 1].map(() =>
          createCheckout({ commands: processOn(stored, scheduler, left), deriveId }),
        );
        // Each order has its own process, and the first order runs in both.
        const ends = await scheduler.waitFor(
          Promise.all([
            ...orders.map((_, index) =>
              checkouts[index % 2]!.advance(`o${index}`, commandContext()),
            ),
            checkouts[1]!.advance("o0", commandContext()),
          ]),
        );

        expect(ends.at(-1)?.phase).toBe(ends[0].phase);
        for (const product of products) {
          const { state } = await before.load(stockDecider, product);
          const sold = orders
            .filter((_, index) => ends[index]?.phase === "placed")
            .reduce((sum, order) => sum + (order[product] ?? 0), 0);
          expect(state).toMatchObject({ onHand: 2 - sold, reserved: 0 });
        }
        for (const index of orders.keys()) {
          const ofOrder = stored.log.filter(({ stream }) => stream === `order-o${index}`);
          expect(ofOrder).toHaveLength(2);
        }
        // Each order could have been filled alone, so at least one is placed.
        expect(ends.some(({ phase }) => phase === "placed")).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
