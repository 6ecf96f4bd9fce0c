import fc from "fast-check";
import { waitFor } from "@testing-library/dom";
import { readFileSync } from "node:fs";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { earlyInput } from "../components/early-input.ts";
import { hydrateLater } from "../components/hydrate-later.tsx";
import { DebouncedSearch } from "../components/debounced-search.tsx";
import { Stepper } from "../components/stepper.tsx";
import { repeatEarlyInput, takeEarlyInput } from "./early-input.ts";
import { nextTask } from "./next-task.ts";

const script = readFileSync(`${import.meta.dirname}/../inline/early-input.js`, "utf8");

const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const before = surroundings.IS_REACT_ACT_ENVIRONMENT;
// React hydrates asynchronously here, as in a browser.
beforeAll(() => {
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
});
afterAll(() => {
  // Other files share this process, and most of them run without it.
  if (before === undefined) delete surroundings.IS_REACT_ACT_ENVIRONMENT;
  else surroundings.IS_REACT_ACT_ENVIRONMENT = before;
});

let stop = () => {};
const clear = () => {
  stop();
  stop = () => {};
  earlyInput()?.end();
  Reflect.deleteProperty(window, "earlyInput");
  document.body.innerHTML = '<div id="root"></div>';
};
beforeEach(clear);
afterEach(clear);

/** Every kind of field, most of them in a part that hydrates after the rest. */
function drawnPage() {
  const sent: unknown[] = [];
  const searched: string[] = [];
  let now: unknown;

  const Fields = hydrateLater(function Fields() {
    const [word, setWord] = useState("");
    const [note, setNote] = useState("a note");
    const [isTicked, setTicked] = useState(false);
    const [size, setSize] = useState("small");
    const [room, setRoom] = useState("kitchen");
    const [price, setPrice] = useState("10");
    const [count, setCount] = useState(1);
    const [rows, setRows] = useState<readonly string[]>([]);
    const { register, handleSubmit, watch } = useForm({
      defaultValues: { city: "", terms: false, province: "Western" },
    });
    const form = watch();
    now = { word, note, isTicked, size, room, price, count, rows, form };
    return (
      <>
        <input id="word" value={word} onChange={({ target }) => setWord(target.value)} />
        <textarea id="note" value={note} onChange={({ target }) => setNote(target.value)} />
        <input
          id="box"
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => setTicked(target.checked)}
        />
        {["small", "large"].map((one) => (
          <input
            key={one}
            id={one}
            type="radio"
            name="size"
            checked={size === one}
            onChange={() => setSize(one)}
          />
        ))}
        <select id="room" value={room} onChange={({ target }) => setRoom(target.value)}>
          {["kitchen", "bath", "garden"].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select
          id="rows"
          multiple
          value={rows}
          onChange={({ target }) => setRows([...target.selectedOptions].map(({ value }) => value))}
        >
          {["one", "two"].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <input
          id="price"
          type="range"
          max="50"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Stepper label="Quantity" value={count} max={9} onChange={setCount} />
        <form
          id="form"
          onSubmit={(event) => void handleSubmit((values) => sent.push(values))(event)}
        >
          <input id="city" {...register("city")} />
          <input id="terms" type="checkbox" {...register("terms")} />
          <select id="province" {...register("province")}>
            {["Western", "Central"].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button id="send">Send</button>
        </form>
      </>
    );
  });
  function Page() {
    return (
      <main>
        <DebouncedSearch label="Search" search="" onSearch={(words) => void searched.push(words)} />
        <Fields />
      </main>
    );
  }

  const root = document.getElementById("root")!;
  window.eval(script);
  root.innerHTML = renderToString(<Page />);
  return {
    sent,
    searched,
    async settled() {
      await nextTask();
      await nextTask();
      return { now, sent: [...sent] };
    },
    async comeAlive() {
      takeEarlyInput();
      const alive = hydrateRoot(root, <Page />);
      stop = () => alive.unmount();
      await nextTask();
      await repeatEarlyInput();
      await waitFor(() => expect(isReacts(at("send"))).toBe(true), { interval: 1 });
    },
  };
}

const at = (id: string) => document.getElementById(id) ?? document.body;
const isReacts = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));
const type = (field: HTMLElement, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  field.focus();
  set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
const change = (field: HTMLElement) => field.dispatchEvent(new Event("change", { bubbles: true }));
const button = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? document.body;

/** User actions on the page, by the kind of field. */
const doings = {
  type: (id: string, words: string) => type(at(id), words),
  tick: (id: string) => at(id).click(),
  choose: (id: string, index: number) => {
    (at(id) as HTMLSelectElement).selectedIndex = index;
    change(at(id));
  },
  chooseRow: (index: number) => {
    const row = (at("rows") as HTMLSelectElement).options[index]!;
    row.selected = !row.selected;
    change(at("rows"));
  },
  async press(label: string) {
    const pressed = button(label);
    pressed.focus();
    // Moving the focus on pointer press takes an event of its own.
    await nextTask();
    pressed.click();
  },
  quantity: (count: number) =>
    type(document.querySelector<HTMLElement>('input[aria-label="Quantity"]')!, String(count)),
  send: () => (at("form") as HTMLFormElement).requestSubmit(at("send")),
};

const doing = fc.oneof(
  fc
    .tuple(fc.constantFrom("word", "note", "city"), fc.string({ maxLength: 5 }))
    .map((one) => ["type", ...one] as const),
  fc.integer({ min: 0, max: 50 }).map((price) => ["type", "price", String(price)] as const),
  fc.constantFrom("box", "small", "large", "terms").map((id) => ["tick", id] as const),
  fc
    .tuple(fc.constantFrom("room", "province"), fc.integer({ min: 0, max: 1 }))
    .map((one) => ["choose", ...one] as const),
  fc.integer({ min: 0, max: 1 }).map((index) => ["chooseRow", index] as const),
  fc.constantFrom("One more", "One less").map((label) => ["press", label] as const),
  fc.integer({ min: 1, max: 12 }).map((count) => ["quantity", count] as const),
);

const perform = ([name, ...args]: readonly [keyof typeof doings, ...unknown[]]) =>
  (doings[name] as (...all: unknown[]) => void | Promise<void>)(...args);

it("input before hydration has the same result as the same input after it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 8 }), fc.boolean(), async (all, sends) => {
      const doAll = async () => {
        for (const one of all) {
          await perform(one);
          await nextTask();
        }
        if (sends) doings.send();
      };
      const early = drawnPage();
      await doAll();
      await early.comeAlive();
      const before = await early.settled();
      clear();

      const late = drawnPage();
      await late.comeAlive();
      await doAll();
      const after = await late.settled();
      clear();
      expect(before).toEqual(after);
    }),
    { numRuns: 40 },
  );
});

