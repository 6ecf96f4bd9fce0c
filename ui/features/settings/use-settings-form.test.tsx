import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { defaultSettings } from "../../generated/shop.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

afterEach(cleanup);

const saved = {
  changeSettings: {
    __typename: "SettingsChanged",
    message: "The settings are saved.",
    position: "1",
  },
};
const refused = {
  changeSettings: {
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    message: "Please check what is marked.",
    fields: [
      { __typename: "FieldProblem", field: "packingLateHours", message: "Later than amber" },
    ],
  },
};

function open(answers: readonly (Record<string, unknown> | Error)[]) {
  const left = [...answers];
  const shop = scriptedShop({
    ChangeSettings: () => {
      const answer = left.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error("Asked too often");
      return answer;
    },
  });
  const { result, rerender } = renderHook((values) => useSettingsForm(values), {
    initialProps: { ...defaultSettings },
    wrapper: shop.wrapper,
  });
  const type = (field: keyof typeof defaultSettings, text: string) =>
    act(() => result.current.of(field).onChange(text));
  const save = () => act(() => result.current.save());
  return { shop, result, rerender, type, save };
}

it("given a field that nobody has touched, then it follows what holds; a touched one keeps what was typed", () => {
  const { result, rerender, type } = open([]);
  type("lowStock", "7");
  rerender({
    ...defaultSettings,
    lowStock: 5,
    packingLateHours: 9,
  } as unknown as typeof defaultSettings);
  expect(result.current.of("packingLateHours").value).toBe("9");
  expect(result.current.of("lowStock")).toMatchObject({ value: "7", changed: true });
});

it("given a number that is none, then the shop is not asked, and editing it takes the words back", async () => {
  const { shop, result, type, save } = open([]);
  type("lowStock", "few");
  expect(await save()).toBe(false);
  expect(shop.asked).toEqual([]);
  expect(result.current.of("lowStock").problem).toMatch(/whole number/);
  type("lowStock", "4");
  expect(result.current.of("lowStock").problem).toBeUndefined();
});

it("given that it is saved, then only what was changed was sent, and nothing is changed any more", async () => {
  const { shop, result, type, save } = open([saved]);
  type("lowStock", "7");
  expect(await save()).toBe(true);
  expect(shop.variablesOf("ChangeSettings")).toMatchObject([{ input: { lowStock: 7 } }]);
  expect(result.current.changed).toEqual([]);
});

it("given that no answer came, then the same command is sent again, and another one once something is edited", async () => {
  const { shop, result, type, save } = open([new Error("gone"), new Error("gone"), saved]);
  type("lowStock", "7");
  expect(await save()).toBe(false);
  expect(result.current.problem).not.toBeNull();
  await save();
  type("lowStock", "8");
  await save();
  const ids = shop.variablesOf("ChangeSettings").map(({ commandId }) => commandId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it("given that the shop finds fault with a field, then it says so there and not over the form", async () => {
  const { result, type, save } = open([refused]);
  type("packingLateHours", "1");
  expect(await save()).toBe(false);
  expect(result.current.of("packingLateHours").problem).toBe("Later than amber");
  expect(result.current.problem).toBeNull();
  expect(result.current.of("packingLateHours").value).toBe("1");
});
