import fc from "fast-check";
import { expect, it } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory, type CommandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { by as buyer, inputOf, ordersOn, stockUp } from "../../testing/orders-at-once.ts";
import { createCheckout } from "../order/checkout.ts";
import { runIdOf } from "../values/run-id.ts";
import { runDecider } from "./decider.ts";
import { createRunProcess } from "./process.ts";
import type { StopAnswer } from "./answering.ts";
import { createRunService } from "./service.ts";

const now = "2026-01-01T10:00:00.000Z";
const date = "2026-01-03";
const runId = runIdOf(date, 1);
const plan = { driverId: "nimal", zoneId: "central", leavesAt: null };
const by = (commandId: string) => ({
  ...commandContext(commandId, { id: "nimal", role: "admin" }),
  now,
});

const runsOn = (commands: CommandsInMemory) => {
  const checkout = createCheckout({ commands, deriveId });
  const process = createRunProcess({ commands, checkout, deriveId });
  const onPending = (_id: string, error: unknown) => {
    throw error;
  };
  return createRunService({ commands, process, deriveId, mayDrive: async () => true, onPending });
};

const delivered: StopAnswer = {
  ...{ kind: "delivered", answeredAt: now, collectedCents: 150_000, shortReason: null },
};
const failed = (
  failure: "not at home" | "refused",
  next: Extract<StopAnswer, { readonly kind: "failed" }>["next"] = null,
): StopAnswer => ({ kind: "failed", answeredAt: now, failure, note: "Gate locked.", next });

const answers: readonly StopAnswer[] = [
  delivered,
  failed("not at home"),
  failed("not at home", { date: "2026-01-05", half: "afternoon" }),
  failed("not at home", { date: "2026-01-04", half: "afternoon" }),
  failed("refused"),
];

/** Orders that are placed, and a run with them that is on the road. */
const onTheRoad = async (multiStream: boolean, orders: number) => {
  const commands = commandsInMemory(createMemoryEventStore({ multiStream }));
  await stockUp(commands, { chair: 50 });
  const orderIds: string[] = [];
  for (let index = 0; index < orders; index += 1) {
    const one = { ...inputOf({ chair: 1 }), again: true };
    const placed = await ordersOn(commands).place(one, buyer(`person ${index}`, `o${index}`));
    if ("orderId" in placed) orderIds.push(placed.orderId);
  }
  const runs = runsOn(commands);
  await runs.plan(date, plan, orderIds, by("plan"));
  const { edition } = (await commands.load(runDecider, runId)).state;
  await runs.start(runId, edition, by("start"));
  return { commands, runs, orderIds };
};

const answer = (
  { runs, orderIds }: Awaited<ReturnType<typeof onTheRoad>>,
  index: number,
  given: StopAnswer,
) => runs.answer(runId, orderIds[index] ?? "", given, { onlyOwnRuns: true }, by(`stop ${index}`));

/** The events by stream. */
const streamsOf = ({ log }: CommandsInMemory) =>
  log
    .map(({ id, stream, type, data, metadata }) => ({ id, stream, type, data, metadata }))
    .sort((one, other) => one.stream.localeCompare(other.stream));

it("a run stores the same streams in one append a command, and step by step", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (given, receives) => {
        const streamsAfter = async (multiStream: boolean) => {
          const shop = await onTheRoad(multiStream, given.length);
          for (const [index, one] of given.entries()) {
            expect(await answer(shop, index, one)).toMatchObject({ accepted: true });
          }
          const refused = given.flatMap((one, index) =>
            one.kind === "failed" && one.failure === "refused" ? [shop.orderIds[index] ?? ""] : [],
          );
          const collectedCents = 150_000 * given.filter(({ kind }) => kind === "delivered").length;
          const cash = { collectedCents, handedInCents: collectedCents, reason: null, words: "" };
          const receivedOrderIds = receives ? refused : [];
          const closing = { ...cash, receivedOrderIds };
          expect(await shop.runs.close(runId, closing, by("close"))).toMatchObject({
            accepted: true,
            state: { settled: true },
          });
          return streamsOf(shop.commands);
        };
        expect(await streamsAfter(true)).toEqual(await streamsAfter(false));
      },
    ),
    { numRuns: 30 },
  );
});

it.each([
  ["delivered", delivered, ["run", "order", "order", "order"]],
  ["not at home", failed("not at home"), ["run", "order", "order", "order"]],
  ["refused", failed("refused"), ["run", "order", "order", "deliveryday"]],
] as const)("an answer is one append: %s", async (_what, given, streams) => {
  const shop = await onTheRoad(true, 1);
  const before = shop.commands.log.length;
  const { position } = (await answer(shop, 0, given)) as { readonly position: string };
  const stored = shop.commands.log.slice(before);
  expect(stored.map(({ stream }) => stream.split("-")[0])).toEqual(streams);
  expect(position).toBe(stored.at(-1)?.position);
  // A repetition has the same answer, and stores nothing.
  expect(await answer(shop, 0, given)).toMatchObject({ accepted: true, repeated: true });
  expect(shop.commands.log).toHaveLength(before + stored.length);
});
