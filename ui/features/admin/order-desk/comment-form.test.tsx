import {
  act,
  createEvent,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { deskOrderOf } from "../../../testing/desk-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { allStatuses } from "../../shared/order/status.ts";
import { CommentForm } from "./comment-form.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";

const refused = {
  commentOnOrder: {
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    message: "Please write something.",
  },
};

function open(answers: readonly (object | Promise<object> | Error)[]) {
  const left = [...answers];
  const shop = scriptedShop({
    CommentOnOrder: async () => {
      const answer = left.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error("Asked too often");
      return { ...(await answer) };
    },
  });
  render(<CommentForm orderId="order-1" number="NV-1" customerName="Ruwan" />, {
    wrapper: shop.wrapper,
  });
  const area = screen.getByLabelText<HTMLTextAreaElement>("Comment");
  const type = (value: string) => fireEvent.change(area, { target: { value } });
  const send = async (times: number) => {
    fireEvent.submit(screen.getByRole("form", { name: "Comment on NV-1" }));
    await waitFor(() => expect(shop.requests).toHaveLength(times));
  };
  const ids = () => shop.variablesOf("CommentOnOrder").map(({ commandId }) => commandId);
  return { shop, area, type, send, ids };
}

describe("a comment on an order", () => {
  it("that is refused shows why, keeps the text, and focuses it", async () => {
    const { area, type, send } = open([refused]);
    type("call first");
    await send(1);
    expect(await screen.findByText("Please write something.")).toBeTruthy();
    expect(area.value).toBe("call first");
    expect(document.activeElement).toBe(area);
  });

  it("without an answer keeps its command id for the same text, and gets a new one for another", async () => {
    const { type, send, ids } = open([new Error("gone"), new Error("gone"), refused]);
    type("call first");
    await send(1);
    await screen.findByRole("alert");
    await send(2);
    await screen.findByRole("alert");
    type("call twice");
    await send(3);
    const [first, again, other] = ids();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

const sent = {
  commentOnOrder: { __typename: "OrderCommented", message: "Sent", order: deskOrderOf(1) },
};

it("keeps the comment that is typed while another one is being sent", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { area, type, send } = open([promise]);
  type("call first");
  await send(1);
  type("call twice");
  const tick = screen.getByRole<HTMLInputElement>("checkbox", { name: "Ruwan sees it too" });
  fireEvent.click(tick);
  await act(async () => resolve(sent));
  expect(area.value).toBe("call twice");
  expect(tick.checked).toBe(true);
});

describe("a comment for the customer", () => {
  it("says who reads it before it is sent, and is for staff only again afterwards", async () => {
    const { shop, type, send } = open([sent]);
    expect(screen.getByText("Visible to staff only, never to the customer.")).toBeTruthy();
    const tick = screen.getByRole<HTMLInputElement>("checkbox", { name: "Ruwan sees it too" });
    fireEvent.click(tick);
    expect(screen.getByText(/^Ruwan reads it .* can’t be taken back\.$/)).toBeTruthy();
    type("We call you this afternoon.");
    await send(1);
    expect(shop.variablesOf("CommentOnOrder")).toMatchObject([{ shared: true }]);
    await waitFor(() => expect(tick.checked).toBe(false));
  });
});

describe("the keys of the order desk", () => {
  function desk() {
    const calls: string[] = [];
    renderHook(() =>
      useDeskKeys({
        onNext: () => calls.push("next"),
        onBefore: () => calls.push("before"),
        onPrint: () => calls.push("print"),
        onUndo: () => calls.push("undo"),
        onStatus: (status) => calls.push(status),
      }),
    );
    const press = (key: string, init: KeyboardEventInit = {}, at: Element = document.body) => {
      const event = createEvent.keyDown(at, { key, ...init });
      fireEvent(at, event);
      return event.defaultPrevented;
    };
    return { calls, press };
  }

  it("go to the adjacent orders, print, undo, and set the four statuses in order", () => {
    const { calls, press } = desk();
    for (const key of ["j", "K", "p", "z", "1", "2", "3", "4"]) expect(press(key)).toBe(true);
    expect(calls).toEqual(["next", "before", "print", "undo", ...allStatuses]);
  });

  it("leave the browser's own keys alone", () => {
    const { calls, press } = desk();
    expect(press("p", { ctrlKey: true })).toBe(false);
    expect(press("j", { metaKey: true })).toBe(false);
    expect(press("k", { altKey: true })).toBe(false);
    expect(press("5")).toBe(false);
    expect(calls).toEqual([]);
  });

  it("are letters in a text field", () => {
    const { calls, press } = desk();
    render(<textarea aria-label="Note" />);
    expect(press("j", {}, screen.getByLabelText("Note"))).toBe(false);
    expect(calls).toEqual([]);
  });
});
