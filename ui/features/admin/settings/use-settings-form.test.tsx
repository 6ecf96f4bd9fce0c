import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { defaultRules } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

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

function open(answers: readonly (Record<string, unknown> | Promise<typeof saved> | Error)[]) {
  const left = [...answers];
  const shop = scriptedShop({
    ChangeSettings: () => {
      const answer = left.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error("Asked too often");
      return answer;
    },
  });
  const { result, rerender } = renderHook((values) => useSettingsForm(values), {
    initialProps: { ...defaultRules },
    wrapper: shop.wrapper,
  });
  const type = (field: keyof typeof defaultRules, text: string) =>
    act(() => result.current.of(field).onChange(text));
  const save = () => act(() => result.current.save());
  return { shop, result, rerender, type, save };
}

it("an untouched field follows the current value; a touched one keeps its input", () => {
  const { result, rerender, type } = open([]);
  type("lowStock", "7");
  rerender({
    ...defaultRules,
    lowStock: 5,
    packingLateHours: 9,
  } as unknown as typeof defaultRules);
  expect(result.current.of("packingLateHours").value).toBe("9");
  expect(result.current.of("lowStock")).toMatchObject({ value: "7", changed: true });
});

it("reports an invalid number without asking the shop, and clears the error on edit", async () => {
  const { shop, result, type, save } = open([]);
  type("lowStock", "few");
  expect(await save()).toBe(false);
  expect(shop.requests).toEqual([]);
  expect(result.current.of("lowStock").problem).toMatch(/whole number/);
  type("lowStock", "4");
  expect(result.current.of("lowStock").problem).toBeUndefined();
});

it("after saving only the changes were sent, and there are none left", async () => {
  const { shop, result, type, save } = open([saved]);
  type("lowStock", "7");
  expect(await save()).toBe(true);
  expect(shop.variablesOf("ChangeSettings")).toMatchObject([{ input: { lowStock: 7 } }]);
  expect(result.current.changed).toEqual([]);
});

it("keeps what was typed while the changes were being saved", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof saved>();
  const { result, type } = open([promise]);
  type("lowStock", "7");
  type("deliveryNote", "Nivasa Two");
  let saving = Promise.resolve(false);
  act(() => {
    saving = result.current.save();
  });
  type("lowStock", "8");
  type("callFrom", "40");
  await act(async () => {
    resolve(saved);
    expect(await saving).toBe(true);
  });
  expect(result.current.changed).toEqual(["lowStock", "callFrom"]);
  expect(result.current.of("lowStock").value).toBe("8");
});

it("resends the same command if there was no answer, and a new one after an edit", async () => {
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

it("shows the shop's error at its field instead of above the form", async () => {
  const { result, type, save } = open([refused]);
  type("packingLateHours", "1");
  expect(await save()).toBe(false);
  expect(result.current.of("packingLateHours").problem).toBe("Later than amber");
  expect(result.current.problem).toBeNull();
  expect(result.current.of("packingLateHours").value).toBe("1");
});
