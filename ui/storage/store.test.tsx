import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createStore, onEvents, useStore } from "./store.ts";

const counted = () => {
  let count = 0;
  const log: string[] = [];
  const source = new EventTarget();
  const store = createStore(
    () => count,
    -1,
    (changed) => {
      log.push("watch");
      const stop = onEvents(source, ["more"], () => {
        count += 1;
        changed();
      });
      return () => {
        log.push("stop");
        stop();
      };
    },
  );
  return { store, log, more: () => source.dispatchEvent(new Event("more")) };
};

it("shows each change of the outside source in every component", () => {
  const { store, more } = counted();
  const Count = () => <b>{useStore(store)}</b>;
  render(
    <>
      <Count />
      <Count />
    </>,
  );
  act(() => void more());
  expect(screen.getAllByText("1")).toHaveLength(2);
});

it("watches the source from the first subscriber to the last", () => {
  const { store, log, more } = counted();
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(log).toEqual(["watch"]);
  stops[0]?.();
  more();
  expect(store.read()).toBe(1);
  stops[1]?.();
  expect(log).toEqual(["watch", "stop"]);
  more();
  expect(store.read()).toBe(1);
});

it("shows its state of the server in server-rendered HTML", () => {
  const { store } = counted();
  const Count = () => <b>{useStore(store)}</b>;
  expect(renderToString(<Count />)).toBe("<b>-1</b>");
});
