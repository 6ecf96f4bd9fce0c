import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import type { PromotionFragment } from "../../../generated/operations.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { PromotionsPage } from "./promotions-page.tsx";

const promotionOf = (code: string): PromotionFragment => ({
  ...{ __typename: "Promotion", code, kind: "FREE_DELIVERY", percent: null, amount: null },
  ...{
    minSum: 0,
    categories: [],
    productIds: [],
    variantIds: [],
    startsAt: "2026-11-20T18:30:00.000Z",
  },
  ...{ endsAt: null, uses: null, usesPerCustomer: null, state: "RUNNING", used: 0, held: 0 },
  ...{ given: 0, createdAt: "2026-11-20T08:00:00.000Z" },
});

/** The page with one promotion, and a second one whose answer arrives on request. */
async function open() {
  const answer = Promise.withResolvers<undefined>();
  const stored = [promotionOf("AVURUDU")];
  const shop = scriptedShop({
    Promotions: () => ({
      promotions: { __typename: "PromotionPage", items: [...stored], nextCursor: null },
    }),
    PromotionUses: () => ({
      promotionUses: { __typename: "PromotionUsePage", items: [], nextCursor: null },
    }),
    CreatePromotion: async () => {
      await answer.promise;
      const promotion = promotionOf("VESAK");
      stored.unshift(promotion);
      return {
        createPromotion: {
          ...{ __typename: "PromotionSaved", promotion, message: "Created", position: "9" },
        },
      };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { where } = openPage(<PromotionsPage />, { shop });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  await screen.findByRole("button", { name: "AVURUDU" });
  press("New promotion");
  press("Create");
  await waitFor(() => expect(shop.variablesOf("CreatePromotion")).toHaveLength(1));
  return { where, said, press, answer: () => act(async () => answer.resolve(undefined)) };
}

it("opens a promotion when it is created", async () => {
  const { where, answer } = await open();
  await answer();
  await waitFor(() => expect(where()).toBe("/?code=VESAK"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps the promotion and the form that were opened while another one is created", async () => {
  const { where, said, press, answer } = await open();
  press("Cancel");
  press("AVURUDU");
  press("New promotion");
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "POSON" } });
  await answer();
  expect(said).toHaveBeenCalledExactlyOnceWith("Created");
  expect(screen.getByLabelText<HTMLInputElement>("Code").value).toBe("POSON");
  expect(where()).toBe("/?code=AVURUDU");
  press("Cancel");
  expect(await screen.findByRole("button", { name: "VESAK" })).toBeDefined();
});

it("lists a promotion that was created between the read and the begin of the feed", async () => {
  const stored = [promotionOf("AVURUDU")];
  const shop = scriptedShop({
    Promotions: () => ({
      promotions: { __typename: "PromotionPage", items: [...stored], nextCursor: null },
    }),
  });
  openPage(<PromotionsPage />, { shop });
  await screen.findByRole("button", { name: "AVURUDU" });
  stored.unshift(promotionOf("VESAK"));
  await shop.publish({
    promotionsChanged: {
      __typename: "PromotionUpdate",
      promotion: null,
      position: "7",
      remaining: 0,
    },
  });
  expect(await screen.findByRole("button", { name: "VESAK" })).toBeDefined();
});

it("is for items and variants that are searched by name", async () => {
  const variantOf = (id: string, ...values: readonly string[]) => ({
    ...{ __typename: "Variant", id, values, price: 100, image: null },
    countInStock: 0,
  });
  const productOf = (id: string, ...variants: readonly object[]) => ({
    ...{ __typename: "Product", id, name: id.toUpperCase(), image: "/a.png" },
    variants: variants,
  });
  const shop = scriptedShop({
    Promotions: () => ({
      promotions: { __typename: "PromotionPage", items: [], nextCursor: null },
    }),
    OfferedItems: () => ({
      catalogue: {
        __typename: "CataloguePage",
        items: [
          productOf("fan", variantOf("fan", "Teak"), variantOf("fan.2", "Ebony")),
          productOf("lamp", variantOf("lamp")),
          productOf("sofa", variantOf("sofa", "Red"), variantOf("sofa.2", "Blue")),
        ],
      },
    }),
    CreatePromotion: () => ({
      createPromotion: { __typename: "Refusal", code: "NOT_FOUND", message: "Not now." },
    }),
  });
  openPage(<PromotionsPage />, { shop });
  const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.click(await screen.findByRole("button", { name: "New promotion" }));
  fireEvent.change(screen.getByRole("searchbox", { name: /^Items/ }), { target: { value: "an" } });
  await screen.findByText("3 items found");
  press(/^Add ?FAN Teak$/);
  press(/^Add ?FAN Teak$/);
  press(/^Add ?LAMP$/);
  press(/^Add ?SOFA Red$/);
  press(/^Add ?SOFA Blue$/);
  const [, all] = screen.getAllByRole("checkbox", { name: "All variants" });
  if (all) fireEvent.click(all);
  // The item with all its variants includes this one.
  press(/^Add ?SOFA Blue$/);
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(3);
  press(/^Create$/);
  await waitFor(() => expect(shop.variablesOf("CreatePromotion")).toHaveLength(1));
  expect(shop.variablesOf("CreatePromotion")).toMatchObject([
    { input: { productIds: ["lamp", "sofa"], variantIds: ["fan"] } },
  ]);
});

it("shows the shop's refusals at their fields, and sends the same values as one command", async () => {
  const answers: object[] = [
    {
      ...{ __typename: "InvalidInput", code: "INVALID_INPUT", message: "Please check the fields." },
      fields: [
        { __typename: "InvalidField", field: "minSumRupees", message: "Not below zero" },
        { __typename: "InvalidField", field: "endsAt", message: "The last day is over" },
      ],
    },
    { __typename: "Refusal", code: "NOT_FOUND", message: "Not now." },
  ];
  const shop = scriptedShop({
    Promotions: () => ({
      promotions: { __typename: "PromotionPage", items: [], nextCursor: null },
    }),
    CreatePromotion: () => ({ createPromotion: answers.shift() ?? null }),
  });
  openPage(<PromotionsPage />, { shop });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.click(await screen.findByRole("button", { name: "New promotion" }));
  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field("Code"), { target: { value: "VESAK" } });
  press("Create");
  expect(await screen.findByText("Not below zero")).toBeDefined();
  expect(screen.getByText("The last day is over")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Minimum subtotal/)));
  fireEvent.change(field(/^Minimum subtotal/), { target: { value: "100" } });
  expect(screen.queryByText("Not below zero")).toBeNull();
  fireEvent.change(field(/^Minimum subtotal/), { target: { value: "" } });
  press("Create");
  expect(await screen.findByText("Not now.")).toBeDefined();
  press("Create");
  expect(
    await screen.findByText("The promotion couldn’t be created. Please try again."),
  ).toBeDefined();
  const sent = shop.variablesOf("CreatePromotion");
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
  expect(sent[0]).toMatchObject({ input: { code: "VESAK", kind: "PERCENT", minSum: 0 } });
});