it("an early search word stays, and is searched for", async () => {
  const { searched, comeAlive } = drawnPage();
  const field = document.querySelector<HTMLInputElement>("input[type=search]")!;
  type(field, "sofa");
  await comeAlive();
  expect(field.value).toBe("sofa");
  await waitFor(() => expect(searched).toEqual(["sofa"]));
});

it("an early slash moves the focus into the rendered search field, which receives the next letters", () => {
  drawnPage();
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }),
  );
  expect(document.activeElement).toBe(document.querySelector("input[type=search]"));
});

it("the letters after an early slash reach a search field that the page shows later", async () => {
  const root = document.getElementById("root")!;
  window.eval(script);
  for (const key of ["/", "K", "e", "e", "Backspace", "t", " "])
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  takeEarlyInput();
  const { createRoot } = await import("react-dom/client");
  const shown = createRoot(root);
  stop = () => shown.unmount();
  shown.render(<DebouncedSearch label="Search" search="" onSearch={() => {}} />);
  await waitFor(() => {
    const field = document.querySelector<HTMLInputElement>("input[type=search]");
    expect(field?.value).toBe("Ket ");
    expect(document.activeElement).toBe(field);
  });
  expect(earlyInput()?.keys.size).toBe(0);
});

it("a letter typed into a part that hydrates later than others is kept", async () => {
  const page = drawnPage();
  takeEarlyInput();
  await repeatEarlyInput();
  type(at("word"), "s");
  await page.comeAlive();
  expect((await page.settled()).now).toMatchObject({ word: "s" });
});

/** Types one more letter at the end, as a browser does. */
const append = (field: HTMLInputElement, letter: string) => {
  const event = { bubbles: true, data: letter, inputType: "insertText" };
  field.dispatchEvent(new InputEvent("beforeinput", event));
  type(field, field.value + letter);
};

/** A field in a page that React draws once more when the field is focused. */
function focusedPage() {
  function Page() {
    const [word, setWord] = useState("");
    const [isFocused, setFocused] = useState(false);
    return (
      <label>
        {isFocused && <b id="focused">{word}</b>}
        <input
          id="word"
          value={word}
          onFocus={() => setFocused(true)}
          onChange={({ target }) => setWord(target.value)}
        />
      </label>
    );
  }
  const root = document.getElementById("root")!;
  window.eval(script);
  root.innerHTML = renderToString(<Page />);
  return {
    field: at("word") as HTMLInputElement,
    async hydrate() {
      takeEarlyInput();
      const hydrated = hydrateRoot(root, <Page />);
      stop = () => hydrated.unmount();
      await waitFor(() => expect(isReacts(at("word"))).toBe(true), { interval: 1 });
    },
    async focusAgain() {
      at("word").blur();
      at("word").focus();
      await waitFor(() => expect(at("focused").id).toBe("focused"), { interval: 1 });
    },
  };
}

it("a letter typed after React has reset an early text joins that text", async () => {
  const { field, hydrate, focusAgain } = focusedPage();
  append(field, "k");
  await hydrate();
  await focusAgain();
  expect(field.value).toBe("");
  append(field, "e");
  await repeatEarlyInput();
  await waitFor(() => expect(at("focused").textContent).toBe("ke"));
  expect(field.value).toBe("ke");
});

it("a letter typed while the early text is being repeated is kept", async () => {
  const { field, hydrate, focusAgain } = focusedPage();
  append(field, "k");
  await hydrate();
  await focusAgain();
  const repeating = repeatEarlyInput();
  append(field, "e");
  await Promise.resolve();
  append(field, "e");
  await repeating;
  await waitFor(() => expect(at("focused").textContent).toMatch(/^ke+$/));
});
