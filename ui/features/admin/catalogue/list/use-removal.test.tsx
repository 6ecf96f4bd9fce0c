import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { messages } from "../../../../generated/shop.ts";
import { stoolAt } from "../../../../testing/catalogue.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { useRemoval } from "./use-removal.ts";

beforeEach(() => {
  vi.spyOn(notify, "success").mockImplementation(() => undefined);
  vi.spyOn(notify, "failure").mockImplementation(() => undefined);
});

const saved = (message: string) => ({ __typename: "ProductSaved", message, product: stoolAt(1) });
const refused = { __typename: "NotFound", code: "NOT_FOUND", message: "There is no such item." };
const away = () => Promise.reject(new Error("shop unreachable"));

function open(answers: Partial<Record<"remove" | "restore", () => object | Promise<object>>> = {}) {
  const { remove = () => saved("Gone"), restore = () => saved("Back") } = answers;
  const shop = scriptedShop({
    RemoveProduct: async () => ({ removeProduct: await remove() }),
    RestoreProduct: async () => ({ restoreProduct: await restore() }),
  });
  const onChanged = vi.fn<() => void>();
  const { result } = renderHook(() => useRemoval(onChanged), { wrapper: shop.wrapper });
  return {
    shop,
    onChanged,
    remove: () => act(() => result.current.remove("stool-1")),
    restore: () => act(() => result.current.restore("stool-1")),
  };
}

const { catalogue } = messages;

describe("an archived item", () => {
  it("is reported with Undo, which restores it by a separate command", async () => {
    const { shop, onChanged, remove } = open();
    await remove();
    const undo = vi.mocked(notify.success).mock.calls[0]?.[1];
    expect(notify.success).toHaveBeenCalledWith("Gone", expect.objectContaining({ label: "Undo" }));
    expect(onChanged).toHaveBeenCalledTimes(1);

    act(() => undo?.onPress());
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
    expect(notify.success).toHaveBeenLastCalledWith("Back");
    const [removed] = shop.variablesOf("RemoveProduct");
    const [restored] = shop.variablesOf("RestoreProduct");
    expect([removed?.id, restored?.id]).toEqual(["stool-1", "stool-1"]);
    expect(restored?.commandId).not.toBe(removed?.commandId);
  });

  it.each([
    ["refused", () => refused, refused.message],
    ["not sent", away, catalogue.removeFailed],
    ["rejected without a message", () => ({ ...refused, message: null }), catalogue.deleteFailed],
  ])("stays on sale, with a message, if that is %s", async (_what, answer, words) => {
    const { onChanged, remove } = open({ remove: answer });
    await remove();
    expect(notify.failure).toHaveBeenCalledWith(words);
    expect(notify.success).not.toHaveBeenCalled();
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe("a restored item", () => {
  it.each([
    ["refused", () => refused, refused.message],
    ["not sent", away, catalogue.restoreFailed],
  ])("stays archived, with a message, if that is %s", async (_what, answer, words) => {
    const { onChanged, restore } = open({ restore: answer });
    await restore();
    expect(notify.failure).toHaveBeenCalledWith(words);
    expect(onChanged).not.toHaveBeenCalled();
  });
});
