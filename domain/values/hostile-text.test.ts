import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { fastestOf, processorTime } from "../../testing/fastest-of.ts";
import { hostileTexts, worstTexts } from "../../testing/hostile-texts.ts";

type Exported = (...args: readonly unknown[]) => unknown;

/** Arguments of the functions that take more than texts. */
const argumentsOf: Readonly<Record<string, (text: string) => readonly unknown[]>> = {
  deliveryDayText: (text) => [{ date: text, half: text }],
  fitInto: (text) => [{ width: text }, true, { width: text }],
  fitOf: (text) => [{ width: text }, { width: text }, text],
  isPastItsDay: (text) => [{ deliveryDate: text, delivered: false }, text],
  isSameSlot: (text) => [{ date: text }, { date: text }],
  isSameTime: (text) => [{ date: text }, { date: text }],
  orderMatcher: (text) => [{ search: text, placedFrom: text, placedTo: text }],
  orderSearchText: (text) => [{ number: text, customerName: text, phone: text, items: [] }],
  searchText: (text) => [[text, text]],
  turnedSize: (text) => [{ width: text }],
};

const folder = import.meta.dirname;
const functions = (
  await Promise.all(
    readdirSync(folder)
      .filter((file) => !file.endsWith(".test.ts"))
      .map(async (file) =>
        Object.entries((await import(/* @vite-ignore */ `${folder}/${file}`)) as object),
      ),
  )
)
  .flat()
  .filter((each): each is [string, Exported] => typeof each[1] === "function");

const texts = [
  ...[...worstTexts(), ...hostileTexts()],
  ...[...worstTexts(20_000), ...hostileTexts(20_000, 1)],
];

it.each(functions)("%s takes any text of 100 kB quickly", async (name, called) => {
  const argumentsFor = argumentsOf[name] ?? ((text: string) => [text, text, text]);
  for (const text of texts) {
    const args = argumentsFor(text);
    const work = () => {
      try {
        called(...args);
      } catch {
        // A text that isn't a date.
      }
    };
    const ms = await fastestOf(work, 50, { now: processorTime });
    expect(
      ms,
      `${JSON.stringify(text.slice(0, 12))} … ${JSON.stringify(text.slice(-4))}`,
    ).toBeLessThan(50);
  }
});
