import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { messages } from "../../../../generated/shop.ts";
import { stoolAt } from "../../../../testing/catalogue.ts";
import { daybed, daybedVariant } from "../../../../testing/product-options.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { OptionsDialog } from "./options-dialog.tsx";

beforeEach(() => {
  vi.spyOn(notify, "success").mockImplementation(() => undefined);
  vi.spyOn(notify, "failure").mockImplementation(() => undefined);
});

type Product = ReturnType<typeof daybed>;

const saved = (product: Product) => ({
  __typename: "ProductSaved",
  message: "Saved",
  product: { ...stoolAt(1), ...product, highestPrice: 1000 },
});

async function open({
  products = [daybed()],
  answers = [saved(daybed())],
}: {
  /** The product at each request; the last one stays. */
  products?: readonly Product[];
  answers?: readonly (object | Promise<object>)[];
} = {}) {
  const left = [...products];
  const replies = [...answers];
  const shop = scriptedShop({
    ProductOptions: () => ({ product: left.length > 1 ? left.shift() : left[0] }),
    ProductHistory: () => ({
      productHistory: {
        __typename: "ProductHistory",
        productId: "daybed",
        moments: [
          {
            __typename: "ProductMoment",
            at: "2026-11-21T10:08:00Z",
            words: ["Price of Moss changed"],
            by: "Kasun",
          },
        ],
      },
    }),
    ChangeVariants: async () => {
      const answer = replies.shift();
      if (!answer) throw new Error("shop unreachable");
      return { changeVariants: await answer };
    },
  });
  const onClose = vi.fn<() => void>();
  render(
    <OptionsDialog
      productId="daybed"
      name="Galle Daybed"
      onClose={onClose}
      onSignIn={() => undefined}
    />,
    { wrapper: shop.wrapper },
  );
  await screen.findByRole("form");
  return {
    onClose,
    sent: () => shop.variablesOf("ChangeVariants"),
    press: (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name })),
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    addValue(option: string, value: string) {
      const label = `Add a value to ${option}`;
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      fireEvent.keyDown(screen.getByLabelText(label), { key: "Enter" });
    },
    rows: () => within(screen.getByRole("table", { name: "Variants" })).getAllByRole("row"),
  };
}

const refused = (...fields: readonly { field: string; message: string }[]) => ({
  __typename: "InvalidInput",
  code: "INVALID_INPUT",
  message: "Please look again.",
  fields: fields.map((each) => ({ __typename: "FieldProblem", ...each })),
});

