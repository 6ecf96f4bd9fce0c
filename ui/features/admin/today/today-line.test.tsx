import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { TodayLine } from "./today-line.tsx";

const todayOf = (change: object = {}) => ({
  __typename: "Today",
  day: "2026-11-20",
  orders: 7,
  money: 128_400,
  late: 0,
  longestLate: null,
  lowStock: 0,
  outOfStock: 0,
  openReports: 0,
  ...change,
});
const late = {
  __typename: "BoardOrder",
  id: "order-7",
  number: "NV-7",
  statusChangedAt: "2026-11-19T08:00:00.000Z",
};

function open(answer: () => Promise<object> | object) {
  const shop = scriptedShop({ Today: async () => ({ today: await answer() }) });
  render(
    <MemoryRouter>
      <TodayLine />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  const line = screen.getByRole("region", { name: "Today" });
  return {
    shop,
    line,
    texts: () => [...line.children].map(({ textContent }) => textContent),
    isKnown: () => waitFor(() => expect(line.hasAttribute("aria-busy")).toBe(false)),
    publish: (today: object, position = "0000000000000002") =>
      shop.publish({ todayChanged: { __typename: "TodayUpdate", position, today } }),
  };
}

describe("the day in five figures", () => {
  it("reserves its space until they are known, and is not live before", () => {
    const { line, texts, shop } = open(() => new Promise<object>(() => undefined));
    expect(line.getAttribute("aria-busy")).toBe("true");
    expect(texts()).toEqual(["Ordered today–", "Sales today–", "Late–", "Low–", "Reports–"]);
    expect(shop.feeds).toEqual([]);
  });

  it("shows that there is nothing to do on a quiet day", async () => {
    const { texts, isKnown } = open(() => todayOf());
    await isKnown();
    expect(texts()).toEqual([
      "Ordered today7orders",
      "Sales todayRs. 128,400including delivery",
      "Late0no late orders",
      "Low0none sold out",
      "Reports0none open",
    ]);
    expect(screen.queryByRole("link", { name: /^Late/ })).toBeNull();
  });

  it("links to the pages for open tasks", async () => {
    const { texts, isKnown } = open(() =>
      todayOf({
        orders: 1,
        late: 2,
        longestLate: late,
        lowStock: 3,
        outOfStock: 1,
        openReports: 4,
      }),
    );
    await isKnown();
    expect(texts()).toEqual([
      "Ordered today1order",
      "Sales todayRs. 128,400including delivery",
      "Late2oldest NV-7",
      "Low31 sold out",
      "Reports4open",
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/admin/orders?late=1",
      "/admin/stock?show=low",
      "/admin/reports?state=open",
    ]);
  });

  it("follows the day, also past midnight", async () => {
    const { shop, texts, isKnown, publish } = open(() => todayOf());
    await isKnown();
    await waitFor(() => expect(shop.feeds).toHaveLength(1));
    await publish(todayOf({ orders: 8 }));
    expect(texts()[0]).toBe("Ordered today8orders");
    await publish(todayOf({ day: "2026-11-21", orders: 0, money: 0 }), "0000000000000003");
    expect(texts().slice(0, 2)).toEqual([
      "Ordered today0orders",
      "Sales todayRs. 0including delivery",
    ]);
  });
});