describe("options that are edited", () => {
  it("send nothing before Save, and then one command with the edition seen", async () => {
    const { type, press, sent, onClose, addValue, rows } = await open();
    addValue("Colour", "Rust");
    press("Generate 1 missing");
    expect(rows()).toHaveLength(4);
    type("Price, Rs. of Rust", "1,250");
    type("SKU of Rust", "GD-R");
    screen.getByText("Not in the shop yet: options, 1 new variant.");
    expect(sent()).toEqual([]);
    press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([
      {
        productId: "daybed",
        seen: 3,
        options: [{ name: "Colour", values: [{}, {}, { name: "Rust", colours: [] }] }],
        variants: [{ id: "daybed" }, { id: "daybed.2" }, { values: ["Rust"], price: 1250 }],
      },
    ]);
  });

  it("close no dialog that was opened since, if they are saved late", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { addValue, press, sent, onClose } = await open({ answers: [promise] });
    addValue("Colour", "Rust");
    press("Save");
    await waitFor(() => expect(sent()).toHaveLength(1));
    cleanup();
    await act(async () => resolve(saved(daybed())));
    expect(notify.success).toHaveBeenCalledExactlyOnceWith("Saved", undefined);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("have at most three options, and explain the limit", async () => {
    const { press } = await open();
    press("Add an option");
    press("Add an option");
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add an option" });
    expect(add.disabled).toBe(true);
    const reason = document.getElementById(add.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe("An item has at most three options.");
  });

  it("keep the values of variants on sale", async () => {
    const { addValue } = await open();
    addValue("Colour", "Rust");
    expect(screen.queryByRole("button", { name: "Remove Moss" })).toBeNull();
    screen.getByRole("button", { name: "Remove Rust" });
  });

  it("have up to three colours per value", async () => {
    const { press, type, sent } = await open();
    press("Add a colour to Moss");
    press("Add a colour to Moss");
    expect(screen.queryByRole("button", { name: "Add a colour to Moss" })).toBeNull();
    type("Dark tone of Moss", "#101010");
    press("Remove the last colour of Indigo");
    press("Save");
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          options: [
            {
              values: [{ colours: ["#6b7f4e", "#6b7f4e", "#101010"] }, { colours: [] }],
            },
          ],
        },
      ]),
    );
  });

  it("set one value of several variants", async () => {
    const { press, type, field } = await open();
    fireEvent.click(screen.getByLabelText("Choose all variants"));
    type("Set the price, Rs. for the chosen variants", "900");
    screen.getByText("Rs. 1,000 becomes Rs. 900.");
    press("Set 2 prices");
    expect(field("Price, Rs. of Moss").value).toBe("900");
    expect(field("Price, Rs. of Indigo").value).toBe("900");
    screen.getByText("Not in the shop yet: 2 prices.");
  });

  it("ask before they are discarded", async () => {
    const { type, press, onClose } = await open();
    type("Price, Rs. of Moss", "900");
    press("Close");
    expect(onClose).not.toHaveBeenCalled();
    press("Keep editing");
    press("Cancel");
    press("Discard");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("options that are refused", () => {
  it("show an unreadable number at its field, and send nothing", async () => {
    const { type, press, field, sent } = await open();
    type("Stock of Indigo", "few");
    press("Save");
    const stock = field("Stock of Indigo");
    expect(document.activeElement).toBe(stock);
    expect(stock.getAttribute("aria-invalid")).toBe("true");
    expect(sent()).toEqual([]);
  });

  it("show the server's errors at their fields, and keep the input", async () => {
    const { type, press, field } = await open({
      answers: [
        refused(
          { field: "options.0.values.1", message: "Moss occurs twice" },
          { field: "variants.1.image", message: "Please enter a URL" },
        ),
      ],
    });
    type("Value Indigo", "Moss");
    press("Save");
    await screen.findByText("Moss occurs twice");
    const describes = (control: HTMLElement) =>
      document.getElementById(control.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")
        ?.textContent;
    const [, second] = screen.getAllByLabelText("Value Moss");
    expect(second && describes(second)).toBe("Moss occurs twice");
    expect(describes(field("Picture URL"))).toBe("Please enter a URL");
  });

  it("keep the input if the shop is unreachable", async () => {
    const { type, press, field } = await open({ answers: [] });
    type("Price, Rs. of Moss", "900");
    press("Save");
    await screen.findByText(messages.catalogue.updateFailed);
    expect(field("Price, Rs. of Moss").value).toBe("900");
  });

  it("name what another admin changed, and can be applied to it", async () => {
    const theirs = daybed({
      edition: 4,
      variants: [
        daybedVariant("daybed", ["Moss"], { price: 1100 }),
        daybedVariant("daybed.2", ["Indigo"]),
      ],
    });
    const changed = {
      __typename: "ProductChanged",
      code: "PRODUCT_CHANGED",
      message: "Changed in the meantime.",
      changed: ["options"],
    };
    const { type, press, field, sent, onClose } = await open({
      products: [daybed(), theirs],
      answers: [changed, saved(theirs)],
    });
    type("Price, Rs. of Indigo", "900");
    press("Save");
    await screen.findByText("Changed meanwhile: the price of Moss is now Rs. 1100.");
    expect(screen.getByText(/^Kasun, /).textContent).toContain("Price of Moss changed");
    expect(field("Price, Rs. of Indigo").value).toBe("900");
    press("Keep my changes");
    expect(field("Price, Rs. of Moss").value).toBe("1100");
    press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[1]).toMatchObject({
      seen: 4,
      variants: [{ price: 1100 }, { price: 900 }],
    });
  });

  it("don't overwrite a stock figure that changed meanwhile", async () => {
    const sold = daybed({
      variants: [
        daybedVariant("daybed", ["Moss"]),
        daybedVariant("daybed.2", ["Indigo"], { countInStock: 1 }),
      ],
    });
    const { type, press, field, sent, onClose } = await open({ products: [daybed(), sold] });
    type("Stock of Indigo", "6");
    press("Save");
    await screen.findByText("Changed meanwhile: the stock of Indigo is now 1.");
    expect(screen.queryByText(/^Kasun, /)).toBeNull();
    expect(sent()).toEqual([]);
    press("Keep my changes");
    expect(field("Stock of Indigo").value).toBe("6");
    press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ variants: [{}, { countInStock: 6 }] }]);
  });

  it("keep the other errors while one is corrected", async () => {
    const { type, press, field } = await open();
    type("Stock of Moss", "few");
    type("Stock of Indigo", "few");
    press("Save");
    field("Stock of Indigo").focus();
    type("Stock of Indigo", "2");
    expect(field("Stock of Indigo").getAttribute("aria-invalid")).toBeNull();
    expect(field("Stock of Moss").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Stock of Indigo"));
  });
});

describe("an archived variant", () => {
  it("goes back on sale with Undo", async () => {
    const archived = daybed({
      edition: 4,
      variants: [
        daybedVariant("daybed", ["Moss"]),
        daybedVariant("daybed.2", ["Indigo"], { archived: true }),
      ],
    });
    const { press, sent, onClose } = await open({ answers: [saved(archived), saved(daybed())] });
    press("Archive Indigo");
    press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ variants: [{ archived: false }, { archived: true }] }]);
    const [, undo] = vi.mocked(notify.success).mock.lastCall ?? [];
    undo?.onPress();
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith(messages.catalogue.restored));
    expect(sent()[1]).toMatchObject({
      seen: 4,
      variants: [{ archived: false }, { id: "daybed.2", archived: false }],
    });
  });

  it("can't be restored if one of its values is gone", async () => {
    const old = daybedVariant("daybed.3", ["Rust"], { archived: true });
    await open({ products: [daybed({ variants: [...daybed().variants, old] })] });
    const restore = screen.getByRole<HTMLButtonElement>("button", {
      name: "Rust can’t be restored: its values are gone",
    });
    expect(restore.disabled).toBe(true);
  });
});
